// Limits that the module and its host share. Both compilers read this file, so it contains plain numbers only.

/** The maximum number of cells on a board. Each cell is one bit of a set. */
export const MAX_CELLS = 128;
/** The maximum number of cells whose sets fit in 64 bits. Larger boards have 128-bit sets. */
export const MAX_NARROW_CELLS = 64;
/** The number of bytes between two sets in a table of sets that both kinds of board use. */
export const SET_STRIDE = 16;
/** The maximum number of sides that move in turn. */
export const MAX_SIDES = 3;
/** The maximum number of men on a side. */
export const MAX_MEN = 6;
/** The maximum number of directions of a step or jump. */
export const MAX_DIRECTIONS = 8;
/** Stands for the cell beyond the edge. */
export const NO_CELL = 255;
/** The maximum number of moves in a position with two sides. A byte counts them. */
export const MAX_MOVES = 255;
/**
 * The maximum number of moves in a position with three sides. The byte that counts them also stores which
 * opponent wins after the moves counted so far.
 */
export const MAX_MOVES_THREE_SIDES = 84;
/** The value of an unresolved position; after the last pass, the value of a draw. */
export const OPEN = 254;
/** The value of a position that no game can reach. */
export const ILLEGAL = 255;
/** The maximum number of plies to the end of a game. */
export const MAX_PLIES = 253;
