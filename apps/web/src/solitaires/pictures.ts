import type { Position } from '@halma/rules';
import { setUp } from '../board/set-up.ts';
import { fullCamp } from './army.ts';
import { figurePosition } from './keys.ts';
import { arrangementPosition, storedArrangement } from './long-hop.ts';
import type { Problem } from './problems.ts';
import { scatterMen } from './scatter.ts';

/** The position shown on each problem's card. */
export const PICTURES: Readonly<Record<Problem, () => Position>> = {
  'long-hop': () => arrangementPosition(storedArrangement()),
  crossing: fullCamp,
  figures: () => figurePosition('a'),
  'own-figure': () => figurePosition('d'),
  gambits: fullCamp,
  packing: () => scatterMen(1885, 'near'),
  'both-hands': () => setUp({ game: 'halma-2', preset: 'parker-1885' }),
};
