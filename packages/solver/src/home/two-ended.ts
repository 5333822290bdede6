import type { Cell, Walk } from '@halma/rules';
import { type Army, freeTarget, menNeeded } from '../army/army.ts';
import { type GroundExports, writeGround } from '../army/ground.ts';
import { instantiate } from '../module.ts';

interface TwoEndedExports extends GroundExports {
  readonly setAddress: () => number;
  readonly wayAddress: () => number;
  readonly nearAddress: () => number;
  readonly beginTwoEnded: (moves: number, goesBack: boolean, bytes: number) => void;
  readonly fixEnd: (end: number) => void;
  readonly leastMoves: (end: number) => number;
  readonly extend: (until: number) => number;
  readonly placementsListed: () => bigint;
  readonly writeWay: () => number;
}

/** How going on with a search may end. */
export const EXTENSIONS = ['went-on', 'met', 'out-of-time', 'empty', 'out-of-memory'] as const;

export type Extension = (typeof EXTENSIONS)[number];

const START = 0;
const GOAL = 1;
const CELLS = 256;
const WORDS = 4;

/** More men, or more cells to fill, than the module pairs. */
const MOST_PAIRED = 32;

/** Exhaustive search from the start and from the goals of one army, in WebAssembly. */
export class TwoEnded {
  readonly #exports: TwoEndedExports;
  readonly #army: Army;
  readonly #goesBack: boolean;

  /** Can it search for an army? Its men must be all alike, and all of them have to come home. */
  static supports(army: Army): boolean {
    const all = menNeeded(army) === army.cells.length;
    return army.marked === null && all && freeTarget(army).length <= MOST_PAIRED;
  }

  /** @param clock milliseconds, read during a search to end it in time */
  constructor(army: Army, clock: () => number) {
    this.#exports = instantiate<TwoEndedExports>(clock);
    this.#army = army;
    this.#goesBack = army.rules.permits[army.seat]?.every((permit) => permit === null) ?? false;
    writeGround(this.#exports, army);
    this.#fix(START, army.cells);
    this.#fix(GOAL, freeTarget(army));
  }

  /** What every way needs at least, by pairing men with cells. */
  get leastMoves(): number {
    this.#write(this.#army.cells);
    return this.#exports.leastMoves(GOAL);
  }

  /** Placements whose moves have been listed so far. */
  get listed(): number {
    return Number(this.#exports.placementsListed());
  }

  /**
   * Begins to look for a way of at most so many moves.
   *
   * @param bytes what memory it may take
   */
  begin(moves: number, bytes: number): void {
    this.#exports.beginTwoEnded(moves, this.#goesBack, bytes);
  }

  /** Extends the search by a level. @param until when to stop at the latest, on the clock; it can be called again then */
  extend(until: number): Extension {
    return EXTENSIONS[this.#exports.extend(until)] ?? 'empty';
  }

  /** The way, when the ends have met. */
  way(): readonly Walk[] {
    const count = this.#exports.writeWay();
    const codes = new Uint16Array(this.#exports.memory.buffer, this.#exports.wayAddress(), count);
    return Array.from(codes, (code) => ({ kind: 'walk', from: code >> 8, to: code & 255 }));
  }

  /** Fixes the placement of an end, and which of its cells are one move away from every cell: by a step or within the class. */
  #fix(end: number, cells: readonly Cell[]): void {
    this.#write(cells);
    this.#exports.fixEnd(end);
    const { board } = this.#army.rules;
    const steps = this.#army.table.step ?? board.neighbours;
    const width = board.directions.length;
    const near = new Int32Array(
      this.#exports.memory.buffer,
      this.#exports.nearAddress() + 4 * CELLS * end,
      CELLS,
    );
    for (let cell = 0; cell < board.cells; cell += 1) {
      const around = steps.subarray(cell * width, (cell + 1) * width);
      near[cell] = cells.reduce((bits, other, number) => {
        const isNear = board.classes[other] === board.classes[cell] || around.includes(other);
        return isNear ? bits | (1 << number) : bits;
      }, 0);
    }
  }

  #write(cells: readonly Cell[]): void {
    const words = new BigUint64Array(this.#exports.memory.buffer, this.#exports.setAddress(), WORDS).fill(0n);
    for (const cell of cells) words[cell >> 6] = (words[cell >> 6] ?? 0n) | (1n << BigInt(cell & 63));
  }
}
