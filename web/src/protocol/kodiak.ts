// Made by scripts/make_types.py from src/anadrome/server/protocol.py. Do not edit: change the
// Python types and run the script; tests/house/test_types_fresh.py fails while this is stale.

export type View = KodiakView;

export type Fact = RoundBegan | TurnBegan | Chose | ChoseCard | Revealed | Slowed | Idle | Missed | Stayed | HeroicRun | LastLeap | OrderSet | Took | WentHome | Climbed | Saved | RoundEnded | GameEnded;

export type Phase = 'card' | 'over' | 'pick' | 'visitor';

/**
 * The table as one seat sees it (`seat` None: a spectator). Cards are numbers in the deck.
 *
 * `order` lists the predators' seats that have yet to fish; the first `fishing` of them act at
 * one speed, the first of all acts now. `speeds` (by seat, 0 without a predator) have the delays
 * added.
 */
export interface KodiakView {
  readonly seat: number | null;
  readonly players: number;
  readonly deck: string;
  readonly round: number;
  readonly rounds: number;
  readonly turn: number;
  readonly turns: number;
  readonly phase: Phase;
  readonly first: number;
  readonly cascade: readonly number[];
  readonly hands: readonly (readonly number[])[];
  readonly hasChosen: readonly boolean[];
  readonly ownChoice: number | null;
  readonly shown: readonly (number | null)[];
  readonly visitors: readonly number[];
  readonly speeds: readonly number[];
  readonly order: readonly number[];
  readonly fishing: number;
  readonly climber: number | null;
  readonly caught: readonly number[];
  readonly salmon: readonly Salmon[];
  readonly reserveCards: readonly number[];
  readonly reserves: readonly number[];
  readonly scores: readonly (readonly number[])[];
  readonly totals: readonly number[];
}

/** A salmon card on the table; `stayed` from the turn before, in the pool. */
export interface Salmon {
  readonly owner: number;
  readonly value: number;
  readonly stayed: boolean;
}

/** A round begins: from 1, and who stands on which space, space 1 first. */
export interface RoundBegan {
  readonly kind: 'round-began';
  readonly round: number;
  readonly rounds: number;
  readonly cascade: readonly number[];
}

export interface TurnBegan {
  readonly kind: 'turn-began';
  readonly turn: number;
}

/** A seat has a card face down on the table: everyone sees that, nobody sees which. */
export interface Chose {
  readonly kind: 'chose';
  readonly seat: number;
}

/** Which card it is: told to its own seat alone. */
export interface ChoseCard {
  readonly kind: 'chose-card';
  readonly seat: number;
  readonly card: number;
}

/** All cards turn together: the card of each seat. */
export interface Revealed {
  readonly kind: 'revealed';
  readonly cards: readonly number[];
}

/** A visitor's player names a predator, which now acts at `speed`. */
export interface Slowed {
  readonly kind: 'slowed';
  readonly seat: number;
  readonly target: number;
  readonly delay: number;
  readonly speed: number;
}

/** A visitor finds nobody to bother. */
export interface Idle {
  readonly kind: 'idle';
  readonly seat: number;
}

/** No salmon on the table: all cards are discarded. */
export interface Missed {
  readonly kind: 'missed';
}

/** No predator came: the salmon stay for a further turn. */
export interface Stayed {
  readonly kind: 'stayed';
  readonly salmon: number;
}

/** No predator came again: all salmon are saved. */
export interface HeroicRun {
  readonly kind: 'heroic-run';
  readonly salmon: number;
}

/** No predator came in the last turn of the round: the salmon are saved. */
export interface LastLeap {
  readonly kind: 'last-leap';
  readonly salmon: number;
}

/** The order of fishing: seats, with the speed each acts at. */
export interface OrderSet {
  readonly kind: 'order-set';
  readonly seats: readonly number[];
  readonly speeds: readonly number[];
}

/** A predator takes a salmon; `stayed` says that it lay in the pool since the turn before. */
export interface Took {
  readonly kind: 'took';
  readonly seat: number;
  readonly card: number;
  readonly owner: number;
  readonly value: number;
  readonly stayed: boolean;
}

/** A predator goes home empty. */
export interface WentHome {
  readonly kind: 'went-home';
  readonly seat: number;
  readonly card: number;
}

/** The first of a tie moves to the last space; `cascade` is the order after it. */
export interface Climbed {
  readonly kind: 'climbed';
  readonly seat: number;
  readonly cascade: readonly number[];
}

/** A salmon reaches its owner's reserve. */
export interface Saved {
  readonly kind: 'saved';
  readonly owner: number;
  readonly value: number;
  readonly stayed: boolean;
}

export interface RoundEnded {
  readonly kind: 'round-ended';
  readonly round: number;
  readonly points: readonly number[];
  readonly totals: readonly number[];
}

export interface GameEnded {
  readonly kind: 'game-ended';
  readonly totals: readonly number[];
  readonly places: readonly number[];
}

/** The faces of a deck, by card number, and the Visitor's animal of each seat. */
export interface Faces {
  readonly cards: readonly Face[];
  readonly visitors: readonly string[];
}

/** What is printed on a card. The Visitor's animal follows the seat, so it is empty here. */
export interface Face {
  readonly kind: 'predator' | 'salmon' | 'visitor';
  readonly number: number;
  readonly animal: string;
  readonly takesAll: boolean;
}
