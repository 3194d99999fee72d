// What hands and eyes do at the table: an action is looked at, then taken; anything else says why not.
import { w } from '../../i18n';
import type { ActionInfo } from '../../protocol/types';
import type { Session } from '../../stores/session.svelte';
import { viewOf } from './board';

/** Where somebody pointed: into the own hand, or at the cards on the table. */
export type Place = 'hand' | 'table';

export class Pointing {
  /** What the action looked at would do. */
  hint = $state('');
  /** Why the last click did nothing. */
  why = $state('');
  /** The card last laid down from this hand: its flight starts there. */
  laid = $state<number | null>(null);

  constructor(readonly session: Session) {}

  /** The card of a seat in the hand, if it can be played. Equal cards are one action. */
  get cards(): ReadonlyMap<number, ActionInfo> {
    return new Map(this.session.actions.flatMap((a) => (a.card === null ? [] : [[a.card, a]])));
  }

  target(seat: number): ActionInfo | undefined {
    return this.session.actions.find((a) => a.seat === seat && a.value === null);
  }

  salmon(owner: number, value: number): ActionInfo | undefined {
    return this.session.actions.find((a) => a.seat === owner && a.value === value);
  }

  look(action: ActionInfo | undefined): void {
    this.hint = action?.explanation ?? '';
    if (action) this.why = '';
  }

  press(action: ActionInfo | undefined, place: Place): void {
    if (this.session.isPlaying) return;
    if (!action) {
      this.why = this.reason(place);
      return;
    }
    this.why = '';
    this.hint = '';
    this.laid = action.card;
    this.session.act(action);
  }

  /** What a thing that may be an action needs on its element. */
  point(action: ActionInfo | undefined, place: Place): Record<string, unknown> {
    const look = (): void => this.look(action);
    const leave = (): void => this.look(undefined);
    return {
      onclick: () => this.press(action, place),
      onpointerenter: look,
      onpointerleave: leave,
      onfocus: look,
      onblur: leave,
      'aria-disabled': action ? undefined : 'true',
      'aria-description': action?.explanation,
    };
  }

  /** One line on why there is nothing to be done here now. */
  reason(place: Place): string {
    const { session } = this;
    const sight = session.sight;
    if (!sight) return w().whyOver;
    const view = viewOf(sight);
    if (view.phase === 'over') return w().whyOver;
    if (session.pending) return w().whySending;
    if (session.seat === null) return w().whyWatching;
    const mine = sight.decision.seats.includes(session.seat);
    if (view.phase === 'card') {
      if (place === 'hand' && view.ownChoice !== null) return w().whyChosen;
      return sight.actions.length > 0 ? w().whyChooseCard : w().whyWaitTurn;
    }
    if (mine) return view.phase === 'visitor' ? w().whyNamePredator : w().whyTakeSalmon;
    return place === 'hand' ? w().whyFishing : w().whyWaitTurn;
  }
}
