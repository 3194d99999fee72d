// Made by scripts/make_types.py from src/anadrome/server/protocol.py. Do not edit: change the
// Python types and run the script; tests/house/test_types_fresh.py fails while this is stale.

import type * as kodiak from './kodiak';
import type * as upstream from './upstream';
import type * as coldwater from './coldwater';
import type { Faces } from './kodiak';

export type Lang = 'en' | 'fr';

export type SeatKind = 'bot' | 'me' | 'open';

export type Stage = 'lobby' | 'over' | 'playing';

export type ToServer = Hello | Act | TakeBack | Ping;

export type ToBrowser = Snapshot | Update | TableChanged | Accepted | Refused | Pong;

export type View = kodiak.View | upstream.View | coldwater.View;

export type Fact = kodiak.Fact | upstream.Fact | coldwater.Fact;

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
 * it can tell all chance beforehand, and what the bots will do. A `pond` (a date such as
 * 2026-11-19) is for a solo game of Coldwater Crown: that day's, the same for everyone.
 */
export interface NewTable {
  readonly game: string;
  readonly seats: readonly SeatWish[];
  readonly options?: Readonly<Record<string, string>>;
  readonly seed?: string | null;
  readonly pond?: string | null;
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
 * default first. `open`: other values may be allowed too; who asks is told why not.
 */
export interface OptionInfo {
  readonly name: string;
  readonly choices: Readonly<Record<string, readonly string[]>>;
  readonly open: boolean;
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

/**
 * Undo this seat's last action, where `Sight.can_take_back` says that it can be: then
 * everyone gets a new Snapshot.
 */
export interface TakeBack {
  readonly type: 'take-back';
  readonly id: string;
  readonly token: string;
  readonly question: number;
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
  readonly pond: string | null;
}

/**
 * A line of the log, in the language of the connection. In an Update `fact` says which of its
 * facts the line tells, from 0.
 */
export interface LogLine {
  readonly text: string;
  readonly seat: number | null;
  readonly heading: boolean;
  readonly fact: number;
}

export interface PromptText {
  readonly title: string;
  readonly detail: string;
}

/**
 * A legal action: its notation, a short name, and what it would do.
 *
 * In Kodiak `card` is set for card choices, `seat` for the seat it concerns (a target, a
 * salmon's owner), `value` for a salmon's points.
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
  readonly view: View;
  readonly decision: DecisionInfo;
  readonly actions: readonly ActionInfo[];
  readonly canTakeBack: boolean;
  readonly prompt: PromptText;
  readonly outcome: OutcomeInfo | null;
}

/**
 * Everything, after Hello. In the lobby there is no `sight` yet. `faces` is what is printed
 * on the cards of Kodiak.
 */
export interface Snapshot {
  readonly type: 'snapshot';
  readonly table: TableInfo;
  readonly seat: number | null;
  readonly faces: Faces | null;
  readonly sight: Sight | null;
  readonly log: readonly LogLine[];
}

/** Something happened: the facts this seat may know, in order, and what it sees after them. */
export interface Update {
  readonly type: 'update';
  readonly facts: readonly Fact[];
  readonly log: readonly LogLine[];
  readonly sight: Sight;
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
