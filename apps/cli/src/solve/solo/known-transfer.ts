import { accept } from '@halma/rules';
import { knownTransfer } from '@halma/solver';
import { type CommandResult, refuse } from '../../refusal.ts';
import type { Request } from '../../request/fields/fields.ts';
import type { VerbOutput } from '../../verbs/verb.ts';
import { createSoloOutput } from './solo-output.ts';
import { soloPosition } from './solo-position.ts';

/** Returns the best known transfer of the requested game. */
export function showKnownTransfer(request: Request): CommandResult<VerbOutput> {
  const start = soloPosition(request, undefined);
  if (!start.ok) return start;
  const { rules } = start.value;
  const solution = knownTransfer(rules);
  return solution === null
    ? refuse('no-plain-army', `No transfer is known for the game ${rules.game.id}.`)
    : accept(createSoloOutput(start.value, solution));
}
