import type { Walk } from '@halma/rules';
import type { Army } from '../army/army.ts';
import { type GroundExports, writeGround } from '../army/ground.ts';
import { cellsByLine, type Projection, projectionsOf } from '../army/projections.ts';
import type { CrossingSymmetries } from '../army/symmetries.ts';
import { instantiate } from '../module.ts';

interface HalfWaysExports extends GroundExports {
  readonly setAddress: () => number;
  readonly mirrorsAddress: () => number;
  readonly linesAddress: () => number;
  readonly roomsAddress: () => number;
  readonly beginningAddress: () => number;
  readonly prepareGains: (ways: number, lines: number, men: number) => void;
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
  readonly halvesListed: () => bigint;
  readonly beginJoin: () => void;
  readonly joinHalves: (until: number) => number;
  readonly writeBeginning: (which: number) => number;
}

/** How going on with a search for halves may end, and one for a join of two. */
const EXTENSIONS = ['went-on', 'complete', 'out-of-time', 'none', 'out-of-memory'] as const;
const JOINS = ['joined', 'none', 'out-of-time'] as const;

/** So many moves, and what they have to gain at least. */
export interface Half {
  readonly moves: number;
  readonly gain: number;
}

const CELLS = 256;
const WORDS = 4;

/** Exhaustive search for the halves of ways across the board, in WebAssembly. */
export class HalfWays {
  readonly #exports: HalfWaysExports;

  /** @param clock milliseconds, read during a search to end it in time */
  constructor(army: Army, symmetries: CrossingSymmetries, clock: () => number) {
    const module = instantiate<HalfWaysExports>(clock);
    this.#exports = module;
    writeGround(module, army);
    const { own, turn, cross } = symmetries;
    this.#write(module.mirrorsAddress(), [own, turn, cross]);
    const projections = projectionsOf(army);
    this.#write(module.linesAddress(), projections);
    const rooms = cellsByLine(projections[0] ?? []);
    this.#write(module.roomsAddress(), [rooms]);
    module.prepareGains(projections.length, rooms.length, army.cells.length);
    const words = new BigUint64Array(module.memory.buffer, module.setAddress(), WORDS).fill(0n);
    for (const cell of army.cells) words[cell >> 6] = (words[cell >> 6] ?? 0n) | (1n << BigInt(cell & 63));
  }

  /** Adds a table of gains, for one move more, or goes on with it. @returns whether it is complete */
  tabulate(until: number): boolean {
    return Number(this.#exports.tabulateGains(until)) !== 0;
  }

  /** Begins to collect halves. @param bytes what memory they may take */
  begin(longer: Half, shorter: Half, bytes: number): void {
    this.#exports.beginHalves(longer.moves, longer.gain, shorter.moves, shorter.gain, bytes);
  }

  /** Goes on to collect them. @param until when to stop at the latest, on the clock; it can be called again then */
  extend(until: number): (typeof EXTENSIONS)[number] {
    return EXTENSIONS[this.#exports.extendHalves(until)] ?? 'none';
  }

  /** Placements whose moves have been listed so far. */
  get listed(): number {
    return Number(this.#exports.halvesListed());
  }

  /** The greatest gain of those collected. */
  get greatestGain(): number {
    return this.#exports.greatestHalf();
  }

  /** Begins to look for two halves that make a whole way. */
  beginJoin(): void {
    this.#exports.beginJoin();
  }

  /** Goes on to look for them. @param until as for `extend` */
  join(until: number): (typeof JOINS)[number] {
    return JOINS[this.#exports.joinHalves(until)] ?? 'none';
  }

  /** The two beginnings that were joined: one leads to an image of where the other does. */
  beginnings(): readonly [readonly Walk[], readonly Walk[]] {
    return [this.#beginning(0), this.#beginning(1)];
  }

  #beginning(which: number): readonly Walk[] {
    const count = this.#exports.writeBeginning(which);
    const codes = new Uint16Array(this.#exports.memory.buffer, this.#exports.beginningAddress(), count);
    return Array.from(codes, (code) => ({ kind: 'walk', from: code >> 8, to: code & 255 }));
  }

  #write(address: number, tables: readonly Projection[]): void {
    const bytes = new Uint8Array(this.#exports.memory.buffer, address);
    for (const [index, table] of tables.entries()) bytes.set(table, index * CELLS);
  }
}
