import { availableParallelism } from 'node:os';
import {
  type Block,
  type Candidates,
  formatBlock,
  parseShard,
  type Shard,
  type Span,
  spansOf,
  WHOLE,
} from '@halma/solver';
import { decline, give, type Reply } from '../../faults.ts';
import type { Request } from '../../request/fields.ts';
import type { Answer, Work } from '../../verbs/verb.ts';
import { Pace } from '../pace.ts';
import { listCandidates } from './candidates.ts';
import { appendText, readCertificate } from './certificate-file.ts';
import { type Crew, ThreadCrew } from './crew.ts';
import { requestedYard } from './requested-yard.ts';
import { RowTally } from './row-tally.ts';

const MOST_THREADS = 256;

/** Decides all candidates of a yard, or those of a shard, and writes a certificate as it goes. */
export async function count(request: Request, work: Work): Promise<Reply<Answer>> {
  const { threads = availableParallelism(), certificate } = request;
  if (!Number.isInteger(threads) || threads < 1 || threads > MOST_THREADS)
    return decline('bad-request', `--threads expects a whole number from 1 to ${MOST_THREADS}.`);
  const shard = request.shard === undefined ? WHOLE : parseShard(request.shard);
  if (shard === null)
    return decline('bad-request', '--shard expects a number and how many there are, as in 3/16.');
  const choice = requestedYard(request);
  if (!choice.ok) return choice;
  const { rules, yard } = choice.value;
  const known = certificate === undefined ? give([]) : await readCertificate(certificate, []);
  if (!known.ok) return known;
  const list = await listCandidates(yard, work);
  const job: CountJob = {
    game: rules.game.id,
    list,
    shard,
    ...(certificate !== undefined && { certificate }),
  };
  const stranger = known.value.find(({ game, candidates }) => game !== job.game || candidates !== list.count);
  if (stranger !== undefined)
    return decline('bad-certificate', `${certificate} is of another yard: ${stranger.game}.`);
  const crew = new ThreadCrew(threads, yard);
  const goHome = (): void => crew.sendHome();
  work.stop.addEventListener('abort', goHome);
  const tally = await runJob(job, known.value, crew, work);
  goHome();
  return tally.ok ? give(tally.value.answer()) : tally;
}

/** What is to be counted, and where to write it down. */
export interface CountJob {
  readonly game: string;
  readonly list: Candidates;
  readonly shard: Shard;
  readonly certificate?: string;
}

/** Decides what no known block tells. */
export async function runJob(
  job: CountJob,
  known: readonly Block[],
  crew: Crew,
  work: Pick<Work, 'now' | 'progress' | 'stop'>,
): Promise<Reply<RowTally>> {
  const { game, list, shard, certificate } = job;
  const { side } = list.yard;
  const tally = new RowTally(list);
  const done = new Set<number>();
  for (const block of known) {
    if (done.has(block.first)) continue;
    done.add(block.first);
    tally.add(block);
  }
  const all = [...spansOf(list.count, shard)];
  const open = all.filter(({ first }) => !done.has(first));
  const pace = new Pace(
    open.reduce((sum, span) => sum + sizeOf(span), 0),
    work.now,
  );
  // Whatever an earlier run was writing when it was stopped ends here.
  if (certificate !== undefined && known.length > 0) await appendText(certificate, '\n');
  let failure: Reply<null> = give(null);
  const hand = async (): Promise<void> => {
    for (let span = open.shift(); span !== undefined && failure.ok; span = open.shift()) {
      const { first, last } = span;
      const figures = Array.from({ length: sizeOf(span) }, (_, index) => list.at(first + index));
      const found = await crew.decide({ first, figures });
      if (found === null || work.stop.aborted) return;
      const block: Block = { game, candidates: list.count, first, last, found };
      if (certificate !== undefined) failure = await appendText(certificate, formatBlock(side, block));
      tally.add(block);
      pace.advance(sizeOf(span));
      work.progress(`${pace.text('candidates')}; ${tally.counts.reachable} of them can be reached`);
    }
  };
  await Promise.all(Array.from({ length: crew.hands }, hand));
  return failure.ok ? give(tally) : failure;
}

function sizeOf({ first, last }: Span): number {
  return last - first + 1;
}
