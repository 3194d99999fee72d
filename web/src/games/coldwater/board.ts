// What the table shows: a view, or a moment on the way to it, made from facts alone (`after`). Nothing here
// knows what is allowed: facts are drawn, not judged.
import type { Angler, Colour, Fact, Location, Species, Spot, Tag, View } from '../../protocol/coldwater';
import type { Sight } from '../../protocol/types';

export type Board = View;

export const COLOURS: readonly Colour[] = ['violet', 'green', 'blue', 'red', 'yellow', 'black'];
export const LOCATIONS: readonly Location[] = ['shore', 'lake', 'river'];
export const ZONES = [3, 4, 5, 6] as const;

/** The two colours that catch in each water. */
export const coloursOf = (location: Location): readonly Colour[] =>
  COLOURS.slice(LOCATIONS.indexOf(location) * 2, LOCATIONS.indexOf(location) * 2 + 2);
export const locationOf = (colour: Colour): Location => LOCATIONS[COLOURS.indexOf(colour) >> 1]!;

/** What a sight of Coldwater Crown shows. */
export const viewOf = (sight: Sight): View => sight.view as View;

/** The baits in a Zone one by one, by colour. */
export const baitsIn = (counts: readonly number[]): Colour[] =>
  COLOURS.flatMap((colour, k) => Array.from({ length: counts[k] ?? 0 }, () => colour));

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

const put = <T>(row: readonly T[], at: number, value: T): T[] => row.map((old, k) => (k === at ? value : old));
const add = (counts: readonly number[], colours: readonly Colour[], by = 1): number[] =>
  counts.map((n, k) => n + by * colours.filter((colour) => colour === COLOURS[k]).length);
const none = [0, 0, 0, 0, 0, 0];

type Box = Angler['box'];
const zoned = (box: Box, zone: number, counts: readonly number[]): Box => put(box, zone - 3, counts) as unknown as Box;

function angler(board: Board, seat: number, change: (old: Angler) => Partial<Angler>): Pick<Board, 'anglers'> {
  const old = board.anglers[seat];
  return { anglers: old ? put(board.anglers, seat, { ...old, ...change(old) }) : board.anglers };
}

const spot = (board: Board, at: Spot, side: number | null): Pick<Board, 'boardwalk'> => ({
  boardwalk: board.boardwalk.map((space) => (space.spot === at ? { ...space, side } : space)),
});

/** A fish comes to or leaves a Zone, or (null) the top of a deck. */
function water(
  board: Board,
  location: Location,
  zone: number | null,
  species: Species | null,
  deck: { top: Species | null; taken: number },
): Pick<Board, 'waters'> {
  const waters = board.waters.map((old) => {
    if (old.location !== location) return old;
    const zones = zone === null ? old.zones : put(old.zones, zone - 3, species);
    return { ...old, zones, left: old.left - deck.taken, top: deck.taken ? deck.top : old.top };
  });
  return { waters: waters as unknown as Board['waters'] };
}

/** The bag gets back all that is discarded. */
const poured = (board: Board): Pick<Board, 'bag' | 'discard'> => ({
  bag: board.bag.map((n, k) => n + (board.discard[k] ?? 0)),
  discard: none,
});

function filled(board: Board, fact: Extract<Fact, { kind: 'filled' }>): Board {
  const back = fact.white === null ? board : { ...board, ...poured(board) };
  return {
    ...back,
    bag: add(back.bag, fact.baits, -1),
    ...angler(back, fact.seat, ({ box }) => ({
      box: zoned(box, fact.zone, add(box[fact.zone - 3] ?? none, fact.baits)),
    })),
  };
}

function left(board: Board, fact: Extract<Fact, { kind: 'bait-left' }>): Board {
  const gone = (zone: number): Colour[] => Array.from({ length: fact.zones[zone - 3] ?? 0 }, () => fact.colour);
  return {
    ...board,
    discard: add(board.discard, ZONES.flatMap(gone)),
    ...angler(board, fact.seat, ({ box }) => ({
      box: ZONES.reduce((now, zone) => zoned(now, zone, add(now[zone - 3] ?? none, gone(zone), -1)), box),
    })),
  };
}

function placed(board: Board, fact: Extract<Fact, { kind: 'bait-placed' }>): Board {
  let more = fact.count;
  const masters = ({ masters }: Angler): Partial<Angler> => ({
    masters: masters.map((master) => {
      if (master.card.name !== fact.card.name) return master;
      const filled = master.filled.map((done, k) => done || (master.card.slots[k] === fact.colour && more-- > 0));
      return { ...master, filled };
    }),
  });
  const baits = Array.from({ length: fact.count }, () => fact.colour);
  return { ...board, ...angler(board, fact.seat, masters), discard: add(board.discard, baits, -1) };
}

