import { CELLS, MEN } from './board';
import { ARMIES } from './game';
import { LEAVE } from './lattice';
import { TOGETHER } from './playout';
import { ROOT_BIASES, ROOT_MOVES } from './root';
import { SIDE_HOME_COSTS } from './state';
import { TRAIL } from './trail';
import { COSTS, STEP_GAINS } from './travel';

export { setArmies } from './board';
export { giveBudget, hasStopped, nodesSearched } from './budget';
export { countMoves } from './count';
export { setPlain } from './lattice';
export { followLine } from './line';
export { perft } from './perft';
export { followPlayout, playOut, setAverageMove } from './playout';
export { searchRoot } from './root';
export { beginSearch } from './search';
export { settle } from './state';

export { forget } from './table';

// Where the host writes and reads. The places are told in one list, in the order of its names in src/exports.ts.

const ADDRESSES: StaticArray<usize> = [MEN, CELLS, LEAVE, ARMIES, SIDE_HOME_COSTS, COSTS, STEP_GAINS, ROOT_MOVES, ROOT_BIASES, TRAIL, TOGETHER];

/** Where the list of places begins. */
export function addresses(): usize {
  return changetype<usize>(ADDRESSES);
}
