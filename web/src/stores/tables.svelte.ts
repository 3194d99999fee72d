import type { HeldSeat } from '../protocol/types';
import { keep, kept } from './kept';

/** A table this device sits at: its code and the tokens of our seats. */
export interface MyTable {
  readonly code: string;
  readonly game: string;
  readonly seats: readonly HeldSeat[];
  readonly at: number;
  /** The round it was in when we last looked. */
  readonly round?: number;
}

const MOST = 12;

class Tables {
  #list = $state<readonly MyTable[]>(kept('tables', []));

  get list(): readonly MyTable[] {
    return this.#list;
  }

  held(code: string): readonly HeldSeat[] {
    return this.#list.find((table) => table.code === code)?.seats ?? [];
  }

  remember(code: string, game: string, seats: readonly HeldSeat[]): void {
    const others = this.#list.filter((table) => table.code !== code);
    this.#set([{ code, game, seats, at: Date.now() }, ...others].slice(0, MOST));
  }

  note(code: string, round: number): void {
    const known = this.#list.find((table) => table.code === code);
    if (known && known.round !== round) this.#set(this.#list.map((t) => (t === known ? { ...t, round } : t)));
  }

  forget(code: string): void {
    this.#set(this.#list.filter((table) => table.code !== code));
  }

  #set(list: readonly MyTable[]): void {
    this.#list = list;
    keep('tables', list);
  }
}

export const tables = new Tables();
