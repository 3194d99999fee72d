// What the table shows. Either it is the truth (`boardOf` a sight), or a moment on the way there, made
// from facts alone (`after`). Nothing here knows what is allowed: facts are drawn, not judged.
import type { Face, Faces, Fact, KodiakView, Salmon } from '../../protocol/kodiak';
import type { Sight } from '../../protocol/types';

export type Step = 'choose' | 'reveal' | 'visitors' | 'fishing' | 'home' | 'over';

export interface Banner {
  readonly kind: 'stayed' | 'heroic-run' | 'last-leap' | 'missed' | 'round-ended';
  readonly round: number;
  readonly points: readonly number[];
}

export interface Board {
  readonly players: number;
  readonly round: number;
  readonly rounds: number;
  readonly turn: number;
  readonly turns: number;
  readonly step: Step;
  readonly cascade: readonly number[];
  readonly hands: readonly (readonly number[])[];
  /** Who has a card face down. */
  readonly down: readonly boolean[];
  /** The cards face up, by seat. */
  readonly shown: readonly (number | null)[];
  readonly speeds: readonly number[];
  /** The predators of this turn, fastest first; `done` of them have fished. */
  readonly order: readonly number[];
  readonly done: readonly number[];
  readonly acting: number | null;
  readonly salmon: readonly Salmon[];
  readonly reserveCards: readonly number[];
  readonly reserves: readonly number[];
  readonly scores: readonly (readonly number[])[];
  readonly totals: readonly number[];
  /** Of this turn, for captions: whom a visitor delays, who went home empty, where a fresh salmon went. */
  readonly delayed: Readonly<Record<number, number>>;
  readonly idle: readonly number[];
  readonly empty: readonly number[];
  readonly fate: Readonly<Record<number, number>>;
  readonly stayed: boolean;
  readonly poolFrom: number;
  readonly banner: Banner | null;
}

export function face(faces: Faces, card: number): Face {
  const found = faces.cards[card];
  if (!found) throw new RangeError(`no card ${card}`);
  return found;
}

export const isPool = (salmon: Salmon): boolean => salmon.stayed;
export const salmonKey = (s: { owner: number; value: number; stayed: boolean }): string =>
  `${s.owner}-${s.value}-${s.stayed ? 'pool' : 'fresh'}`;

/** What a sight of Kodiak shows. */
export const viewOf = (sight: Sight): KodiakView => sight.view as KodiakView;

/** The truth. `before` lends what a view does not say: this turn's captions. */
export function boardOf(sight: Sight, before: Board | null): Board {
  const view = viewOf(sight);
  const same = before !== null && before.round === view.round && before.turn === view.turn && view.phase !== 'card';
  const predators = view.speeds.flatMap((speed, seat) => (speed > 0 ? [seat] : []));
  const place = (seat: number): number => view.speeds[seat]! * 8 + view.cascade.indexOf(seat);
  const done = predators.filter((seat) => !view.order.includes(seat)).sort((a, b) => place(a) - place(b));
  const steps = { card: 'choose', visitor: 'visitors', pick: 'fishing', over: 'over' } as const;
  return {
    players: view.players,
    round: view.round,
    rounds: view.rounds,
    turn: view.turn,
    turns: view.turns,
    step: steps[view.phase],
    cascade: view.cascade,
    hands: view.hands,
    down: view.hasChosen,
    shown: view.shown,
    speeds: view.speeds,
    order: [...done, ...view.order],
    done: view.phase === 'pick' || view.phase === 'over' ? done : [],
    acting: view.phase === 'pick' || view.phase === 'visitor' ? (sight.decision.seats[0] ?? null) : null,
    salmon: view.salmon,
    reserveCards: view.reserveCards,
    reserves: view.reserves,
    scores: view.scores,
    totals: view.totals,
    delayed: same ? before.delayed : {},
    idle: same ? before.idle : [],
    empty: same ? before.empty : [],
    fate: same ? before.fate : {},
    stayed: false,
    poolFrom: view.turn - 1,
    banner: null,
  };
}

const put = <T>(row: readonly T[], at: number, value: T): T[] => row.map((old, k) => (k === at ? value : old));

/** Predators by speed, equal ones as their bears stand; `order-set` then says how it really is. */
function sorted(board: Board, speeds: readonly number[]): number[] {
  const place = (seat: number): number => speeds[seat]! * 8 + board.cascade.indexOf(seat);
  return speeds.flatMap((speed, seat) => (speed > 0 ? [seat] : [])).sort((a, b) => place(a) - place(b));
}

function without(board: Board, gone: Salmon): Salmon[] {
  const at = board.salmon.findIndex(
    (s) => s.owner === gone.owner && s.value === gone.value && s.stayed === gone.stayed,
  );
  return board.salmon.filter((_, k) => k !== at);
}

