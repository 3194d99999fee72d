// The reveal as a show: cards turn, salmon travel, bears climb. A replay shows the last reveal again, over
// the truth, which waits.
import { tick } from 'svelte';
import { Theatre, type Beat } from '../../board/theatre.svelte';
import { calmly } from '../../stores/prefs.svelte';
import type { Face, Faces, Fact, Saved, Slowed, Took } from '../../protocol/kodiak';
import type { Sight } from '../../protocol/types';
import type { Opening } from '..';
import { holds, together, touched } from './beats';
import { after, boardOf, face, linesOf, salmonKey, type Board } from './board';
import { Flights, spot } from './flights.svelte';

const TAKE = 500;
const MOVE = 320;
const REST = 450;

export class Reveal extends Theatre<Board, Fact> {
  replaying = $state(false);
  /** Counts replays: the cards of each lie anew. */
  replays = $state(0);
  /** Whether there is a reveal to show again. */
  canReplay = $state(false);
  readonly flights = new Flights();

  #faces: Faces;
  #last: { board: Board; beats: Beat<Fact>[] } | null = null;

  constructor(opening: Opening, settled: () => void) {
    super(opening, settled);
    this.#faces = opening.faces!;
  }

  override snapshot(opening: Opening): void {
    this.#faces = opening.faces!;
    super.snapshot(opening);
  }

  /** Show the last reveal again. */
  replay(): void {
    if (this.playing || !this.#last) return;
    this.board = this.#last.board;
    this.replays += 1;
    this.replaying = true;
    void this.perform([...this.#last.beats], true);
  }

  protected truth(sight: Sight, before: Board | null): Board {
    return boardOf(sight, before);
  }

  protected after(board: Board, fact: Fact): Board {
    return after(board, fact, this.#faces);
  }

  protected linesOf(fact: Fact): number {
    return linesOf(fact, this.board.players);
  }

  protected together(first: Fact, next: Fact): boolean {
    return together(first, next);
  }

  protected holds(beat: Beat<Fact>): number {
    return holds(beat);
  }

  protected touched(fact: Fact): readonly string[] {
    return touched(fact);
  }

  /** The last card lands before all turn. */
  protected override async before(beat: Beat<Fact>, again: boolean): Promise<void> {
    if (!again) {
      this.replaying = false;
      this.#remember(beat);
    }
    if (this.playing && beat.facts[0]!.kind === 'revealed' && !calmly())
      await this.pause(again ? REST : this.flights.inAir.length > 0 ? MOVE : 0);
  }

  protected override passed(facts: readonly Fact[]): void {
    for (const fact of facts) if (fact.kind === 'chose') this.#lays(fact.seat);
  }

  protected override ended(lands: boolean): void {
    if (lands) this.flights.clear();
    this.replaying = false;
  }

  #remember(beat: Beat<Fact>): void {
    const first = beat.facts[0];
    if (first?.kind === 'revealed') {
      this.#last = { board: this.board, beats: [] };
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

  protected async act(beat: Beat<Fact>, pace: number): Promise<void> {
    const first = beat.facts[0]!;
    if (first.kind === 'took') await this.#took(first, pace);
    else if (first.kind === 'saved') await this.#saved(beat, pace);
    else if (first.kind === 'slowed') await this.#slowed(first, pace);
    else if (first.kind === 'stayed') await this.#stayed(beat);
    else {
      for (const fact of beat.facts) if (fact.kind === 'chose') this.#lays(fact.seat);
      this.apply(beat.facts);
    }
  }

  /** A card comes from its player to the table, face down. Nobody waits for it. */
  #lays(seat: number): void {
    if (calmly()) return;
    const from = spot(`hand-${seat}`) ?? spot(`seat-${seat}`);
    const to = spot(`slot-${seat}`);
    if (from && to) void this.flights.fly({ card: null, seat, from, to, ms: MOVE, arc: 0 });
  }

  async #took(fact: Took, pace: number): Promise<void> {
    this.board = { ...this.board, step: 'fishing', acting: fact.seat };
    await this.pause(200 * pace);
    await this.#travel(fact, fact.seat, TAKE * pace, 60);
    this.apply([fact]);
    this.flights.show(salmonKey(fact));
  }

  /** The visitor goes over to the one it bothers. */
  async #slowed(fact: Slowed, pace: number): Promise<void> {
    const from = spot(`slot-${fact.seat}`);
    const to = spot(`slot-${fact.target}`);
    const card = this.board.shown[fact.seat];
    this.board = { ...this.board, step: 'visitors', acting: fact.seat };
    if (from && to && card != null) {
      const corner = new DOMRect(to.right - to.width * 0.28, to.top - 10, from.width * 0.4, from.height * 0.3);
      const ms = TAKE * pace;
      const flight = this.flights.fly({
        card: face(this.#faces, card),
        seat: fact.seat,
        from,
        to: corner,
        ms,
        arc: 50,
      });
      await Promise.race([flight, this.pause(ms + 60)]);
    }
    this.apply([fact]);
  }

  /** A salmon on its way to a reserve. */
  async #travel(salmon: Took | Saved, seat: number, ms: number, arc: number): Promise<void> {
    const key = salmonKey(salmon);
    const from = spot(`salmon-${key}`);
    const to = spot(`reserve-${seat}`);
    if (!from || !to || this.hurry) return;
    const flight = this.flights.fly({
      card: salmonFace(salmon.value),
      seat: salmon.owner,
      from,
      to,
      ms,
      arc,
      hides: key,
    });
    await Promise.race([flight, this.pause(ms + 60)]);
  }

  async #saved(beat: Beat<Fact>, pace: number): Promise<void> {
    const stagger = Math.min(80, 600 / beat.facts.length) * pace;
    const flights = beat.facts.map(async (fact, k) => {
      if (fact.kind !== 'saved') return;
      await this.pause(k * stagger);
      await this.#travel(fact, fact.owner, TAKE * pace, 30);
      this.apply([fact]);
      this.flights.show(salmonKey(fact));
    });
    await Promise.all(flights);
  }

  async #stayed(beat: Beat<Fact>): Promise<void> {
    const fresh = this.board.salmon.filter((salmon) => !salmon.stayed);
    const starts = fresh.map((salmon) => spot(`salmon-${salmonKey(salmon)}`));
    this.apply(beat.facts);
    for (const salmon of fresh) this.flights.hide(salmonKey({ ...salmon, stayed: true }));
    await tick();
    await Promise.all(
      fresh.map(async (salmon, k) => {
        const key = salmonKey({ ...salmon, stayed: true });
        const from = starts[k];
        const to = spot(`salmon-${key}`);
        const card = salmonFace(salmon.value);
        if (from && to) await this.flights.fly({ card, seat: salmon.owner, from, to, ms: TAKE, arc: 0, hides: key });
        this.flights.show(key);
      }),
    );
  }
}

const salmonFace = (value: number): Face => ({ kind: 'salmon', number: value, animal: 'salmon', takesAll: false });
