import { type Board, type Cell, cellName } from '../board/board.ts';
import { GAITS, type Gait } from '../game/gaits.ts';
import type { Position } from '../position/position.ts';
import type { Refusal, RefusalCode } from '../refusal.ts';
import { makeMoveTable } from '../rules/move-table.ts';
import { gaitOf } from '../rules/rules.ts';
import { seatOf, VACANT } from '../seat.ts';
import { listMenMoves, listMoves } from './legal-moves.ts';
import { codeOfMove, type Drop, type Leave, type Move, type Walk } from './move.ts';
import { MoveList } from './move-list.ts';
import { isStep, jumpsBy, jumpsFrom, routeBreak } from './routes.ts';

const list = new MoveList();

interface Fault {
  readonly code: RefusalCode;
  readonly cell?: Cell | undefined;
}

/**
 * Why a move may not be played. A move is legal exactly when the generator lists it; everything here but that only
 * finds the words for a refusal.
 *
 * @returns null when the move is legal
 */
export function whyNot(position: Position, move: Move): Refusal | null {
  const fault = faultOf(position, move);
  if (fault === null) return null;
  const { code, cell } = fault;
  const ply = position.ply + 1;
  return cell === undefined ? { code, ply } : { code, ply, at: cellName(position.rules.board, cell) };
}

function faultOf(position: Position, move: Move): Fault | null {
  const { board, game } = position.rules;
  if (position.outcome !== null) return { code: 'game-over' };
  if (!isOnBoard(board, move)) return { code: 'unknown-cell' };
  if (move.kind === 'walk' && move.demand === true && !game.demands) return { code: 'no-demand-here' };
  listMoves(position, list);
  if (list.includes(codeOfMove(move, board.away))) {
    const broken = move.kind === 'walk' || move.kind === 'leave' ? routeBreak(position, move) : null;
    return broken === null ? null : { code: 'broken-route', cell: broken };
  }
  switch (move.kind) {
    case 'pass':
      return { code: 'must-move' };
    case 'drop':
      return dropFault(position, move);
    case 'leave':
      return manFault(position, move.from) ?? leaveFault(position, move);
    case 'walk':
      return manFault(position, move.from) ?? walkFault(position, move);
  }
}

function dropFault({ rules, men, hands, toMove }: Position, { to }: Drop): Fault {
  if (rules.hand === 0) return { code: 'no-drop-here', cell: to };
  if ((hands[toMove] ?? 0) === 0) return { code: 'no-men-in-hand', cell: to };
  return { code: men[to] === VACANT ? 'outside-drop-zone' : 'occupied', cell: to };
}

function manFault({ men, toMove, dropsLeft }: Position, from: Cell): Fault | null {
  const man = men[from] ?? VACANT;
  if (man === VACANT) return { code: 'no-man-there', cell: from };
  if (seatOf(man) !== toMove) return { code: 'not-your-man', cell: from };
  return dropsLeft > 0 ? { code: 'drops-first', cell: from } : null;
}

function leaveFault({ rules }: Position, { from }: Leave): Fault {
  return { code: rules.edge === null ? 'no-leaving-here' : 'not-at-edge', cell: from };
}

function walkFault(position: Position, move: Walk): Fault {
  const { rules, men } = position;
  const { from, to } = move;
  if (from === to) return { code: 'same-cell', cell: to };
  if (men[to] !== VACANT) return { code: 'occupied', cell: to };
  if (isReachable(position, from, to))
    return { code: dutyFault(position, move) ?? zoneFault(position, move), cell: to };
  const { board, game, options } = rules;
  if (board.distance(from, to) === 1) return { code: 'wrong-gait', cell: to };
  if (couldJump(position, move, gaitOf(game, options))) return { code: 'leaves-target', cell: to };
  if (couldJump(position, move, GAITS.free)) return { code: 'wrong-gait', cell: to };
  return { code: board.classes[from] === board.classes[to] ? 'no-man-to-jump' : 'not-adjacent', cell: to };
}

/** Does a step or a hop lead there, whatever the options and duties say of its start and end? */
function isReachable(position: Position, from: Cell, to: Cell): boolean {
  if (position.rules.board.distance(from, to) > 1) return jumpsFrom(position, from).has(to);
  return isStep(position, from, to);
}

/** Could jumps lead there, if the man went so and were free to pass out of his target? */
function couldJump(position: Position, { from, to }: Walk, gait: Gait): boolean {
  const { board, options } = position.rules;
  const man = position.men[from] ?? VACANT;
  const table = makeMoveTable({ board, gait, options, man, leaves: false, keptIn: null });
  return jumpsBy(position, table, from).has(to);
}

/** Does every cell the move names lie on the board? The numbers beyond it stand for other things. */
function isOnBoard(board: Board, move: Move): boolean {
  const cells = [
    ...('from' in move ? [move.from] : []),
    ...('to' in move ? [move.to] : []),
    ...('route' in move ? (move.route ?? []) : []),
  ];
  return cells.every((cell) => Number.isInteger(cell) && cell >= 0 && cell < board.cells);
}

/** A move that the man could make but for a duty of this turn. */
function dutyFault(position: Position, move: Walk): RefusalCode | null {
  listMenMoves(position, list);
  const { board } = position.rules;
  if (!list.includes(codeOfMove(move, board.away))) return null;
  return position.demand && board.distance(move.from, move.to) === 1 ? 'jump-demanded' : 'yard-must-empty';
}

/** A move that ends where the options let no move from that start end. */
function zoneFault({ rules, toMove }: Position, { from, to }: Walk): RefusalCode {
  const yard = rules.yards[toMove];
  if (rules.options.leaveTarget === 'forbidden' && yard?.inTarget[from] === 1 && yard.inTarget[to] === 0) {
    return 'leaves-target';
  }
  const reenters = yard?.inHome[from] === 0 && yard.inHome[to] === 1;
  return rules.options.reenterHome === 'forbidden' && reenters ? 'reenters-home' : 'foreign-camp';
}
