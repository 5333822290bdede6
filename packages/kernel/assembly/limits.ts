// Limits that the module and its host share. Both compilers read this file, so it holds plain numbers only.

/** The largest number of armies on a board. */
export const MAX_ARMIES = 6;
/** The number of parity classes. */
export const CLASS_COUNT = 4;
/** The number of bit indices: 64 for each parity class. */
export const BIT_COUNT = 256;
/** The number of directions of a step or jump. */
export const DIRECTION_COUNT = 8;
/** The entries of a move list: a position has at most 128 moves for each of 128 men, and 128 entries are spare. */
export const MAX_MOVES = 16_512;
/** The largest number of moves in a line that the host reads. */
export const MAX_LINE = 64;
/** The largest number of plies from the root of a search. */
export const MAX_PLY = 60;
/** The largest depth of a perft. */
export const MAX_PERFT_DEPTH = 12;
/** The number of fields of an army in the region ARMIES: next army, side, home cost, army of its marked men. */
export const ARMY_FIELD_COUNT = 4;
/**
 * The largest number of neurons of a network, which is a multiple of NEURON_GROUP, and the largest activation of a
 * neuron.
 */
export const MAX_NEURONS = 64;
export const NEURON_GROUP = 8;
export const ACTIVATION_LIMIT = 127;
/** The entries of the region NETWORK_SETTINGS: the number of neurons, the bias of the output, the cost of its unit. */
export const NETWORK_SETTING_COUNT = 3;
/** The number of fractional bits in the travel cost of a unit of the network's output. */
export const NETWORK_FRACTION_BITS = 24;
/**
 * In a memory that threads share: the size of the transposition table, at its start, and of the regions of each thread.
 */
export const TABLE_BYTES = 16_777_216;
export const THREAD_BYTES = 8_388_608;
/** The number of nodes that a search thread visits between two checks of the clock and of whether to stop. */
export const NODES_PER_POLL = 1024;
