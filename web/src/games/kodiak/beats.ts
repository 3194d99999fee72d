// The beats of a reveal: what is shown together, for how long, and what it changes.
import type { Beat } from '../../board/theatre.svelte';
import type { Fact } from '../../protocol/kodiak';

/** Milliseconds a fact holds the stage, travel included; none: it is shown in passing. */
const HOLD: Partial<Record<Fact['kind'], number>> = {
  revealed: 1350,
  slowed: 1250,
  idle: 500,
  missed: 1500,
  stayed: 1500,
  'heroic-run': 1800,
  'last-leap': 1600,
  'order-set': 450,
  took: 1000,
  'went-home': 750,
  climbed: 1000,
  saved: 900,
  'round-ended': 5200,
  'game-ended': 500,
};

export const holds = (beat: Beat<Fact>): number => HOLD[beat.facts[0]!.kind] ?? 0;

/** Which things a fact changes, for the outline. */
export function touched(fact: Fact): string[] {
  switch (fact.kind) {
    case 'slowed':
      return [`slot-${fact.target}`];
    case 'took':
      return [`seat-${fact.seat}`, `slot-${fact.seat}`];
    case 'saved':
      return [`seat-${fact.owner}`];
    case 'climbed':
      return [`bear-${fact.seat}`];
    case 'went-home':
      return [`slot-${fact.seat}`];
    case 'revealed':
      return fact.cards.map((_, seat) => `slot-${seat}`);
    default:
      return [];
  }
}

/** Salmon saved, and what has no effect, are shown as one. */
export const together = (first: Fact, next: Fact): boolean =>
  first.kind === next.kind && (next.kind === 'saved' || next.kind === 'idle');
