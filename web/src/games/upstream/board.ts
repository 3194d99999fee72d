// What the table shows: a view of the server, or a moment on the way to it, made from facts alone (`after`).
// Nothing here knows what is allowed: facts are drawn, not judged.
import type { Fact, RiverTile, Space, SpawnSpace, Token, UpstreamView } from '../../protocol/upstream';
import type { Sight } from '../../protocol/types';
import { at, inBox, onTile, type Spot } from './geometry';

export type Board = UpstreamView;

/** What a sight of Upstream shows. */
export const viewOf = (sight: Sight): UpstreamView => sight.view as UpstreamView;

/** Tiles of the river as they were last seen, by space: where a fact only names a space. */
export class Atlas {
  #tiles = new Map<string, RiverTile>();
  #spaces = new Map<string, Space>();

  note(view: UpstreamView): void {
    for (const tile of view.river) {
      this.#tiles.set(tile.space.name, tile);
      this.#spaces.set(tile.space.name, tile.space);
    }
    for (const { space } of view.spawn) this.#spaces.set(space.name, space);
    for (const space of view.gaps) this.#spaces.set(space.name, space);
  }

  space(name: string): Space | undefined {
    return this.#spaces.get(name);
  }

  tile(name: string): RiverTile | undefined {
    return this.#tiles.get(name);
  }
}

const put = <T>(row: readonly T[], k: number, value: T): T[] => row.map((old, at) => (at === k ? value : old));

function token(board: Board, seat: number, k: number, change: Partial<Token>): Board {
  const tokens = put(board.tokens, seat, put(board.tokens[seat]!, k, { ...board.tokens[seat]![k]!, ...change }));
  const salmon = tokens.map((row) => row.reduce((sum, one) => sum + (one.place === null ? 0 : one.salmon), 0));
  return { ...board, tokens, salmon };
}

/** A predator took one of the salmon of a token. */
const bitten = (board: Board, seat: number, k: number, left: number): Board =>
  token(board, seat, k, left > 0 ? { salmon: left } : { salmon: 0, place: null });

/** The board after one more fact; `truth` is what all the facts lead to. */
export function after(board: Board, fact: Fact, atlas: Atlas, truth: Board): Board {
  switch (fact.kind) {
    case 'turned-up': {
      const stack = { ...board.stack };
      for (const tile of fact.tiles) stack[tile] = (stack[tile] ?? 1) - 1;
      const stackSize = board.stackSize - fact.tiles.length;
      return { ...board, phase: 'lay', acting: fact.seat, hand: fact.tiles, stack, stackSize };
    }
    case 'laid': {
      const known = atlas.tile(fact.space);
      const lies = board.river.some((tile) => tile.space.name === fact.space);
      const gone = board.hand.indexOf(fact.tile);
      const hand = board.hand.filter((_, k) => k !== gone);
      const gaps = board.gaps.filter(({ name }) => name !== fact.space);
      if (!known || lies) return { ...board, hand, gaps };
      return { ...board, hand, gaps, river: [...board.river, { ...known, tile: fact.tile, turned: fact.turned }] };
    }
    case 'spawn-laid':
      return { ...board, spawn: truth.spawn };
    case 'round-began':
      return {
        ...board,
        round: fact.round,
        first: fact.first,
        hand: [],
        falling: truth.round === fact.round ? truth.falling : [],
      };
    case 'turn-began':
      return { ...freed(board), phase: 'move', acting: fact.seat, points: fact.points };
    case 'swam':
    case 'jumped':
    case 'carried':
      return { ...token(board, fact.seat, fact.token, { place: fact.end }), acting: fact.seat, points: fact.left };
    case 'bear-caught':
    case 'heron-ate':
      return bitten(board, fact.seat, fact.token, fact.left);
    case 'eagle-flew': {
      const river = board.river.map((tile) =>
        tile.space.name === fact.space ? { ...tile, tile: 'water' as const } : tile,
      );
      return { ...bitten(board, fact.seat, fact.token, fact.left), river };
    }
    case 'waits':
    case 'whirled':
      return token(board, fact.seat, fact.token, { held: true });
    case 'turn-ended':
      return freed({ ...board, points: 0 });
    case 'tokens-passed': {
      const held = board.movementTokens;
      if (!held) return board;
      const given = put(held, fact.seat, held[fact.seat]! - fact.tokens);
      return { ...board, movementTokens: put(given, fact.to, given[fact.to]! + fact.tokens) };
    }
    case 'row-fell': {
      const river = board.river.filter((tile) => !fact.spaces.includes(tile.space.name));
      let next: Board = { ...board, river, falling: [] };
      for (const [seat, k] of fact.lost) next = token(next, seat, k, { place: null, salmon: 0 });
      return next;
    }
    case 'advanced': {
      const space = board.spawn.find(({ eggs }) => eggs === fact.eggs)?.space.name;
      return space ? token(board, fact.seat, fact.token, { place: space }) : board;
    }
    case 'game-ended':
      return { ...board, phase: 'over', scores: fact.scores, salmon: fact.salmon, places: fact.places };
    case 'arrived':
      return board;
  }
}

