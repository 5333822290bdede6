/** Move generation and search at near-native speed, in WebAssembly. */

export { type BitIndex, bitIndexOfCell } from './bit-index.ts';
export { MAX_NEURONS, NEURON_GROUP } from './generated/limits.ts';
export {
  type CellMove,
  Kernel,
  type KernelLimits,
  type KernelRootMove,
  type KernelSearchResult,
  type KernelSearchSetup,
  type PlayoutTotals,
} from './kernel.ts';
export { isNeuronCount, type KernelNetwork } from './network.ts';
export {
  closeSearchThreads,
  createSearchThreads,
  helpSearch,
  MAX_SEARCH_THREADS,
  type SearchThreads,
} from './search-threads.ts';
export { SequenceCounter } from './sequence-counter.ts';
