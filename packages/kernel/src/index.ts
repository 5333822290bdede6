/** Moves and search at native speed, in WebAssembly. */
export { Kernel, type KernelGame, type KernelLimits, type KernelMove, type KernelResult } from './kernel.ts';
export { placeOfCell } from './places.ts';
