import type { GameUi, Stage } from '..';
import { w } from '../../i18n';
import Figure from './Figure.svelte';
import Kodiak from './Kodiak.svelte';
import Rounds from './Rounds.svelte';
import { Reveal } from './reveal.svelte';

export const kodiak: GameUi = {
  title: 'Kodiak',
  Table: Kodiak,
  Scores: Rounds,
  Figure,
  scoresName: () => w().scores,
  atOnce: {},
  stage: (opening, settled) => new Reveal(opening, settled),
  where(stage: Stage) {
    const board = (stage as Reveal).board;
    const at = [board.round, board.rounds, board.turn, board.turns] as const;
    return { long: w().roundTurn(...at), short: w().roundTurnShort(...at) };
  },
  isSecret: (sight) => sight.view.phase === 'card',
};
