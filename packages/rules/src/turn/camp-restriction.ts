import { checkPosition } from '../check-arguments.ts';
import { hasManIn, type Position } from '../position/position.ts';
import { listPseudoLegalMoves } from './legal-moves.ts';
import { toCell } from './move.ts';
import { MoveList } from './move-list.ts';
import { removeCompletingMoves } from './opponent-completion.ts';
import { applyTurnRestrictions, mustEvacuateCamp } from './turn-restrictions.ts';

const scratch = new MoveList();

/**
 * A restriction to the men in the camp of the seat to move: one of them must leave the camp (`leave`) or, if none can,
 * move inside it (`stay-inside`).
 */
export type CampRestriction = 'leave' | 'stay-inside';

/** Returns the restriction that forbids some of the mover's moves, or null if none does. */
export function campRestriction(position: Position): CampRestriction | null {
  checkPosition(position);
  const camp = position.rules.camps[position.toMove];
  const isRestricted = position.rules.options.homeDuty === 'on' || mustEvacuateCamp(position);
  if (!isRestricted || camp === undefined || !hasManIn(position, position.toMove, camp.home)) return null;
  listPseudoLegalMoves(position, scratch);
  removeCompletingMoves(position, scratch);
  const unrestrictedCount = scratch.count;
  applyTurnRestrictions(position, scratch);
  if (scratch.count === unrestrictedCount) return null;
  return scratch.some((code) => camp.inHome[toCell(code)] !== 1) ? 'leave' : 'stay-inside';
}
