import { KIND_COUNT, manOf, type Rules, type Seat } from '@halma/rules';
import { type TravelCosts, travelCosts } from '../values/travel-cost.ts';

/** The travel costs for each rules object and straggler weight. */
const cache = new WeakMap<Rules, Map<number, TravelCosts>>();

/**
 * Returns travel costs with a smaller additional cost for stragglers: a mixture of the full travel cost,
 * which grows faster than the distance, and the number of steps, scaled so that both have the same cost from
 * tip to tip. In games without camps, returns the full travel cost, which is nearly linear there.
 *
 * @param stragglerWeight the share of the full travel cost, from 0 to 1
 */
export function costsForLevel(rules: Rules, stragglerWeight: number): TravelCosts {
  if (stragglerWeight >= 1 || rules.game.goal !== 'camp') return travelCosts(rules);
  const byWeight = cache.get(rules) ?? new Map<number, TravelCosts>();
  cache.set(rules, byWeight);
  const costs = byWeight.get(stragglerWeight) ?? mixedCosts(rules, stragglerWeight);
  byWeight.set(stragglerWeight, costs);
  return costs;
}

function mixedCosts(rules: Rules, stragglerWeight: number): TravelCosts {
  const fullCosts = travelCosts(rules);
  const mixed: Float64Array[] = [];
  for (const seat of rules.game.seats) {
    const steps = stepsToTip(rules, seat);
    const start = rules.camps[seat]?.homeTip ?? rules.board.wall;
    for (let kind = 0; kind < KIND_COUNT; kind += 1) {
      const man = manOf(seat, kind);
      const costs = fullCosts[man] ?? new Float64Array();
      const stepCost = (costs[start] ?? 0) / (steps[start] ?? 1);
      // The cost array has two entries for cells off the board, where a man costs nothing.
      mixed[man] = costs.map(
        (cost, cell) => stragglerWeight * cost + (1 - stragglerWeight) * stepCost * (steps[cell] ?? 0),
      );
    }
  }
  return mixed;
}

/**
 * Returns the number of steps from each cell to the tip of the target on the empty board, plus one outside the target.
 */
function stepsToTip({ board, camps }: Rules, seat: Seat): readonly number[] {
  const seatCamps = camps[seat];
  if (seatCamps === undefined) return [];
  return Array.from(
    { length: board.cellCount },
    (_, cell) => board.distance(cell, seatCamps.targetTip) + (seatCamps.inTarget[cell] === 1 ? 0 : 1),
  );
}
