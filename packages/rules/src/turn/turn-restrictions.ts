import type { Cell } from '../board/board.ts';
import { hasManIn, type Position } from '../position/position.ts';
import { fromCell, type MoveCode, toCell } from './move.ts';
import type { MoveList } from './move-list.ts';

/**
 * Removes the moves that the restrictions of this turn forbid: first the demand to jump, then `homeDuty`, then
 * `evacuate`.
 */
export function applyTurnRestrictions(position: Position, list: MoveList): void {
  const { rules, toMove } = position;
  if (position.jumpDemanded) applyJumpDemand(position, list);
  const camp = rules.camps[toMove];
  const mustEvacuate = mustEvacuateCamp(position);
  if (camp === undefined || (rules.options.homeDuty === 'off' && !mustEvacuate)) return;
  if (!hasManIn(position, toMove, camp.home)) return;
  if (rules.options.homeDuty === 'on') applyHomeDutyOption(position, camp.inHome, list);
  if (mustEvacuate) applyEvacuation(rules.options.evacuateBlocked, camp.inHome, list);
}

/** Returns whether the mover must empty its camp because the direct opponent has emptied its own. */
export function mustEvacuateCamp({ rules, evacuated, toMove }: Position): boolean {
  const opponent = rules.directOpponents[toMove] ?? 0;
  return rules.options.evacuate === 'on' && opponent !== 0 && (evacuated & (1 << opponent)) !== 0;
}

/** Cetro: after a demand the mover must jump if it can. */
function applyJumpDemand({ rules }: Position, list: MoveList): void {
  const isJump = (code: MoveCode): boolean => rules.board.distance(fromCell(code), toCell(code)) > 1;
  if (list.some(isJump)) list.keep(isJump);
}

/**
 * Keeps the moves that leave the camp; if there are none, the moves inside it that lead away from the corner; failing
 * that, all moves.
 */
function applyHomeDutyOption({ rules, toMove }: Position, inHome: Uint8Array, list: MoveList): void {
  const leavesCamp = (code: MoveCode): boolean => inHome[fromCell(code)] === 1 && inHome[toCell(code)] !== 1;
  const movesOnward = (code: MoveCode): boolean =>
    inHome[fromCell(code)] === 1 && inHome[toCell(code)] === 1 && isFarther(fromCell(code), toCell(code));
  const lines = rules.board.linesFrom(rules.camps[toMove]?.homeTip ?? rules.board.wall);
  const isFarther = (from: Cell, to: Cell): boolean => {
    const gains = lines.map((line) => (line[to] ?? 0) - (line[from] ?? 0));
    return gains.every((gain) => gain >= 0) && gains.some((gain) => gain > 0);
  };
  if (list.some(leavesCamp)) list.keep(leavesCamp);
  else if (list.some(movesOnward)) list.keep(movesOnward);
}

/**
 * Keeps the moves that leave the camp; if there are none, under `shuffle` the moves of men in the camp; failing that,
 * all moves.
 */
function applyEvacuation(blocked: 'shuffle' | 'free', inHome: Uint8Array, list: MoveList): void {
  const startsInside = (code: MoveCode): boolean => inHome[fromCell(code)] === 1;
  const leavesCamp = (code: MoveCode): boolean => startsInside(code) && inHome[toCell(code)] !== 1;
  if (list.some(leavesCamp)) list.keep(leavesCamp);
  else if (blocked === 'shuffle' && list.some(startsInside)) list.keep(startsInside);
}
