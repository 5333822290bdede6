import { addCounts, type Block, type Candidates, type Counts, countsOf, NO_COUNTS } from '@halma/solver';
import { drawTable, grouped } from '../../drawing/table.ts';
import type { Answer } from '../../verbs/verb.ts';

/** Counts verdicts by the greatest row of their candidates. */
export class RowTally {
  readonly #list: Candidates;
  readonly #byRow = new Map<number, Counts>();
  #counts: Counts = NO_COUNTS;

  constructor(list: Candidates) {
    this.#list = list;
  }

  /** All rows together. */
  get counts(): Counts {
    return this.#counts;
  }

  add(block: Block): void {
    this.#counts = addCounts(this.#counts, countsOf(block));
    const found = new Map(block.found.map(({ number, moves }) => [number, moves]));
    for (let number = block.first; number <= block.last; number += 1) {
      const moves = found.get(number);
      const one: Counts = {
        reachable: moves === undefined || moves === null ? 0 : 1,
        impossible: moves === undefined ? 1 : 0,
        undecided: moves === null ? 1 : 0,
      };
      const row = this.#list.greatestRow(number);
      this.#byRow.set(row, addCounts(this.#byRow.get(row) ?? NO_COUNTS, one));
    }
  }

  /** The counts as they stand. */
  answer(): Answer {
    return {
      data: () => ({ ...this.#counts }),
      text: () =>
        drawTable(
          [
            ['greatest row', 'reachable', 'impossible', 'undecided'],
            ...[...this.#byRow].sort(([a], [b]) => a - b).map(([row, counts]) => rowText(`${row}`, counts)),
            rowText('all', this.#counts),
          ],
          [0, 1, 2, 3],
        ),
    };
  }
}

function rowText(name: string, { reachable, impossible, undecided }: Counts): readonly string[] {
  return [name, grouped(reachable), grouped(impossible), grouped(undecided)];
}
