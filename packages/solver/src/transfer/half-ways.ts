import type { Board, Cell, Walk } from '@halma/rules';
import type { Army } from '../army/army.ts';
import { type GroundExports, writeGround } from '../army/ground.ts';
import type { CrossingSymmetries } from '../army/symmetries.ts';
import { instantiate } from '../module.ts';

interface HalfWaysExports extends GroundExports {
  readonly setAddress: () => number;
  readonly mirrorsAddress: () => number;
  readonly linesAddress: () => number;
  readonly roomsAddress: () => number;
  readonly beginningAddress: () => number;
  readonly prepareProfiles: (ways: number, lines: number, men: number) => number;
  readonly tabulateGains: (until: number) => number;
  readonly beginHalves: (
    longer: number,
    longerGain: number,
    shorter: number,
    shorterGain: number,
    bytes: number,
  ) => void;
  readonly extendHalves: (until: number) => number;
  readonly greatestHalf: () => number;
  readonly beginJoin: () => void;
  readonly joinHalves: (until: number) => number;
  readonly writeBeginning: (which: number) => number;
}

const EXTENSIONS = ['went-on', 'complete', 'out-of-time', 'none', 'out-of-memory'] as const;
const JOINS = ['joined', 'none', 'out-of-time'] as const;

/** Moves of a half, and what it has to gain at least. */
export interface Half {
  readonly moves: number;
  readonly gain: number;
}

const CELLS = 256;
const WORDS = 4;

/** Tables of more profiles than this take too long. */
const MOST_PROFILES = 8_000_000;

/** Exhaustive search for the halves of ways across the board, in WebAssembly. */
export class HalfWays {
  readonly #exports: HalfWaysExports;
  readonly #profiles: number;
  /** What the whole army gains on its way. */
  readonly wholeGain: number;

  /** @param clock milliseconds, read during a search to end it in time */
  constructor(army: Army, symmetries: CrossingSymmetries, clock: () => number) {
    const module = instantiate<HalfWaysExports>(clock);
    this.#exports = module;
    writeGround(module, army);
    const { buffer } = module.memory;
    const mirrors = new Uint8Array(buffer, module.mirrorsAddress(), 3 * CELLS);
    const { own, turn, cross } = symmetries;
    for (const [index, symmetry] of [own, turn, cross].entries()) mirrors.set(symmetry, index * CELLS);
    const projections = projectionsOf(army);
    const lines = new Uint8Array(buffer, module.linesAddress(), 2 * CELLS);
    for (const [index, projection] of projections.entries()) lines.set(projection, index * CELLS);
    const rooms = roomsOf(projections[0] ?? []);
    new Uint8Array(buffer, module.roomsAddress(), rooms.length).set(rooms);
    const gains = (cell: Cell): number =>
      projections.reduce((sum, line) => sum + (line[turn[cell] ?? cell] ?? 0) - (line[cell] ?? 0), 0);
    this.wholeGain = army.cells.reduce((sum, cell) => sum + gains(cell), 0);
    const profiles = choose(rooms.length - 1 + army.cells.length, army.cells.length);
    this.#profiles = profiles;
    if (!this.isFeasible) return;
    module.prepareProfiles(projections.length, rooms.length, army.cells.length);
    const words = new BigUint64Array(buffer, module.setAddress(), WORDS).fill(0n);
    for (const cell of army.cells) words[cell >> 6] = (words[cell >> 6] ?? 0n) | (1n << BigInt(cell & 63));
  }

  /** Are there few enough profiles to be tabulated? */
  get isFeasible(): boolean {
    return this.#profiles <= MOST_PROFILES;
  }
}
