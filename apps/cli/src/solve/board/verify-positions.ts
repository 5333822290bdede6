import { accept } from '@halma/rules';
import {
  type ByteTable,
  checkValue,
  type PositionValue,
  rulesOfSmallBoard,
  type SmallBoard,
} from '@halma/solver';
import { type CommandResult, refuse } from '../../refusal.ts';
import type { WorkContext } from '../../verbs/verb.ts';
import { ProgressMeter } from '../progress-meter.ts';
import { boardTitle } from './board-output.ts';

/** The number of positions between two yields to the event loop. */
const POSITIONS_PER_YIELD = 500;

/** Positions of a board to verify. */
interface Verification {
  readonly board: SmallBoard;
  readonly values: ByteTable;
  readonly count: number;
  /** Returns the index in `values` of a position, given its index among the positions to verify. */
  readonly indexOf: (sampleIndex: number) => number;
  readonly work: WorkContext;
}

/**
 * Verifies positions until the first wrong value or an interruption.
 *
 * @returns the number of verified positions
 */
export async function verifyPositions(verification: Verification): Promise<CommandResult<number>> {
  const { board, values, count, indexOf, work } = verification;
  const rules = rulesOfSmallBoard(board);
  const valueAt = (index: number): number => values.at(index);
  const meter = new ProgressMeter(count, work.now);
  const title = `${boardTitle(board)}, ${board.men} men`;
  let checkedCount = 0;
  for (; checkedCount < count && !work.signal.aborted; checkedCount += 1) {
    const fault = checkValue(board, rules, valueAt, indexOf(checkedCount));
    if (fault !== null)
      return refuse(
        'false-tablebase',
        `The value of ${fault.position} is ${describe(fault.stored)}, but its moves make it ${describe(fault.implied)}.`,
      );
    if ((checkedCount + 1) % POSITIONS_PER_YIELD !== 0) continue;
    meter.advance(POSITIONS_PER_YIELD);
    work.reportProgress(`${title}: verified ${meter.format('positions')}`);
    await work.yieldToEventLoop();
  }
  return accept(checkedCount);
}

function describe(value: PositionValue): string {
  return 'plies' in value ? `${value.result} in ${value.plies} plies` : value.result;
}
