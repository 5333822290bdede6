import { hasManIn, type Position } from '../position/position.ts';
import { applyDuties, mustEmptyYard } from './duties.ts';
import { listMenMoves } from './legal-moves.ts';
import { codeTo } from './move.ts';
import { MoveList } from './move-list.ts';

const scratch = new MoveList();

/** What binds the seat to move because of men in its own yard: one must leave it, or at least move on inside it. */
export type YardDuty = 'leave' | 'stay-inside';

/** The duty to the own yard that leaves some of the mover's moves out; null when all his moves are open to him. */
export function yardDuty(position: Position): YardDuty | null {
  const yard = position.rules.yards[position.toMove];
  const bound = position.rules.options.homeDuty === 'on' || mustEmptyYard(position);
  if (!bound || yard === undefined || !hasManIn(position, position.toMove, yard.home)) return null;
  listMenMoves(position, scratch);
  const open = scratch.count;
  applyDuties(position, scratch);
  if (scratch.count === open) return null;
  return scratch.some((code) => yard.inHome[codeTo(code)] !== 1) ? 'leave' : 'stay-inside';
}
