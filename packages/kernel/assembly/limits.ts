// Limits that the module and its host share. Both compilers read this file, so it holds plain numbers only.

/** The maximum number of armies on a board. */
export const MAX_ARMIES = 6;
/** The number of parity classes. */
export const CLASS_COUNT = 4;
/** The number of bit indices: 64 for each parity class. */
export const BIT_COUNT = 256;
/** The number of directions of a step or jump. */
export const DIRECTION_COUNT = 8;
/**
 * The capacity of a move list: a position has at most 128 moves for each of 128 men, and 128 entries are
 * spare.
 */
export const MAX_MOVES = 16_512;
/** The maximum number of moves in a line that the host reads. */
export const MAX_LINE = 64;
/** The maximum number of plies from the root of a search. */
export const MAX_PLY = 60;
/** The maximum depth of a perft. */
export const MAX_PERFT_DEPTH = 12;
/**
 * The number of fields of each army in the ARMIES region: next army, side, home cost, army of its marked men.
 */
export const ARMY_FIELD_COUNT = 4;
/**
 * A network has a multiple of NEURON_GROUP neurons, at most MAX_NEURONS. The activation of a neuron is at
 * most ACTIVATION_LIMIT.
 */
export const MAX_NEURONS = 64;
export const NEURON_GROUP = 8;
export const ACTIVATION_LIMIT = 127;
/**
 * The number of entries in the NETWORK_SETTINGS region: the number of neurons, the output bias, the cost of
 * an output unit.
 */
export const NETWORK_SETTING_COUNT = 3;
/** The number of fractional bits in the travel cost of a unit of the network's output. */
export const NETWORK_FRACTION_BITS = 24;
/**
 * In a memory that threads share: the size of the transposition table, which comes first, and the size of
 * each thread's regions.
 */
export const TABLE_BYTES = 16_777_216;
export const THREAD_BYTES = 8_388_608;
/** The number of nodes that a search thread visits between two checks of the clock and the stop signal. */
export const NODES_PER_POLL = 1024;
