import {
  addCounts,
  type Candidates,
  type CertificateBlock,
  countVerdicts,
  type VerdictCounts,
  ZERO_COUNTS,
} from '@halma/solver';
import { formatNumber, formatTable } from '../../drawing/text-layout.ts';
import type { VerbOutput } from '../../verbs/verb.ts';

/** Counts verdicts by the highest row of the candidates. */
export class RowTally {
  readonly #list: Candidates;
  readonly #byRow = new Map<number, VerdictCounts>();
  #counts: VerdictCounts = ZERO_COUNTS;

  constructor(list: Candidates) {
    this.#list = list;
  }

  /** The counts over all rows. */
  get counts(): VerdictCounts {
    return this.#counts;
  }

  add(block: CertificateBlock): void {
    this.#counts = addCounts(this.#counts, countVerdicts(block));
    const movesByCandidate = new Map(block.results.map(({ candidate, moves }) => [candidate, moves]));
    for (let candidate = block.first; candidate <= block.last; candidate += 1) {
      const moves = movesByCandidate.get(candidate);
      const verdict: VerdictCounts = {
        reachable: moves === undefined || moves === null ? 0 : 1,
        impossible: moves === undefined ? 1 : 0,
        undecided: moves === null ? 1 : 0,
      };
      const row = this.#list.maxRow(candidate);
      this.#byRow.set(row, addCounts(this.#byRow.get(row) ?? ZERO_COUNTS, verdict));
    }
  }

  /** Formats the counts so far for programs and for people. */
  toOutput(): VerbOutput {
    return {
      data: () => ({ ...this.#counts }),
      text: () =>
        formatTable(
          [
            ['highest row', 'reachable', 'impossible', 'undecided'],
            ...[...this.#byRow].sort(([a], [b]) => a - b).map(([row, counts]) => formatRow(`${row}`, counts)),
            formatRow('all', this.#counts),
          ],
          [0, 1, 2, 3],
        ),
    };
  }
}

function formatRow(name: string, { reachable, impossible, undecided }: VerdictCounts): readonly string[] {
  return [name, formatNumber(reachable), formatNumber(impossible), formatNumber(undecided)];
}
