// Things travel: a card lifts off its place, flies over the table and lands on another. The places are
// elements that carry `data-spot`; what flies is drawn by Flights.svelte above everything.
import type { Face } from '../../protocol/kodiak';

export interface Flight {
  /** The face, or null for a card face down. */
  readonly card: Face | null;
  readonly seat: number;
  readonly from: DOMRect;
  readonly to: DOMRect;
  readonly ms: number;
  /** How high the way is, in pixels: salmon jump in an arc. */
  readonly arc: number;
  /** The salmon that is hidden meanwhile, by its key. */
  readonly hides?: string;
}

export interface InAir extends Flight {
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

export class Flights {
  inAir = $state.raw<readonly InAir[]>([]);
  hidden = $state.raw<ReadonlySet<string>>(new Set());
  #next = 0;

  fly(flight: Flight): Promise<void> {
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
