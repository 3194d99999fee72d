// Who leads what, from what lies open on the table: of the contests how many species, for weights are secret.
import type { Angler, Location, Species, Trophy } from '../../protocol/coldwater';
import { LOCATIONS, type Board } from './board';

export const SHELF: readonly Trophy[] = [
  'mystery',
  'shore',
  'lake',
  'river',
  'eight-species',
  'small-species',
  'three-alike',
  'four-different',
  'twelve-fish',
];

const SPECIES: Readonly<Record<Location, readonly Species[]>> = {
  shore: ['wrasse', 'john-dory', 'mackerel', 'flounder'],
  lake: ['perch', 'sea-trout', 'pike'],
  river: ['brown-trout', 'salmon', 'rainbow-trout', 'roach'],
};
const SMALL: readonly Species[] = ['roach', 'perch', 'flounder'];
const NEEDED: Readonly<Partial<Record<Trophy, number>>> = {
  'eight-species': 8,
  'small-species': 3,
  'three-alike': 3,
  'four-different': 4,
  'twelve-fish': 12,
};

/** The trophies of which each angler may win one, two points each; of the last there is a single one. */
const TWO_POINTS: readonly Trophy[] = ['three-alike', 'four-different', 'twelve-fish'];

/** What is left to win of a trophy, the best first. */
export function pointsLeft(board: Board, trophy: Trophy): readonly number[] {
  const stack = board.stacks.find((one) => one.trophy === trophy);
  if (stack || !TWO_POINTS.includes(trophy)) return stack?.points ?? [];
  const taken = board.anglers.filter((angler) => won(angler, trophy) !== null).length;
  const open = trophy === 'twelve-fish' ? 1 : board.anglers.length;
  return taken < open ? [2] : [];
}

export const locationOfSpecies = (species: Species): Location =>
  LOCATIONS.find((location) => SPECIES[location].includes(species)) ?? 'lake';

/** How far an angler is on the way to a trophy. */
export function progress(angler: Angler, trophy: Trophy): number {
  const species = new Set(angler.fish.map((fish) => fish.species));
  const kinds = angler.caughtMasters.map((card) => card.kind);
  switch (trophy) {
    case 'mystery':
      return angler.trophies.filter(([name]) => name === 'mystery').length;
    case 'eight-species':
      return species.size;
    case 'small-species':
      return SMALL.filter((one) => species.has(one)).length;
    case 'three-alike':
      return Math.max(0, ...kinds.map((kind) => kinds.filter((other) => other === kind).length));
    case 'four-different':
      return new Set(kinds).size;
    case 'twelve-fish':
      return angler.fish.length;
    default:
      return SPECIES[trophy].filter((one) => species.has(one)).length;
  }
}

export const told = (n: number, trophy: Trophy): string => {
  const needed = NEEDED[trophy];
  return needed ? `${Math.min(n, needed)}/${needed}` : String(n);
};

/** The points of a trophy that an angler has won; null if not yet. */
export function won(angler: Angler, trophy: Trophy): number | null {
  const points = angler.trophies.filter(([name]) => name === trophy).map(([, each]) => each);
  return points.length > 0 ? points.reduce((sum, each) => sum + each) : null;
}

/** Who is furthest of those who can still win it, and how far; nobody while all are at nothing. */
export function leaders(board: Board, trophy: Trophy): { seats: readonly number[]; far: number } {
  const far = board.anglers.map((angler) =>
    trophy !== 'mystery' && won(angler, trophy) !== null ? 0 : progress(angler, trophy),
  );
  const most = Math.max(...far);
  return { seats: most > 0 ? far.flatMap((n, seat) => (n === most ? [seat] : [])) : [], far: most };
}
