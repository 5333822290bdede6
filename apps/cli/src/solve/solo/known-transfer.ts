import { accept } from '@halma/rules';
import { knownTransfer } from '@halma/solver';
import { type CommandResult, refuse } from '../../refusal.ts';
import type { Request } from '../../request/fields.ts';
import type { VerbOutput } from '../../verbs/verb.ts';
import { soloOutput } from './solo-output.ts';
import { soloPosition } from './solo-position.ts';

/** Returns the best known transfer of a game. */
export function knownTransferOutput(request: Request): CommandResult<VerbOutput> {
  const start = soloPosition(request, undefined);
  if (!start.ok) return start;
  const { rules } = start.value;
  const solution = knownTransfer(rules);
  return solution === null
    ? refuse('no-plain-army', `No solution across the board of ${rules.game.id}.`)
    : accept(soloOutput(start.value, solution));
}
