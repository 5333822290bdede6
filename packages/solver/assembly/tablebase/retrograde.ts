// Retrograde analysis: resolves all positions on a small board, working backwards from the ends of games.
//
// A position is a set of cells for each side. The board is rotated after every move, so that the side to move always
// plays in the same direction. Each row of the value table stands for one placement of the men of the sides that move
// first; each column stands for one placement of the men of the side that moves last. The counters use the same
// indexes, but for the position one move earlier, so the counters of all predecessors of the positions in a row of
// values are in a single row, which stays in the processor's cache. No two threads write to the same byte, because the
// row of counters also determines which values are written.
//
// The value of a resolved position is its number of plies to the end. The side that makes the last move wins, so the
// value modulo the number of sides identifies the winner.
import { sideCount } from './board';
import { difference, firstCell, isEmpty, singleton, union, withoutFirst } from './cell-set';
import { countLosingMove } from './counters';
import { isIllegalMove, leavesGoal, passes, wasIllegal, wasOver } from './ends';
import { ILLEGAL, MAX_MOVES, MAX_MOVES_THREE_SIDES } from './limits';
import { listBefore } from './mirror';
import { destinations } from './moves';
import { cellAt, cellsOf, firstOfRow, indexOf, indicesAt, numberVacantCells, rankOf, secondOfRow } from './ranks';
import { clearList, counters, listLength, setCount, values } from './rows';

/**
 * Writes a row of counters: the number of moves of `last` in the position before its move. Lists the positions of the
 * row that are over or illegal; all others are open.
 *
 * @returns the number of listed values
 */
export function initialise<T>(rank: u32): u32 {
  const first = firstOfRow<T>(rank);
  const second = secondOfRow<T>(rank, first);
  numberVacantCells<T>(union<T>(first, second));
  clearList();
  for (let column: u32 = 0; column < setCount; column += 1) {
    const last = cellsOf<T>(indicesAt<T>(column));
    let moves: u32 = 0;
    if (wasIllegal<T>(first, second, last)) listBefore<T>(first, second, last, ILLEGAL);
    else if (wasOver<T>(first, second, last)) listBefore<T>(first, second, last, 0);
    else {
      moves = countMoves<T>(first, second, last);
      // A side that has no legal moves passes or loses. With three sides that cannot pass, the game ends
      // without a winner, so the position stays open.
      if (moves == 0) {
        if (passes) moves = 1;
        else if (sideCount == 2) listBefore<T>(first, second, last, 0);
      }
    }
    store<u8>(counters + column, <u8>moves);
  }
  return listLength();
}

function countMoves<T>(first: T, second: T, last: T): u32 {
  let count: u32 = 0;
  const opponents = union<T>(first, second);
  for (let remaining = last; !isEmpty<T>(remaining); remaining = withoutFirst<T>(remaining)) {
    const from = firstCell<T>(remaining);
    const others = difference<T>(last, singleton<T>(from));
    let cells = destinations<T>(from, union<T>(opponents, others));
    for (; !isEmpty<T>(cells); cells = withoutFirst<T>(cells)) {
      const to = firstCell<T>(cells);
      if (leavesGoal<T>(from, to)) continue;
      if (!isIllegalMove<T>(first, second, union<T>(others, singleton<T>(to)))) count += 1;
    }
  }
  return min(count, <u32>(sideCount == 2 ? MAX_MOVES : MAX_MOVES_THREE_SIDES));
}

/** Returns whether the row of values contains a value. */
export function hasValue(value: u32): bool {
  for (let column: u32 = 0; column < setCount; column += 16) {
    if (columnsWith(column, value) != 0) return true;
  }
  return false;
}

/** Returns, as bits, which of the sixteen columns from `column` on have the given value. */
@inline
function columnsWith(column: u32, value: u32): u32 {
  const found: u32 = i8x16.bitmask(i8x16.eq(v128.load(values + column), i8x16.splat(<i8>value)));
  // There are no values beyond the last column.
  return setCount - column < 16 ? found & ((1 << (setCount - column)) - 1) : found;
}

/**
 * Resolves and lists the positions that are `depth` plies from the end, given a row of values and the row of counters
 * one move before.
 *
 * @returns the number of listed values
 */
export function expand<T>(rank: u32, depth: u32): u32 {
  const first = firstOfRow<T>(rank);
  const second = secondOfRow<T>(rank, first);
  numberVacantCells<T>(union<T>(first, second));
  clearList();
  for (let column: u32 = 0; column < setCount; column += 16) {
    for (let found = columnsWith(column, depth - 1); found != 0; found &= found - 1)
      expandPosition<T>(first, second, indicesAt<T>(column + <u32>ctz(found)), depth);
  }
  return listLength();
}

/**
 * Resolves positions one move before a position.
 *
 * @param indices the cells of `last`, as indices into the list of vacant cells
 */
function expandPosition<T>(first: T, second: T, indices: T, depth: u32): void {
  const last = cellsOf<T>(indices);
  const opponents = union<T>(first, second);
  for (let remaining = indices; !isEmpty<T>(remaining); remaining = withoutFirst<T>(remaining)) {
    const index = firstCell<T>(remaining);
    const to = cellAt(index);
    const otherIndices = difference<T>(indices, singleton<T>(index));
    const others = difference<T>(last, singleton<T>(to));
    let cells = destinations<T>(to, union<T>(opponents, others));
    for (; !isEmpty<T>(cells); cells = withoutFirst<T>(cells)) {
      const from = firstCell<T>(cells);
      if (leavesGoal<T>(from, to)) continue;
      const counter = counters + rankOf<T>(union<T>(otherIndices, singleton<T>(indexOf(from))));
      if (load<u8>(counter) != 0 && countResolvedMove(counter, depth))
        listBefore<T>(first, second, union<T>(others, singleton<T>(from)), depth);
    }
  }
  if (!passes) return;
  const counter = counters + rankOf<T>(indices);
  if (load<u8>(counter) == 0 || countMoves<T>(first, second, last) != 0) return;
  if (countResolvedMove(counter, depth)) listBefore<T>(first, second, last, depth);
}

/** Counts a move in the counter of the position before it. Returns true if the value of that position is now known. */
@inline
function countResolvedMove(counter: usize, depth: u32): bool {
  // The side that made the move wins if it also makes the last move of the game.
  if (depth % sideCount != 1) return countLosingMove(counter, depth);
  store<u8>(counter, 0);
  return true;
}
