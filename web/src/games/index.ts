// What each game brings to the table: one entry a game. The rest of the client knows no game by name.
import type { Component } from 'svelte';
import type { Faces } from '../protocol/kodiak';
import type { Fact, LogLine, SeatInfo, Sight, TableInfo } from '../protocol/types';
import type { Session } from '../stores/session.svelte';
import { coldwater } from './coldwater';
import { kodiak } from './kodiak';
import { upstream } from './upstream';

/** Everything there is to see, as it comes with a snapshot. */
export interface Opening {
  readonly faces: Faces | null;
  readonly sight: Sight;
  readonly log: readonly LogLine[];
}

/** What is shown of a game: the truth, or a moment on the way there while facts are played. */
export interface Stage {
  readonly playing: boolean;
  /** Everything anew, without a show. */
  snapshot(opening: Opening): void;
  /** Something happened. */
  show(facts: readonly Fact[], lines: readonly LogLine[], sight: Sight): void;
  /** Go to the end of what is being shown. */
  skip(): void;
}

export type SheetName = 'log' | 'scores';

export interface TableProps {
  readonly session: Session;
  readonly stage: Stage;
  readonly table: TableInfo;
  readonly sight: Sight;
  /** Set from the menu or the bar. */
  sheet: SheetName | null;
}

export interface ScoresProps {
  readonly seats: readonly SeatInfo[];
  readonly sight: Sight;
  /** Set once the game is over. */
  readonly places: readonly number[];
}

export interface FigureProps {
  readonly seat: number;
}

export interface AfterProps {
  readonly session: Session;
  readonly table: TableInfo;
  readonly sight: Sight;
}

export interface GameUi {
  readonly title: string;
  /** The table: it draws the stage and reports what was pressed. */
  readonly Table: Component<TableProps, object, 'sheet'>;
  /** How the points came about, for the result. */
  readonly Scores: Component<ScoresProps>;
  /** A player's figure for the podium: SVG about 100 wide and high that stands on 0, 0. */
  readonly Figure: Component<FigureProps>;
  /** What that is called. */
  scoresName(): string;
  /** The options of a game that is to begin at once. */
  readonly atOnce: Readonly<Record<string, string>>;
  stage(opening: Opening, settled: () => void): Stage;
  /** Where the game on the stage stands, for the bar: in full, and for little room. */
  where(stage: Stage): { readonly long: string; readonly short: string };
  /** Whether what is asked is answered in secret, from a hand that nobody else may see. */
  isSecret(sight: Sight): boolean;
  /** How the game ended, where that is not said by who is first among the seats. */
  verdict?(sight: Sight): { readonly title: string; readonly text: string } | null;
  /** What else there is to see after a game. */
  readonly After?: Component<AfterProps>;
}

const UIS: Readonly<Record<string, GameUi>> = { kodiak, upstream, coldwater };

/** The games that have a table here, by name. */
export const GAMES: readonly string[] = Object.keys(UIS);

export const titleOf = (game: string): string => UIS[game]?.title ?? game;

/** Null for a game that has no table here yet. */
export const uiOf = (game: string): GameUi | null => UIS[game] ?? null;
