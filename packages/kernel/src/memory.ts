import type { ModuleExports } from './generated/exports.ts';
import {
  ARMY_FIELD_COUNT,
  BIT_COUNT,
  CLASS_COUNT,
  DIRECTION_COUNT,
  MAX_ARMIES,
  MAX_LINE,
  MAX_MOVES,
} from './generated/limits.ts';
import { MODULE_TEXT } from './generated/module-text.ts';

/** The regions of the module's memory that the host reads or writes. */
export interface KernelMemory {
  /** By army: four bitboards, one for each parity class. */
  readonly men: BigUint64Array;
  /** The cells of the board, one bitboard for each parity class. */
  readonly cells: BigUint64Array;
  /** By class: 16 bitboards, the origins of steps by direction, then the origins of jumps by direction. */
  readonly departureMasks: BigUint64Array;
  /** By army: next army, side, home cost. */
  readonly armies: Int32Array;
  readonly sideHomeCosts: Int32Array;
  /** By army, then by bit index. */
  readonly travelCosts: Int32Array;
  /** By army, then by bit index: the largest gain of a step if all neighbours are vacant. */
  readonly stepGains: Int32Array;
  readonly rootMoves: Uint16Array;
  readonly rootBiases: Int32Array;
  /** The moves of a line. */
  readonly moveStack: Uint16Array;
  /** Sums over playouts: by army, its travel cost; then the gain of the next two moves of the army that began. */
  readonly playoutTotals: Float64Array;
}

/** The compiled module. Every kernel is an instance of it with its own memory. */
let compiled: WebAssembly.Module | undefined;

function compiledModule(): WebAssembly.Module {
  compiled ??= new WebAssembly.Module(Uint8Array.from(atob(MODULE_TEXT), (letter) => letter.charCodeAt(0)));
  return compiled;
}

/** Creates an instance of the kernel. @param clock returns milliseconds; a search reads it */
export function instantiate(clock: () => number): { exports: ModuleExports; memory: KernelMemory } {
  const instance = new WebAssembly.Instance(compiledModule(), { host: { clock } });
  // The generated type describes the exports of exactly this module.
  const exports = instance.exports as unknown as ModuleExports;
  const { buffer } = exports.memory;
  const memory = {
    men: new BigUint64Array(buffer, exports.MEN.value, MAX_ARMIES * CLASS_COUNT),
    cells: new BigUint64Array(buffer, exports.CELLS.value, CLASS_COUNT),
    departureMasks: new BigUint64Array(
      buffer,
      exports.DEPARTURE_MASKS.value,
      2 * CLASS_COUNT * DIRECTION_COUNT,
    ),
    armies: new Int32Array(buffer, exports.ARMIES.value, MAX_ARMIES * ARMY_FIELD_COUNT),
    sideHomeCosts: new Int32Array(buffer, exports.SIDE_HOME_COSTS.value, 2),
    travelCosts: new Int32Array(buffer, exports.TRAVEL_COSTS.value, MAX_ARMIES * BIT_COUNT),
    stepGains: new Int32Array(buffer, exports.STEP_GAINS.value, MAX_ARMIES * BIT_COUNT),
    rootMoves: new Uint16Array(buffer, exports.ROOT_MOVES.value, MAX_MOVES),
    rootBiases: new Int32Array(buffer, exports.ROOT_BIASES.value, MAX_MOVES),
    playoutTotals: new Float64Array(buffer, exports.PLAYOUT_TOTALS.value, MAX_ARMIES + 1),
    moveStack: new Uint16Array(buffer, exports.MOVE_STACK.value, MAX_LINE),
  };
  return { exports, memory };
}
