// Retrograde analysis: resolves all positions of a small board, from the ends of games backwards.
//
// A position is a pair of sets of cells: the men of the side to move, and its opponent's. The board is turned
// after every move, so that the side to move always plays in the same direction. The values are stored by mover, the
// counters by opponent: an expanded row of values then only touches one row of counters, which stays in the processor's
// cache. No two threads write to the same byte, because the row of counters also determines which values are written.
import { area, CELL_OF_INDEX, cellCount, counters, INDEX_OF_CELL, menCount, setCount, values } from './area';
import { isIllegal, isIllegalMove, opponentHasWon } from './ends';
import { ILLEGAL, MAX_MOVES, OPEN } from './limits';
import { destinations } from './moves';
import { binomial, cellsOf, indicesAt, numberVacantCells, rankBeside, rankOf, setAt, turned } from './ranks';

/** Writes the first value of each position with this opponent, and the number of the mover's moves. */
export function initialise(opponentRank: u32): void {
  const opponent = setAt(opponentRank);
  const counterRow = counters + <usize>opponentRank * setCount;
  numberVacantCells(opponent);
  for (let rank: u32 = 0; rank < setCount; rank += 1) {
    const mover = cellsOf(indicesAt(rank));
    let moves: u32 = 0;
    let value: u32 = OPEN;
    if (isIllegal(mover, opponent)) value = ILLEGAL;
    else {
      if (!opponentHasWon(mover, opponent)) moves = countMoves(mover, opponent);
      if (moves == 0) value = 0;
    }
    store<u8>(values + <usize>rankOf(mover) * setCount + rankBeside(opponent, mover), <u8>value);
    store<u8>(counterRow + rank, <u8>moves);
  }
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

/**
 * Resolves positions that are `depth` plies from the end, given the positions one ply closer to the end with this
 * mover.
 * @returns the number of positions resolved
 */
export function expand(moverRank: u32, depth: u32): u32 {
  const row = values + <usize>moverRank * setCount;
  const wanted = i8x16.splat(<i8>(depth - 1));
  let resolved: u32 = 0;
  let mover: u64 = 0;
  for (let column: u32 = 0; column < setCount; column += 16) {
    let found: u32 = i8x16.bitmask(i8x16.eq(v128.load(row + column), wanted));
    // The last block may reach into the next row.
    if (setCount - column < 16) found &= (1 << (setCount - column)) - 1;
    if (found == 0) continue;
    if (mover == 0) {
      mover = setAt(moverRank);
      numberVacantCells(mover);
    }
    for (; found != 0; found &= found - 1)
      resolved += expandPosition(mover, indicesAt(column + <u32>ctz(found)), depth);
  }
  return resolved;
}

/** Resolves positions one move before a position. @param indices the opponent's cells among the vacant ones */
function expandPosition(mover: u64, indices: u64, depth: u32): u32 {
  const isLost = (depth & 1) == 1;
  const turnedMover = turned(mover);
  const counterRow = counters + <usize>rankOf(turnedMover) * setCount;
  const lastIndex = cellCount - menCount - 1;
  const opponent = cellsOf(indices);
  const men = mover | opponent;
  let resolved: u32 = 0;
  for (let left = indices; left != 0; left &= left - 1) {
    const index = left & (0 - left);
    const from = <u32>load<u8>(area + CELL_OF_INDEX + <u32>ctz(index));
    const others = indices ^ index;
    for (let cells = destinations(from, men ^ (<u64>1 << from)); cells != 0; cells &= cells - 1) {
      const to = <u32>ctz(cells);
      const before = others | (<u64>1 << <u64>load<u8>(area + INDEX_OF_CELL + to));
      const counter = counterRow + turnedRank(before, lastIndex);
      const movesLeft = load<u8>(counter);
      if (movesLeft == 0) continue;
      if (!isLost && movesLeft > 1) {
        store<u8>(counter, movesLeft - 1);
        continue;
      }
      store<u8>(counter, 0);
      const turnedBefore = turned(opponent ^ (<u64>1 << from) ^ (<u64>1 << to));
      const address = <usize>rankOf(turnedBefore) * setCount + rankBeside(turnedMover, turnedBefore);
      store<u8>(values + address, <u8>depth);
      resolved += 1;
    }
  }
  return resolved;
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
