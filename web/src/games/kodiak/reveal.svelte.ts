// The reveal as an event: facts come in a heap and are shown one after another, at a pace that can be
// followed. The stage shows `board`; when the heap is empty it is the truth again. A skip goes there at
// once; a replay shows the last reveal again, over the truth, which waits.
import { tick } from 'svelte';
import { calmly, prefs } from '../../stores/prefs.svelte';
import type { Face, Faces, Fact, Saved, Slowed, Took } from '../../protocol/kodiak';
import type { Fact as AnyFact, LogLine, Sight } from '../../protocol/types';
import type { Opening, Stage } from '..';
import { beats, holds, touched, type Beat } from './beats';
import { after, boardOf, face, salmonKey, type Board } from './board';
import { Flights, spot } from '../../board/flights.svelte';
import { play } from '../../ui/sounds';

const TAKE = 500;
const MOVE = 320;
const REST = 450;
const MARKED = 2_000;

/** A card on its way: its face, or null face down; whose it is. */
interface Flown {
  readonly card: Face | null;
  readonly seat: number;
}

export class Theatre implements Stage {
  board = $state.raw<Board | null>(null);
  playing = $state(false);
  replaying = $state(false);
  /** What is being told while facts are shown. */
  told = $state.raw<readonly LogLine[]>([]);
  log = $state.raw<readonly LogLine[]>([]);
  /** What changed just now, by key, for the outline when nothing may travel. */
  marks = $state.raw<ReadonlySet<string>>(new Set());
  /** Counts replays: the cards of each lie anew. */
  replays = $state(0);
  /** Whether there is a reveal to show again. */
  canReplay = $state(false);
  readonly flights = new Flights<Flown>();

  #faces: Faces;
  #truth: Sight;
  #queue: Beat[] = [];
  #last: { board: Board; beats: Beat[] } | null = null;
  #hurry = false;
  #waiting = new Set<() => void>();
  #run = 0;
  #settled: () => void;

  constructor({ faces, sight, log }: Opening, settled: () => void) {
    this.#faces = faces!;
    this.#truth = sight;
    this.#settled = settled;
    this.board = boardOf(sight, null);
    this.log = log;
  }

  /** Everything anew, without a show: after Hello. */
  snapshot({ faces, sight, log }: Opening): void {
    this.#run += 1;
    this.#faces = faces!;
    this.#truth = sight;
    this.#queue = [];
    this.#end();
    this.log = log;
    this.board = boardOf(sight, this.board);
  }

  /** Something happened. */
  show(all: readonly AnyFact[], lines: readonly LogLine[], sight: Sight): void {
    const facts = all as readonly Fact[];
    this.#truth = sight;
    this.#queue.push(...beats(facts, lines));
    if (this.playing) return;
    if (this.#queue.every((beat) => holds(beat) === 0)) {
      for (const fact of facts) if (fact.kind === 'chose') this.#lays(fact.seat);
      this.#settle(false);
    } else if (document.hidden) this.#settle();
    else void this.#perform(this.#queue, false);
  }

  /** Go to the end of what is being shown. */
  skip(): void {
    this.#hurry = true;
    this.#wakeAll();
  }

  /** Show the last reveal again. */
  replay(): void {
    if (this.playing || !this.#last) return;
    this.board = this.#last.board;
    this.replays += 1;
    void this.#perform([...this.#last.beats], true);
  }

  async #perform(beatsToShow: Beat[], again: boolean): Promise<void> {
    const run = ++this.#run;
    this.playing = true;
    this.replaying = again;
    this.#hurry = false;
    while (beatsToShow.length > 0 && run === this.#run) {
      if (this.#hurry) break;
      await this.#beat(beatsToShow.shift()!, again);
    }
    if (run !== this.#run) return;
    if (again && this.#queue.length > 0 && !this.#hurry) return this.#perform(this.#queue, false);
    this.#settle();
  }

  /** Put everything that is still waiting into place, and show the truth. */
  #settle(lands = true): void {
    for (const beat of this.#queue.splice(0)) {
      this.#remember(beat);
      for (const fact of beat.facts) if (this.board) this.board = after(this.board, fact, this.#faces);
      this.log = [...this.log, ...beat.lines];
    }
    this.#end(lands);
    this.board = boardOf(this.#truth, this.board);
    this.#settled();
  }

  #end(lands = true): void {
    if (lands) this.flights.clear();
    this.playing = false;
    this.replaying = false;
    this.told = [];
    this.marks = new Set();
    this.#wakeAll();
  }

  #wakeAll(): void {
    for (const done of this.#waiting) done();
  }

  #remember(beat: Beat): void {
    const first = beat.facts[0];
    if (first?.kind === 'revealed') {
      this.#last = this.board && { board: this.board, beats: [] };
      this.canReplay = true;
    }
    if (
      first &&
      first.kind !== 'chose' &&
      first.kind !== 'chose-card' &&
      first.kind !== 'turn-began' &&
      first.kind !== 'round-began'
    )
      this.#last?.beats.push(beat);
  }

  async #beat(beat: Beat, again: boolean): Promise<void> {
    const first = beat.facts[0]!;
    // The last card lands before all turn.
    if (first.kind === 'revealed' && !calmly())
      await this.#pause(again ? REST : this.flights.inAir.length > 0 ? MOVE : 0);
    if (!again) {
      this.#remember(beat);
      this.log = [...this.log, ...beat.lines];
    }
    const hold = holds(beat);
    if (hold > 0) this.told = beat.lines;
    const pace = prefs.pace === 'quick' ? 0.55 : 1;
    const began = performance.now();
    this.#mark(beat);
    if (calmly()) {
      for (const fact of beat.facts) this.#apply(fact);
    } else if (first.kind === 'took') {
      await this.#took(first, pace);
    } else if (first.kind === 'saved') {
      await this.#saved(beat, pace);
    } else if (first.kind === 'slowed') {
      await this.#slowed(first, pace);
    } else if (first.kind === 'stayed') {
      await this.#stayed(beat);
    } else {
      for (const fact of beat.facts) {
        if (fact.kind === 'chose') this.#lays(fact.seat);
        this.#apply(fact);
      }
    }
    if (hold > 0) play(first.kind);
    await this.#pause(hold * pace - (performance.now() - began));
  }

  #apply(fact: Fact): void {
    if (this.board) this.board = after(this.board, fact, this.#faces);
  }

  /** A card comes from its player to the table, face down. Nobody waits for it. */
  #lays(seat: number): void {
    if (calmly()) return;
    const from = spot(`hand-${seat}`) ?? spot(`seat-${seat}`);
    const to = spot(`slot-${seat}`);
    if (from && to) void this.flights.fly({ thing: { card: null, seat }, from, to, ms: MOVE, arc: 0 });
  }