const freed = (board: Board): Board => ({
  ...board,
  tokens: board.tokens.map((row) => row.map((one) => (one.held ? { ...one, held: false } : one))),
});

/** How many log lines the server's narrator writes for a fact: so the log keeps pace with what is shown. */
export function linesOf(fact: Fact, players: number): number {
  switch (fact.kind) {
    case 'turn-began':
    case 'arrived':
    case 'advanced':
      return 0;
    case 'turned-up':
      return fact.tiles.length > 1 ? 1 : 0;
    case 'turn-ended':
      return fact.unspent > 0 ? 1 : 0;
    case 'row-fell':
      return 1 + new Set(fact.lost.map(([seat]) => seat)).size;
    case 'game-ended':
      return players + 1;
    default:
      return 1;
  }
}

/** A token where it is drawn. */
export interface Placed extends Spot {
  readonly key: string;
  readonly seat: number;
  readonly token: number;
  readonly place: string;
  readonly salmon: number;
  readonly held: boolean;
}

export const tokenKey = (seat: number, k: number): string => `token-${seat}-${k}`;

/** Every space there is to be drawn, by name. */
export function spacesOf(board: Board): Map<string, Space> {
  const all = [...board.river.map((tile) => tile.space), ...board.spawn.map(({ space }) => space), ...board.gaps];
  return new Map(all.map((space) => [space.name, space]));
}

/** How many tokens stand on each space. */
export function crowds(board: Board): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { place } of board.tokens.flat()) if (place) counts.set(place, (counts.get(place) ?? 0) + 1);
  return counts;
}

/** Those of 4 and 5 eggs share a tile: where on it each has its middle. */
export const sharedBy = (spawn: readonly SpawnSpace[], one: SpawnSpace): 'whole' | 'lower' | 'upper' => {
  const mates = spawn.filter(({ space }) => space.x === one.space.x && space.y === one.space.y);
  if (mates.length < 2) return 'whole';
  return mates.every(({ eggs }) => eggs >= one.eggs) ? 'lower' : 'upper';
};

/** All tokens in the river and on the Spawn, each with its own room. */
export function placed(board: Board): Placed[] {
  const counts = crowds(board);
  const spaces = spacesOf(board);
  const seen = new Map<string, number>();
  return board.tokens.flatMap((row, seat) =>
    row.flatMap((one, k): Placed[] => {
      const space = one.place === null ? undefined : spaces.get(one.place);
      if (one.place === null || !space) return [];
      const nth = seen.get(one.place) ?? 0;
      seen.set(one.place, nth + 1);
      const middle = at(space);
      const spot = roomIn(board, one.place, counts.get(one.place) ?? 1)[nth]!;
      return [
        {
          key: tokenKey(seat, k),
          seat,
          token: k,
          place: one.place,
          salmon: one.salmon,
          held: one.held,
          x: middle.x + spot.x,
          y: middle.y + spot.y,
          r: spot.r,
        },
      ];
    }),
  );
}

function roomIn(board: Board, place: string, count: number): readonly Spot[] {
  const spawn = board.spawn.find(({ space }) => space.name === place);
  if (!spawn) return onTile(count);
  const part = sharedBy(board.spawn, spawn);
  if (part === 'whole') return inBox(count, 92, 56, 14);
  return part === 'lower' ? inBox(count, 84, 30, 31) : inBox(count, 84, 30, -17);
}
