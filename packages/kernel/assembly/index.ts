import { CELLS, MEN } from './board';
import { ROOT_BIASES, ROOT_MOVES } from './search';
import { COSTS } from './travel';

export { perft } from './perft';
export { beginSearch, hasStopped, nodesSearched, searchRoot } from './search';
export { settle } from './state';
export { countMoves, largestGain, listMoves } from './sweep';

// Where the host writes: men (8 words), the board's cells (4 words), travel costs (512 numbers of 32 bits), the moves of the
// position to search (16 bits each) and what is added to the value of each (32 bits).

export function menAddress(): usize {
  return MEN;
}

export function cellsAddress(): usize {
  return CELLS;
}

export function costsAddress(): usize {
  return COSTS;
}

export function rootMovesAddress(): usize {
  return ROOT_MOVES;
}

export function rootBiasesAddress(): usize {
  return ROOT_BIASES;
}
