import { bitboard, FIGURE_BOARD, fullMask, neighboursOf, numberOf, setBitboard, writeCells } from './board';
import { reachable } from './jumps';

// Lists the moves of a state: from the occupied squares of one list to the vacant squares of the other.

/** Sets: the men yet to move, the filled squares, the squares left to fill, and all occupied cells. */
const MEN: usize = memory.data(32);
const FILLED: usize = memory.data(32);
const GOALS: usize = memory.data(32);
const OCCUPIED: usize = memory.data(32);

/** The most recently listed moves, two bytes each: the numbers of the man and of the square. */
const MOVES: usize = memory.data(2 * 32 * 32);

/** The end of the list. */
let movesEnd: usize = MOVES;

/** Returns the number of the man that makes a listed move. */
@inline
export function manOfMove(index: i32): i32 {
  return <i32>load<u8>(MOVES + (<usize>index << 1));
}

/** Returns the number of the square that a listed move leads to. */
@inline
export function squareOfMove(index: i32): i32 {
  return <i32>load<u8>(MOVES + (<usize>index << 1), 1);
}

@inline
function writeMove(man: i32, square: i32): void {
  store<u8>(movesEnd, <u8>man);
  store<u8>(movesEnd, <u8>square, 1);
  movesEnd += 2;
}

/** Writes the moves to a square of the men on the given cells of class k. */
@inline
function writeMoves(list: i32, k: i32, men: u64, square: i32): void {
  for (; men != 0; men &= men - 1) writeMove(numberOf(list, (k << 6) | <i32>ctz(men)), square);
}

/**
 * Lists the moves to the squares of class k. Every man that can jump into a connected component of vacant cells can
 * reach every square in it.
 */
@inline
function listClass(list: i32, k: i32): void {
  const men = bitboard(MEN, k);
  const vacant = bitboard(FIGURE_BOARD, k) & ~bitboard(OCCUPIED, k);
  let left = bitboard(GOALS, k);
  while (left != 0) {
    const component = reachable(k, OCCUPIED, vacant | men, vacant, left & (0 - left));
    const hoppers = component & men;
    for (let goals = left & component; goals != 0; goals &= goals - 1) {
      const bitIndex = (k << 6) | <i32>ctz(goals);
      const square = numberOf(1 - list, bitIndex);
      const neighbours = neighboursOf(bitIndex);
      writeMoves(list, k, hoppers, square);
      writeMoves(list, k ^ 1, bitboard(neighbours, k ^ 1) & bitboard(MEN, k ^ 1), square);
      writeMoves(list, k ^ 2, bitboard(neighbours, k ^ 2) & bitboard(MEN, k ^ 2), square);
      writeMoves(list, k ^ 3, bitboard(neighbours, k ^ 3) & bitboard(MEN, k ^ 3), square);
    }
    left &= ~component;
  }
}

/**
 * Lists the moves of a state.
 *
 * @param men mask of the men yet to move, on squares of the list
 * @param filled mask of the filled squares of the other list
 * @returns the number of moves
 */
export function listMoves(list: i32, men: u32, filled: u32): i32 {
  writeCells(list, men, MEN);
  writeCells(1 - list, filled, FILLED);
  writeCells(1 - list, fullMask & ~filled, GOALS);
  for (let k = 0; k < 4; k += 1) setBitboard(OCCUPIED, k, bitboard(MEN, k) | bitboard(FILLED, k));
  movesEnd = MOVES;
  listClass(list, 0);
  listClass(list, 1);
  listClass(list, 2);
  listClass(list, 3);
  return <i32>((movesEnd - MOVES) >> 1);
}
