// The show of a river: tokens travel, predators bite, rows wash away.
import { Theatre, type Beat } from '../../board/theatre.svelte';
import type { Fact } from '../../protocol/upstream';
import type { Fact as AnyFact, LogLine, Sight } from '../../protocol/types';
import type { Opening } from '..';
import { after, Atlas, linesOf, tokenKey, viewOf, type Board } from './board';

/** Milliseconds a fact holds the stage; none: it is shown in passing. */
const HOLD: Partial<Record<Fact['kind'], number>> = {
  'turned-up': 700,
  laid: 550,
  'spawn-laid': 1400,
  swam: 560,
  jumped: 720,
  'bear-caught': 1100,
  'eagle-flew': 1300,
  'heron-ate': 1200,
  carried: 620,
  waits: 600,
  whirled: 700,
  'turn-began': 150,
  'row-fell': 1600,
  advanced: 700,
  'game-ended': 700,
};

const EFFECT = 1_200;

/** A predator that takes a salmon, for as long as it can be seen. */
export interface Bite {
  readonly id: number;
  readonly by: 'bear' | 'eagle' | 'heron';
  readonly space: string;
  /** What the token has left. */
  readonly left: number;
}

export class RiverShow extends Theatre<Board, Fact> {
  bites = $state.raw<readonly Bite[]>([]);
  /** How each token moved last, by key: who jumps flies in an arc. */
  readonly ways = new Map<string, 'swim' | 'jump'>();
  #atlas = new Atlas();
  #last: Board;
  #bites = 0;

  constructor(opening: Opening, settled: () => void) {
    super(opening, settled);
    this.#last = viewOf(opening.sight);
    this.#atlas.note(this.#last);
  }

  override show(all: readonly AnyFact[], lines: readonly LogLine[], sight: Sight): void {
    this.#last = viewOf(sight);
    this.#atlas.note(this.#last);
    super.show(all, lines, sight);
  }

  protected truth(sight: Sight): Board {
    return viewOf(sight);
  }

  protected after(board: Board, fact: Fact): Board {
    if (fact.kind === 'jumped') this.ways.set(tokenKey(fact.seat, fact.token), 'jump');
    else if (fact.kind === 'swam' || fact.kind === 'carried') this.ways.set(tokenKey(fact.seat, fact.token), 'swim');
    return after(board, fact, this.#atlas, this.#last);
  }

  protected linesOf(fact: Fact): number {
    return linesOf(fact, this.board.players);
  }

  protected together(first: Fact, next: Fact): boolean {
    return first.kind === next.kind && next.kind === 'advanced';
  }

  /** What the one who looks on has just done needs no waiting. */
  protected holds({ facts: [fact] }: Beat<Fact>): number {
    if (!fact) return 0;
    const own = 'seat' in fact && fact.seat === this.#last.seat;
    if (own && ['swam', 'jumped', 'carried', 'laid', 'turned-up', 'turn-began'].includes(fact.kind)) return 0;
    if (fact.kind === 'laid' && fact.seat === null) return 0;
    return HOLD[fact.kind] ?? 0;
  }

  protected touched(fact: Fact): readonly string[] {
    switch (fact.kind) {
      case 'swam':
      case 'jumped':
      case 'carried':
      case 'bear-caught':
      case 'heron-ate':
      case 'eagle-flew':
      case 'advanced':
        return [tokenKey(fact.seat, fact.token)];
      case 'laid':
        return [`tile-${fact.space}`];
      default:
        return [];
    }
  }

  protected async act({ facts }: Beat<Fact>, pace: number): Promise<void> {
    const [fact] = facts;
    if (fact?.kind === 'bear-caught' || fact?.kind === 'eagle-flew' || fact?.kind === 'heron-ate') {
      await this.pause(180 * pace);
      this.#bite(fact.kind === 'bear-caught' ? 'bear' : fact.kind === 'eagle-flew' ? 'eagle' : 'heron', fact);
      await this.pause(260 * pace);
    }
    this.apply(facts);
  }

  protected override ended(): void {
    this.bites = [];
  }

  #bite(by: Bite['by'], { space, left }: { space: string; left: number }): void {
    if (this.hurry) return;
    const bite = { id: this.#bites++, by, space, left };
    this.bites = [...this.bites, bite];
    setTimeout(() => (this.bites = this.bites.filter((other) => other !== bite)), EFFECT);
  }
}
