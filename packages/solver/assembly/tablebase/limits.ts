// Limits that the module and its host share. Both compilers read this file, so it contains plain numbers only.

/** Cells of a board: one bit of a 64-bit word each. */
export const MAX_CELLS = 64;
/** Men of a side. */
export const MAX_MEN = 6;
/** Directions of a step or jump. */
export const MAX_DIRECTIONS = 8;
/** Stands for the cell beyond the edge. */
export const NO_CELL = 255;
/** Moves of a position, which are counted in a byte. */
export const MAX_MOVES = 255;
/** The value of a position that is not resolved yet; a draw, in the end. */
export const OPEN = 254;
/** The value of a position that no game can reach. */
export const ILLEGAL = 255;
/** Plies to the end of a game. */
export const MAX_PLIES = 253;
