/** Moves and search at native speed, in WebAssembly. */
export {
  Kernel,
  type KernelGame,
  type KernelLimits,
  type KernelMove,
  type KernelPlayouts,
  type KernelResult,
  type KernelWalk,
} from './kernel.ts';
export { placeOfCell } from './places.ts';
