import { base } from './base';

// Regions of memory that the host reads and writes.
export { ARMIES } from './armies';
export { CELLS, MEN } from './board';
export { DEPARTURE_MASKS } from './lattice';
export { MOVE_STACK } from './move-stack';
export { INPUT_WEIGHTS, NETWORK_SETTINGS, NEURON_BIASES, OUTPUT_WEIGHTS, TURNED_CELLS } from './network';
export { PLAYOUT_TOTALS } from './playout';
export { ROOT_BIASES, ROOT_MOVES } from './root';
export { SIDE_HOME_COSTS } from './state';
export { STEP_GAINS, TRAVEL_COSTS } from './travel-cost';

// Functions that the host calls.
export { setArmyCount } from './board';
export { hasStopped, nodesSearched, setBudget } from './budget';
export { countMoves } from './count-moves';
export { setUnrestricted } from './lattice';
export { clearStuckFlag, perft } from './perft';
export { readPlayoutLine, runPlayouts, setAverageMoveGain } from './playout';
export { readPrincipalVariation } from './principal-variation';
export { searchRoot } from './root';
export { beginSearch } from './search';
export { preparePosition } from './state';
export { clearTable } from './transposition-table';

/** The end of the regions of a thread. */
export const END: usize = base + __heap_base;
