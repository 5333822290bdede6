import { cellOfBitIndex } from './bit-index.ts';
import { type CornerCamp, rowOf } from './corner-camp.ts';
import type { Figure } from './figure.ts';
import type { FigureSolver } from './figure-solver.ts';

/**
 * All candidates for a camp, numbered from 0 in the lexicographic order of their cells. Every reachable
 * figure is a candidate.
 */
export class Candidates {
  readonly camp: CornerCamp;
  readonly count: number;
  /** The cells of all candidates, one candidate after another. */
  readonly #cells: Uint8Array;
  /** The index in `#cells` of each candidate, by its number. */
  readonly #order: Uint32Array;

  /** @param cells the cells of all candidates, one candidate after another; those of each candidate are sorted */
  constructor(camp: CornerCamp, cells: Uint8Array) {
    const men = camp.squares.length;
    this.camp = camp;
    this.count = cells.length / men;
    this.#cells = cells;
    this.#order = Uint32Array.from({ length: this.count }, (_, index) => index);
    this.#order.sort((a, b) => this.#compare(a, (index) => cells[b * men + index] ?? 0));
  }

  /** Returns the candidate with the given number. */
  at(number: number): Figure {
    const men = this.camp.squares.length;
    const start = (this.#order[number] ?? 0) * men;
    return [...this.#cells.subarray(start, start + men)];
  }

  /** Returns the number of a figure, or -1 if it is not a candidate and therefore impossible. */
  indexOf(figure: Figure): number {
    let low = 0;
    let high = this.count;
    while (low < high) {
      const middle = (low + high) >> 1;
      const order = this.#compare(this.#order[middle] ?? 0, (index) => figure[index] ?? 0);
      if (order === 0) return middle;
      if (order < 0) low = middle + 1;
      else high = middle;
    }
    return -1;
  }

  /** Returns the highest row of a candidate, starting at 1. */
  maxRow(number: number): number {
    const men = this.camp.squares.length;
    return rowOf(this.camp.side, this.#cells[((this.#order[number] ?? 0) + 1) * men - 1] ?? 0);
  }

  #compare(index: number, otherCellAt: (man: number) => number): number {
    const men = this.camp.squares.length;
    for (let man = 0; man < men; man += 1) {
      const difference = (this.#cells[index * men + man] ?? 0) - otherCellAt(man);
      if (difference !== 0) return difference;
    }
    return 0;
  }
}

const BIT_COUNT = 256;

/** Finds all candidates for a solver's camp. Yields the number of candidates found so far. */
export function* findCandidates(solver: FigureSolver): Generator<number, Candidates, void> {
  const { camp } = solver;
  const men = camp.squares.length;
  // On a board smaller than 16 × 16 some bit indices belong to no cell. They never occur.
  const cells = Uint8Array.from({ length: BIT_COUNT }, (_, bitIndex) => cellOfBitIndex(camp.side, bitIndex));
  let list = new Uint8Array(men << 16);
  let count = 0;
  for (const words of solver.listCandidates()) {
    const addedCount = words.length / 8;
    if ((count + addedCount) * men > list.length) {
      const longer = new Uint8Array(2 * list.length);
      longer.set(list);
      list = longer;
    }
    for (let index = 0; index < addedCount; index += 1) {
      const figure = list.subarray((count + index) * men, (count + index + 1) * men);
      readCells(words.subarray(8 * index, 8 * index + 8), cells, figure);
    }
    count += addedCount;
    yield count;
  }
  return new Candidates(camp, list.slice(0, count * men));
}

/** Writes the cells of a set to `figure`, sorted. */
function readCells(words: Uint32Array, cells: Uint8Array, figure: Uint8Array): void {
  let length = 0;
  words.forEach((word, index) => {
    for (let left = word; left !== 0; left &= left - 1) {
      const cell = cells[32 * index + 31 - Math.clz32(left & -left)] ?? 0;
      let insertIndex = length;
      for (; insertIndex > 0 && (figure[insertIndex - 1] ?? 0) > cell; insertIndex -= 1)
        figure[insertIndex] = figure[insertIndex - 1] ?? 0;
      figure[insertIndex] = cell;
      length += 1;
    }
  });
}