  async #took(fact: Took, pace: number): Promise<void> {
    if (this.board) this.board = { ...this.board, step: 'fishing', acting: fact.seat };
    await this.#pause(200 * pace);
    await this.#travel(fact, fact.seat, TAKE * pace, 60);
    this.#apply(fact);
    this.flights.show(salmonKey(fact));
  }

  /** The visitor goes over to the one it bothers. */
  async #slowed(fact: Slowed, pace: number): Promise<void> {
    const from = spot(`slot-${fact.seat}`);
    const to = spot(`slot-${fact.target}`);
    const card = this.board?.shown[fact.seat];
    if (this.board) this.board = { ...this.board, step: 'visitors', acting: fact.seat };
    if (from && to && card != null) {
      const corner = new DOMRect(to.right - to.width * 0.28, to.top - 10, from.width * 0.4, from.height * 0.3);
      const ms = TAKE * pace;
      const flight = this.flights.fly({
        thing: { card: face(this.#faces, card), seat: fact.seat },
        from,
        to: corner,
        ms,
        arc: 50,
      });
      await Promise.race([flight, this.#pause(ms + 60)]);
    }
    this.#apply(fact);
  }

  /** A salmon on its way to a reserve. */
  async #travel(salmon: Took | Saved, seat: number, ms: number, arc: number): Promise<void> {
    const key = salmonKey(salmon);
    const from = spot(`salmon-${key}`);
    const to = spot(`reserve-${seat}`);
    if (!from || !to || this.#hurry) return;
    const flight = this.flights.fly({
      thing: { card: salmonFace(salmon.value), seat: salmon.owner },
      from,
      to,
      ms,
      arc,
      hides: key,
    });
    await Promise.race([flight, this.#pause(ms + 60)]);
  }

  async #saved(beat: Beat, pace: number): Promise<void> {
    const stagger = Math.min(80, 600 / beat.facts.length) * pace;
    const flights = beat.facts.map(async (fact, k) => {
      if (fact.kind !== 'saved') return;
      await this.#pause(k * stagger);
      await this.#travel(fact, fact.owner, TAKE * pace, 30);
      this.#apply(fact);
      this.flights.show(salmonKey(fact));
    });
    await Promise.all(flights);
  }

  async #stayed(beat: Beat): Promise<void> {
    const fresh = (this.board?.salmon ?? []).filter((salmon) => !salmon.stayed);
    const starts = fresh.map((salmon) => spot(`salmon-${salmonKey(salmon)}`));
    for (const fact of beat.facts) this.#apply(fact);
    for (const salmon of fresh) this.flights.hide(salmonKey({ ...salmon, stayed: true }));
    await tick();
    await Promise.all(
      fresh.map(async (salmon, k) => {
        const key = salmonKey({ ...salmon, stayed: true });
        const from = starts[k];
        const to = spot(`salmon-${key}`);
        const thing = { card: salmonFace(salmon.value), seat: salmon.owner };
        if (from && to) await this.flights.fly({ thing, from, to, ms: TAKE, arc: 0, hides: key });
        this.flights.show(key);
      }),
    );
  }

  #mark(beat: Beat): void {
    const keys = beat.facts.flatMap(touched);
    if (keys.length === 0) return;
    this.marks = new Set([...this.marks, ...keys]);
    setTimeout(() => {
      this.marks = new Set([...this.marks].filter((key) => !keys.includes(key)));
    }, MARKED);
  }

  /** Wait, or until somebody skips. */
  #pause(ms: number): Promise<void> {
    if (ms <= 0 || this.#hurry) return Promise.resolve();
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
}

const salmonFace = (value: number): Face => ({ kind: 'salmon', number: value, animal: 'salmon', takesAll: false });
