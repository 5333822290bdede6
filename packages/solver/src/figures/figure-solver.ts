import { checkWholeNumber } from '../check-arguments.ts';
import { CANDIDATE_WORDS, MAX_SQUARES } from '../generated/limits.ts';
import { bytesAt, instantiate, type ModuleExports } from '../module.ts';
import { bitIndexOf, cellOfBitIndex, squareList } from './bit-index.ts';
import type { CornerCamp } from './corner-camp.ts';
import { checkFigure, type Figure, type FigureMove } from './figure.ts';

/** The verdict on a figure: `undecided` only if the search runs out of memory. */
export type Verdict =
  | { readonly kind: 'reachable'; readonly moves: readonly FigureMove[] }
  | { readonly kind: 'impossible' }
  | { readonly kind: 'undecided' };

/** The number of states searched between two pauses; searching them takes a few hundredths of a second. */
const STATES_PER_SLICE = 2000;
/** The number of candidates listed between two pauses. */
const CANDIDATES_PER_SLICE = 4096;
/** Return codes of the module. */
const REACHABLE = 1;
const IMPOSSIBLE = 2;
const COUNTED = 1;
/** The largest side of a board with a corner camp. */
const MAX_SIDE = 16;

/** Decides figures of one camp by exhaustive search. `docs/reference/solitaires.md` describes the method. */
export class FigureSolver {
  readonly camp: CornerCamp;
  readonly #module: ModuleExports;

  constructor(camp: CornerCamp) {
    checkWholeNumber('camp.side', camp?.side, 1, MAX_SIDE);
    this.camp = camp;
    this.#module = instantiate(() => 0);
    const { memory, FIGURE_BOARD, setCamp } = this.#module;
    const board = new Uint32Array(memory.buffer, FIGURE_BOARD.value, CANDIDATE_WORDS);
    for (let cell = 0; cell < camp.side * camp.side; cell += 1) {
      const bitIndex = bitIndexOf(camp.side, cell);
      board[bitIndex >> 5] = (board[bitIndex >> 5] ?? 0) | (1 << (bitIndex & 31));
    }
    setCamp(camp.squares.length, this.#writeSquares(0, camp.squares));
  }

  /** Decides a figure. Yields every few hundredths of a second. */
  *decide(figure: Figure): Generator<void, Verdict, void> {
    checkFigure(this.camp, figure);
    const { decideFigure, setFigure } = this.#module;
    setFigure(figure.length, this.#writeSquares(MAX_SQUARES, figure));
    for (;;) {
      const code = decideFigure(STATES_PER_SLICE);
      if (code === REACHABLE) return { kind: 'reachable', moves: this.#moves(figure.length) };
      if (code !== 0) return { kind: code === IMPOSSIBLE ? 'impossible' : 'undecided' };
      yield;
    }
  }

  /**
   * Counts the move orders that lead to a figure. Moves differ by origin and destination, not by route. Yields every
   * few hundredths of a second.
   *
   * @returns null if the search runs out of memory
   */
  *countOrders(figure: Figure): Generator<void, bigint | null, void> {
    checkFigure(this.camp, figure);
    const { beginOrderCount, countOrders, FIGURE_ORDERS, memory, setFigure } = this.#module;
    setFigure(figure.length, this.#writeSquares(MAX_SQUARES, figure));
    beginOrderCount();
    for (;;) {
      const code = countOrders(STATES_PER_SLICE);
      if (code === COUNTED) {
        const [low = 0n, high = 0n] = new BigUint64Array(memory.buffer, FIGURE_ORDERS.value, 2);
        return (high << 64n) | low;
      }
      if (code !== 0) return null;
      yield;
    }
  }

  /**
   * Lists all candidates in blocks. A candidate is eight 32-bit words, in which the bit at the bit index of each of its
   * squares is set.
   */
  *listCandidates(): Generator<Uint32Array, void, void> {
    const { beginCandidates, listCandidates, memory } = this.#module;
    const address = beginCandidates(CANDIDATES_PER_SLICE);
    for (let count = listCandidates(); count > 0; count = listCandidates()) {
      yield new Uint32Array(memory.buffer, address, CANDIDATE_WORDS * count);
    }
  }

  /**
   * Writes a list of squares.
   *
   * @returns the number of pairs of mirror images at its start
   */
  #writeSquares(offset: number, squares: readonly number[]): number {
    const { bitIndices, pairCount } = squareList(this.camp.side, squares);
    bytesAt(this.#module, this.#module.FIGURE_SQUARES, bitIndices.length, offset).set(bitIndices);
    return pairCount;
  }

  #moves(count: number): FigureMove[] {
    this.#module.writeFigureMoves();
    const bitIndices = bytesAt(this.#module, this.#module.FIGURE_MOVES, 2 * count);
    const cellAt = (index: number): number => cellOfBitIndex(this.camp.side, bitIndices[index] ?? 0);
    return Array.from({ length: count }, (_, ply) => ({ from: cellAt(2 * ply), to: cellAt(2 * ply + 1) }));
  }
}
