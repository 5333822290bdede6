import { accept } from '@halma/rules';
import { type Figure, type FigureMove, FigureSolver, formatFigureMoves } from '@halma/solver';
import { formatCount } from '../../drawing/position-text.ts';
import { type CommandResult, refuse } from '../../refusal.ts';
import type { Request } from '../../request/fields/fields.ts';
import { seededRandom } from '../../seeded-random.ts';
import type { VerbOutput, WorkContext } from '../../verbs/verb.ts';
import { listCandidates } from './candidates.ts';
import { decideFigure } from './decide.ts';
import { formatSolution } from './figure-text.ts';
import { requestedCamp } from './requested-camp.ts';

const MAX_FIGURES = 1000;

/** A reachable figure with the moves to it. */
interface FoundFigure {
  readonly figure: Figure;
  readonly moves: readonly FigureMove[];
}

/** Decides random candidates until it has found the requested number of reachable figures. */
export async function findFigures(request: Request, work: WorkContext): Promise<CommandResult<VerbOutput>> {
  const { count = 1, seed = 1 } = request;
  if (!Number.isInteger(count) || count < 1 || count > MAX_FIGURES)
    return refuse('bad-request', `--count expects a whole number from 1 to ${MAX_FIGURES}.`);
  const choice = requestedCamp(request);
  if (!choice.ok) return choice;
  const { rules, camp } = choice.value;
  const list = await listCandidates(camp, work);
  const random = seededRandom(seed);
  const solver = new FigureSolver(camp);
  const triedCandidates = new Set<number>();
  const figures: FoundFigure[] = [];
  while (figures.length < count && triedCandidates.size < list.count && !work.signal.aborted) {
    const candidate = Math.floor(random() * list.count);
    if (triedCandidates.has(candidate)) continue;
    triedCandidates.add(candidate);
    const figure = list.at(candidate);
    const verdict = await decideFigure(solver, figure, work);
    if (verdict.kind === 'reachable') figures.push({ figure, moves: verdict.moves });
    work.reportProgress(
      `${figures.length} of ${formatCount(triedCandidates.size, 'candidate')} tried are reachable`,
    );
  }
  return accept({
    data: () => ({
      tried: triedCandidates.size,
      figures: figures.map(({ figure, moves }) => ({
        squares: figure.map((cell) => rules.board.names[cell]),
        moves: formatFigureMoves(camp.side, moves).split(' '),
      })),
    }),
    text: (paint, width) =>
      [
        ...figures.map(({ moves }) => formatSolution(rules, moves, paint, width)),
        ...(figures.length < count
          ? [
              `Found ${figures.length} of ${formatCount(count, 'figure')}; ${formatCount(triedCandidates.size, 'candidate')} tried.`,
            ]
          : []),
      ].join('\n\n'),
  });
}
