import { accept } from '@halma/rules';
import {
  bruteForceSearch,
  type Candidates,
  type CertificateBlock,
  checkFigureSolution,
  countVerdicts,
} from '@halma/solver';
import { type CommandResult, refuse } from '../../refusal.ts';
import type { Request } from '../../request/fields.ts';
import { requireField } from '../../request/validate-request.ts';
import { seededRandom } from '../../seeded-random.ts';
import type { VerbOutput, WorkContext } from '../../verbs/verb.ts';
import { ProgressMeter } from '../progress-meter.ts';
import { listCandidates } from './candidates.ts';
import { readCertificate } from './certificate-file.ts';
import { fullCamp } from './figure-text.ts';
import { type CampChoice, requestedCamp } from './requested-camp.ts';
import { RowTally } from './row-tally.ts';

const DEFAULT_SAMPLE = 100;
/** The number of states at which the brute-force search gives up, after some seconds. */
const MAX_STATES = 50_000;
/** Milliseconds between yields to the event loop. */
const YIELD_INTERVAL_MS = 40;

/** Verifies a certificate. Refuses it at the first error. */
export async function verify(request: Request, work: WorkContext): Promise<CommandResult<VerbOutput>> {
  const { sample = DEFAULT_SAMPLE, seed = 1 } = request;
  if (!Number.isInteger(sample) || sample < 0)
    return refuse('bad-request', '--sample expects a whole number of at least 0.');
  const path = requireField('certificate', request.certificate);
  if (!path.ok) return path;
  const blocks = await readCertificate(path.value);
  if (!blocks.ok) return blocks;
  const [head] = blocks.value;
  if (head === undefined) return refuse('bad-certificate', `${path.value} contains no verdict.`);
  const choice = requestedCamp({ game: head.game });
  if (!choice.ok) return choice;
  const list = await listCandidates(choice.value.camp, work);
  const sorted = [...blocks.value].sort((a, b) => a.first - b.first);
  const unfit = firstUnfit(sorted, head.game, list.count);
  if (unfit !== null) return refuse('bad-certificate', unfit);
  const replayed = await replayAll(choice.value, list, sorted, work);
  if (!replayed.ok) return replayed;
  const searched = await searchSome(choice.value, list, sorted, { sample, random: seededRandom(seed) }, work);
  if (!searched.ok) return searched;
  return accept(report(list, sorted, searched.value));
}

/** Checks that all blocks belong to one camp and do not overlap. @returns a problem, or null */
function firstUnfit(sorted: readonly CertificateBlock[], game: string, count: number): string | null {
  for (const [index, block] of sorted.entries()) {
    if (block.game !== game || block.candidateCount !== count)
      return `The camp of ${game} has ${count} candidates, but a block states ${block.candidateCount} of ${block.game}.`;
    const before = sorted[index - 1];
    if (before !== undefined && before.last >= block.first)
      return `Candidate ${block.first} is decided twice.`;
  }
  return null;
}

/** Replays every solution by the rules. */
async function replayAll(
  { rules }: CampChoice,
  list: Candidates,
  blocks: readonly CertificateBlock[],
  work: WorkContext,
): Promise<CommandResult<null>> {
  const start = fullCamp(rules);
  const meter = new ProgressMeter(
    blocks.reduce((sum, block) => sum + countVerdicts(block).reachable, 0),
    work.now,
  );
  let lastYield = work.now();
  for (const { notImpossible: found } of blocks) {
    for (const { candidate: number, moves } of found) {
      if (moves === null) continue;
      const fault = checkFigureSolution(start, moves, list.at(number));
      if (fault !== null)
        return refuse('false-certificate', `The moves to candidate ${number} are wrong: ${fault.code}.`, {
          ...(fault.ply !== undefined && { ply: fault.ply }),
        });
      meter.advance(1);
      if (work.now() - lastYield < YIELD_INTERVAL_MS) continue;
      work.reportProgress(`replayed ${meter.text('solutions')}`);
      await work.yieldToEventLoop();
      lastYield = work.now();
    }
  }
  return accept(null);
}

interface Searched {
  readonly confirmed: number;
  readonly givenUp: number;
}

/** Searches a random sample of the candidates called impossible again. */
async function searchSome(
  { rules, camp }: CampChoice,
  list: Candidates,
  blocks: readonly CertificateBlock[],
  { sample, random }: { readonly sample: number; readonly random: () => number },
  work: WorkContext,
): Promise<CommandResult<Searched>> {
  const refused = blocks.flatMap(({ first, last, notImpossible: found }) => {
    const others = new Set(found.map(({ candidate: number }) => number));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index).filter(
      (n) => !others.has(n),
    );
  });
  const meter = new ProgressMeter(Math.min(sample, refused.length), work.now);
  let confirmed = 0;
  let givenUp = 0;
  while (confirmed + givenUp < sample && refused.length > 0 && !work.signal.aborted) {
    const [number = 0] = refused.splice(Math.floor(random() * refused.length), 1);
    const reachable = bruteForceSearch(rules.board, camp.squares, list.at(number), MAX_STATES);
    if (reachable === true)
      return refuse(
        'false-certificate',
        `The certificate calls candidate ${number} impossible, but it is reachable.`,
      );
    if (reachable === null) givenUp += 1;
    else confirmed += 1;
    meter.advance(1);
    work.reportProgress(`searched ${meter.text('refutations')}`);
    await work.yieldToEventLoop();
  }
  return accept({ confirmed, givenUp });
}

function report(
  list: Candidates,
  blocks: readonly CertificateBlock[],
  { confirmed, givenUp }: Searched,
): VerbOutput {
  const tally = new RowTally(list);
  for (const block of blocks) tally.add(block);
  const { reachable, impossible, undecided } = tally.counts;
  const missing = list.count - reachable - impossible - undecided;
  return {
    data: () => ({ ...tally.counts, missing, replayed: reachable, confirmed, givenUp }),
    text: (paint, width) =>
      [
        tally.answer().text(paint, width),
        '',
        `${reachable} solutions replayed. Of ${confirmed + givenUp} refutations searched again, ${confirmed} are confirmed and ${givenUp} took too long.`,
        missing === 0 ? 'The certificate is complete.' : `${missing} candidates are missing.`,
      ].join('\n'),
  };
}
