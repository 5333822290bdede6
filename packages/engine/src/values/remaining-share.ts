import { isRanked, manOf, type Position, type Rules, type Seat } from '@halma/rules';
import { armyCost, travelCosts } from './travel-cost.ts';

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

function costOfCamp(rules: Rules, seat: Seat, camp: 'home' | 'target'): number {
  const costs = travelCosts(rules)[manOf(seat, 0)];
  return (rules.camps[seat]?.[camp] ?? []).reduce((sum, cell) => sum + (costs?.[cell] ?? 0), 0);
}
