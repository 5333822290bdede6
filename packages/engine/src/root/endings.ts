import { hasFinished, type Move, type Position, playUnchecked, type Seat, sideOf } from '@halma/rules';
import { type EvaluatedLine, PROVEN_WIN_EVALUATION, type SearchIteration } from '../search-info.ts';
import type { RootMove } from './root-moves.ts';

/** The evaluation of a draw. */
const DRAWN_EVALUATION = 0;

/** The evaluation of a move that wins. */
export const WON_EVALUATION: number = PROVEN_WIN_EVALUATION - 1;

/**
 * Returns the evaluation of a seat's move that ends the game.
 *
 * @returns null if the game goes on, or if the seat's side comes home after another side
 */
export function endEvaluation(next: Position, seat: Seat): number | null {
  const [first] = next.outcome?.tiers ?? [];
  if (first === undefined) return null;
  const side = sideOf(next.rules, seat);
  if (first.includes(side)) return first.length === 1 ? WON_EVALUATION : DRAWN_EVALUATION;
  return side.every((partner) => hasFinished(next, partner)) ? null : -WON_EVALUATION;
}

/** Returns whether a move decides or draws the game. */
export function endsGame(position: Position, move: Move): boolean {
  return endEvaluation(playUnchecked(position, move), position.toMove) !== null;
}

/** Returns the lines of the moves that end the game, best first. */
export function endingLines(moves: readonly RootMove[]): readonly EvaluatedLine[] {
  return moves
    .toSorted((a, b) => (b.endEvaluation ?? 0) - (a.endEvaluation ?? 0) || b.bias - a.bias)
    .flatMap(({ move, endEvaluation: evaluation }) =>
      evaluation === null ? [] : [{ moves: [move], evaluation }],
    );
}

/**
 * Inserts the lines that end the game into an iteration, each before the first line that is worse.
 *
 * @param endings the lines that end the game, best first
 * @param drawEvaluation the evaluation at which a draw is ranked
 */
export function insertEndings(
  iteration: SearchIteration,
  endings: readonly EvaluatedLine[],
  { lineCount, drawEvaluation }: { readonly lineCount: number; readonly drawEvaluation: number },
): SearchIteration {
  const lines = [...iteration.lines];
  for (const ending of endings) {
    const rank = ending.evaluation === DRAWN_EVALUATION ? drawEvaluation : ending.evaluation;
    const index = lines.findIndex(({ evaluation }) => evaluation < rank);
    lines.splice(index < 0 ? lines.length : index, 0, ending);
  }
  return { ...iteration, lines: lines.slice(0, lineCount) };
}
