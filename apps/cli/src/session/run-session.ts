import { accept } from '@halma/rules';
import type { Environment } from '../environment.ts';
import { EXIT_STATUS } from '../exit-status.ts';
import type { CommandResult } from '../refusal.ts';
import type { Request } from '../request/fields/fields.ts';
import { requestedPosition } from '../request/position.ts';
import { serve } from '../serve/serve.ts';
import { GameSession } from './game-session.ts';

/** Serves games over standard input and output until the end of the input. */
export async function runSession(request: Request, environment: Environment): Promise<CommandResult<number>> {
  const start = requestedPosition(request);
  if (!start.ok) return start;
  const session = new GameSession(request);
  await serve(environment.input, environment.write, (line) => session.answer(line));
  return accept(EXIT_STATUS.success);
}
