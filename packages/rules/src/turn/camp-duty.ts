import { hasManIn, type Position } from '../position/position.ts';
import { applyDuties, mustEvacuateCamp } from './duties.ts';
import { listPseudoLegalMoves } from './legal-moves.ts';
import { toCell } from './move.ts';
import { MoveList } from './move-list.ts';
import { removeCompletions } from './opponent-completion.ts';

const scratch = new MoveList();

/** A duty to move a man in the seat's own camp: `leave` out of it, or `stay-inside` where none can leave. */
export type CampDuty = 'leave' | 'stay-inside';

/** Returns the camp duty that removes some of the mover's moves; null when none is removed. */
export function campDuty(position: Position): CampDuty | null {
  const camp = position.rules.camps[position.toMove];
  const hasDuty = position.rules.options.homeDuty === 'on' || mustEvacuateCamp(position);
  if (!hasDuty || camp === undefined || !hasManIn(position, position.toMove, camp.home)) return null;
  listPseudoLegalMoves(position, scratch);
  removeCompletions(position, scratch);
  const unrestrictedCount = scratch.count;
  applyDuties(position, scratch);
  if (scratch.count === unrestrictedCount) return null;
  return scratch.some((code) => camp.inHome[toCell(code)] !== 1) ? 'leave' : 'stay-inside';
}
