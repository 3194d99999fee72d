import type { GameUi, Stage } from '..';
import AfterGame from './AfterGame.svelte';
import { viewOf } from './board';
import Coldwater from './Coldwater.svelte';
import Figure from './Figure.svelte';
import { c } from './locale';
import Scores from './Scores.svelte';
import { PondShow } from './show.svelte';

export const coldwater: GameUi = {
  title: 'Coldwater Crown',
  Table: Coldwater,
  Scores,
  Figure,
  After: AfterGame,
  scoresName: () => c().standings,
  atOnce: {},
  stage: (opening, settled) => new PondShow(opening, settled),
  where(stage: Stage) {
    const { phase, anglers, acting, step, contest, ending } = (stage as PondShow).board;
    if (phase === 'over' || contest !== null) return { long: c().contests, short: c().contests };
    const turn = Math.max(1, anglers[acting]?.turns ?? 1);
    const last = ending ? ` · ${c().lastTurns}` : '';
    return { long: c().turnStep(turn, Math.max(1, step)) + last, short: c().turnStepShort(turn, Math.max(1, step)) };
  },
  isSecret: (sight) => sight.outcome === null,
  verdict(sight) {
    const view = viewOf(sight);
    const [mine, theirs] = view.scores;
    if (!view.solo || !mine || !theirs) return null;
    const title = view.places[0] === 1 ? c().soloWon : c().soloLost;
    return { title, text: c().soloText(mine.total, theirs.total) };
  },
};
