// Retrograde analysis: resolves all positions of a small board, from the ends of games backwards.
//
// A position is a pair of sets of cells: the men of the side to move, and its opponent's. The board is turned
// after every move, so that the side to move always plays in the same direction. The values are stored by mover, the
// counters by opponent: all positions before those of a row of values then have their counters in one row, which stays in
// the processor's cache. No two threads write to the same byte, because the row of counters also determines which values
// are written.
import { cellCount, menCount } from './board';
import { isIllegal, isIllegalMove, opponentHasWon } from './ends';
import { ILLEGAL, MAX_MOVES } from './limits';
import { listResolved } from './mirror';
import { destinations } from './moves';
import { binomial, cellAt, cellsOf, indexOf, indicesAt, numberVacantCells, setAt, turned } from './ranks';
import { clearList, counters, listLength, setCount, values } from './rows';

/**
 * Writes a row of counters: the number of the mover's moves. Lists the positions of the row that are lost at once or
 * illegal; all others are open.
 * @param turnedOpponentRank the rank of the opponent's men, turned: of the mover's men one move later
 * @returns the number of listed values
 */
export function initialise(turnedOpponentRank: u32): u32 {
  const opponent = turned(setAt(turnedOpponentRank));
  numberVacantCells(opponent);
  clearList();
  for (let rank: u32 = 0; rank < setCount; rank += 1) {
    const mover = cellsOf(indicesAt(rank));
    let moves: u32 = 0;
    if (isIllegal(mover, opponent)) listResolved(mover, opponent, ILLEGAL);
    else {
      if (!opponentHasWon(mover, opponent)) moves = countMoves(mover, opponent);
      if (moves == 0) listResolved(mover, opponent, 0);
    }
    store<u8>(counters + rank, <u8>moves);
  }
  return listLength();
}

function countMoves(mover: u64, opponent: u64): u32 {
  let count: u32 = 0;
  const men = mover | opponent;
  for (let left = mover; left != 0; left &= left - 1) {
    const man = left & (0 - left);
    for (let cells = destinations(<u32>ctz(man), men ^ man); cells != 0; cells &= cells - 1) {
      if (!isIllegalMove(mover ^ man ^ (cells & (0 - cells)), opponent)) count += 1;
    }
  }
  return min(count, <u32>MAX_MOVES);
}

/** Returns whether the row of values contains a value. */
export function hasValue(value: u32): bool {
  for (let column: u32 = 0; column < setCount; column += 16) {
    if (columnsWith(column, value) != 0) return true;
  }
  return false;
}

/** Returns the columns with a value among the sixteen from a column on, as bits. */
@inline
function columnsWith(column: u32, value: u32): u32 {
  const found: u32 = i8x16.bitmask(i8x16.eq(v128.load(values + column), i8x16.splat(<i8>value)));
  // Behind the last column is no value.
  return setCount - column < 16 ? found & ((1 << (setCount - column)) - 1) : found;
}

/**
 * Resolves and lists the positions that are `depth` plies from the end, given the row of values of a mover and the row of
 * counters one move before.
 * @returns the number of listed values
 */
export function expand(moverRank: u32, depth: u32): u32 {
  const mover = setAt(moverRank);
  numberVacantCells(mover);
  clearList();
  for (let column: u32 = 0; column < setCount; column += 16) {
    for (let found = columnsWith(column, depth - 1); found != 0; found &= found - 1)
      expandPosition(mover, indicesAt(column + <u32>ctz(found)), depth);
  }
  return listLength();
}

/** Resolves positions one move before a position. @param indices the opponent's cells among the vacant ones */
function expandPosition(mover: u64, indices: u64, depth: u32): void {
  const isLost = (depth & 1) == 1;
  const lastIndex = cellCount - menCount - 1;
  const opponent = cellsOf(indices);
  const men = mover | opponent;
  for (let left = indices; left != 0; left &= left - 1) {
    const index = left & (0 - left);
    const from = cellAt(<u32>ctz(index));
    const others = indices ^ index;
    for (let cells = destinations(from, men ^ (<u64>1 << from)); cells != 0; cells &= cells - 1) {
      const to = <u32>ctz(cells);
      const before = others | (<u64>1 << <u64>indexOf(to));
      const counter = counters + turnedRank(before, lastIndex);
      const movesLeft = load<u8>(counter);
      if (movesLeft == 0) continue;
      if (!isLost && movesLeft > 1) {
        store<u8>(counter, movesLeft - 1);
        continue;
      }
      store<u8>(counter, 0);
      const turnedBefore = turned(opponent ^ (<u64>1 << from) ^ (<u64>1 << to));
      listResolved(turnedBefore, turned(mover), depth);
    }
  }
}

/** Returns the number of the image of a set of indices, under the half turn. */
@inline
function turnedRank(indices: u64, lastIndex: u32): u32 {
  let rank: u32 = 0;
  let men: u32 = 1;
  for (let left = indices; left != 0; ) {
    const highest = 63 - <u32>clz(left);
    left ^= <u64>1 << highest;
    rank += binomial(lastIndex - highest, men);
    men += 1;
  }
  return rank;
}
