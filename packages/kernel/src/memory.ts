import type { ModuleExports } from './generated/exports.ts';
import {
  ARMY_FIELD_COUNT,
  BIT_COUNT,
  CLASS_COUNT,
  DIRECTION_COUNT,
  MAX_ARMIES,
  MAX_LINE,
  MAX_MOVES,
  MAX_NEURONS,
  NETWORK_SETTING_COUNT,
} from './generated/limits.ts';
import { MODULE_TEXT } from './generated/module-text.ts';

/** The regions of the module's memory that the host reads or writes. */
export interface KernelMemory {
  /** Four bitboards for each army, one for each parity class. */
  readonly men: BigUint64Array;
  /** The cells of the board, one bitboard for each parity class. */
  readonly cells: BigUint64Array;
  /** 16 bitboards for each class: the origins of steps by direction, then the origins of jumps by direction. */
  readonly departureMasks: BigUint64Array;
  /** For each army: the army that plays next, its side, its home cost, and the army of its marked men or 0. */
  readonly armies: Int32Array;
  readonly sideHomeCosts: Int32Array;
  /** The travel cost of a man of each army at each bit index. */
  readonly travelCosts: Int32Array;
  /** The largest gain of a step of each army from each bit index if all neighbours are vacant. */
  readonly stepGains: Int32Array;
  /** The weights by input (own men by bit index, then the opponent's men by bit index) and neuron. */
  readonly inputWeights: Int8Array;
  readonly neuronBiases: Int16Array;
  /** The weights by neuron of the view of the army to move, then by neuron of its opponent's view. */
  readonly outputWeights: Int16Array;
  /** For each bit index, the bit index on the board turned by 180°. */
  readonly turnedCells: Uint8Array;
  /** The number of neurons, the bias of the output, and the travel cost of a unit of the output. */
  readonly networkSettings: Int32Array;
  readonly rootMoves: Uint16Array;
  readonly rootBiases: Int32Array;
  /** The moves of a line. */
  readonly moveStack: Uint16Array;
  /**
   * Sums over playouts: the travel cost of each army; then the gain of the next two moves of the army that made the
   * root move, and of the turns that it saves.
   */
  readonly playoutTotals: Float64Array;
}

/** An instance of the module, with views of its memory. */
export interface KernelInstance {
  readonly exports: ModuleExports;
  readonly memory: KernelMemory;
}

/** The compiled module. Every kernel without threads is an instance of it with its own memory. */
let compiledModule: object | undefined;

/**
 * Creates an instance of the kernel with its own memory.
 *
 * @param clock returns milliseconds; a search reads it
 */
export function instantiate(clock: () => number): KernelInstance {
  compiledModule ??= compileModule(MODULE_TEXT);
  const exports = exportsOf(new WebAssembly.Instance(compiledModule, { host: { clock } }));
  return { exports, memory: viewMemory(exports, exports.memory.buffer, 0) };
}

/** Compiles a module from Base64. */
export function compileModule(text: string): object {
  return new WebAssembly.Module(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)));
}

/** Returns the exports of an instance of the kernel, with or without shared memory. */
export function exportsOf(instance: { readonly exports: object }): ModuleExports {
  // The generated type describes the exports of exactly this module.
  return instance.exports as ModuleExports;
}

/**
 * Returns views of the regions.
 *
 * @param shift the distance in bytes from the instance's regions to the regions to view
 */
export function viewMemory(exports: ModuleExports, buffer: ArrayBufferLike, shift: number): KernelMemory {
  const addressOf = (region: { readonly value: number }): number => region.value + shift;
  return {
    men: new BigUint64Array(buffer, addressOf(exports.MEN), MAX_ARMIES * CLASS_COUNT),
    cells: new BigUint64Array(buffer, addressOf(exports.CELLS), CLASS_COUNT),
    departureMasks: new BigUint64Array(
      buffer,
      addressOf(exports.DEPARTURE_MASKS),
      2 * CLASS_COUNT * DIRECTION_COUNT,
    ),
    armies: new Int32Array(buffer, addressOf(exports.ARMIES), MAX_ARMIES * ARMY_FIELD_COUNT),
    sideHomeCosts: new Int32Array(buffer, addressOf(exports.SIDE_HOME_COSTS), 2),
    travelCosts: new Int32Array(buffer, addressOf(exports.TRAVEL_COSTS), MAX_ARMIES * BIT_COUNT),
    stepGains: new Int32Array(buffer, addressOf(exports.STEP_GAINS), MAX_ARMIES * BIT_COUNT),
    inputWeights: new Int8Array(buffer, addressOf(exports.INPUT_WEIGHTS), 2 * BIT_COUNT * MAX_NEURONS),
    neuronBiases: new Int16Array(buffer, addressOf(exports.NEURON_BIASES), MAX_NEURONS),
    outputWeights: new Int16Array(buffer, addressOf(exports.OUTPUT_WEIGHTS), 2 * MAX_NEURONS),
    turnedCells: new Uint8Array(buffer, addressOf(exports.TURNED_CELLS), BIT_COUNT),
    networkSettings: new Int32Array(buffer, addressOf(exports.NETWORK_SETTINGS), NETWORK_SETTING_COUNT),
    rootMoves: new Uint16Array(buffer, addressOf(exports.ROOT_MOVES), MAX_MOVES),
    rootBiases: new Int32Array(buffer, addressOf(exports.ROOT_BIASES), MAX_MOVES),
    playoutTotals: new Float64Array(buffer, addressOf(exports.PLAYOUT_TOTALS), MAX_ARMIES + 1),
    moveStack: new Uint16Array(buffer, addressOf(exports.MOVE_STACK), MAX_LINE),
  };
}

/** The regions that describe a position to search. */
const POSITION_REGIONS = [
  'men',
  'cells',
  'departureMasks',
  'armies',
  'sideHomeCosts',
  'travelCosts',
  'stepGains',
  'inputWeights',
  'neuronBiases',
  'outputWeights',
  'turnedCells',
  'networkSettings',
  'rootMoves',
  'rootBiases',
] as const;

/** Copies the position to search, with its costs and root moves. */
export function copyPosition(from: KernelMemory, to: KernelMemory): void {
  for (const name of POSITION_REGIONS) bytesOf(to[name]).set(bytesOf(from[name]));
}

function bytesOf({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}
