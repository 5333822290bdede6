import { type KernelExports, PLACES } from './exports.ts';
import { MODULE_TEXT } from './generated/module-text.ts';
import { PLACES_ON_BOARD } from './places.ts';

export const MAX_ARMIES = 6;
const CLASSES = 4;
const WAYS = 8;
const ROOT_ROOM = 16_512;
const TRAIL_ROOM = 64;

/** Numbers of the `armies` list for each army: follower, side, home cost. */
export const ARMY_FIELDS = 3;

/** The module's memory as the host sees it. */
export interface KernelMemory {
  /** By army, four words. */
  readonly men: BigUint64Array;
  readonly cells: BigUint64Array;
  /** By class 16 words: by way the cells from where a man may step, then jump. */
  readonly leave: BigUint64Array;
  readonly armies: Int32Array;
  readonly sideHomeCosts: Int32Array;
  /** By army, then by place. */
  readonly costs: Int32Array;
  /** By army, then by place: the most that a step from there might gain. */
  readonly stepGains: Int32Array;
  readonly rootMoves: Uint16Array;
  readonly rootBiases: Int32Array;
  /** Moves played one after the other: a line. */
  readonly trail: Uint16Array;
  /** By army what it costs after playouts, then what the army that begins gains next; all playouts together. */
  readonly together: Float64Array;
}

/** Compiled once; every kernel is an instance with its own memory. */
let compiled: WebAssembly.Module | undefined;

function compiledModule(): WebAssembly.Module {
  compiled ??= new WebAssembly.Module(Uint8Array.from(atob(MODULE_TEXT), (letter) => letter.charCodeAt(0)));
  return compiled;
}

/** A new instance of the kernel. @param clock milliseconds, read during a search */
export function instantiate(clock: () => number): { exports: KernelExports; memory: KernelMemory } {
  const imports = { host: { clock }, env: { abort: fail } };
  const exports = new WebAssembly.Instance(compiledModule(), imports).exports as unknown as KernelExports;
  const { buffer } = exports.memory;
  const addresses = new Uint32Array(buffer, exports.addresses(), PLACES.length);
  const at = (place: (typeof PLACES)[number]): number => addresses[PLACES.indexOf(place)] ?? 0;
  const memory = {
    men: new BigUint64Array(buffer, at('men'), MAX_ARMIES * CLASSES),
    cells: new BigUint64Array(buffer, at('cells'), CLASSES),
    leave: new BigUint64Array(buffer, at('leave'), 2 * CLASSES * WAYS),
    armies: new Int32Array(buffer, at('armies'), MAX_ARMIES * ARMY_FIELDS),
    sideHomeCosts: new Int32Array(buffer, at('sideHomeCosts'), 2),
    costs: new Int32Array(buffer, at('costs'), MAX_ARMIES * PLACES_ON_BOARD),
    stepGains: new Int32Array(buffer, at('stepGains'), MAX_ARMIES * PLACES_ON_BOARD),
    rootMoves: new Uint16Array(buffer, at('rootMoves'), ROOT_ROOM),
    rootBiases: new Int32Array(buffer, at('rootBiases'), ROOT_ROOM),
    together: new Float64Array(buffer, at('together'), MAX_ARMIES + 1),
    trail: new Uint16Array(buffer, at('trail'), TRAIL_ROOM),
  };
  return { exports, memory };
}

function fail(): never {
  throw new Error('the kernel stopped where it should never come');
}
