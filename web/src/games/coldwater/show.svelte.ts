// The show of a tournament: tokens walk the boardwalk, baits leave, fish swim to whoever caught them, and
// cards turn for those who may see them.
import { Flights, spot } from '../../board/flights.svelte';
import { Theatre, type Beat } from '../../board/theatre.svelte';
import type { Colour, Fact, Fish, Location, MasterCard, Species, Trophy } from '../../protocol/coldwater';
import type { Sight } from '../../protocol/types';
import { after, COLOURS, viewOf, ZONES, type Board } from './board';

/** Milliseconds a fact holds the stage, travel included; none: it is shown in passing. */
const HOLD: Partial<Record<Fact['kind'], number>> = {
  cast: 520,
  'took-angler': 520,
  filled: 620,
  'bait-left': 560,
  'bait-placed': 420,
  'bait-swapped': 700,
  'tackle-used': 600,
  'tackle-got': 500,
  'master-taken': 560,
  'master-caught': 900,
  caught: 620,
  weighed: 1700,
  'nothing-caught': 700,
  'mystery-won': 2400,
  'trophy-won': 1700,
  'last-turns': 2600,
  stocked: 360,
  'silent-drew': 950,
  'angler-moved': 300,
  'silent-got-master': 1100,
  'bag-returned': 600,
  'baits-spilled': 900,
  'contest-held': 60_000,
};

/** What the one who looks on has done needs no waiting, only what came of it. */
const OWN = ['cast', 'took-angler', 'bait-placed', 'tackle-used', 'bait-swapped', 'master-taken', 'filled'];

const TRAVEL = 420;

/** What flies over the table. */
export type Thing =
  | { readonly what: 'bait'; readonly colour: Colour }
  | { readonly what: 'token'; readonly side: number }
  | { readonly what: 'fish'; readonly species: Species; readonly location: Location }
  | { readonly what: 'master'; readonly card: MasterCard };

/** What is held up for all to see, or for those who may. */
export type News =
  | { readonly kind: 'weighed' | 'mystery-won'; readonly seat: number; readonly fish: Fish }
  | { readonly kind: 'trophy-won'; readonly seat: number; readonly trophy: Trophy; readonly points: number }
  | { readonly kind: 'silent-drew'; readonly colour: Colour | null; readonly count: number }
  | { readonly kind: 'last-turns'; readonly why: string }
  | { readonly kind: 'contest-held'; readonly location: Location };

export class PondShow extends Theatre<Board, Fact> {
  news = $state.raw<News | null>(null);
  readonly flights = new Flights<Thing>();

  protected truth(sight: Sight): Board {
    return viewOf(sight);
  }

  protected after(board: Board, fact: Fact): Board {
    return after(board, fact);
  }

  protected together(first: Fact, next: Fact): boolean {
    return first.kind === next.kind && (next.kind === 'stocked' || next.kind === 'bait-placed');
  }

  protected holds({ facts: [fact] }: Beat<Fact>): number {
    if (!fact) return 0;
    const hold = HOLD[fact.kind] ?? 0;
    return hold > 0 && 'seat' in fact && fact.seat === this.board.seat && OWN.includes(fact.kind) ? 300 : hold;
  }

  protected touched(fact: Fact): readonly string[] {
    switch (fact.kind) {
      case 'cast':
      case 'took-angler':
        return [`spot-${fact.spot}`];
      case 'angler-moved':
        return [`spot-${fact.end}`];
      case 'filled':
        return [`zone-${fact.seat}-${fact.zone}`];
      case 'bait-left':
        return ZONES.filter((zone) => fact.zones[zone - 3]! > 0).map((zone) => `zone-${fact.seat}-${zone}`);
      case 'caught':
        return [`fish-${fact.location}-${fact.zone ?? 'deck'}`, `pile-${fact.seat}`];
      case 'stocked':
        return [`fish-${fact.location}-${fact.zone}`];
      case 'trophy-won':
        return [`trophy-${fact.trophy}`];
      default:
        return [];
    }
  }

  protected override before({ facts: [fact] }: Beat<Fact>): void {
    this.news = fact && !this.hurry ? newsOf(fact) : null;
  }

  protected override ended(lands: boolean): void {
    if (lands) this.flights.clear();
    this.news = null;
  }

