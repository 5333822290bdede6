import { fromCell, type MoveCode, MoveList, type Seat } from '@halma/rules';
import type { SearchBoard } from './search-board.ts';

/** The moves of its own that an army looks ahead, after the one that is evaluated. */
const MOVES_AHEAD = 2;

/** The number of follow-up moves tried at each of them. */
const FOLLOW_UP_BREADTH = 10;

/** The weight of the cost before the last move, so that of two equal sequences the one that gains earlier is better. */
const EARLY_GAIN_WEIGHT = 0.05;

/** One list for each remaining move, so that the evaluation allocates none. */
const lists = Array.from({ length: MOVES_AHEAD + 1 }, () => new MoveList());

/**
 * Evaluates a move as if the other armies stood still: the lowest travel cost the army can reach with its next moves. That is exact
 * when the armies have passed each other, and an approximation where many seats play.
 *
 * @returns minus the cost after the move and its best follow-ups
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
