// Limits that the module and its host share. Both compilers read this file, so it holds plain numbers only.

/** Armies on a board, at most. */
export const MAX_ARMIES = 6;
/** Parity classes of cells. */
export const CLASS_COUNT = 4;
/** Bit indices: 64 for each parity class. */
export const BIT_COUNT = 256;
/** Directions of a step or jump. */
export const DIRECTION_COUNT = 8;
/** Entries of a move list: 128 men times 128 vacant cells bound the moves of a position, and 128 entries are spare. */
export const MAX_MOVES = 16_512;
/** Moves of a line that the host reads. */
export const MAX_LINE = 64;
/** Plies from the root of a search. */
export const MAX_PLY = 60;
/** Depth of a perft. */
export const MAX_PERFT_DEPTH = 12;
/** Fields of an army in the region ARMIES: next army, side, home cost. */
export const ARMY_FIELD_COUNT = 3;
