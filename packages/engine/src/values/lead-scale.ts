import type { Position } from '@halma/rules';
import { averageMoveCost } from './average-move-cost.ts';
import { fittedTableOf, type PhaseScale, scaleAt } from './fitted-table.ts';
import { remainingShare } from './remaining-share.ts';

/** A lead of this many moves multiplies the odds of winning by e in games without a fitted table. */
export const DEFAULT_ODDS_SCALE = 1.5;

/**
 * Returns the scale of leads in a position: the travel cost that is worth a move, and how much a move is worth in
 * winning chances. Early in a game, a lead of the same cost is worth fewer moves and less chance, because more can
 * still change.
 */
export function leadScale(position: Position): Omit<PhaseScale, 'remaining'> {
  const table = fittedTableOf(position.rules);
  return table === null
    ? { moveCost: averageMoveCost(position.rules), oddsScale: DEFAULT_ODDS_SCALE }
    : scaleAt(table, remainingShare(position));
}