function intoReserve(board: Board, seat: number, value: number): Pick<Board, 'reserves' | 'reserveCards'> {
  return {
    reserves: put(board.reserves, seat, board.reserves[seat]! + value),
    reserveCards: put(board.reserveCards, seat, board.reserveCards[seat]! + 1),
  };
}

function freshTurn(board: Board): Board {
  const none = board.down.map(() => false);
  return {
    ...board,
    step: 'choose',
    down: none,
    shown: board.shown.map(() => null),
    speeds: board.speeds.map(() => 0),
    order: [],
    done: [],
    acting: null,
    delayed: {},
    idle: [],
    empty: [],
    fate: {},
    stayed: false,
    banner: null,
  };
}

/** The board after one more fact. */
export function after(board: Board, fact: Fact, faces: Faces): Board {
  switch (fact.kind) {
    case 'round-began':
      return {
        ...freshTurn(board),
        round: fact.round,
        rounds: fact.rounds,
        cascade: fact.cascade,
        hands: board.hands.map(() => faces.cards.map((_, card) => card)),
        salmon: [],
        reserves: board.reserves.map(() => 0),
        reserveCards: board.reserveCards.map(() => 0),
      };
    case 'turn-began':
      return { ...freshTurn(board), turn: fact.turn };
    case 'chose':
      return { ...board, down: put(board.down, fact.seat, true) };
    case 'chose-card':
      return board;
    case 'revealed': {
      const speeds = fact.cards.map((card) => {
        const { kind, number } = face(faces, card);
        return kind === 'predator' ? number : 0;
      });
      const fresh = fact.cards.flatMap<Salmon>((card, owner) => {
        const { kind, number } = face(faces, card);
        return kind === 'salmon' ? [{ owner, value: number, stayed: false }] : [];
      });
      return {
        ...board,
        step: 'reveal',
        down: board.down.map(() => false),
        shown: fact.cards,
        hands: board.hands.map((hand, seat) => hand.filter((card) => card !== fact.cards[seat])),
        speeds,
        order: sorted(board, speeds),
        salmon: [...board.salmon, ...fresh],
      };
    }
    case 'slowed': {
      const speeds = put(board.speeds, fact.target, fact.speed);
      const delayed = { ...board.delayed, [fact.seat]: fact.target };
      return { ...board, step: 'visitors', acting: fact.seat, speeds, delayed, order: sorted(board, speeds) };
    }
    case 'idle':
      return { ...board, step: 'visitors', idle: [...board.idle, fact.seat] };
    case 'order-set':
      return { ...board, step: 'fishing', acting: fact.seats[0] ?? null, order: fact.seats };
    case 'took':
      return {
        ...fishing(board, fact.seat),
        ...intoReserve(board, fact.seat, fact.value),
        salmon: without(board, fact),
        fate: fact.stayed ? board.fate : { ...board.fate, [fact.owner]: fact.seat },
      };
    case 'went-home':
      return { ...fishing(board, fact.seat), empty: [...board.empty, fact.seat] };
    case 'climbed':
      return { ...board, cascade: fact.cascade };
    case 'saved':
      return {
        ...board,
        ...intoReserve(board, fact.owner, fact.value),
        step: 'home',
        acting: null,
        done: board.order,
        salmon: without(board, fact),
        fate: fact.stayed ? board.fate : { ...board.fate, [fact.owner]: fact.owner },
      };
    case 'missed':
      return { ...board, step: 'home', banner: { kind: 'missed', round: board.round, points: [] } };
    case 'stayed':
      return {
        ...board,
        step: 'home',
        stayed: true,
        salmon: board.salmon.map((s) => ({ ...s, stayed: true })),
        poolFrom: board.turn,
        banner: { kind: 'stayed', round: board.round, points: [] },
      };
    case 'heroic-run':
    case 'last-leap':
      return { ...board, step: 'home', banner: { kind: fact.kind, round: board.round, points: [] } };
    case 'round-ended':
      return {
        ...board,
        step: 'home',
        acting: null,
        banner: { kind: 'round-ended', round: fact.round, points: fact.points },
        scores: [...board.scores, fact.points],
        totals: fact.totals,
        reserves: board.reserves.map(() => 0),
        reserveCards: board.reserveCards.map(() => 0),
      };
    case 'game-ended':
      return { ...board, step: 'over', totals: fact.totals, banner: null };
  }
}

/** A seat fishes now: all before it in the order are done. */
function fishing(board: Board, seat: number): Board {
  const at = board.order.indexOf(seat);
  return { ...board, step: 'fishing', acting: seat, done: at < 0 ? board.done : board.order.slice(0, at) };
}
