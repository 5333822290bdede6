import { type Cell, cellName } from '../board/board.ts';
import { MOVEMENTS, type Movement } from '../game/movements.ts';
import type { Position } from '../position/position.ts';
import type { Refusal, RefusalCode } from '../refusal.ts';
import { makeMoveTable } from '../rules/move-table.ts';
import { movementOf } from '../rules/rules.ts';
import { seatOf, VACANT } from '../seat.ts';
import { listMoves, listPseudoLegalMoves } from './legal-moves.ts';
import { type BearOff, type Drop, encodeMove, type Move, type NormalMove } from './move.ts';
import { MoveList } from './move-list.ts';
import { completesOpponent } from './opponent-completion.ts';
import { findRouteBreak, isStep, jumpCountsFrom, jumpCountsWith } from './routes.ts';

const list = new MoveList();

interface Fault {
  readonly code: RefusalCode;
  readonly cell?: Cell | undefined;
}

/**
 * Returns why a move is illegal. A move without a route or a demand is legal exactly when the generator lists it; a
 * route or a demand is checked in addition. The other tests here only select the refusal code.
 *
 * @returns null when the move is legal
 */
export function findRefusal(position: Position, move: Move): Refusal | null {
  const fault = faultOf(position, move);
  if (fault === null) return null;
  const { code, cell } = fault;
  const ply = position.ply + 1;
  return cell === undefined ? { code, ply } : { code, ply, at: cellName(position.rules.board, cell) };
}

function faultOf(position: Position, move: Move): Fault | null {
  const { board, game } = position.rules;
  if (position.outcome !== null) return { code: 'game-over' };
  // Numbers beyond the last cell have other meanings.
  if (!cellsOf(move)?.every((cell) => Number.isInteger(cell) && cell >= 0 && cell < board.cellCount))
    return { code: 'bad-move' };
  if (move.kind === 'normal' && move.demandsJump === true && !game.allowsJumpDemand)
    return { code: 'no-demand-here' };
  listMoves(position, list);
  if (list.includes(encodeMove(move, board.offBoard))) {
    const breakCell = 'from' in move ? findRouteBreak(position, move) : null;
    return breakCell === null ? null : { code: 'broken-route', cell: breakCell };
  }
  switch (move.kind) {
    case 'pass':
      return { code: 'must-move' };
    case 'drop':
      return dropFault(position, move);
    case 'bear-off':
      return manFault(position, move.from) ?? bearOffFault(position, move);
    case 'normal':
      return manFault(position, move.from) ?? normalMoveFault(position, move);
  }
}

function dropFault({ rules, men, hands, toMove }: Position, { to }: Drop): Fault {
  if (rules.handSize === 0) return { code: 'no-drop-here', cell: to };
  if ((hands[toMove] ?? 0) === 0) return { code: 'no-men-in-hand', cell: to };
  return { code: men[to] === VACANT ? 'outside-drop-zone' : 'occupied', cell: to };
}

function manFault({ men, toMove, dropsLeft }: Position, from: Cell): Fault | null {
  const man = men[from] ?? VACANT;
  if (man === VACANT) return { code: 'no-man-there', cell: from };
  if (seatOf(man) !== toMove) return { code: 'not-your-man', cell: from };
  return dropsLeft > 0 ? { code: 'drops-first', cell: from } : null;
}

function bearOffFault({ rules }: Position, { from }: BearOff): Fault {
  return { code: rules.bearOffCells === null ? 'no-leaving-here' : 'not-at-edge', cell: from };
}

function normalMoveFault(position: Position, move: NormalMove): Fault {
  const { rules, men } = position;
  const { from, to } = move;
  if (from === to) return { code: 'same-cell', cell: to };
  if (men[to] !== VACANT) return { code: 'occupied', cell: to };
  if (isReachable(position, from, to))
    return { code: restrictionFault(position, move) ?? zoneFault(position, move), cell: to };
  const { board, game, options } = rules;
  if (board.distance(from, to) === 1) return { code: 'wrong-gait', cell: to };
  // A jump never changes a man's class, so most cells need no search for jumps.
  if (board.parityClasses[from] !== board.parityClasses[to]) return { code: 'not-adjacent', cell: to };
  if (couldJump(position, move, movementOf(game, options))) return { code: 'leaves-target', cell: to };
  if (couldJump(position, move, MOVEMENTS.free)) return { code: 'wrong-gait', cell: to };
  return { code: 'no-man-to-jump', cell: to };
}

/** Returns whether a step or a hop leads to a cell, regardless of where a turn may end and of its restrictions. */
function isReachable(position: Position, from: Cell, to: Cell): boolean {
  if (position.rules.board.distance(from, to) > 1) return jumpCountsFrom(position, from).has(to);
  return isStep(position, from, to);
}

/** Returns whether jumps under a movement would lead to the cell if the man were allowed to leave its target. */
function couldJump(position: Position, { from, to }: NormalMove, movement: Movement): boolean {
  const { board, options } = position.rules;
  const man = position.men[from] ?? VACANT;
  const table = makeMoveTable({ board, movement, options, man, canBearOff: false, confinedZone: null });
  return jumpCountsWith(position, table, from).has(to);
}

/**
 * Returns the cells of a move; null for a value that is not a move. A caller in plain JavaScript may pass anything,
 * such as a field of a message.
 */
function cellsOf(move: Move): readonly Cell[] | null {
  switch (move?.kind) {
    case 'normal':
      return withRoute([move.from, move.to], move);
    case 'bear-off':
      return withRoute([move.from], move);
    case 'drop':
      return [move.to];
    case 'pass':
      return [];
    default:
      return null;
  }
}

function withRoute(ends: readonly Cell[], { route = [] }: NormalMove | BearOff): readonly Cell[] | null {
  return Array.isArray(route) ? [...ends, ...route] : null;
}

/** Returns the restriction of this turn that forbids a move, or null if none does. */
function restrictionFault(position: Position, move: NormalMove): RefusalCode | null {
  listPseudoLegalMoves(position, list);
  const { board } = position.rules;
  const code = encodeMove(move, board.offBoard);
  if (!list.includes(code)) return null;
  if (completesOpponent(position, code)) return 'completes-opponent';
  return position.jumpDemanded && board.distance(move.from, move.to) === 1
    ? 'jump-demanded'
    : 'yard-must-empty';
}

/** Returns the code for a move that the options forbid because of the zones in which it starts and ends. */
function zoneFault({ rules, toMove }: Position, { from, to }: NormalMove): RefusalCode {
  const camp = rules.camps[toMove];
  if (rules.options.leaveTarget === 'forbidden' && camp?.inTarget[from] === 1 && camp.inTarget[to] === 0) {
    return 'leaves-target';
  }
  const reenters = camp?.inHome[from] === 0 && camp.inHome[to] === 1;
  return rules.options.reenterHome === 'forbidden' && reenters ? 'reenters-home' : 'foreign-camp';
}
