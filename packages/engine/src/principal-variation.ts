import type { Position } from '@halma/rules';
import { sidesInPlay, sideToMove, winningSide } from './root/sides.ts';
import { type EvaluatedLine, PROVEN_WIN_EVALUATION, type PrincipalVariation } from './search-info.ts';
import { leadScale } from './values/lead-scale.ts';

/** The score of a decided game, in moves. */
const DECIDED_SCORE = 99;

/** Scores and chances are rounded to thousandths. */
const ROUNDING = 1000;

/** Converts the evaluation of a line into a score in moves and a winning chance. */
export function toPrincipalVariation(
  position: Position,
  { moves, evaluation }: EvaluatedLine,
): PrincipalVariation {
  if (Math.abs(evaluation) > PROVEN_WIN_EVALUATION / 2) {
    const isWon = evaluation > 0;
    const result = isWon ? 'won' : 'lost';
    const plies = Math.round(PROVEN_WIN_EVALUATION - Math.abs(evaluation));
    return { moves, ...decidedScore(isWon), proven: { result, plies } };
  }
  const score = evaluation / leadScale(position).moveCost;
  return { moves, score: rounded(score), winningChance: rounded(winningChanceOf(position, score)) };
}

function decidedScore(isWon: boolean): Pick<PrincipalVariation, 'score' | 'winningChance'> {
  return { score: isWon ? DECIDED_SCORE : -DECIDED_SCORE, winningChance: isWon ? 1 : 0 };
}

/** Returns the chance of finishing first, assuming that all opponents in play are behind by the score. */
export function winningChanceOf(position: Position, score: number): number {
  const winner = winningSide(position);
  if (winner !== undefined) return winner === sideToMove(position) ? 1 : 0;
  const opponents = sidesInPlay(position).filter((side) => side !== sideToMove(position)).length;
  return 1 / (1 + opponents * Math.exp(-score / leadScale(position).oddsScale));
}

function rounded(value: number): number {
  return Math.round(value * ROUNDING) / ROUNDING;
}
