import { sideOf } from './armies';
import { base } from './base';
import { stopped } from './budget';
import { MAX_MOVES } from './limits';
import { moveAt, priorityAt, writeMove } from './move-buffer';
import { recordMove } from './network';
import { INFINITE, scoreAfter } from './search';
import { moveMan, nextActiveArmy } from './state';

/** The root moves, and the bias that is added to each move's score; written by the host. */
export const ROOT_MOVES: usize = base + memory.data(2 * MAX_MOVES);
export const ROOT_BIASES: usize = base + memory.data(4 * MAX_MOVES);

/** Moves a root move and its bias forward to `target`, and the moves in between back by one. */
function moveForward(index: i32, target: i32): void {
  const move = moveAt(ROOT_MOVES, index);
  const bias = priorityAt(ROOT_BIASES, index);
  for (let position = index; position > target; position -= 1) {
    writeMove(ROOT_MOVES, ROOT_BIASES, position, moveAt(ROOT_MOVES, position - 1), priorityAt(ROOT_BIASES, position - 1));
  }
  writeMove(ROOT_MOVES, ROOT_BIASES, target, move, bias);
}

/**
 * Searches the root moves from index `first` on to the given depth. Each new best move is moved forward to `first` with
 * its bias, which orders the list for the next depth.
 *
 * @returns the score of the best move; invalid if the search stopped before it completed a move
 */
export function searchRoot(army: i32, depth: i32, first: i32, count: i32): i32 {
  const side = sideOf(army);
  let alpha = -INFINITE;
  for (let index = first; index < count; index += 1) {
    const move = moveAt(ROOT_MOVES, index);
    const bias = priorityAt(ROOT_BIASES, index);
    const bound = alpha - bias;
    moveMan(army, move >> 8, move & 255);
    recordMove(1, army, move);
    const next = nextActiveArmy(army);
    let score: i32;
    if (index == first) score = scoreAfter(side, next, depth - 1, -INFINITE, INFINITE, 1);
    else {
      score = scoreAfter(side, next, depth - 1, bound, bound + 1, 1);
      if (score > bound && !stopped) score = scoreAfter(side, next, depth - 1, bound, INFINITE, 1);
    }
    moveMan(army, move & 255, move >> 8);
    if (stopped) return alpha;
    if (score + bias <= alpha) continue;
    alpha = score + bias;
    moveForward(index, first);
  }
  return alpha;
}
