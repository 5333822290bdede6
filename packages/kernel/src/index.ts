/** Moves and search for two armies on a square board, in WebAssembly. */
export { Kernel, type KernelMove } from './kernel.ts';
export { cellOfPlace, placeOfCell } from './places.ts';
