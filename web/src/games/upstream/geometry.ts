// Where things lie on the drawing. The server says which column and how high; this multiplies, and finds
// room for tokens on a tile. Flat-top hexagons; upstream is up.
import type { RiverTile, Space } from '../../protocol/upstream';

export type Edge = RiverTile['falls'][number];

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** From the middle of a tile to its corners. */
export const R = 59;
const ACROSS = 93;
export const HALF = 53.7;
/** The width of the river with its banks, as far as it has to be seen. */
export const WIDTH = 430;

export const at = (space: Space): Point => ({ x: (space.x - 1) * ACROSS, y: -space.y * HALF });

const ANGLES = [180, 240, 300, 0, 60, 120];
/** The corners of a hexagon, from the left one clockwise. */
export const corners = (radius: number): Point[] =>
  ANGLES.map((angle) => {
    const turn = (angle * Math.PI) / 180;
    return { x: radius * Math.cos(turn), y: radius * Math.sin(turn) };
  });
export const hexagon = (radius: number): string =>
  corners(radius)
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ');

/** The edge a hexagon has between two corners, and how far it is turned from N. */
export const EDGES: Readonly<Record<Exclude<Edge, ''>, number>> = { N: 0, NE: 60, SE: 120, S: 180, SW: 240, NW: 300 };
export const turnOf = (edge: Edge): number => (edge ? EDGES[edge] : 0);

export interface Spot extends Point {
  readonly r: number;
}

const ROOMS: readonly (readonly Spot[])[] = [
  [],
  [{ x: 0, y: 26, r: 17 }],
  [
    { x: -19.5, y: 26, r: 17 },
    { x: 19.5, y: 26, r: 17 },
  ],
  [
    { x: -32, y: 21, r: 15.5 },
    { x: 0, y: 21, r: 15.5 },
    { x: 32, y: 21, r: 15.5 },
  ],
  [
    { x: -17.5, y: 1, r: 15.5 },
    { x: 17.5, y: 1, r: 15.5 },
    { x: -17.5, y: 33.5, r: 15.5 },
    { x: 17.5, y: 33.5, r: 15.5 },
  ],
  [
    { x: -33, y: 1.5, r: 15.5 },
    { x: 0, y: 1.5, r: 15.5 },
    { x: 33, y: 1.5, r: 15.5 },
    { x: -16.5, y: 33, r: 15.5 },
    { x: 16.5, y: 33, r: 15.5 },
  ],
];

/** Room for so many tokens on a tile; five can be told apart on a phone. */
export const onTile = (count: number): readonly Spot[] => ROOMS[count] ?? inBox(count, 84, 52, 16);

/** Room for any number of tokens in a box about a middle, which the Spawn needs. */
export function inBox(count: number, width: number, height: number, middle: number): Spot[] {
  const rows = count > 9 ? 3 : count > 3 ? 2 : 1;
  const perRow = Math.ceil(count / rows);
  const r = Math.max(8, Math.min(15, height / rows / 2, width / perRow / 1.7));
  const step = perRow > 1 ? Math.min(2 * r + 1, (width - 2 * r) / (perRow - 1)) : 0;
  const down = rows > 1 ? Math.min(2 * r + 1, (height - 2 * r) / (rows - 1)) : 0;
  return Array.from({ length: count }, (_, k) => {
    const row = Math.floor(k / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    return {
      x: ((k % perRow) - (inRow - 1) / 2) * step,
      y: middle + (row - (rows - 1) / 2) * down,
      r,
    };
  });
}
