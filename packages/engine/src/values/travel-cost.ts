import {
  type Cell,
  KINDS,
  kindOf,
  MARKED,
  type Man,
  manOf,
  type Rules,
  type Seat,
  type Yard,
} from '@halma/rules';
import { costAmongSteppers, wayTo } from '@halma/solver';
import { type TravelWeights, travelWeights } from './weights.ts';

/**
 * What it costs a man to stand on a cell: an estimate of the way he still has to go, the same for every position. It
 * grows faster than the way, so that stragglers weigh most, and falls by a step at the edge of the yard, so that an army
 * costs least exactly when it is home.
 */
export type TravelCosts = readonly Float64Array[];

const known = new WeakMap<Rules, TravelCosts>();

/** The costs by man, then by cell; a man who has left the board costs nothing. Worked out once for each rules. */
export function travelCosts(rules: Rules): TravelCosts {
  const ready = known.get(rules);
  if (ready !== undefined) return ready;
  const costs = travelCostsBy(rules, travelWeights(rules));
  known.set(rules, costs);
  return costs;
}

/** The same by other weights. */
export function travelCostsBy(rules: Rules, weights: TravelWeights): TravelCosts {
  const costs: Float64Array[] = [];
  for (const seat of rules.game.seats) {
    for (let kind = 0; kind < KINDS; kind += 1) {
      const man = manOf(seat, kind);
      costs[man] = Float64Array.from({ length: rules.board.cells + 2 }, (_, cell) =>
        cell < rules.board.cells ? COST_BY_GOAL[rules.game.goal](rules, weights, seat, man, cell) : 0,
      );
    }
  }
  return costs;
}

type Cost = (rules: Rules, weights: TravelWeights, seat: Seat, man: Man, cell: Cell) => number;

const COST_BY_GOAL: Readonly<Record<Rules['game']['goal'], Cost>> = {
  camp: campCost,
  'own-rows': rowCost,
  cleared: edgeCost,
};

/** A plain man on the tip keeps the marked man out, and a marked man off it leaves the army unfinished. */
const PLAIN_ON_TIP = 150;
const MARKED_WEIGHT = 3;

function campCost(rules: Rules, weights: TravelWeights, seat: Seat, man: Man, cell: Cell): number {
  const yard = rules.yards[seat];
  if (yard === undefined) return 0;
  if (rules.game.setup.kind === 'rows') return costOfRows(rules, weights, yard, cell);
  const cost = costAmongSteppers(rules, seat, cell, weights.outside) ?? costOfWay(rules, weights, yard, cell);
  if (rules.options.marked === 'off') return cost;
  if (kindOf(man) === MARKED) return MARKED_WEIGHT * cost;
  return cell === yard.targetTip ? PLAIN_ON_TIP : cost;
}

function costOfWay(rules: Rules, weights: TravelWeights, { targetTip, inTarget }: Yard, cell: Cell): number {
  const { way, side } = wayTo(rules, cell, targetTip);
  const outside = inTarget[cell] === 1 ? 0 : weights.outside;
  return weights.way * way + weights.waySquared * way * way + weights.side * side + outside;
}

/** Outside of a camp of rows every other cell is as near to the edge as the camp's own, and no place to stay. */
const BESIDE_ROWS = 30;

/** The reconstruction of Cetro: a camp of whole rows has no tip, and its back row is filled first. */
function costOfRows(
  { board }: Rules,
  { way, waySquared }: TravelWeights,
  { targetTip, inTarget }: Yard,
  cell: Cell,
): number {
  const rows = Math.abs((board.y[targetTip] ?? 0) - (board.y[cell] ?? 0));
  return way * rows + waySquared * rows * rows + (inTarget[cell] === 1 ? 0 : BESIDE_ROWS);
}

/** Cetro: a jump takes a counter two rows on; beyond its row it has to come back one by one. */
function rowCost({ board, yards }: Rules, _weights: TravelWeights, seat: Seat, man: Man, cell: Cell): number {
  const goal = yards[seat]?.kindAtEnd.indexOf(kindOf(man)) ?? 0;
  const rows = ((board.y[goal] ?? 0) - (board.y[cell] ?? 0)) * (seat === 1 ? 1 : -1);
  return rows >= 0 ? 8 * rows + rows * rows : -20 * rows;
}

/** Top Secret: rows or columns to the nearest edge, and the step over it. */
function edgeCost({ board }: Rules, { outside }: TravelWeights, _seat: Seat, _man: Man, cell: Cell): number {
  const far = board.rows.length - 1;
  const x = board.x[cell] ?? 0;
  const y = board.y[cell] ?? 0;
  const steps = 1 + Math.min(x, y, far - x, far - y);
  return outside + 8 * steps + steps * steps;
}
