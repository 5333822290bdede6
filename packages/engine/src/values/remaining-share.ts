import { isRanked, type Position } from '@halma/rules';
import { armyCost, costOfCamp } from './travel-cost.ts';

/**
 * Returns the share of the travel cost from camp to target that the seats in play still have to save, from 0 to 1; 1 in
 * games without camps.
 */
export function remainingShare(position: Position): number {
  const { rules } = position;
  if (rules.game.goal !== 'camp') return 1;
  const shares = rules.seats.flatMap((seat) => {
    const [start, home] = [costOfCamp(rules, seat, 'home'), costOfCamp(rules, seat, 'target')];
    if (isRanked(position, seat) || start <= home) return [];
    return Math.min(1, Math.max(0, (armyCost(position, seat) - home) / (start - home)));
  });
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
}
