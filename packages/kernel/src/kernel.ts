import { type Cell, type Position, type Rules, type Seat, seatOf, VACANT } from '@halma/rules';
import type { KernelExports } from './exports.ts';
import { MODULE_TEXT } from './generated/module-text.ts';
import { cellOfPlace, placeOfCell } from './places.ts';

/** A move to search from the root: cells, and what is added to its value whatever the search finds. */
export interface KernelMove {
  readonly from: Cell;
  readonly to: Cell;
  readonly bias: number;
}

const CLASSES = 4;
const PLACES = 256;

/** Compiled once; every kernel is an instance with its own memory. */
let compiled: WebAssembly.Module | undefined;

function compiledModule(): WebAssembly.Module {
  compiled ??= new WebAssembly.Module(Uint8Array.from(atob(MODULE_TEXT), (letter) => letter.charCodeAt(0)));
  return compiled;
}

/**
 * The kernel for the rules of a game of two armies on a square board whose men go freely. It knows steps and hops; duties,
 * camps and ends stay with the rules. Moves are the same as the rules' where no option limits them.
 */
export class Kernel {
  readonly #rules: Rules;
  readonly #exports: KernelExports;
  readonly #men: BigUint64Array;
  readonly #rootMoves: Uint16Array;
  readonly #rootBiases: Int32Array;

  /** Can the kernel play this game? Two seats, a square board, every man free to go any way. */
  static supports(rules: Rules): boolean {
    const { board, game, options, seats } = rules;
    const free = game.gait === 'free' && options.color === 'off' && rules.edge === null;
    return board.shape === 'square' && seats.length === 2 && free;
  }

  /** @param clock milliseconds, read during a search to end it in time */
  constructor(rules: Rules, clock: () => number) {
    if (!Kernel.supports(rules))
      throw new RangeError(`the kernel does not play ${rules.game.id} as it is set`);
    this.#rules = rules;
    const imports = { host: { clock }, env: { abort: fail } };
    const instance = new WebAssembly.Instance(compiledModule(), imports);
    this.#exports = instance.exports as unknown as KernelExports;
    const { memory, menAddress, cellsAddress, rootMovesAddress, rootBiasesAddress } = this.#exports;
    this.#men = new BigUint64Array(memory.buffer, menAddress(), 2 * CLASSES);
    this.#rootMoves = new Uint16Array(memory.buffer, rootMovesAddress());
    this.#rootBiases = new Int32Array(memory.buffer, rootBiasesAddress());
    const cells = new BigUint64Array(memory.buffer, cellsAddress(), CLASSES);
    for (let cell = 0; cell < rules.board.cells; cell += 1) addBit(cells, placeOfCell(rules.board, cell));
  }

  /** Says what a man of each seat costs on each cell: whole numbers, the less the nearer he is to where he should be. */
  setCosts(costOf: (seat: Seat, cell: Cell) => number): void {
    const { memory, costsAddress } = this.#exports;
    const costs = new Int32Array(memory.buffer, costsAddress(), 2 * PLACES);
    const { board, seats } = this.#rules;
    seats.forEach((seat, side) => {
      for (let cell = 0; cell < board.cells; cell += 1) {
        costs[PLACES * side + placeOfCell(board, cell)] = costOf(seat, cell);
      }
    });
  }

  /** Sets up a position's men. */
  setMen({ men }: Position): void {
    const { board, seats } = this.#rules;
    this.#men.fill(0n);
    for (let cell = 0; cell < board.cells; cell += 1) {
      const man = men[cell] ?? VACANT;
      if (man === VACANT) continue;
      const side = seats.indexOf(seatOf(man));
      addBit(this.#men.subarray(CLASSES * side, CLASSES * (side + 1)), placeOfCell(board, cell));
    }
  }

  /** How many steps and hops a seat has. */
  countMoves(seat: Seat): number {
    return this.#exports.countMoves(this.#side(seat));
  }

  /**
   * Sequences of exactly `depth` steps and hops, twelve at most.
   *
   * @param plays true to list and play the last move too instead of counting it
   */
  perft(seat: Seat, depth: number, plays = false): number {
    return Number(this.#exports.perft(this.#side(seat), depth, plays));
  }

  /**
   * Makes ready to search the position that is set up.
   *
   * @param moves the moves to choose from, most promising first
   * @param homeCosts by side, what an army costs that is home
   * @param until when to stop at the latest, on the clock the kernel was given
   */
  beginSearch(moves: readonly KernelMove[], homeCosts: readonly [number, number], until: number): void {
    const { board } = this.#rules;
    moves.forEach(({ from, to, bias }, index) => {
      this.#rootMoves[index] = (placeOfCell(board, from) << 8) | placeOfCell(board, to);
      this.#rootBiases[index] = bias;
    });
    this.#exports.settle(...homeCosts);
    this.#exports.beginSearch(until);
  }

  /**
   * Searches the moves once, so many plies deep. A search that runs out of time has still looked at the best move first.
   *
   * @param count how many moves `beginSearch` was given
   * @returns the best move so far, its value in cost, and whether the depth was finished
   */
  searchDepth(
    seat: Seat,
    depth: number,
    count: number,
  ): { from: Cell; to: Cell; value: number; finished: boolean } {
    const value = this.#exports.searchRoot(this.#side(seat), depth, count);
    const code = this.#rootMoves[0] ?? 0;
    const { board } = this.#rules;
    return {
      from: cellOfPlace(board, code >> 8),
      to: cellOfPlace(board, code & 255),
      value,
      finished: Number(this.#exports.hasStopped()) === 0,
    };
  }

  /** Positions looked at since `beginSearch`. */
  get nodes(): number {
    return Number(this.#exports.nodesSearched());
  }

  #side(seat: Seat): number {
    return this.#rules.seats.indexOf(seat);
  }
}

function addBit(words: BigUint64Array, place: number): void {
  const index = place >> 6;
  words[index % CLASSES] = (words[index % CLASSES] ?? 0n) | (1n << BigInt(place & 63));
}

function fail(): never {
  throw new Error('the kernel stopped where it should never come');
}
