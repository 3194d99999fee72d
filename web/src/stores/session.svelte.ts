// A table as this device sees it: the line to the server, through whose eyes we look, what we sent.
import { w } from '../i18n';
import { Link, newId, type Line } from '../protocol/socket';
import type { Faces } from '../protocol/kodiak';
import type {
  Act,
  ActionInfo,
  HeldSeat,
  Lang,
  PromptText,
  Sight,
  TableInfo,
  TakeBack,
  ToBrowser,
} from '../protocol/types';
import { uiOf, type GameUi, type Stage } from '../games';
import { play } from '../ui/sounds';
import { tables } from './tables.svelte';

/** A hand that its owner has asked to see, until the question it was for is answered. */
interface Opened {
  readonly seat: number;
  readonly question: number;
}

/** Milliseconds until we no longer wait for what came of an action. */
const FOLLOWS = 1_000;

interface Pending {
  readonly id: string;
  readonly text: string;
  /** It is acknowledged; what came of it is on its way. */
  readonly done?: boolean;
}

export class Session {
  line = $state<Line>('connecting');
  retryAt = $state<number | null>(null);
  table = $state.raw<TableInfo | null>(null);
  /** Through whose eyes we look; null: a spectator's. */
  seat = $state<number | null>(null);
  faces = $state.raw<Faces | null>(null);
  sight = $state.raw<Sight | null>(null);
  /** What is shown of the game; it may be behind `sight` while facts are played. */
  stage = $state.raw<Stage | null>(null);
  /** What was sent and is not acknowledged yet. */
  pending = $state.raw<Pending | null>(null);
  /** The last refusal, in the server's words. */
  refusal = $state('');
  /** Why there is nothing to see here. */
  barred = $state<string | null>(null);
  #opened = $state.raw<Opened | null>(null);
  #passTo = $state<number | null>(null);
  #introduced = false;
  #link: Link;
  #lang: Lang;

