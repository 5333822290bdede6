import { accept } from '@halma/rules';
import { LEGEND } from '../drawing/legend.ts';
import type { Environment } from '../environment.ts';
import { EXIT_STATUS } from '../exit-status.ts';
import { playInTerminal } from '../play/play-game.ts';
import { setUpGame } from '../play/set-up-game.ts';
import type { CommandResult } from '../refusal.ts';
import { POSITION_FIELDS, type Request } from '../request/fields/fields.ts';
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
  run: setUpAndPlay,
};

/** Plays a game in the terminal, which it opens only after the request has been validated. */
async function setUpAndPlay(
  request: Request,
  environment: Environment,
  file: string | undefined,
): Promise<CommandResult<number>> {
  const game = setUpGame(request, file);
  if (!game.ok) return game;
  const terminal = environment.openTerminal();
  await playInTerminal(game.value, terminal);
  return accept(terminal.stopStatus() ?? EXIT_STATUS.success);
}
