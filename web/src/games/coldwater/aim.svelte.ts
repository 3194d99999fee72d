// What hands and eyes do at the table: an action is looked at, then taken; anything else says why not.
import type { Preview } from '../../protocol/coldwater';
import type { ActionInfo } from '../../protocol/types';
import type { Session } from '../../stores/session.svelte';
import { viewOf } from './board';
import { c } from './locale';
import { Moves, others, sameBait, type Bait, type Tackled } from './moves';
import { w } from '../../i18n';

/** Where somebody pointed. */
export type Place = 'free' | 'token' | 'fish' | 'zone' | 'master' | 'bait';

export class Aim {
  /** What is looked at: by a pointer, by focus, or by a first tap. */
  looked = $state.raw<ActionInfo | null>(null);
  /** Tapped once on a screen without a pointer: a second tap, or the button, does it. */
  chosen = $state.raw<ActionInfo | null>(null);
  /** Several Zones could catch the same fish: which is asked. */
  asked = $state.raw<readonly ActionInfo[]>([]);
  tool = $state<'lure' | 'reel' | null>(null);
  picked = $state.raw<Bait | null>(null);
  /** Something worth knowing about what is pointed at. */
  note = $state('');
  /** Why the last click did nothing. */
  why = $state('');
  readonly moves = $derived.by(() => new Moves(this.session.actions));
  /** What the action looked at would do. */
  readonly preview = $derived.by<Preview | null>(() => {
    const text = (this.looked ?? this.chosen)?.text;
    const sight = this.session.sight;
    if (!text || !sight) return null;
    return viewOf(sight).previews.find(({ action }) => action === text) ?? null;
  });
  #touch = false;

  constructor(readonly session: Session) {}

  get hint(): string {
    return (this.looked ?? this.chosen)?.explanation || this.note || this.#told();
  }

  #told(): string {
    if (this.tool === null) return '';
    const { picked } = this;
    if (this.tool === 'reel') return picked ? c().reelSecond : c().reelFirst;
    return picked ? c().lureSecond(c().colours[picked.colour]) : c().lureFirst;
  }

  /** A question answered takes all this along. */
  clear(): void {
    this.looked = null;
    this.note = '';
    this.drop();
  }

  drop(): void {
    this.chosen = null;
    this.asked = [];
    this.tool = null;
    this.picked = null;
    this.why = '';
  }

  act(action: ActionInfo): void {
    this.clear();
    this.session.act(action);
  }

  press(action: ActionInfo | undefined, place: Place): void {
    if (this.session.isPlaying) return;
    if (!action) {
      this.why = this.reason(place);
      return;
    }
    this.why = '';
    if (this.#touch && this.chosen?.text !== action.text) this.chosen = action;
    else this.act(action);
  }

  /** What shows an action while a pointer or the focus is on an element. */
  glance(action: ActionInfo | undefined): Record<string, unknown> {
    const look = (): void => {
      this.looked = action ?? null;
      if (action) this.why = '';
    };
    const leave = (): void => {
      this.looked = null;
    };
    return {
      onpointerdown: (event: PointerEvent) => (this.#touch = event.pointerType === 'touch'),
      onkeydown: () => (this.#touch = false),
      onpointerenter: (event: PointerEvent) => event.pointerType !== 'touch' && look(),
      onpointerleave: leave,
      onfocus: (event: FocusEvent & { currentTarget: HTMLElement }) =>
        event.currentTarget.matches(':focus-visible') && look(),
      onblur: leave,
      'aria-description': action?.explanation,
    };
  }

  /** What a thing that may be an action needs on its element. */
  point(action: ActionInfo | undefined, place: Place): Record<string, unknown> {
    return {
      ...this.glance(action),
      onclick: () => this.press(action, place),
      'data-act': action ? '' : undefined,
      'aria-disabled': action ? undefined : 'true',
    };
  }

  /** Several actions stand for one thing: one is done, of more it is asked which. */
  pointMany(actions: readonly ActionInfo[], place: Place): Record<string, unknown> {
    if (actions.length < 2) return this.point(actions[0], place);
    return { ...this.point(actions[0], place), onclick: () => (this.asked = actions) };
  }

  /** Take a Lure or Reel into the hand, or put it away. */
  hold(tool: string): void {
    if (this.session.isPlaying) return;
    const [held, can] = [this.tool, this.canUse(tool)];
    this.drop();
    if (held === tool) return;
    if (can) this.tool = tool as 'lure' | 'reel';
    else this.why = tool === 'rod' || tool === 'spool' ? c().whyNoTackle : c().whyTackleNow;
  }

  canUse(tool: string): boolean {
    return this.moves.tackled.some((each) => each.tool === tool);
  }

  /** What a bait does for the tackle in the hand: nothing, be picked, or (with the other one) an action. */
  bait(bait: Bait): { can: boolean; action: ActionInfo | undefined } {
    const mine = this.moves.tackled.filter(({ tool }) => tool === this.tool);
    const fits = (each: Tackled): boolean => others(each, this.picked).some((other) => sameBait(other, bait));
    const fitting = mine.filter(fits);
    return { can: fitting.length > 0, action: this.picked ? fitting[0]?.action : undefined };
  }

  pick(bait: Bait): void {
    const { can, action } = this.bait(bait);
    if (action) this.press(action, 'bait');
    else if (can) this.picked = bait;
    else this.why = c().whyOtherBait;
  }

  /** One line on why there is nothing to be done here now. */
  reason(place: Place): string {
    const { session } = this;
    if (!session.sight) return w().whyOver;
    const view = viewOf(session.sight);
    if (view.phase === 'over') return w().whyOver;
    if (session.pending) return w().whySending;
    if (session.seat === null) return w().whyWatching;
    if (!session.sight.decision.seats.includes(session.seat)) return c().whyWait;
    if (view.phase === 'catch') return c().whyCatch;
    if (view.phase === 'harbour') return c().whyHarbour;
    if (view.phase === 'bait' || view.phase === 'tackle' || view.phase === 'present') return c().whyAnswer;
    if (place === 'token') return view.phase === 'cast' ? c().whyTaken : c().whyJustCast;
    if (place === 'free' && view.phase === 'take') return c().whyNoToken;
    return c().whyNotNow;
  }
}
