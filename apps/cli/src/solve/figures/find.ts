import { type Figure, type FigureMove, FigureSolver, movesText } from '@halma/solver';
import { seededRandom } from '../../chance/seeded-random.ts';
import { count as counted } from '../../drawing/standing.ts';
import { decline, give, type Reply } from '../../faults.ts';
import type { Request } from '../../request/fields.ts';
import type { Answer, Work } from '../../verbs/verb.ts';
import { listCandidates } from './candidates.ts';
import { decideCalmly } from './decide.ts';
import { lineText } from './figure-text.ts';
import { requestedYard } from './requested-yard.ts';

const MOST_FIGURES = 1000;

interface Found {
  readonly figure: Figure;
  readonly moves: readonly FigureMove[];
}

/** Tries candidates by chance until so many figures are found that can be reached. */
export async function find(request: Request, work: Work): Promise<Reply<Answer>> {
  const { count = 1, seed = 1 } = request;
  if (!Number.isInteger(count) || count < 1 || count > MOST_FIGURES)
    return decline('bad-request', `--count expects a whole number from 1 to ${MOST_FIGURES}.`);
  const choice = requestedYard(request);
  if (!choice.ok) return choice;
  const { rules, yard } = choice.value;
  const list = await listCandidates(yard, work);
  const random = seededRandom(seed);
  const solver = new FigureSolver(yard);
  const tried = new Set<number>();
  const found: Found[] = [];
  while (found.length < count && tried.size < list.count && !work.stop.aborted) {
    const number = Math.floor(random() * list.count);
    if (tried.has(number)) continue;
    tried.add(number);
    const figure = list.at(number);
    const verdict = await decideCalmly(solver, figure, work);
    if (verdict.kind === 'reachable') found.push({ figure, moves: verdict.moves });
    work.progress(`${found.length} of ${counted(tried.size, 'candidate')} tried can be reached`);
  }
  return give({
    data: () => ({
      tried: tried.size,
      figures: found.map(({ figure, moves }) => ({
        squares: figure.map((cell) => rules.board.names[cell]),
        moves: movesText(yard.side, moves).split(' '),
      })),
    }),
    text: (paint, width) => found.map(({ moves }) => lineText(rules, moves, paint, width)).join('\n\n'),
  });
}
