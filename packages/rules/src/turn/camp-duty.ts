import { hasManIn, type Position } from '../position/position.ts';
import { applyDuties, mustEvacuateCamp } from './duties.ts';
import { listPseudoLegalMoves } from './legal-moves.ts';
import { toCell } from './move.ts';
import { MoveList } from './move-list.ts';
import { removeCompletingMoves } from './opponent-completion.ts';

const scratch = new MoveList();

/**
 * A duty to move a man that is in the seat's own camp: out of it (`leave`), or inside it if none can leave
 * (`stay-inside`).
 */
export type CampDuty = 'leave' | 'stay-inside';

/** Returns the camp duty that forbids some of the mover's moves, or null when none does. */
export function campDuty(position: Position): CampDuty | null {
  const camp = position.rules.camps[position.toMove];
  const hasDuty = position.rules.options.homeDuty === 'on' || mustEvacuateCamp(position);
  if (!hasDuty || camp === undefined || !hasManIn(position, position.toMove, camp.home)) return null;
  listPseudoLegalMoves(position, scratch);
  removeCompletingMoves(position, scratch);
  const unrestrictedCount = scratch.count;
  applyDuties(position, scratch);
  if (scratch.count === unrestrictedCount) return null;
  return scratch.some((code) => camp.inHome[toCell(code)] !== 1) ? 'leave' : 'stay-inside';
}
