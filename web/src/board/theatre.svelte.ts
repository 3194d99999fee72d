// A show of what happened: facts come in heaps and are shown beat by beat, at a pace that can be followed.
// The stage shows `board`; when the heap is empty it is the truth again. A skip goes there at once.
import type { Opening, Stage } from '../games';
import type { Fact as AnyFact, LogLine, Sight } from '../protocol/types';
import { calmly, prefs } from '../stores/prefs.svelte';
import { play } from '../ui/sounds';

/** Facts that are shown together, with what is told of them. */
export interface Beat<F> {
  readonly facts: readonly F[];
  readonly lines: readonly LogLine[];
}

const MARKED = 2_000;

export abstract class Theatre<B, F extends { readonly kind: string }> implements Stage {
  board = $state.raw() as B;
  playing = $state(false);
  /** What is being told while facts are shown. */
  told = $state.raw<readonly LogLine[]>([]);
  log = $state.raw<readonly LogLine[]>([]);
  /** What changed just now, by key, for the outline when nothing may travel. */
  marks = $state.raw<ReadonlySet<string>>(new Set());

  protected hurry = false;
  protected queue: Beat<F>[] = [];
  #truth: Sight;
  #waiting = new Set<() => void>();
  #run = 0;
  #settled: () => void;

  constructor({ sight, log }: Opening, settled: () => void) {
    this.#truth = sight;
    this.#settled = settled;
    this.board = this.truth(sight, null);
    this.log = log;
  }

  /** What a sight shows; `before` lends what it does not say. */
  protected abstract truth(sight: Sight, before: B | null): B;
  /** The board after one more fact. */
  protected abstract after(board: B, fact: F): B;
  /** How many lines the log has of a fact. */
  protected abstract linesOf(fact: F): number;
  /** Whether two facts in a row are shown as one. */
  protected abstract together(first: F, next: F): boolean;
  /** Milliseconds a beat holds the stage, travel included; none: it is shown in passing. */
  protected abstract holds(beat: Beat<F>): number;
  /** Which things a fact changes, for the outline. */
  protected abstract touched(fact: F): readonly string[];
  /** Show a beat with all that travels. */
  protected abstract act(beat: Beat<F>, pace: number): Promise<void> | void;
  /** Before a beat; `again` when it is not the first time. */
  protected before(_beat: Beat<F>, _again: boolean): Promise<void> | void {}
  /** All of it was shown in passing. */
  protected passed(_facts: readonly F[]): void {}
  /** The show is over, or was broken off; `lands`: whatever still flies is to land. */
  protected ended(_lands: boolean): void {}

  /** Everything anew, without a show: after Hello. */
  snapshot({ sight, log }: Opening): void {
    this.#run += 1;
    this.#truth = sight;
    this.queue = [];
    this.#end(true);
    this.log = log;
    this.board = this.truth(sight, this.board);
  }

  /** Something happened. */
  show(all: readonly AnyFact[], lines: readonly LogLine[], sight: Sight): void {
    const facts = all as unknown as readonly F[];
    this.#truth = sight;
    this.queue.push(...this.#beats(facts, lines));
    if (this.playing) return;
    if (this.queue.every((beat) => this.holds(beat) === 0)) {
      this.passed(facts);
      this.#settle(false);
    } else if (document.hidden) this.#settle(true);
    else void this.perform(this.queue, false);
  }

  /** Go to the end of what is being shown. */
  skip(): void {
    this.hurry = true;
    this.#wakeAll();
  }

  protected async perform(beats: Beat<F>[], again: boolean): Promise<void> {
    const run = ++this.#run;
    this.playing = true;
    this.hurry = false;
    while (beats.length > 0 && run === this.#run) {
      if (this.hurry) break;
      await this.#beat(beats.shift()!, again);
    }
    if (run !== this.#run) return;
    if (again && this.queue.length > 0 && !this.hurry) return this.perform(this.queue, false);
    this.#settle(true);
  }

  protected apply(facts: readonly F[]): void {
    for (const fact of facts) this.board = this.after(this.board, fact);
  }

  /** Wait, or until somebody skips. */
  protected pause(ms: number): Promise<void> {
    if (ms <= 0 || this.hurry) return Promise.resolve();
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.#waiting.add(done);
    });
  }

  /** Facts with their log lines, those that belong together in one beat. */
  #beats(facts: readonly F[], lines: readonly LogLine[]): Beat<F>[] {
    const made: { facts: F[]; lines: LogLine[] }[] = [];
    let at = 0;
    for (const fact of facts) {
      const told = lines.slice(at, (at += this.linesOf(fact)));
      const last = made[made.length - 1];
      if (last && this.together(last.facts[0]!, fact)) {
        last.facts.push(fact);
        last.lines.push(...told);
      } else {
        made.push({ facts: [fact], lines: [...told] });
      }
    }
    made[made.length - 1]?.lines.push(...lines.slice(at));
    return made;
  }

  async #beat(beat: Beat<F>, again: boolean): Promise<void> {
    await this.before(beat, again);
    if (!again) this.log = [...this.log, ...beat.lines];
    const hold = this.holds(beat);
    if (hold > 0) this.told = beat.lines;
    const pace = prefs.pace === 'quick' ? 0.55 : 1;
    const began = performance.now();
    this.#mark(beat);
    if (calmly()) this.apply(beat.facts);
    else await this.act(beat, pace);
    if (hold > 0) play(beat.facts[0]!.kind);
    await this.pause(hold * pace - (performance.now() - began));
  }

  /** Put everything that is still waiting into place, and show the truth. */
  #settle(lands: boolean): void {
    for (const beat of this.queue.splice(0)) {
      void this.before(beat, false);
      this.apply(beat.facts);
      this.log = [...this.log, ...beat.lines];
    }
    this.#end(lands);
    this.board = this.truth(this.#truth, this.board);
    this.#settled();
  }

  #end(lands: boolean): void {
    this.playing = false;
    this.told = [];
    this.marks = new Set();
    this.ended(lands);
    this.#wakeAll();
  }

  #wakeAll(): void {
    for (const done of this.#waiting) done();
  }

  #mark(beat: Beat<F>): void {
    const keys = beat.facts.flatMap((fact) => this.touched(fact));
    if (keys.length === 0) return;
    this.marks = new Set([...this.marks, ...keys]);
    setTimeout(() => {
      this.marks = new Set([...this.marks].filter((key) => !keys.includes(key)));
    }, MARKED);
  }
}
