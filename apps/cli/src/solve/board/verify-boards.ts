import { accept } from '@halma/rules';
import {
  type ByteTable,
  completeValues,
  createSharedTable,
  createSmallBoard,
  RetrogradeSolver,
  SMALL_BOARD_SHAPES,
  type SmallBoard,
  tableDimensions,
} from '@halma/solver';
import { formatNumber, formatTable } from '../../drawing/text-layout.ts';
import { type CommandResult, refuse } from '../../refusal.ts';
import type { Request } from '../../request/fields/fields.ts';
import type { VerbOutput, WorkContext } from '../../verbs/verb.ts';
import { boardTitle } from './board-output.ts';
import { requestedBoard } from './requested-board.ts';
import { verifyPositions } from './verify-positions.ts';

/** Boards with more positions take hours to verify. They are verified only if the request names them. */
const MAX_POSITIONS = 10_000_000;

const MAX_SIDE = 16;
const MAX_MEN = 6;

/** A board whose values have been verified. */
interface VerifiedBoard {
  readonly board: SmallBoard;
  readonly seconds: number;
}

/**
 * Solves the board that a request names, or every board with up to ten million positions under the default rules, and
 * verifies every position.
 */
export async function verifyBoards(request: Request, work: WorkContext): Promise<CommandResult<VerbOutput>> {
  const { shape } = request;
  const requested = shape === undefined ? accept(smallBoards()) : requestedBoards(request);
  if (!requested.ok) return requested;
  const verifiedBoards: VerifiedBoard[] = [];
  for (const board of requested.value) {
    if (work.signal.aborted) break;
    const startMs = work.now();
    const values = await solveInThisThread(board, work);
    if (!values.ok) return values;
    if (values.value === null) break;
    const { length } = values.value;
    const checked = await verifyPositions({
      board,
      values: values.value,
      count: length,
      indexOf: (index) => index,
      work,
    });
    if (!checked.ok) return checked;
    if (checked.value < length) break;
    verifiedBoards.push({ board, seconds: (work.now() - startMs) / 1000 });
  }
  return accept(outputOf(verifiedBoards, requested.value.length));
}

function requestedBoards(request: Request): CommandResult<readonly SmallBoard[]> {
  const board = requestedBoard(request);
  return board.ok ? accept([board.value]) : board;
}

/** Returns all boards with up to ten million positions, under the default rules. */
function smallBoards(): readonly SmallBoard[] {
  const numbersTo = (length: number): readonly number[] => Array.from({ length }, (_, index) => index + 1);
  return SMALL_BOARD_SHAPES.flatMap((shape) =>
    numbersTo(MAX_SIDE).flatMap((side) =>
      numbersTo(MAX_MEN).flatMap((men) => {
        const board = createSmallBoard({ shape, side, men });
        return board.ok && positionsOf(board.value) <= MAX_POSITIONS ? [board.value] : [];
      }),
    ),
  );
}

/** Returns the number of positions of a board, with each side to move. */
function positionsOf(board: SmallBoard): number {
  const { rows, columns } = tableDimensions(board);
  return board.sides * rows * columns;
}

/** Returns the values of all positions of a board; null if the command is interrupted. */
async function solveInThisThread(
  board: SmallBoard,
  work: WorkContext,
): Promise<CommandResult<ByteTable | null>> {
  const table = createSharedTable(board);
  if (!table.ok) return refuse('bad-request', 'The tables of this board need more than 4 GiB.');
  const rowCount = table.value.ranks.length;
  const solver = new RetrogradeSolver(board, table.value);
  solver.initialise(0, rowCount);
  for (let plies = 1; solver.expand(0, rowCount, plies) > 0; plies += 1) {
    await work.yieldToEventLoop();
    if (work.signal.aborted) return accept(null);
  }
  return accept(completeValues(board, table.value));
}

function outputOf(verifiedBoards: readonly VerifiedBoard[], boardCount: number): VerbOutput {
  const total = verifiedBoards.reduce((sum, { board }) => sum + positionsOf(board), 0);
  return {
    data: () => ({
      boards: verifiedBoards.map(({ board, seconds }) => ({
        shape: board.shape,
        side: board.side,
        men: board.men,
        preset: board.preset,
        positions: positionsOf(board),
        seconds,
      })),
    }),
    text: () =>
      [
        formatTable(
          [
            ['board', 'men', 'positions', 'seconds'],
            ...verifiedBoards.map(({ board, seconds }) => [
              boardTitle(board),
              `${board.men}`,
              formatNumber(positionsOf(board)),
              seconds.toFixed(1),
            ]),
          ],
          [1, 2, 3],
        ),
        '',
        `All ${formatNumber(total)} positions of ${verifiedBoards.length} of ${boardCount} boards verified; all values agree with the rules.`,
      ].join('\n'),
  };
}
