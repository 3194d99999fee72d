// Who fishes: those on the seats and, in solo, the silent angler.
import type { SeatInfo } from '../../protocol/types';
import { c } from './locale';

export const namesOf = (seats: readonly SeatInfo[], solo: boolean): readonly string[] => [
  ...seats.map((seat) => seat.name),
  ...(solo ? [c().silent] : []),
];
