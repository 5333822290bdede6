import { stopped } from './budget';
import { sideOf } from './game';
import { moveAt, put, worthAt } from './moves';
import { INFINITE, valueAfter } from './search';
import { nextOf, shift } from './state';

/** The moves of the position to be searched, written by the host, and what each is worth apart from the search. */
export const ROOT_MOVES: usize = memory.data(2 * 16512);
export const ROOT_BIASES: usize = memory.data(4 * 16512);

/** Brings a root move and its bias forward to a place of the list, those between moving one back. */
function bringForward(index: i32, place: i32): void {
  const move = moveAt(ROOT_MOVES, index);
  const bias = worthAt(ROOT_BIASES, index);
  for (let at = index; at > place; at -= 1) {
    put(ROOT_MOVES, ROOT_BIASES, at, moveAt(ROOT_MOVES, at - 1), worthAt(ROOT_BIASES, at - 1));
  }
  put(ROOT_MOVES, ROOT_BIASES, place, move, bias);
}

/**
 * Searches the root moves once, to a depth, those from `first` on. A move that proves better than those before it comes to that
 * place with its bias, so the list ends with the best of them there and is in good order for the next depth.
 *
 * @returns the value of the best move; meaningless when nothing was found before the time was up
 */
export function searchRoot(army: i32, depth: i32, first: i32, count: i32): i32 {
  const side = sideOf(army);
  let alpha = -INFINITE;
  for (let index = first; index < count; index += 1) {
    const move = moveAt(ROOT_MOVES, index);
    const bias = worthAt(ROOT_BIASES, index);
    const bar = alpha - bias;
    shift(army, move >> 8, move & 255);
    const next = nextOf(army);
    let value: i32;
    if (index == first) value = valueAfter(side, next, depth - 1, -INFINITE, INFINITE, 1);
    else {
      value = valueAfter(side, next, depth - 1, bar, bar + 1, 1);
      if (value > bar && !stopped) value = valueAfter(side, next, depth - 1, bar, INFINITE, 1);
    }
    shift(army, move & 255, move >> 8);
    if (stopped) return alpha;
    if (value + bias <= alpha) continue;
    alpha = value + bias;
    bringForward(index, first);
  }
  return alpha;
}
