// What lies in the river, in the present language. The server tells what happens; this names what is there.
import { w } from '../../i18n';
import type { Board, Placed } from './board';
import type { Edge } from './geometry';

export const tileName = (kind: string, whirlpool: boolean): string =>
  w().tiles[kind === 'rock' && whirlpool ? 'whirlpool' : kind] ?? kind;

/** A tile and what it does, for whom the pointer rests on it. */
export function tileHint(kind: string, whirlpool: boolean): string {
  const hint = w().tileHints[kind === 'rock' && whirlpool ? 'whirlpool' : kind];
  return tileName(kind, whirlpool) + (hint ? `. ${hint}` : '');
}

export const edgeName = (edge: Edge): string => (edge ? (w().edges[edge] ?? edge) : '');

export const sizeName = (salmon: number): string => (salmon > 1 ? w().pair : w().single);

/** "L5", or for the Spawn "Spawn, 2 eggs". */
export const placeName = (place: string): string =>
  place.startsWith('S') ? w().onSpawn(Number(place.slice(1))) : place;

/** The row a space is in; for the bank, where rows are numbered. */
export const rowOf = (space: string): number => Number(space.slice(1));

/** The river in words, row by row from upstream, for those who cannot see it. */
export function inWords(board: Board, tokens: readonly Placed[], names: readonly string[]): string[] {
  const here = (place: string): string =>
    tokens
      .filter((token) => token.place === place)
      .map(({ seat, salmon, held }) => `${names[seat]} ${sizeName(salmon)}${held ? ` (${w().held})` : ''}`)
      .join(', ');
  const spawn = board.spawn.map(({ space }) => [placeName(space.name), here(space.name)].filter(Boolean).join(': '));
  const river = [...board.river]
    .sort((a, b) => b.space.y - a.space.y || a.space.x - b.space.x)
    .map(({ space, tile, turned, falls }) => {
      const what = [tileName(tile, board.whirlpool)];
      if (tile === 'rapids') what.push(w().pointsTo(edgeName(turned)));
      if (falls.length > 0) what.push(w().fallsOn(falls.map(edgeName).join(', ')));
      if (board.falling.includes(space.name)) what.push(w().washesAway);
      const on = here(space.name);
      return `${space.name}: ${what.join(', ')}${on ? `. ${on}` : ''}`;
    });
  return [...spawn.reverse(), ...river];
}
