import type { Rules } from '@halma/rules';
import { KINDS, manOf } from '@halma/rules';
import { type TravelCosts, travelCosts } from '../values/travel-cost.ts';

const known = new WeakMap<Rules, Map<number, TravelCosts>>();

/**
 * Travel costs as they look to a player who minds stragglers less: mixed from those of the full evaluation and from plain
 * counts of steps, which cost as much all together on the way from corner to corner. Where no camp is to be reached they are
 * the full evaluation's.
 *
 * @param stragglers the share of the full evaluation's, from 0 to 1
 */
export function costsAsSeen(rules: Rules, stragglers: number): TravelCosts {
  const full = travelCosts(rules);
  if (stragglers >= 1 || rules.game.goal !== 'camp') return full;
  const ready = known.get(rules)?.get(stragglers);
  if (ready !== undefined) return ready;
  const mixed: Float64Array[] = [];
  for (const seat of rules.game.seats) {
    const steps = stepsOf(rules, seat);
    for (let kind = 0; kind < KINDS; kind += 1) {
      const man = manOf(seat, kind);
      const costs = full[man];
      const yard = rules.yards[seat];
      if (costs === undefined || yard === undefined) continue;
      const ofStep = (costs[yard.homeTip] ?? 0) / Math.max(...steps);
      mixed[man] = costs.map(
        (cost, cell) => stragglers * cost + (1 - stragglers) * ofStep * (steps[cell] ?? 0),
      );
    }
  }
  known.set(rules, (known.get(rules) ?? new Map()).set(stragglers, mixed));
  return mixed;
}

/** By cell: steps to the far corner of the target on the empty board, and one more outside of it. */
function stepsOf({ board, yards }: Rules, seat: number): readonly number[] {
  const yard = yards[seat];
  return Array.from({ length: board.cells }, (_, cell) =>
    yard === undefined ? 0 : board.distance(cell, yard.targetTip) + (yard.inTarget[cell] === 1 ? 0 : 1),
  );
}
