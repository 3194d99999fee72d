import type { GameUi, Stage } from '..';
import { w } from '../../i18n';
import Figure from './Figure.svelte';
import { RiverShow } from './show.svelte';
import Standing from './Standing.svelte';
import Upstream from './Upstream.svelte';

export const upstream: GameUi = {
  title: 'Upstream',
  Table: Upstream,
  Scores: Standing,
  Figure,
  scoresName: () => w().standing,
  atOnce: { mouth: 'random' },
  stage: (opening, settled) => new RiverShow(opening, settled),
  where(stage: Stage) {
    const { round, rounds, turn } = (stage as RiverShow).board;
    if (round === 0) return { long: w().mouthTile(turn), short: w().mouthTile(turn) };
    return { long: w().roundOf(round, rounds), short: w().roundOfShort(round, rounds) };
  },
  isSecret: () => false,
};
