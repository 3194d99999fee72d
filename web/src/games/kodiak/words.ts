// What stands beside the cards, in the present language. The server tells what happens; this names what lies there.
import { w } from '../../i18n';
import type { Face, Faces } from '../../protocol/kodiak';
import { face, type Board } from './board';

export const animalOf = (card: Face, visitor: string): string => (card.kind === 'visitor' ? visitor : card.animal);

export const nameOf = (animal: string): string => w().animals[animal] ?? animal;

/** "Salmon 4", "Otter 30", "Moose +15". */
export function cardName(card: Face, visitor: string): string {
  const name = nameOf(animalOf(card, visitor));
  if (card.kind === 'salmon') return w().cardSalmon(card.number);
  return card.kind === 'visitor' ? w().cardVisitor(name, card.number) : w().cardPredator(name, card.number);
}

export const cardOf = (faces: Faces, seat: number, card: number): string =>
  cardName(face(faces, card), faces.visitors[seat] ?? '');

/** What the card of a seat does in this turn. */
export function caption(board: Board, faces: Faces, seat: number, names: readonly string[]): string {
  const card = board.shown[seat];
  if (card === null || card === undefined) return board.down[seat] ? w().hasChosen : w().chooses;
  const { kind } = face(faces, card);
  if (kind === 'predator') return fisher(board, seat);
  if (kind === 'visitor') {
    const target = board.delayed[seat];
    if (target !== undefined) return w().delays(names[target] ?? '');
    if (board.idle.includes(seat)) return w().bothersNobody;
    return board.step === 'visitors' && board.acting === seat ? w().namesNow : w().visits;
  }
  const fate = board.fate[seat];
  if (fate !== undefined) return fate === seat ? w().isSaved : w().takenBy(names[fate] ?? '');
  return board.stayed ? w().staysHere : w().mayBeTaken;
}

function fisher(board: Board, seat: number): string {
  if (board.empty.includes(seat)) return w().goesHome;
  if (board.step === 'fishing' && board.acting === seat) return w().fishesNow;
  return board.done.includes(seat) ? w().hasFished : w().actsAt(board.speeds[seat] ?? 0);
}
