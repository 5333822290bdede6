import { type Block, type Candidates, countsOf, lineFault, searchSlowly } from '@halma/solver';
import { seededRandom } from '../../chance/seeded-random.ts';
import { decline, give, type Reply } from '../../faults.ts';
import type { Request } from '../../request/fields.ts';
import { need } from '../../request/read-request.ts';
import type { Answer, Work } from '../../verbs/verb.ts';
import { Pace } from '../pace.ts';
import { listCandidates } from './candidates.ts';
import { readCertificate } from './certificate-file.ts';
import { fullYard } from './figure-text.ts';
import { requestedYard, type YardChoice } from './requested-yard.ts';
import { RowTally } from './row-tally.ts';

const USUAL_SAMPLE = 100;
/** States after which the slow search gives a candidate up: some seconds. */
const PATIENCE = 50_000;
const BREATH_MS = 40;

/** Checks a certificate. Declines it at the first thing that is wrong. */
export async function verify(request: Request, work: Work): Promise<Reply<Answer>> {
  const { sample = USUAL_SAMPLE, seed = 1 } = request;
  if (!Number.isInteger(sample) || sample < 0)
    return decline('bad-request', '--sample expects a whole number from 0.');
  const path = need('certificate', request.certificate);
  if (!path.ok) return path;
  const blocks = await readCertificate(path.value);
  if (!blocks.ok) return blocks;
  const [head] = blocks.value;
  if (head === undefined) return decline('bad-certificate', `${path.value} holds no verdict.`);
  const choice = requestedYard({ game: head.game });
  if (!choice.ok) return choice;
  const list = await listCandidates(choice.value.yard, work);
  const sorted = [...blocks.value].sort((a, b) => a.first - b.first);
  const unfit = firstUnfit(sorted, head.game, list.count);
  if (unfit !== null) return decline('bad-certificate', unfit);
  const replayed = await replayAll(choice.value, list, sorted, work);
  if (!replayed.ok) return replayed;
  const searched = await searchSome(choice.value, list, sorted, { sample, random: seededRandom(seed) }, work);
  if (!searched.ok) return searched;
  return give(report(list, sorted, searched.value));
}

/** Blocks must be of one yard, none twice. @returns what is wrong, or null */
function firstUnfit(sorted: readonly Block[], game: string, count: number): string | null {
  for (const [index, block] of sorted.entries()) {
    if (block.game !== game || block.candidates !== count)
      return `The yard of ${game} has ${count} candidates, and a block speaks of ${block.candidates} of ${block.game}.`;
    const before = sorted[index - 1];
    if (before !== undefined && before.last >= block.first)
      return `Candidate ${block.first} is decided twice.`;
  }
  return null;
}

/** Plays every line by the rules. */
async function replayAll(
  { rules }: YardChoice,
  list: Candidates,
  blocks: readonly Block[],
  work: Work,
): Promise<Reply<null>> {
  const start = fullYard(rules);
  const pace = new Pace(
    blocks.reduce((sum, block) => sum + countsOf(block).reachable, 0),
    work.now,
  );
  let breathed = work.now();
  for (const { found } of blocks) {
    for (const { number, moves } of found) {
      if (moves === null) continue;
      const fault = lineFault(start, moves, list.at(number));
      if (fault !== null)
        return decline('false-certificate', `The moves to candidate ${number} are wrong: ${fault.code}.`, {
          ...(fault.ply !== undefined && { ply: fault.ply }),
        });
      pace.advance(1);
      if (work.now() - breathed < BREATH_MS) continue;
      work.progress(`replayed ${pace.text('lines')}`);
      await work.breathe();
      breathed = work.now();
    }
  }
  return give(null);
}

interface Searched {
  readonly confirmed: number;
  readonly givenUp: number;
}

/** Searches refusals again that chance picks. */
async function searchSome(
  { rules, yard }: YardChoice,
  list: Candidates,
  blocks: readonly Block[],
  { sample, random }: { readonly sample: number; readonly random: () => number },
  work: Work,
): Promise<Reply<Searched>> {
  const refused = blocks.flatMap(({ first, last, found }) => {
    const others = new Set(found.map(({ number }) => number));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index).filter(
      (n) => !others.has(n),
    );
  });
  const pace = new Pace(Math.min(sample, refused.length), work.now);
  let confirmed = 0;
  let givenUp = 0;
  while (confirmed + givenUp < sample && refused.length > 0 && !work.stop.aborted) {
    const [number = 0] = refused.splice(Math.floor(random() * refused.length), 1);
    const reachable = searchSlowly(rules.board, yard.squares, list.at(number), PATIENCE);
    if (reachable === true)
      return decline('false-certificate', `Candidate ${number} is called impossible, and it can be reached.`);
    if (reachable === null) givenUp += 1;
    else confirmed += 1;
    pace.advance(1);
    work.progress(`searched ${pace.text('refusals')}`);
    await work.breathe();
  }
  return give({ confirmed, givenUp });
}

function report(list: Candidates, blocks: readonly Block[], { confirmed, givenUp }: Searched): Answer {
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
        `${reachable} lines replayed. Of ${confirmed + givenUp} refusals searched again ${confirmed} are confirmed; ${givenUp} took too long.`,
        missing === 0 ? 'The certificate is complete.' : `${missing} candidates are missing.`,
      ].join('\n'),
  };
}
