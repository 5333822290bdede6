// Limits that the module and its host share. Both compilers read this file, so it contains plain numbers only.

/** The maximum number of cells on a board, and the number of bits in a cell set. */
export const MAX_CELLS = 256;
/**
 * The maximum number of cells on a board for two armies that move in turn. The second army's cells are
 * numbered from this number on.
 */
export const CELLS_PER_ARMY = 128;
/**
 * The number of entries in a table indexed by cell: the cells, the wall, and a number that stands for off the
 * board.
 */
export const CELL_SLOTS = 258;
/** Stands for the cell of the marked man if an army has no marked man. */
export const NO_CELL = 256;
/** The number of 64-bit words in a cell set. */
export const SET_WORDS = 4;
/** The number of parity classes of cells. */
export const CLASS_COUNT = 4;
/** The number of zones of the board, which differ by whether a cell is in the seat's camp, and in its target. */
export const ZONE_COUNT = 4;
/** The number of symmetries of a crossing. */
export const SYMMETRY_COUNT = 3;
/** The maximum number of directions of a step or jump. */
export const MAX_DIRECTIONS = 8;
/** The maximum number of moves in a solution of the bidirectional search. */
export const MAX_SOLUTION_MOVES = 128;
/** The maximum number of target cells that the lower bound on the number of moves can match with men. */
export const MAX_MATCHED_CELLS = 32;
/** The maximum number of squares of a figure or a camp in the module's tables. */
export const MAX_SQUARES = 32;
/** The number of 32-bit words in a candidate figure. */
export const CANDIDATE_WORDS = 8;
