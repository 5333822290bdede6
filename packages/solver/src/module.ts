import type { Cell, NormalMove } from '@halma/rules';
import type { ModuleExports } from './generated/exports.ts';
import { SET_WORDS } from './generated/limits.ts';
import { MODULE_TEXT } from './generated/module-text.ts';

export type { ModuleExports } from './generated/exports.ts';

/** The compiled module. Each solver has an instance with its own memory. */
let compiledModule: WebAssembly.Module | undefined;

/**
 * Creates an instance of the solver's module.
 *
 * @param clock returns milliseconds; searches read it to meet their deadlines
 */
export function instantiate(clock: () => number): ModuleExports {
  compiledModule ??= new WebAssembly.Module(
    Uint8Array.from(atob(MODULE_TEXT), (character) => character.charCodeAt(0)),
  );
  // The generated type describes the exports of exactly this module.
  return new WebAssembly.Instance(compiledModule, { host: { clock } }).exports as unknown as ModuleExports;
}

/** Returns a view of `length` bytes of a region of the module's memory, starting at `offset`. */
export function bytesAt(module: ModuleExports, region: MemoryRegion, length: number, offset = 0): Uint8Array {
  return new Uint8Array(module.memory.buffer, region.value + offset, length);
}

/** A region of the module's memory; its value is the address. */
export type MemoryRegion = ModuleExports['CELL_SET'];

/** Returns the moves that the module has written to a region, 16 bits each: 256 × from + to. */
export function movesAt(module: ModuleExports, region: MemoryRegion, count: number): readonly NormalMove[] {
  const moves = new Uint16Array(module.memory.buffer, region.value, count);
  return Array.from(moves, (move) => ({ kind: 'normal', from: move >> 8, to: move & 255 }));
}

/** Writes a set of cells to the CELL_SET region: bit cell & 63 of word cell >> 6. */
export function writeCellSet(module: ModuleExports, cells: readonly Cell[]): void {
  const words = new BigUint64Array(module.memory.buffer, module.CELL_SET.value, SET_WORDS).fill(0n);
  for (const cell of cells) words[cell >> 6] = (words[cell >> 6] ?? 0n) | (1n << BigInt(cell & 63));
}
