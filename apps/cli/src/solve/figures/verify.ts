import { accept } from '@halma/rules';
import {
  bruteForceSearch,
  type Candidates,
  type CertificateBlock,
  checkFigureSolution,
  countVerdicts,
} from '@halma/solver';
import { type CommandResult, refuse } from '../../refusal.ts';
import type { Request } from '../../request/fields/fields.ts';
import { requireField } from '../../request/validate-request.ts';
import { seededRandom } from '../../seeded-random.ts';
import type { VerbOutput, WorkContext } from '../../verbs/verb.ts';
import { ProgressMeter } from '../progress-meter.ts';
import { listCandidates } from './candidates.ts';
import { readCertificate } from './certificate-file.ts';
import { fullCampPosition } from './figure-text.ts';
import { type CampChoice, requestedCamp } from './requested-camp.ts';
import { RowTally } from './row-tally.ts';

const DEFAULT_SAMPLE_SIZE = 100;
/** The number of states after which the brute-force search gives up, a few seconds after it starts. */
const MAX_STATES = 50_000;
/** The time between two yields to the event loop. */
const YIELD_INTERVAL_MS = 40;

/** Verifies a certificate, and refuses it at the first error. */
export async function verifyCertificate(
  request: Request,
  work: WorkContext,
): Promise<CommandResult<VerbOutput>> {
  const { sample = DEFAULT_SAMPLE_SIZE, seed = 1 } = request;
  if (!Number.isInteger(sample) || sample < 0)
    return refuse('bad-request', '--sample expects a whole number of at least 0.');
  const path = requireField('certificate', request.certificate);
  if (!path.ok) return path;
  const blocks = await readCertificate(path.value);
  if (!blocks.ok) return blocks;
  const [head] = blocks.value;
  if (head === undefined) return refuse('bad-certificate', `${path.value} contains no verdicts.`);
  const choice = requestedCamp({ game: head.game });
  if (!choice.ok) return choice;
  const list = await listCandidates(choice.value.camp, work);
  const sortedBlocks = [...blocks.value].sort((a, b) => a.first - b.first);
  const blockError = findBlockError(sortedBlocks, head.game, list.count);
  if (blockError !== null) return refuse('bad-certificate', blockError);
  const replayed = await replayAll(choice.value, list, sortedBlocks, work);
  if (!replayed.ok) return replayed;
  const searched = await searchSample(
    choice.value,
    list,
    sortedBlocks,
    { sample, random: seededRandom(seed) },
    work,
  );
  if (!searched.ok) return searched;
  return accept(createOutput(list, sortedBlocks, searched.value));
}

/**
 * Checks that all blocks belong to one camp and do not overlap.
 *
 * @returns the first error, or null
 */
function findBlockError(
  sortedBlocks: readonly CertificateBlock[],
  game: string,
  count: number,
): string | null {
  for (const [index, block] of sortedBlocks.entries()) {
    if (block.game !== game || block.candidateCount !== count)
      return `The camp of ${game} has ${count} candidates, but a block is for ${block.candidateCount} candidates of ${block.game}.`;
    const previous = sortedBlocks[index - 1];
    if (previous !== undefined && previous.last >= block.first)
      return `The certificate decides candidate ${block.first} twice.`;
  }
  return null;
}

/** Replays every solution under the rules. */
async function replayAll(
  { rules }: CampChoice,
  list: Candidates,
  blocks: readonly CertificateBlock[],
  work: WorkContext,
): Promise<CommandResult<null>> {
  const start = fullCampPosition(rules);
  const meter = new ProgressMeter(
    blocks.reduce((sum, block) => sum + countVerdicts(block).reachable, 0),
    work.now,
  );
  let lastYield = work.now();
  for (const { results } of blocks) {
    for (const { candidate, moves } of results) {
      if (moves === null) continue;
      const fault = checkFigureSolution(start, moves, list.at(candidate));
      if (fault !== null)
        return refuse('false-certificate', `The moves to candidate ${candidate} are wrong: ${fault.code}.`, {
          ...(fault.ply !== undefined && { ply: fault.ply }),
        });
      meter.advance(1);
      if (work.now() - lastYield < YIELD_INTERVAL_MS) continue;
      work.reportProgress(`replayed ${meter.format('solutions')}`);
      await work.yieldToEventLoop();
      lastYield = work.now();
    }
  }
  return accept(null);
}

/** The result of searching a sample again. */
interface SampleResult {
  readonly confirmed: number;
  readonly givenUp: number;
}

/** Searches a random sample of the candidates that the certificate calls impossible. */
async function searchSample(
  { rules, camp }: CampChoice,
  list: Candidates,
  blocks: readonly CertificateBlock[],
  { sample, random }: { readonly sample: number; readonly random: () => number },
  work: WorkContext,
): Promise<CommandResult<SampleResult>> {
  const impossibleCandidates = blocks.flatMap(({ first, last, results }) => {
    const otherCandidates = new Set(results.map(({ candidate }) => candidate));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index).filter(
      (candidate) => !otherCandidates.has(candidate),
    );
  });
  const meter = new ProgressMeter(Math.min(sample, impossibleCandidates.length), work.now);
  let confirmed = 0;
  let givenUp = 0;
  while (confirmed + givenUp < sample && impossibleCandidates.length > 0 && !work.signal.aborted) {
    const [candidate = 0] = impossibleCandidates.splice(
      Math.floor(random() * impossibleCandidates.length),
      1,
    );
    const reachable = bruteForceSearch(rules.board, camp.squares, list.at(candidate), MAX_STATES);
    if (reachable === true)
      return refuse(
        'false-certificate',
        `The certificate calls candidate ${candidate} impossible, but it is reachable.`,
      );
    if (reachable === null) givenUp += 1;
    else confirmed += 1;
    meter.advance(1);
    work.reportProgress(`searched ${meter.format('refutations')}`);
    await work.yieldToEventLoop();
  }
  return accept({ confirmed, givenUp });
}

function createOutput(
  list: Candidates,
  blocks: readonly CertificateBlock[],
  { confirmed, givenUp }: SampleResult,
): VerbOutput {
  const tally = new RowTally(list);
  for (const block of blocks) tally.add(block);
  const { reachable, impossible, undecided } = tally.counts;
  const missing = list.count - reachable - impossible - undecided;
  return {
    data: () => ({ ...tally.counts, missing, replayed: reachable, confirmed, givenUp }),
    text: (paint, width) =>
      [
        tally.toOutput().text(paint, width),
        '',
        `${reachable} solutions replayed. Of ${confirmed + givenUp} refutations searched again, ${confirmed} were confirmed and ${givenUp} took too long.`,
        missing === 0 ? 'The certificate is complete.' : `${missing} candidates are missing.`,
      ].join('\n'),
  };
}
