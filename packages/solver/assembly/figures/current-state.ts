import { bitboard, FIGURE_BOARD, fullMask, maskOf, setBitboard, writeCells } from './board';

// The state under test, seen from one direction: the men yet to move are on squares of one list, the moved men on the
// filled squares of the other. To undo moves, the search exchanges the lists.

/** The men yet to move. */
export const MEN: usize = memory.data(32);
/** The moved men. */
export const PLACED: usize = memory.data(32);
/** The squares left to fill. */
export const GOALS: usize = memory.data(32);
/** The cells on which a man may still land: all but the filled squares. */
export const LANDING_CELLS: usize = memory.data(32);
/** The cells whose men can be jumped at some time: men, filled squares and goals. */
export const JUMPABLE: usize = memory.data(32);

/** The masks of the men yet to move, and of the squares left to fill. */
export let menMask: u32 = 0;
export let goalsMask: u32 = 0;

/**
 * Sets the state.
 *
 * @param men mask of the men yet to move, on squares of the list
 * @param filled mask of the filled squares of the other list
 */
@inline
export function setCurrentState(list: i32, men: u32, filled: u32): void {
  menMask = men;
  goalsMask = fullMask & ~filled;
  writeCells(list, men, MEN);
  writeCells(1 - list, filled, PLACED);
  writeCells(1 - list, goalsMask, GOALS);
  for (let k = 0; k < 4; k += 1) {
    setBitboard(LANDING_CELLS, k, bitboard(FIGURE_BOARD, k) & ~bitboard(PLACED, k));
    setBitboard(JUMPABLE, k, bitboard(MEN, k) | bitboard(PLACED, k) | bitboard(GOALS, k));
  }
}

/** Returns the mask of the squares of a list that are in a set, and from which a step leads to a cell of class k. */
@inline
export function stepsFrom(list: i32, k: i32, neighbours: usize, set: usize): u32 {
  return (
    maskOf(list, k ^ 1, bitboard(neighbours, k ^ 1) & bitboard(set, k ^ 1)) |
    maskOf(list, k ^ 2, bitboard(neighbours, k ^ 2) & bitboard(set, k ^ 2)) |
    maskOf(list, k ^ 3, bitboard(neighbours, k ^ 3) & bitboard(set, k ^ 3))
  );
}
