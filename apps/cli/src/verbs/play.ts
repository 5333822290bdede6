import { LEGEND } from '../drawing/legend.ts';
import { POSITION_FIELDS } from '../request/fields/fields.ts';
import { DEFAULT_LEVEL } from '../request/level.ts';
import type { InteractiveVerb } from './verb.ts';

export const play: InteractiveVerb = {
  kind: 'interactive',
  name: 'play',
  summary: 'Play a game in the terminal',
  details: [
    'You have the first seat and the computer has the others, unless --computer or --hot-seat says otherwise.',
    `The computer plays at level ${DEFAULT_LEVEL} and thinks for 1 second per move, unless --level or --seconds says otherwise.`,
    'Use --record to continue a saved game; the computer keeps its seats.',
  ],
  examples: [
    'play',
    'play star-6 --level 8',
    'play halma-4 --computer C --computer D',
    'play --record game.hgn',
  ],
  legend: LEGEND,
  fields: [...POSITION_FIELDS, 'record', 'computer', 'hotSeat', 'seconds', 'level'],
  operands: ['game'],
  hasOptionalOperands: true,
  // Loading the terminal on demand keeps the other verbs fast.
  run: async (request, environment, file) =>
    (await import('../play/play-requested-game.ts')).playRequestedGame(request, environment, file),
};
