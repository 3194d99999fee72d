// Things travel: one lifts off its place, flies over the table and lands on another. The places are
// elements that carry `data-spot`; what flies is drawn by Flights.svelte above everything.

export interface Flight<T> {
  readonly thing: T;
  readonly from: DOMRect;
  readonly to: DOMRect;
  readonly ms: number;
  /** How high the way is, in pixels. */
  readonly arc: number;
  /** What is hidden meanwhile, by its key. */
  readonly hides?: string;
}

export interface InAir<T> extends Flight<T> {
  readonly id: number;
  readonly land: () => void;
}

/** Where something is on the screen now; null when it is nowhere to be seen. */
export function spot(name: string): DOMRect | null {
  for (const element of document.querySelectorAll(`[data-spot="${name}"]`)) {
    const box = element.getBoundingClientRect();
    if (box.width > 0 && box.height > 0) return box;
  }
  return null;
}

export class Flights<T> {
  inAir = $state.raw<readonly InAir<T>[]>([]);
  hidden = $state.raw<ReadonlySet<string>>(new Set());
  #next = 0;

  fly(flight: Flight<T>): Promise<void> {
    return new Promise((resolve) => {
      const id = this.#next++;
      const land = (): void => {
        this.inAir = this.inAir.filter((other) => other.id !== id);
        resolve();
      };
      if (flight.hides) this.hide(flight.hides);
      this.inAir = [...this.inAir, { ...flight, id, land }];
    });
  }

  hide(key: string): void {
    this.hidden = new Set([...this.hidden, key]);
  }

  show(key: string): void {
    this.hidden = new Set([...this.hidden].filter((other) => other !== key));
  }

  clear(): void {
    for (const flight of this.inAir) flight.land();
    this.hidden = new Set();
  }
}
