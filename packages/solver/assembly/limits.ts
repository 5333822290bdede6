// Limits that the module and its host share. Both compilers read this file, so it contains plain numbers only.

/** The largest number of cells of a board, and the number of bits of a cell set. */
export const MAX_CELLS = 256;
/**
 * The maximum number of cells of a board for two armies that move in turn. The second army's cells are numbered from
 * here on.
 */
export const CELLS_PER_ARMY = 128;
/** The number of entries of a table that is indexed by cell: the cells, the wall, and a number for off the board. */
export const CELL_SLOTS = 258;
/** The cell of the marked man in an army without one. */
export const NO_CELL = 256;
/** The number of 64-bit words of a cell set. */
export const SET_WORDS = 4;
/** The number of parity classes of cells. */
export const CLASS_COUNT = 4;
/** The number of zones of the board, which differ by whether a cell is in the seat's camp, and in its target. */
export const ZONE_COUNT = 4;
/** The number of symmetries of a crossing. */
export const SYMMETRY_COUNT = 3;
/** The largest number of directions of a step or jump. */
export const MAX_DIRECTIONS = 8;
/** The largest number of moves in a solution of the bidirectional search. */
export const MAX_SOLUTION = 128;
/** The largest number of cells of a placement that the lower bound on moves can match with men. */
export const MAX_PAIRED = 32;
/** The largest number of squares of a figure or of a camp in the module's tables. */
export const MAX_SQUARES = 32;
/** The number of 32-bit words of a candidate figure. */
export const CANDIDATE_WORDS = 8;
