import { accept } from '@halma/rules';
import type { Environment } from '../environment.ts';
import { EXIT_STATUS } from '../exit-status.ts';
import type { CommandResult } from '../refusal.ts';
import type { Request } from '../request/fields/fields.ts';
import { playInTerminal } from './play-game.ts';
import { setUpGame } from './set-up-game.ts';

/**
 * Plays a game in the terminal, which it opens only after the request has been validated.
 *
 * @param file the record file that the command line names; undefined if it names none
 */
export async function playRequestedGame(
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
