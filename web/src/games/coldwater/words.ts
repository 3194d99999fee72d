// What lies on the table, said in the present language.
import type { CaughtFish, Fish, MasterCard, Spot } from '../../protocol/coldwater';
import { COLOURS, locationOf, sum } from './board';
import { c } from './locale';

const list = (parts: readonly string[]): string => parts.join(', ');
const big = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "2 red, 1 violet". */
export function told(counts: readonly number[]): string {
  const parts = COLOURS.flatMap((colour, k) => (counts[k] ? [c().baits(counts[k], c().colours[colour])] : []));
  return parts.length > 0 ? list(parts) : c().empty;
}

export const zoneName = (zone: number, counts: readonly number[]): string =>
  c().zoneHolds(zone, told(counts), zone - sum(counts));

export const spotName = (spot: Spot): string =>
  spot === 'harbour' ? c().harbour : c().spot(big(c().colours[spot]), c().locations[locationOf(spot)]);

export const slotsOf = (card: MasterCard): string => list(card.slots.map((slot) => c().colours[slot]));

export const masterName = (card: MasterCard): string => c().masterName(c().kinds[card.kind], slotsOf(card));

export const fishName = ({ species, weight, tag }: Fish): string =>
  c().weighs(c().species[species], weight, c().tags[tag]);

export const caughtName = ({ species, fish }: CaughtFish): string =>
  fish ? fishName(fish) : `${c().species[species]}, ${c().unseen}`;
