import { type Figure, FigureSolver, movesText, type Verdict } from '@halma/solver';
import { decline, give, type Reply } from '../../faults.ts';
import type { Request } from '../../request/fields.ts';
import { need } from '../../request/read-request.ts';
import type { Answer, Work } from '../../verbs/verb.ts';
import { lineText } from './figure-text.ts';
import { readFigure } from './read-figure.ts';
import { requestedYard } from './requested-yard.ts';

/** Finds the moves to a figure, or proves that there are none. */
export async function decide(request: Request, work: Pick<Work, 'breathe'>): Promise<Reply<Answer>> {
  const text = need('figure', request.figure);
  if (!text.ok) return text;
  const choice = requestedYard(request);
  if (!choice.ok) return choice;
  const figure = readFigure(choice.value, text.value);
  if (!figure.ok) return figure;
  const { rules, yard } = choice.value;
  const verdict = await decideCalmly(new FigureSolver(yard), figure.value, work);
  if (verdict.kind === 'undecided')
    return decline('undecided', 'There is not memory enough to decide the figure.');
  const moves = verdict.kind === 'reachable' ? verdict.moves : [];
  const texts = moves.length === 0 ? [] : movesText(yard.side, moves).split(' ');
  return give({
    data: () => ({ reachable: verdict.kind === 'reachable', moves: texts }),
    text: (paint, width) =>
      verdict.kind === 'reachable'
        ? lineText(rules, moves, paint, width)
        : 'Proven impossible: all men of the yard cannot come to these squares in one move each.',
  });
}

/** Decides a figure and lets everything else have its turn meanwhile. */
export async function decideCalmly(
  solver: FigureSolver,
  figure: Figure,
  { breathe }: Pick<Work, 'breathe'>,
): Promise<Verdict> {
  const steps = solver.decide(figure);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value;
    await breathe();
  }
}
