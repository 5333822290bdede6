import { instantiate } from '../module.ts';
import type { FigureExports } from './exports.ts';
import type { Figure, FigureMove } from './figure.ts';
import { cellOf, placeOf, squareList } from './squares.ts';
import type { Yard } from './yard.ts';

/** What is found of a figure. Undecided is only what there was not memory enough for. */
export type Verdict =
  | { readonly kind: 'reachable'; readonly moves: readonly FigureMove[] }
  | { readonly kind: 'impossible' }
  | { readonly kind: 'undecided' };

/** States looked at between two chances to do something else: some hundredths of a second. */
const STATES_IN_A_ROW = 2000;
const CANDIDATES_IN_A_ROW = 4096;
/** The figure's squares lie so many bytes after the yard's. */
const LIST_BYTES = 32;
const WORDS = 8;
const REACHABLE = 1;
const IMPOSSIBLE = 2;
const COUNTED = 1;

/** Decides figures of one yard, one after another. The search is exhaustive; see the reference on solitaires for how it goes. */
export class FigureSolver {
  readonly yard: Yard;
  readonly #exports: FigureExports;

  constructor(yard: Yard) {
    this.yard = yard;
    this.#exports = instantiate<FigureExports>(() => 0);
    const { memory, figureBoardAddress, setYard } = this.#exports;
    const board = new Uint32Array(memory.buffer, figureBoardAddress(), WORDS);
    for (let cell = 0; cell < yard.side * yard.side; cell += 1) {
      const place = placeOf(yard.side, cell);
      board[place >> 5] = (board[place >> 5] ?? 0) | (1 << (place & 31));
    }
    setYard(yard.squares.length, this.#writeList(0, yard.squares));
  }

  /** Decides a figure, pausing now and then. */
  *decide(figure: Figure): Generator<void, Verdict, void> {
    const { decideFigure, setFigure } = this.#exports;
    setFigure(figure.length, this.#writeList(LIST_BYTES, figure));
    for (;;) {
      const code = decideFigure(STATES_IN_A_ROW);
      if (code === REACHABLE) return { kind: 'reachable', moves: this.#line(figure.length) };
      if (code !== 0) return { kind: code === IMPOSSIBLE ? 'impossible' : 'undecided' };
      yield;
    }
  }

  /**
   * Counts the orders in which the men can come to a figure, pausing now and then: sequences of moves, by where each man comes
   * from and goes to.
   *
   * @returns null for want of memory
   */
  *countOrders(figure: Figure): Generator<void, bigint | null, void> {
    const { beginFigureOrders, countFigureOrders, figureOrdersAddress, memory, setFigure } = this.#exports;
    setFigure(figure.length, this.#writeList(LIST_BYTES, figure));
    beginFigureOrders();
    for (;;) {
      const code = countFigureOrders(STATES_IN_A_ROW);
      if (code === COUNTED) {
        const [low = 0n, high = 0n] = new BigUint64Array(memory.buffer, figureOrdersAddress(), 2);
        return (high << 64n) | low;
      }
      if (code !== 0) return null;
      yield;
    }
  }

  /** Lists all sets of squares that can be figures, by eight words of 32 bits each: a bit by place. */
  *listCandidates(): Generator<Uint32Array, void, void> {
    const { beginFigureCandidates, listFigureCandidates, memory } = this.#exports;
    const address = beginFigureCandidates(CANDIDATES_IN_A_ROW);
    for (let count = listFigureCandidates(); count > 0; count = listFigureCandidates()) {
      yield new Uint32Array(memory.buffer, address, WORDS * count);
    }
  }

  /** @returns how many pairs the list begins with */
  #writeList(offset: number, squares: readonly number[]): number {
    const { memory, figureSquaresAddress } = this.#exports;
    const { places, pairs } = squareList(this.yard.side, squares);
    new Uint8Array(memory.buffer, figureSquaresAddress() + offset, places.length).set(places);
    return pairs;
  }

  #line(count: number): FigureMove[] {
    const { memory, figureLineAddress, writeFigureLine } = this.#exports;
    writeFigureLine();
    const line = new Uint8Array(memory.buffer, figureLineAddress(), 2 * count);
    const cellAt = (index: number): number => cellOf(this.yard.side, line[index] ?? 0);
    return Array.from({ length: count }, (_, ply) => ({ from: cellAt(2 * ply), to: cellAt(2 * ply + 1) }));
  }
}
