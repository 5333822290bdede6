// Limits that the module and its host share. Both compilers read this file, so it holds plain numbers only.

/** Cells of a board, and bits of a cell set. */
export const MAX_CELLS = 256;
/** Cells of each board of two armies that move in turn: the second army's cells are numbered from here on. */
export const CELLS_PER_ARMY = 128;
/** Cell numbers of the tables that say where men may go: the cells, and two for the wall and for off the board. */
export const CELL_SLOTS = 258;
/** Stands for the cell of a marked man in an army without one. */
export const NO_CELL = 256;
/** 64-bit words of a cell set. */
export const SET_WORDS = 4;
/** Parity classes of cells. */
export const CLASS_COUNT = 4;
/** Home and target of the seat divide the board into four zones. */
export const ZONE_COUNT = 4;
/** Symmetries of a crossing. */
export const SYMMETRY_COUNT = 3;
/** Directions of a step or jump. */
export const MAX_DIRECTIONS = 8;
/** Moves of a solution of the bidirectional search. */
export const MAX_SOLUTION = 128;
/** Cells of a placement that the lower bound on moves pairs with men. */
export const MAX_PAIRED = 32;
/** Squares of a figure or camp in the tables of figures. */
export const MAX_SQUARES = 32;
/** 32-bit words of a candidate figure. */
export const CANDIDATE_WORDS = 8;
