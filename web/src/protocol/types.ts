// Made by scripts/make_types.py from src/anadrome/server/protocol.py. Do not edit: change the
// Python types and run the script; tests/house/test_types_fresh.py fails while this is stale.

export type Lang = 'en' | 'fr';

export type SeatKind = 'bot' | 'me' | 'open';

export type Stage = 'lobby' | 'over' | 'playing';

export type ToServer = Hello | Act | Ping;

export type ToBrowser = Snapshot | Update | TableChanged | Accepted | Refused | Pong;

export type Fact = RoundBegan | TurnBegan | Chose | ChoseCard | Revealed | Slowed | Idle | Missed | Stayed | HeroicRun | LastLeap | OrderSet | Took | WentHome | Climbed | Saved | RoundEnded | GameEnded;

/**
 * A seat of a table to be made: mine (several of mine: hot-seat), open to whoever has the link,
 * or a bot.
 */
export interface SeatWish {
  readonly kind: 'bot' | 'me' | 'open';
  readonly name?: string;
  readonly bot?: string;
}

/**
 * POST /api/tables. The first seat of kind `me` is the host. Without open seats the game
 * starts at once. A `seed` (a game to be repeated) is for tables without open seats: who knows
 * it can tell all chance beforehand, and what the bots will do.
 */
export interface NewTable {
  readonly game: string;
  readonly seats: readonly SeatWish[];
  readonly options?: Readonly<Record<string, string>>;
  readonly seed?: string | null;
}

/** POST /api/tables/{code}/join: take the first open seat. */
export interface JoinTable {
  readonly name: string;
}

/**
 * POST /api/tables/{code}/start, /leave, /rematch: what a seat orders, by its token.
 *
 * `start` (host only): seats still open become bots. `leave`: in the lobby the seat is open
 * again; in play the seat is kept. `rematch` (any seat, after the end): a new table with the
 * same seats and tokens.
 */
export interface SeatOrder {
  readonly token: string;
}

/**
 * An option of a game and its choices for each number of players (by the number as text),
 * default first.
 */
export interface OptionInfo {
  readonly name: string;
  readonly choices: Readonly<Record<string, readonly string[]>>;
}

/** GET /api/games: a game; those not yet playable have no options and no bots. */
export interface GameInfo {
  readonly name: string;
  readonly title: string;
  readonly playable: boolean;
  readonly least: number;
  readonly most: number;
  readonly options: readonly OptionInfo[];
  readonly bots: readonly string[];
}

/** A seat that this device now holds. */
export interface HeldSeat {
  readonly seat: number;
  readonly token: string;
}

/** The answer to making, joining and rematching: where the table is and what of it is yours. */
export interface TableMade {
  readonly code: string;
  readonly seats: readonly HeldSeat[];
}

/** GET /api/rules/{game}?lang=fr: the rules of a game as safe HTML. */
export interface RulesPage {
  readonly game: string;
  readonly html: string;
}

/** Any refused request: a key for programs, a sentence for people, in their language. */
export interface Problem {
  readonly key: string;
  readonly sentence: string;
}

/** First of all, and again to change seat or language: answered by a Snapshot. */
export interface Hello {
  readonly type: 'hello';
  readonly lang: 'en' | 'fr';
  readonly token?: string | null;
}

/**
 * An action in notation for a question. `id` is the browser's, new for each action of a seat:
 * sent twice, it counts once.
 */
export interface Act {
  readonly type: 'act';
  readonly id: string;
  readonly token: string;
  readonly question: number;
  readonly action: string;
}

/** Answered by Pong; the browser measures the line by it. */
export interface Ping {
  readonly type: 'ping';
  readonly id: string;
}

/** A seat as everyone sees it. */
export interface SeatInfo {
  readonly seat: number;
  readonly colour: string;
  readonly name: string;
  readonly kind: 'bot' | 'human' | 'open';
  readonly bot: string | null;
  readonly connected: boolean;
  readonly host: boolean;
}

/** The table around the game. */
export interface TableInfo {
  readonly code: string;
  readonly game: string;
  readonly title: string;
  readonly options: Readonly<Record<string, string>>;
  readonly stage: 'lobby' | 'over' | 'playing';
  readonly seats: readonly SeatInfo[];
  readonly successor: string | null;
}

/** A line of the log, in the language of the connection. */
export interface LogLine {
  readonly text: string;
  readonly seat: number | null;
  readonly heading: boolean;
}

export interface PromptText {
  readonly title: string;
  readonly detail: string;
}

/**
 * A legal action: its notation, a short name, and what it would do.
 *
 * `card` is set for card choices, `seat` for the seat it concerns (a target, a salmon's
 * owner), `value` for a salmon's points.
 */
export interface ActionInfo {
  readonly text: string;
  readonly label: string;
  readonly explanation: string;
  readonly card: number | null;
  readonly seat: number | null;
  readonly value: number | null;
}

/** What the game waits for: `seats` owe an answer, `settled` gave one and may change it. */
export interface DecisionInfo {
  readonly kind: string;
  readonly seats: readonly number[];
  readonly settled: readonly number[];
}

export interface OutcomeInfo {
  readonly scores: readonly number[];
  readonly places: readonly number[];
}

/** All that one seat (or a spectator) may see and do now. */
export interface Sight {
  readonly question: number;
  readonly view: KodiakView;
  readonly decision: DecisionInfo;
  readonly actions: readonly ActionInfo[];
  readonly prompt: PromptText;
  readonly outcome: OutcomeInfo | null;
}

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
  readonly phase: 'card' | 'over' | 'pick' | 'visitor';
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

/** Everything, after Hello. In the lobby there is no `sight` yet. */
export interface Snapshot {
  readonly type: 'snapshot';
  readonly table: TableInfo;
  readonly seat: number | null;
  readonly faces: Faces | null;
  readonly sight: Sight | null;
  readonly log: readonly LogLine[];
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

/** Something happened: the facts this seat may know, in order, and what it sees after them. */
export interface Update {
  readonly type: 'update';
  readonly facts: readonly (RoundBegan | TurnBegan | Chose | ChoseCard | Revealed | Slowed | Idle | Missed | Stayed | HeroicRun | LastLeap | OrderSet | Took | WentHome | Climbed | Saved | RoundEnded | GameEnded)[];
  readonly log: readonly LogLine[];
  readonly sight: Sight;
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

/**
 * Someone came, went or came back, or there is a rematch. (When the game starts a Snapshot
 * comes.)
 */
export interface TableChanged {
  readonly type: 'table';
  readonly table: TableInfo;
}

/** An action is on disk. */
export interface Accepted {
  readonly type: 'accepted';
  readonly id: string;
}

/** A message that changed nothing: `id` is the action's, empty where the message had none. */
export interface Refused {
  readonly type: 'refused';
  readonly id: string;
  readonly key: string;
  readonly sentence: string;
}

export interface Pong {
  readonly type: 'pong';
  readonly id: string;
}
