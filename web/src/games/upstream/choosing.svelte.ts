// What hands and eyes do at the river: a token is chosen, a move looked at, then taken; a tile is laid on
// trial and turned. All of it is a choice among the moves and layings that the server offers.
import { w } from '../../i18n';
import type { Laying, Move } from '../../protocol/upstream';
import type { ActionInfo } from '../../protocol/types';
import type { Session } from '../../stores/session.svelte';
import { viewOf } from './board';

type TileKind = Laying['tile'];

export class Choosing {
  /** The token that is to move, of those of the seat that acts. */
  #token = $state<number | null>(null);
  /** What the pointer or the focus is on. */
  looked = $state.raw<Move | null>(null);
  /** A move that loses salmon waits for a second word. */
  pinned = $state.raw<Move | null>(null);
  #tile = $state<TileKind | null>(null);
  #space = $state<string | null>(null);
  #turned = $state<Laying['turned']>('');
  /** Why the last click did nothing. */
  why = $state('');

  constructor(readonly session: Session) {}

  get #actions(): ReadonlyMap<string, ActionInfo> {
    return new Map(this.session.actions.map((action) => [action.text, action]));
  }

  action(of: Move | Laying): ActionInfo | undefined {
    return this.#actions.get(of.action);
  }

  // -- Moving

  /** The moves that are open to who looks on. */
  get moves(): readonly Move[] {
    const actions = this.#actions;
    if (!this.session.sight || actions.size === 0) return [];
    return viewOf(this.session.sight).moves.filter((move) => actions.has(move.action));
  }

  /** The tokens that can move. */
  get movable(): ReadonlySet<number> {
    return new Set(this.moves.map((move) => move.token));
  }

  /** The token chosen; the only one there is need not be. */
  get token(): number | null {
    const { movable } = this;
    if (this.#token !== null && movable.has(this.#token)) return this.#token;
    return movable.size === 1 ? [...movable][0]! : null;
  }

  get targets(): readonly Move[] {
    const { token } = this;
    return token === null ? [] : this.moves.filter((move) => move.token === token);
  }

  /** What is shown in full: a move that waits for a word, or the one looked at. */
  get shown(): Move | null {
    const { targets } = this;
    return [this.pinned, this.looked].find((move) => move && targets.some((t) => t.action === move.action)) ?? null;
  }

  get isPinned(): boolean {
    return this.shown !== null && this.shown.action === this.pinned?.action;
  }

  choose(token: number): void {
    this.why = '';
    this.pinned = null;
    this.looked = null;
    this.#token = this.#token === token ? null : token;
  }

  /** A move that costs nothing but points goes at once; one that loses salmon is shown first. */
  press(move: Move): void {
    this.why = '';
    if (move.losses.length > 0 && this.pinned?.action !== move.action) this.pinned = move;
    else this.#send(move);
  }

  confirm(): void {
    if (this.pinned) this.#send(this.pinned);
  }

  // -- Laying

  get layings(): readonly Laying[] {
    const actions = this.#actions;
    if (!this.session.sight || actions.size === 0) return [];
    return viewOf(this.session.sight).layings.filter((laying) => actions.has(laying.action));
  }

  /** The kinds of tile there are to lay. */
  get kinds(): readonly TileKind[] {
    return [...new Set(this.layings.map(({ tile }) => tile))];
  }

  get tile(): TileKind | null {
    const { kinds } = this;
    return this.#tile !== null && kinds.includes(this.#tile) ? this.#tile : (kinds[0] ?? null);
  }

  /** Where the chosen tile can go. */
  get gaps(): readonly string[] {
    return [...new Set(this.layings.filter(({ tile }) => tile === this.tile).map(({ space }) => space))];
  }

  /** The ways the tile can be turned where it lies on trial; clockwise. */
  get ways(): readonly Laying[] {
    const { gaps, tile } = this;
    const space = this.#space !== null && gaps.includes(this.#space) ? this.#space : null;
    return space === null ? [] : this.layings.filter((l) => l.tile === tile && l.space === space);
  }

  /** The tile on trial. */
  get trial(): Laying | null {
    const { ways } = this;
    return ways.find(({ turned }) => turned === this.#turned) ?? ways[0] ?? null;
  }

  take(tile: TileKind): void {
    this.why = '';
    this.#tile = tile;
  }

  /** On a space: the tile lies there on trial; there already, it turns. */
  put(space: string): void {
    this.why = '';
    if (this.trial?.space === space && this.ways.length > 1) this.turn(1);
    else if (this.trial?.space === space) this.lay();
    else this.#space = space;
  }

  turn(by: number): void {
    const { ways, trial } = this;
    if (!trial) return;
    const next = ways[(ways.indexOf(trial) + by + ways.length) % ways.length];
    if (next) this.#turned = next.turned;
  }

  lay(): void {
    if (this.trial) this.#send(this.trial);
  }

  // -- Both

  /** Back to where nothing is chosen. */
  drop(): void {
    this.why = '';
    if (this.pinned) this.pinned = null;
    else if (this.#space !== null) this.#space = null;
    else this.#token = null;
  }

  /** A question answered takes its trials along; the token stays chosen for its next move. */
  renew(): void {
    this.looked = null;
    this.pinned = null;
    this.#space = null;
    this.why = '';
  }

  /** The heron's choice, by the size of the token. */
  feed(size: 'pair' | 'single'): ActionInfo | undefined {
    return this.session.actions.find(({ text }) => text.startsWith('heron ') && text.endsWith(size));
  }

  send(action: ActionInfo): void {
    this.why = '';
    this.session.act(action);
  }

  #send(of: Move | Laying): void {
    const action = this.action(of);
    if (action) this.send(action);
  }

  /** One line on why there is nothing to be done here now. */
  reason(): string {
    const { session } = this;
    const sight = session.sight;
    if (!sight || viewOf(sight).phase === 'over') return w().whyOver;
    if (session.pending) return w().whySending;
    if (session.seat === null) return w().whyWatching;
    if (!sight.decision.seats.includes(session.seat)) return w().whyWaitTurn;
    if (this.layings.length > 0) return w().whyLay;
    if (viewOf(sight).phase === 'heron') return w().whyHeron;
    return this.token === null ? w().whyChooseToken : w().whyChooseTarget;
  }
}
