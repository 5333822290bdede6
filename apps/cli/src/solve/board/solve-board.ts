import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { accept } from '@halma/rules';
import {
  completeValues,
  createSharedTable,
  formatTablebase,
  type SharedTable,
  type SmallBoard,
  summarise,
} from '@halma/solver';
import { onAbort } from '../../on-abort.ts';
import { type CommandResult, refuse } from '../../refusal.ts';
import type { Request } from '../../request/fields/fields.ts';
import type { VerbOutput, WorkContext } from '../../verbs/verb.ts';
import { ProgressMeter } from '../progress-meter.ts';
import { boardOutput } from './board-output.ts';
import { type BoardPool, ThreadedBoardPool } from './board-pool.ts';
import { checkDestination } from './check-destination.ts';
import { readCheckpoint, writeCheckpoint } from './checkpoint.ts';
import { formatGibibytes } from './format-gibibytes.ts';
import { requestedBoard } from './requested-board.ts';
import { writeParts } from './write-parts.ts';

const MAX_THREADS = 256;
/** The minimum time between two checkpoints. */
const CHECKPOINT_INTERVAL_MS = 120_000;
/** The maximum share of the time that writing checkpoints may take. */
const MAX_CHECKPOINT_SHARE = 0.05;

/**
 * Finds the value of every position of a small board, and writes them to a file if the request names one.
 *
 * @param createPool creates the pool that runs the passes; a pool of threads by default
 */
export async function solveBoard(
  request: Request,
  work: WorkContext,
  createPool: (board: SmallBoard, table: SharedTable, threads: number) => BoardPool = (
    board,
    table,
    threads,
  ) => new ThreadedBoardPool(board, table, threads),
): Promise<CommandResult<VerbOutput>> {
  const { threads = availableParallelism(), tablebase } = request;
  if (!Number.isInteger(threads) || threads < 1 || threads > MAX_THREADS)
    return refuse('bad-request', `--threads expects a whole number from 1 to ${MAX_THREADS}.`);
  const requested = requestedBoard(request);
  if (!requested.ok) return requested;
  const board = requested.value;
  const checkpoint = tablebase === undefined ? undefined : `${tablebase}.part`;
  const destination = tablebase === undefined ? accept(null) : await checkDestination(tablebase, board);
  if (!destination.ok) return destination;
  const maxBytes = process.availableMemory();
  const reserved = createSharedTable(board, { maxBytes });
  if (!reserved.ok)
    return refuse(
      'bad-request',
      `The tables of this board need ${formatGibibytes(reserved.refusal.bytes)} of memory; ${formatGibibytes(maxBytes)} are available.`,
    );
  const table = reserved.value;
  const startMs = work.now();
  const pool = createPool(board, table, threads);
  const stopWaiting = onAbort(work.signal, () => pool.close());
  try {
    const solved = await runPasses({ board, table, pool, work, checkpoint });
    if (!solved.ok) return solved;
    const zugzwangs = board.sides === 2 ? await pool.pass('zugzwangs', 0) : 0;
    if (zugzwangs === null) return refuseInterrupted(checkpoint);
    const mutualZugzwangs = board.sides === 2 ? 2 * zugzwangs : null;
    const seconds = (work.now() - startMs) / 1000;
    const values = completeValues(board, table);
    if (tablebase !== undefined) {
      work.reportProgress('writing the tablebase');
      const written = await writeParts(`${tablebase}.next`, tablebase, formatTablebase(board, values));
      if (!written.ok) return written;
      await rm(`${tablebase}.part`, { force: true });
    }
    const summary = summarise(board, values);
    return accept(boardOutput({ board, summary, mutualZugzwangs, seconds }));
  } finally {
    stopWaiting();
    pool.close();
  }
}

interface BoardRun {
  readonly board: SmallBoard;
  readonly table: SharedTable;
  readonly pool: BoardPool;
  readonly work: WorkContext;
  /** The file from which an interrupted run continues. */
  readonly checkpoint: string | undefined;
}

/** Runs passes until a pass resolves no positions. */
async function runPasses({ board, table, pool, work, checkpoint }: BoardRun): Promise<CommandResult<null>> {
  const resumed = checkpoint === undefined ? accept(null) : await readCheckpoint(checkpoint, board, table);
  if (!resumed.ok) return resumed;
  let plies = resumed.value ?? 0;
  if (resumed.value === null) {
    const meter = new ProgressMeter(table.ranks.length, work.now);
    const initialised = await pool.pass('initialise', 0, (rowCount) => {
      meter.advance(rowCount);
      work.reportProgress(`listing moves: ${meter.format('sets of men')}`);
    });
    if (initialised === null) return refuseInterrupted(checkpoint);
  }
  let totalResolved = 0;
  let nextCheckpointMs = work.now() + CHECKPOINT_INTERVAL_MS;
  for (;;) {
    plies += 1;
    const resolved = await pool.pass('expand', plies);
    if (resolved === null) return refuseInterrupted(checkpoint);
    if (resolved === 0) return accept(null);
    totalResolved += resolved;
    work.reportProgress(
      `${plies} plies to the end: ${resolved} positions; ${((100 * totalResolved) / table.positionCount).toFixed(1)}% of all resolved`,
    );
    const startMs = work.now();
    if (checkpoint === undefined || startMs < nextCheckpointMs) continue;
    const written = await writeCheckpoint(checkpoint, board, table, plies);
    if (!written.ok) return written;
    const endMs = work.now();
    nextCheckpointMs = endMs + Math.max(CHECKPOINT_INTERVAL_MS, (endMs - startMs) / MAX_CHECKPOINT_SHARE);
  }
}

function refuseInterrupted(checkpoint: string | undefined): ReturnType<typeof refuse> {
  const isSaved = checkpoint !== undefined && existsSync(checkpoint);
  const advice = isSaved
    ? 'The same command resumes it.'
    : checkpoint === undefined
      ? 'With --tablebase, a long run can be resumed.'
      : 'No work had been saved yet, so the same command starts again.';
  return refuse('undecided', `The board is not solved, because the command was interrupted. ${advice}`);
}
