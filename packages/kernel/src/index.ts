/** Moves and search at native speed, in WebAssembly. */

export { bitIndexOfCell } from './bit-index.ts';
export {
  type CellMove,
  Kernel,
  type KernelLimits,
  type KernelRootMove,
  type KernelSearchResult,
  type KernelSearchSetup,
  type PlayoutTotals,
} from './kernel.ts';
export { SequenceCounter } from './sequence-counter.ts';
