import { fromCell, type MoveCode, MoveList, type Seat } from '@halma/rules';
import type { SearchBoard } from './search-board.ts';

/** The number of moves of the same army that the evaluation looks ahead after the evaluated move. */
const MOVES_AHEAD = 2;

/** The number of follow-up moves that are tried at each of these moves. */
const FOLLOW_UP_BREADTH = 10;

/**
 * The weight of the costs before each of these moves. Of two sequences that end with the same placement, it favours the
 * one that gains earlier.
 */
const EARLY_GAIN_WEIGHT = 0.05;

/** One list for each remaining move, so that the evaluation does not allocate any. */
const lists = Array.from({ length: MOVES_AHEAD + 1 }, () => new MoveList());

/**
 * Evaluates a move by the lowest travel cost that the army can reach with its next moves if the other armies do not
 * move. They cannot interfere if the armies have passed each other; otherwise this is a rough approximation.
 *
 * @returns the negated cost after the move and its best follow-ups, less a small share of the costs on the way
 */
export function soloEvaluation(board: SearchBoard, code: MoveCode, seat: Seat): number {
  const man = board.manAt(fromCell(code));
  board.makeMove(code);
  const evaluation = -lowestCost(board, seat, MOVES_AHEAD);
  board.unmakeMove(code, man);
  return evaluation;
}

function lowestCost(board: SearchBoard, seat: Seat, movesAhead: number): number {
  const cost = board.cost(seat);
  const list = lists[movesAhead];
  if (movesAhead === 0 || list === undefined) return cost;
  board.listMoves(seat, list);
  let lowest = cost;
  for (const code of board.sortedByGain(list).slice(0, FOLLOW_UP_BREADTH)) {
    if (movesAhead === 1) {
      lowest = Math.min(lowest, cost - board.gain(code));
      break;
    }
    const man = board.manAt(fromCell(code));
    board.makeMove(code);
    lowest = Math.min(lowest, lowestCost(board, seat, movesAhead - 1));
    board.unmakeMove(code, man);
  }
  return lowest + EARLY_GAIN_WEIGHT * cost;
}