/** The board after one more fact. */
export function after(board: Board, fact: Fact): Board {
  switch (fact.kind) {
    case 'tag-turned':
      return { ...board, tag: fact.tag };
    case 'stocked':
      return { ...board, ...water(board, fact.location, fact.zone, fact.species, { top: fact.top, taken: 1 }) };
    case 'master-turned':
      return {
        ...board,
        openMasters: put(board.openMasters, fact.place, fact.card),
        mastersLeft: board.mastersLeft - 1,
      };
    case 'mystery-turned':
      return { ...board, mystery: fact.weight };
    case 'tackle-got':
      return {
        ...board,
        tackleLeft: board.tackleLeft - 1,
        ...angler(board, fact.seat, ({ tackle }) => ({ tackle: [...tackle, fact.tackle] })),
      };
    case 'tackle-shuffled':
      return { ...board, tackleLeft: fact.tokens, tackleDiscard: [] };
    case 'turn-began':
      return {
        ...board,
        acting: fact.seat,
        turn: board.turn + 1,
        step: 1,
        ...angler(board, fact.seat, () => ({ turns: fact.turn })),
      };
    case 'cast': {
      const cast = { ...board, step: 1, ...spot(board, fact.spot, fact.side) };
      return { ...cast, ...angler(cast, fact.seat, () => ({ token: null })) };
    }
    case 'took-angler': {
      const took = { ...board, step: 2, ...spot(board, fact.spot, null) };
      return { ...took, ...angler(took, fact.seat, () => ({ token: fact.side })) };
    }
    case 'filled':
      return filled(board, fact);
    case 'bait-left':
      return left(board, fact);
    case 'bait-placed':
      return placed(board, fact);
    case 'bait-swapped': {
      const swap = ({ box }: Angler): Partial<Angler> => {
        const one = add(add(box[fact.zone - 3] ?? none, [fact.colour], -1), [fact.otherColour]);
        const other = add(add(box[fact.otherZone - 3] ?? none, [fact.otherColour], -1), [fact.colour]);
        return { box: zoned(zoned(box, fact.zone, one), fact.otherZone, other) };
      };
      return { ...board, ...angler(board, fact.seat, swap) };
    }
    case 'tackle-used': {
      const used = ({ tackle }: Angler): Partial<Angler> => {
        const at = tackle.indexOf(fact.tackle);
        return { tackle: tackle.filter((_, k) => k !== at) };
      };
      return { ...board, ...angler(board, fact.seat, used), tackleDiscard: [...board.tackleDiscard, fact.tackle] };
    }
    case 'master-taken': {
      const open = fact.place === null ? board.openMasters : put(board.openMasters, fact.place, null);
      const card = { card: fact.card, filled: fact.card.slots.map(() => false) };
      return {
        ...board,
        openMasters: open,
        mastersLeft: board.mastersLeft - (fact.place === null ? 1 : 0),
        ...angler(board, fact.seat, ({ masters }) => ({ masters: [...masters, card] })),
      };
    }
    case 'master-caught':
      return {
        ...board,
        discard: add(board.discard, fact.card.slots),
        ...angler(board, fact.seat, ({ masters, caughtMasters }) => ({
          masters: masters.filter(({ card }) => card.name !== fact.card.name),
          caughtMasters: [...caughtMasters, fact.card],
        })),
      };
    case 'caught': {
      const deck = { top: fact.top, taken: fact.zone === null ? 1 : 0 };
      const fish = { species: fact.species, fish: null, shown: false, unlike: null };
      return {
        ...board,
        ...water(board, fact.location, fact.zone, null, deck),
        ...angler(board, fact.seat, (old) => ({ fish: [...old.fish, fish] })),
      };
    }
    case 'weighed':
    case 'mystery-won': {
      const shown = fact.kind === 'mystery-won';
      const turned = { species: fact.fish.species, fish: fact.fish, shown, unlike: null };
      return { ...board, ...angler(board, fact.seat, ({ fish }) => ({ fish: put(fish, fish.length - 1, turned) })) };
    }
    case 'trophy-won':
      return {
        ...board,
        points: put(board.points, fact.seat, (board.points[fact.seat] ?? 0) + fact.points),
        stacks: board.stacks.map((stack) =>
          stack.trophy === fact.trophy ? { ...stack, points: stack.points.slice(1) } : stack,
        ),
        ...angler(board, fact.seat, ({ trophies }) => ({ trophies: [...trophies, [fact.trophy, fact.points]] })),
      };
    case 'last-turns':
      return { ...board, ending: fact.why };
    case 'silent-drew': {
      const baits = fact.colour ? [fact.colour] : [];
      return { ...board, bag: add(board.bag, baits, -1), discard: add(board.discard, baits) };
    }
    case 'angler-moved': {
      const lifted = { ...board, ...spot(board, fact.start, null) };
      return { ...lifted, ...spot(lifted, fact.end, fact.side) };
    }
    case 'silent-got-master':
      return {
        ...board,
        mastersLeft: board.mastersLeft - 1,
        ...angler(board, 1, ({ caughtMasters }) => ({ caughtMasters: [...caughtMasters, fact.card] })),
      };
    case 'bag-returned':
      return { ...board, ...poured(board) };
    case 'baits-spilled':
      return { ...board, bag: add(board.bag, fact.baits, -1), discard: add(board.discard, fact.baits) };
    case 'chose':
      return { ...board, ...angler(board, fact.seat, () => ({ chosen: true })) };
    case 'presents':
      return { ...board, presents: fact.fish };
    case 'contest-held':
      return { ...board, contests: [...board.contests, { location: fact.location, entries: fact.entries }] };
    case 'game-ended':
      return { ...board, phase: 'over', scores: fact.scores, places: fact.places };
    case 'nothing-caught':
      return board;
  }
}

/** The symbol of a Tag. Its ink is called white in the art; the rules keep that word for the bait. */
export const tagArt = (tag: Tag): string => `t-${tag === 'ice' ? 'white' : tag}`;

const FISH: Readonly<Partial<Record<Species, string>>> = {
  'john-dory': 'f-dory',
  'brown-trout': 'f-brown',
  'rainbow-trout': 'f-rainbow',
  'sea-trout': 'f-seatrout',
};
export const fishArt = (species: Species): string => FISH[species] ?? `f-${species}`;
