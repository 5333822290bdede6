import { availableParallelism } from 'node:os';
import { accept } from '@halma/rules';
import {
  type CandidateRange,
  type Candidates,
  type CertificateBlock,
  formatCertificateBlock,
  parseShard,
  rangesOfShard,
  type Shard,
  SINGLE_SHARD,
} from '@halma/solver';
import { appendTextFile } from '../../append-text-file.ts';
import { onAbort } from '../../on-abort.ts';
import { type CommandResult, refuse } from '../../refusal.ts';
import type { Request } from '../../request/fields/fields.ts';
import type { VerbOutput, WorkContext } from '../../verbs/verb.ts';
import { ProgressMeter } from '../progress-meter.ts';
import { listCandidates } from './candidates.ts';
import { checkAppendable, readCertificate } from './certificate-file.ts';
import { requestedCamp } from './requested-camp.ts';
import { RowTally } from './row-tally.ts';
import { type SolverPool, ThreadedSolverPool } from './solver-pool.ts';

const MAX_THREADS = 256;

/** Decides all candidates of a camp or of one shard, and writes a certificate block by block. */
export async function countFigures(request: Request, work: WorkContext): Promise<CommandResult<VerbOutput>> {
  const { threads = availableParallelism(), certificate } = request;
  if (!Number.isInteger(threads) || threads < 1 || threads > MAX_THREADS)
    return refuse('bad-request', `--threads expects a whole number from 1 to ${MAX_THREADS}.`);
  const shard = request.shard === undefined ? SINGLE_SHARD : parseShard(request.shard);
  if (shard === null)
    return refuse(
      'bad-request',
      '--shard expects the number of a shard and the number of shards, such as 3/16.',
    );
  const choice = requestedCamp(request);
  if (!choice.ok) return choice;
  const { rules, camp } = choice.value;
  const knownBlocks = certificate === undefined ? accept([]) : await readCertificate(certificate, []);
  if (!knownBlocks.ok) return knownBlocks;
  const list = await listCandidates(camp, work);
  const job: CountJob = {
    game: rules.game.id,
    list,
    shard,
    ...(certificate !== undefined && { certificate }),
  };
  const mismatch = knownBlocks.value.find(
    ({ game, candidateCount }) => game !== job.game || candidateCount !== list.count,
  );
  if (mismatch !== undefined)
    return refuse('bad-certificate', `${certificate} belongs to a different camp: ${mismatch.game}.`);
  const pool = new ThreadedSolverPool(threads, camp);
  const stopWaiting = onAbort(work.signal, () => pool.close());
  const tally = await runJob(job, knownBlocks.value, pool, work);
  stopWaiting();
  pool.close();
  return tally.ok ? accept(tally.value.toOutput()) : tally;
}

/** The candidates to decide, and the file for the verdicts. */
export interface CountJob {
  readonly game: string;
  readonly list: Candidates;
  readonly shard: Shard;
  readonly certificate?: string;
}

/** Decides the candidates that no known block contains, and appends the new blocks to the certificate. */
export async function runJob(
  job: CountJob,
  knownBlocks: readonly CertificateBlock[],
  pool: SolverPool,
  work: Pick<WorkContext, 'now' | 'reportProgress' | 'signal'>,
): Promise<CommandResult<RowTally>> {
  const { game, list, shard, certificate } = job;
  const { side } = list.camp;
  const tally = new RowTally(list);
  const decidedRanges = new Set<number>();
  for (const block of knownBlocks) {
    if (decidedRanges.has(block.first)) continue;
    decidedRanges.add(block.first);
    tally.add(block);
  }
  const remainingRanges = [...rangesOfShard(list.count, shard)].filter(
    ({ first }) => !decidedRanges.has(first),
  );
  if (certificate !== undefined && remainingRanges.length > 0) {
    const appendable = await checkAppendable(certificate);
    if (!appendable.ok) return appendable;
    // A line break separates the new blocks from an incomplete line that an interrupted run may have left.
    if (knownBlocks.length > 0) await appendTextFile(certificate, '\n');
  }
  const meter = new ProgressMeter(
    remainingRanges.reduce((sum, range) => sum + rangeSize(range), 0),
    work.now,
  );
  let failure: CommandResult<null> = accept(null);
  const decideRanges = async (): Promise<void> => {
    for (
      let range = remainingRanges.shift();
      range !== undefined && failure.ok;
      range = remainingRanges.shift()
    ) {
      const { first, last } = range;
      const figures = Array.from({ length: rangeSize(range) }, (_, index) => list.at(first + index));
      const results = await pool.decide({ first, figures });
      if (results === null || work.signal.aborted) return;
      const block: CertificateBlock = {
        game,
        candidateCount: list.count,
        first,
        last,
        results,
      };
      const written =
        certificate === undefined
          ? accept(null)
          : await appendTextFile(certificate, formatCertificateBlock(side, block));
      if (!written.ok) {
        failure = written;
        return;
      }
      tally.add(block);
      meter.advance(rangeSize(range));
      work.reportProgress(`${meter.format('candidates')}; ${tally.counts.reachable} reachable`);
    }
  };
  await Promise.all(Array.from({ length: pool.size }, decideRanges));
  return failure.ok ? accept(tally) : failure;
}

function rangeSize({ first, last }: CandidateRange): number {
  return last - first + 1;
}
