// The best solo games on this device, best first.
import type { View } from '../../protocol/coldwater';
import { keep, kept } from '../../stores/kept';

export interface Result {
  readonly code: string;
  readonly mine: number;
  readonly theirs: number;
  readonly turns: number;
  readonly won: boolean;
  readonly pond: string | null;
}

const MOST = 5;
const KEY = 'coldwater.best';

/** How a solo game ended; null while it is played, or if it is none. */
export function resultOf(view: View, code: string, pond: string | null): Result | null {
  const [mine, theirs] = view.scores;
  if (!view.solo || !mine || !theirs) return null;
  const turns = view.anglers[0]?.turns ?? 0;
  return { code, mine: mine.total, theirs: theirs.total, turns, won: view.places[0] === 1, pond };
}

const better = (one: Result, other: Result): number =>
  Number(other.won) - Number(one.won) || other.mine - other.theirs - (one.mine - one.theirs) || one.turns - other.turns;

class Best {
  #list = $state.raw<readonly Result[]>(kept(KEY, []));

  get list(): readonly Result[] {
    return this.#list;
  }

  /** Put a game where it belongs; a game counts once. */
  enter(result: Result): void {
    if (this.#list.some(({ code }) => code === result.code)) return;
    this.#list = [...this.#list, result].sort(better).slice(0, MOST);
    keep(KEY, this.#list);
  }
}

export const best = new Best();