  protected async act({ facts }: Beat<Fact>, pace: number): Promise<void> {
    const [fact] = facts;
    if (!fact) return;
    const ms = TRAVEL * pace;
    switch (fact.kind) {
      case 'cast':
        await this.#fly({ what: 'token', side: fact.side }, `token-${fact.seat}`, `spot-${fact.spot}`, ms, 30);
        return this.apply(facts);
      case 'took-angler': {
        const flight = { what: 'token', side: fact.side } as const;
        const way = this.#fly(flight, `spot-${fact.spot}`, `angler-${fact.seat}`, ms, 30, `token-${fact.spot}`);
        await way;
        this.apply(facts);
        return this.flights.show(`token-${fact.spot}`);
      }
      case 'angler-moved':
        return this.#walk(facts, fact, pace);
      case 'bait-left': {
        const starts = ZONES.flatMap((zone) => {
          const places = [`bait-${fact.seat}-${zone}-${COLOURS.indexOf(fact.colour)}`, `box-${fact.seat}-${zone}`];
          const start = first([...places, `angler-${fact.seat}`]);
          return Array.from({ length: fact.zones[zone - 3] ?? 0 }, () => start);
        });
        const thing = { what: 'bait', colour: fact.colour } as const;
        const flown = starts.map((start, k) =>
          this.#later(k * 60 * pace, () => this.#fly(thing, start, 'discard', ms, 40)),
        );
        this.apply(facts);
        return void (await Promise.all(flown));
      }
      case 'bait-placed':
        await this.#fly(
          { what: 'bait', colour: fact.colour },
          'discard',
          [`master-${fact.seat}-${fact.card.name}`, `angler-${fact.seat}`],
          ms,
          30,
        );
        return this.apply(facts);
      case 'filled': {
        const to = [`box-${fact.seat}-${fact.zone}`, `angler-${fact.seat}`];
        const flown = fact.baits.map((colour, k) =>
          this.#later(k * 70 * pace, () => this.#fly({ what: 'bait', colour }, 'bag', to, ms, 40)),
        );
        await Promise.all(flown);
        return this.apply(facts);
      }
      case 'master-taken':
        await this.#fly(
          { what: 'master', card: fact.card },
          fact.place === null ? 'masters-deck' : `open-${fact.place}`,
          [`masters-${fact.seat}`, `angler-${fact.seat}`],
          ms,
          20,
        );
        return this.apply(facts);
      case 'caught': {
        const key = `fish-${fact.location}-${fact.zone ?? 'deck'}`;
        const thing = { what: 'fish', species: fact.species, location: fact.location } as const;
        await this.#fly(thing, key, [`pile-${fact.seat}`, `angler-${fact.seat}`], 520 * pace, 60, fact.zone ? key : '');
        this.apply(facts);
        return this.flights.show(key);
      }
      case 'stocked':
        return this.#stock(facts, pace);
      default:
        this.apply(facts);
    }
  }

  /** The token goes along the boardwalk, space by space. */
  async #walk(facts: readonly Fact[], fact: Extract<Fact, { kind: 'angler-moved' }>, pace: number): Promise<void> {
    const ring = this.board.boardwalk.map((space) => space.spot);
    const [start, end] = [ring.indexOf(fact.start), ring.indexOf(fact.end)];
    const hops = (end - start + ring.length) % ring.length;
    this.flights.hide(`token-${fact.start}`);
    for (let hop = 0; hop < hops && !this.hurry; hop++) {
      const [from, to] = [ring[(start + hop) % ring.length]!, ring[(start + hop + 1) % ring.length]!];
      await this.#fly({ what: 'token', side: fact.side }, `spot-${from}`, `spot-${to}`, 240 * pace, 12);
    }
    this.apply(facts);
    this.flights.show(`token-${fact.start}`);
  }

  /** Fish come from their decks. */
  async #stock(facts: readonly Fact[], pace: number): Promise<void> {
    await Promise.all(
      facts.map(async (fact, k) => {
        if (fact.kind !== 'stocked') return;
        const thing = { what: 'fish', species: fact.species, location: fact.location } as const;
        const [from, to] = [`fish-${fact.location}-deck`, `fish-${fact.location}-${fact.zone}`];
        await this.#later(k * 80 * pace, () => this.#fly(thing, from, to, 340 * pace, 0));
        this.apply([fact]);
      }),
    );
  }

  async #later(ms: number, then: () => Promise<void>): Promise<void> {
    await this.pause(ms);
    await then();
  }

  /** From a place to the first of some that can be seen; nothing where there is none. */
  async #fly(
    thing: Thing,
    from: DOMRect | string | null,
    to: string | readonly string[],
    ms: number,
    arc: number,
    hides = '',
  ): Promise<void> {
    const [start, end] = [typeof from === 'string' ? spot(from) : from, first(to)];
    if (!start || !end || this.hurry) return;
    const size = thing.what === 'bait' || thing.what === 'token' ? small : sized;
    const flight = { thing, from: size(start), to: size(end), ms, arc };
    const flown = this.flights.fly(hides ? { ...flight, hides } : flight);
    await Promise.race([flown, this.pause(ms + 60)]);
  }
}

function first(names: string | readonly string[]): DOMRect | null {
  for (const name of typeof names === 'string' ? [names] : names) {
    const found = spot(name);
    if (found) return found;
  }
  return null;
}

/** The middle of a place, as large as what is flying. */
const around = (box: DOMRect, size: number): DOMRect =>
  new DOMRect(box.left + box.width / 2 - size / 2, box.top + box.height / 2 - size / 2, size, size);
const small = (box: DOMRect): DOMRect => around(box, 32);
const sized = (box: DOMRect): DOMRect => (box.width > 120 ? around(box, 60) : box);

function newsOf(fact: Fact): News | null {
  switch (fact.kind) {
    case 'weighed':
    case 'mystery-won':
    case 'trophy-won':
    case 'last-turns':
      return fact;
    case 'contest-held':
      return { kind: 'contest-held', location: fact.location };
    case 'silent-drew':
      return { kind: 'silent-drew', colour: fact.colour, count: fact.inDiscard };
    default:
      return null;
  }
}
