import { KINDS, manOf, type Rules, type Seat } from '@halma/rules';
import { type TravelCosts, travelCosts } from '../values/travel-cost.ts';

const known = new WeakMap<Rules, Map<number, TravelCosts>>();

/**
 * Travel costs as they look to a player who minds stragglers less: a mixture of the full evaluation, which grows faster than
 * the way, and of plain counts of steps. Both cost the same all the way from corner to corner. Where no camp is to be reached
 * the full evaluation hardly bends, and is left as it is.
 *
 * @param stragglers the share of the full evaluation, from 0 to 1
 */
export function costsAsSeen(rules: Rules, stragglers: number): TravelCosts {
  if (stragglers >= 1 || rules.game.goal !== 'camp') return travelCosts(rules);
  const ready = known.get(rules)?.get(stragglers);
  if (ready !== undefined) return ready;
  const mixed = mixture(rules, stragglers);
  known.set(rules, (known.get(rules) ?? new Map<number, TravelCosts>()).set(stragglers, mixed));
  return mixed;
}

function mixture(rules: Rules, stragglers: number): TravelCosts {
  const full = travelCosts(rules);
  const mixed: Float64Array[] = [];
  for (const seat of rules.game.seats) {
    const steps = stepsToGo(rules, seat);
    for (let kind = 0; kind < KINDS; kind += 1) {
      const man = manOf(seat, kind);
      const costs = full[man] ?? new Float64Array();
      const costOfStep = Math.max(...costs) / Math.max(...steps);
      mixed[man] = costs.map(
        (cost, cell) => stragglers * cost + (1 - stragglers) * costOfStep * (steps[cell] ?? 0),
      );
    }
  }
  return mixed;
}

/** By cell: steps to the far corner of the target on the empty board, and one more outside of the target. */
function stepsToGo({ board, yards }: Rules, seat: Seat): readonly number[] {
  const yard = yards[seat];
  if (yard === undefined) return [];
  return Array.from(
    { length: board.cells },
    (_, cell) => board.distance(cell, yard.targetTip) + (yard.inTarget[cell] === 1 ? 0 : 1),
  );
}