  constructor(
    readonly code: string,
    lang: Lang,
  ) {
    this.#lang = lang;
    this.#link = new Link(code, lang, this.held[0]?.token ?? null, {
      message: (message) => this.#hear(message),
      line: (line, retryAt) => {
        if (line !== 'open' && line !== 'slow') this.#introduced = false;
        this.line = line;
        this.retryAt = retryAt;
      },
      barred: (key, sentence) => this.#bar(key, sentence),
    });
  }

  get held(): readonly HeldSeat[] {
    return tables.held(this.code);
  }

  /** Several of the seats are on this device: it goes round. */
  get isShared(): boolean {
    return this.held.length > 1;
  }

  get isPlaying(): boolean {
    return this.stage?.playing ?? false;
  }

  get ui(): GameUi | null {
    return this.table ? uiOf(this.table.game) : null;
  }

  /** Whether what is asked now is answered in secret, from a hand that nobody else may see. */
  get isSecret(): boolean {
    return this.sight !== null && (this.ui?.isSecret(this.sight) ?? false);
  }

  /** Whether our last action can be undone. */
  get canTakeBack(): boolean {
    return !this.isPlaying && !this.pending && (this.sight?.canTakeBack ?? false);
  }

  /** Our seats that owe an answer now. */
  get owing(): readonly number[] {
    const seats = this.sight?.decision.seats ?? [];
    return seats.filter((seat) => this.held.some((mine) => mine.seat === seat));
  }

  /** Whether the hand of the seat we look through may be seen by who sits here. */
  get handIsOpen(): boolean {
    if (!this.isShared) return true;
    const { seat, question } = this.#opened ?? { seat: -1, question: -1 };
    return seat === this.seat && (question === this.sight?.question || this.isPlaying);
  }

  /** Whom the device is to be passed to before anything is shown; null: no curtain. */
  get curtain(): number | null {
    if (!this.isShared || this.isPlaying || !this.isSecret || this.pending) return null;
    if (this.#passTo !== null) return this.#passTo;
    if (this.#opened?.question === this.sight?.question) return null;
    return this.owing[0] ?? null;
  }

  /** What may be done now, through these eyes. */
  get actions(): readonly ActionInfo[] {
    if (this.isPlaying || this.pending || !this.sight) return [];
    if (this.isSecret && !this.handIsOpen) return [];
    return this.sight.actions;
  }

  /** The prompt, without the card of a hand that is not open here. */
  get prompt(): PromptText {
    const { title, detail } = this.sight?.prompt ?? { title: '', detail: '' };
    const hides = this.isSecret && !this.handIsOpen;
    return { title, detail: hides ? w().handHidden : detail };
  }

  /** Ask for the curtain of a seat of ours, to change its card. */
  passTo(seat: number): void {
    this.#passTo = seat;
  }

  /** Its player is here: show the hand. */
  raiseCurtain(seat: number): void {
    this.#passTo = null;
    this.#opened = { seat, question: this.sight?.question ?? 0 };
    if (this.seat !== seat) this.#look(seat);
  }

  act(action: ActionInfo): void {
    this.#order(action.text, (order) => ({ type: 'act', ...order, action: action.text }));
  }

  takeBack(): void {
    if (this.canTakeBack) this.#order('', (order) => ({ type: 'take-back', ...order }));
  }

  #order(text: string, made: (order: { id: string; token: string; question: number }) => Act | TakeBack): void {
    const token = this.held.find((mine) => mine.seat === this.seat)?.token;
    if (!token || !this.sight || this.pending) return;
    const id = newId();
    this.pending = { id, text };
    this.refusal = '';
    this.#link.order(made({ id, token, question: this.sight.question }));
  }

  /** Say hello anew: another language, or seats that are ours now. */
  greet(lang: Lang): void {
    this.#lang = lang;
    this.#look(this.held.some((mine) => mine.seat === this.seat) ? this.seat : (this.held[0]?.seat ?? null));
  }

  retry(): void {
    this.#link.retry();
  }

  close(): void {
    this.#link.close();
  }

  #look(seat: number | null): void {
    this.#link.hello(this.#lang, this.held.find((mine) => mine.seat === seat)?.token ?? null);
  }

  /** All our seats are here, not only the one we look through: so the others see it. */
  #introduce(table: TableInfo): void {
    if (this.#introduced || !this.isShared) return;
    this.#introduced = true;
    const absent = this.held.filter(({ seat }) => !table.seats[seat]?.connected);
    for (const { seat } of absent) this.#look(seat);
    if (absent.length > 0) this.#look(this.seat);
  }

  #bar(key: string, sentence: string): void {
    if (key === 'wrong-token') {
      tables.forget(this.code);
      this.refusal = w().badSeat;
      this.#look(null);
    } else {
      this.barred = sentence;
    }
  }

  #hear(message: ToBrowser): void {
    switch (message.type) {
      case 'snapshot':
        this.table = message.table;
        this.seat = message.seat;
        this.faces = message.faces;
        this.sight = message.sight;
        this.#stayOpen();
        if (this.pending?.done) this.pending = null;
        if (message.sight) {
          const opening = { faces: message.faces, sight: message.sight, log: message.log };
          if (this.stage) this.stage.snapshot(opening);
          else this.stage = this.ui?.stage(opening, () => this.#settled()) ?? null;
        }
        this.#introduce(message.table);
        this.#settled();
        break;
      case 'update':
        this.refusal = '';
        if (this.pending?.done) this.pending = null;
        this.sight = message.sight;
        this.#stayOpen();
        this.stage?.show(message.facts, message.log, message.sight);
        break;
      case 'table':
        this.table = message.table;
        break;
      case 'accepted':
        if (message.id === this.pending?.id) this.#acknowledged();
        break;
      case 'refused':
        this.refusal = message.sentence;
        if (message.id === this.pending?.id) this.pending = null;
        break;
    }
  }

  /** Whether the same is asked of several at once. */
  get #isForSeveral(): boolean {
    const { seats, settled } = this.sight?.decision ?? { seats: [], settled: [] };
    return seats.length + settled.length > 1;
  }

  /** An open hand stays open while its player alone is asked on. */
  #stayOpen(): void {
    const [next] = this.sight?.decision.seats ?? [];
    if (this.#opened && this.sight && next === this.#opened.seat && !this.#isForSeveral)
      this.#opened = { seat: next, question: this.sight.question };
  }

  /** What came of it follows at once, unless it was known already and is sent a second time. A hand
   * from which a choice was made that all make in secret closes. */
  #acknowledged(): void {
    if (this.isSecret && this.#isForSeveral) this.#opened = null;
    const done = { ...this.pending!, done: true };
    this.pending = done;
    setTimeout(() => {
      if (this.pending === done) this.pending = null;
    }, FOLLOWS);
  }

  /** The truth is on the table. What all may see anyway is decided without a curtain. */
  #settled(): void {
    const next = this.owing[0];
    if (!this.isPlaying && this.#opened?.question !== this.sight?.question) this.#opened = null;
    if (this.isPlaying || next === undefined || !this.sight) return;
    if (this.isShared && !this.isSecret && next !== this.seat) this.#look(next);
    const { view } = this.sight;
    if ('round' in view) tables.note(this.code, view.round);
    play('your-turn');
  }
}
