import {
  type Camps,
  type Cell,
  KIND_COUNT,
  kindOf,
  MARKED_KIND,
  type Man,
  manOf,
  type Position,
  type Rules,
  type Seat,
  seatOf,
} from '@halma/rules';
import { measurePathTo, stepperCost } from '@halma/solver/race';
import { forEachMan } from '../men.ts';
import { costsInTable, type FittedTable, fittedTableOf, tableForManySeats } from './fitted-table.ts';
import { defaultTravelWeights, type TravelWeights } from './weights.ts';

/**
 * The travel costs by man, then by cell: an estimate of the remaining distance of a man on a cell, independent of the
 * position. It grows faster than the distance, so stragglers weigh most, and drops at the edge of the target, so an
 * army costs least exactly when it is home. A man that has left the board costs nothing.
 */
export type TravelCosts = readonly Float64Array[];

/** Marked Halma: the cost of a plain man on the tip of the target, where it blocks the marked man. */
const PLAIN_ON_TIP_COST = 150;

/** The factor by which the marked man's cost is multiplied. The army is not home until this man is on the tip. */
const MARKED_WEIGHT = 3;

/** Color Halma: the cost of each line between a man in its camp and the edge of the camp. */
const LINGERING_COST = 12;

/**
 * The additional cost of a man outside a target of whole rows. Such a man may be as close to the edge as men
 * in the target.
 */
const OUTSIDE_ROWS_COST = 30;

/** Cetro and Top Secret: the cost for each remaining row, and for the square of the number of remaining rows. */
const ROW_COST = 8;
const ROW_SQUARED_COST = 1;

const cache = new WeakMap<Rules, TravelCosts>();

/** Returns the travel costs of a game, computed once for each rules object: from its fitted table if it has one. */
export function travelCosts(rules: Rules): TravelCosts {
  const cached = cache.get(rules);
  if (cached !== undefined) return cached;
  const table = fittedTableOf(rules) ?? tableForManySeats(rules);
  const costs = computeCosts(rules, { weights: defaultTravelWeights(rules), table });
  cache.set(rules, costs);
  return costs;
}

/** Returns the travel costs of a game for given weights, without a fitted table. */
export function travelCostsWithWeights(rules: Rules, weights: TravelWeights): TravelCosts {
  return computeCosts(rules, { weights, table: null });
}

/** The inputs to the cost calculation: the weights, and the game's fitted table if it has one. */
interface CostSource {
  readonly weights: TravelWeights;
  readonly table: FittedTable | null;
}

function computeCosts(rules: Rules, { weights, table }: CostSource): TravelCosts {
  const { cellCount } = rules.board;
  const cellCost = COST_BY_GOAL[rules.game.goal];
  const costs: Float64Array[] = [];
  for (const seat of rules.game.seats) {
    for (let kind = 0; kind < KIND_COUNT; kind += 1) {
      const man = manOf(seat, kind);
      const tableCosts = table === null ? null : costsInTable(table, rules, seat, kind);
      costs[man] = Float64Array.from({ length: cellCount + 2 }, (_, cell) => {
        if (cell >= cellCount) return 0;
        return tableCosts?.[cell] ?? cellCost(rules, weights, seat, man, cell);
      });
    }
  }
  return costs;
}

/**
 * Returns the travel cost of a seat's army.
 *
 * @param costs defaults to the game's costs
 */
export function armyCost(
  position: Position,
  seat: Seat,
  costs: TravelCosts = travelCosts(position.rules),
): number {
  let sum = 0;
  forEachMan(position, (man, cell) => {
    if (seatOf(man) === seat) sum += costs[man]?.[cell] ?? 0;
  });
  return sum;
}

/**
 * Returns the travel cost of a seat's army that fills its camp or its target, where a marked man is on the tip; 0 in
 * Top Secret, which has no camps. In Cetro, an approximation: all counters cost as much as those of the back row.
 */
export function costOfCamp(rules: Rules, seat: Seat, camp: 'home' | 'target'): number {
  const costs = travelCosts(rules);
  return (rules.camps[seat]?.[camp] ?? []).reduce(
    (sum, cell) => sum + (costs[manOf(seat, kindInCamp(rules, seat, cell))]?.[cell] ?? 0),
    0,
  );
}

/**
 * Returns the kind of a seat's man on a cell of its camp at the start, or of its target when the army is home. Does not
 * distinguish the kinds of counter in Cetro.
 */
export function kindInCamp({ camps, options }: Rules, seat: Seat, cell: Cell): number {
  if (options.marked === 'off') return 0;
  return cell === camps[seat]?.homeTip || cell === camps[seat]?.targetTip ? MARKED_KIND : 0;
}

type CellCost = (rules: Rules, weights: TravelWeights, seat: Seat, man: Man, cell: Cell) => number;

const COST_BY_GOAL: Readonly<Record<Rules['game']['goal'], CellCost>> = {
  camp: campCost,
  'far-rows': rowCost,
  cleared: edgeCost,
};

function campCost(rules: Rules, weights: TravelWeights, seat: Seat, man: Man, cell: Cell): number {
  const camps = rules.camps[seat];
  if (camps === undefined) return 0;
  if (rules.game.startingSetup.kind === 'rows') return rowCampCost(rules, weights, camps, cell);
  const steps = stepperCost(rules, seat, cell, weights.outsideTarget);
  const cost =
    steps === null ? pathCost(rules, weights, camps, cell) : steps + lingeringCost(rules, camps, cell);
  if (rules.options.marked === 'off') return cost;
  if (kindOf(man) === MARKED_KIND) return MARKED_WEIGHT * cost;
  return cell === camps.targetTip ? PLAIN_ON_TIP_COST : cost;
}

/**
 * Returns the extra cost, in Color Halma, of a man that lingers in its camp. It grows with each line between the man
 * and the camp's edge. Opponents that arrive there could shut the man in for good.
 */
function lingeringCost(rules: Rules, { home, homeTip, inHome }: Camps, cell: Cell): number {
  if (inHome[cell] !== 1) return 0;
  const linesFromTip = (from: Cell): number => measurePathTo(rules, from, homeTip).distance;
  return LINGERING_COST * (1 + Math.max(...home.map(linesFromTip)) - linesFromTip(cell));
}

function pathCost(rules: Rules, weights: TravelWeights, { targetTip, inTarget }: Camps, cell: Cell): number {
  const { distance, deviation } = measurePathTo(rules, cell, targetTip);
  const outside = inTarget[cell] === 1 ? 0 : weights.outsideTarget;
  return (
    weights.distance * distance +
    weights.distanceSquared * distance * distance +
    weights.lateralOffset * deviation +
    outside
  );
}

/**
 * Returns the cost in the reconstruction of Cetro: a camp of whole rows has no tip, and its back row is filled first.
 */
function rowCampCost(
  { board }: Rules,
  { distance, distanceSquared }: TravelWeights,
  { targetTip, inTarget }: Camps,
  cell: Cell,
): number {
  const rows = Math.abs(coordinate(board.y, targetTip) - coordinate(board.y, cell));
  return distance * rows + distanceSquared * rows * rows + (inTarget[cell] === 1 ? 0 : OUTSIDE_ROWS_COST);
}

/**
 * Returns the cost in Cetro, based on the moves that a man needs: a jump takes it two rows forward, a step one row
 * back. A man at an odd distance from its row needs a step back before its last jump or after it.
 */
function rowCost({ board, camps }: Rules, _weights: TravelWeights, seat: Seat, man: Man, cell: Cell): number {
  const goal = camps[seat]?.kindAtEnd.indexOf(kindOf(man)) ?? -1;
  // The game has no man of this kind.
  if (goal < 0) return 0;
  const rows = (coordinate(board.y, goal) - coordinate(board.y, cell)) * (seat === 1 ? 1 : -1);
  const moves = rows < 0 ? -rows : rows % 2 === 0 ? rows / 2 : (rows + 1) / 2 + 1;
  const movedRows = 2 * moves;
  return ROW_COST * movedRows + ROW_SQUARED_COST * movedRows * movedRows;
}

/** Returns the cost in Top Secret: for the rows or columns to the nearest edge, plus the step off the board. */
function edgeCost(
  { board }: Rules,
  { outsideTarget }: TravelWeights,
  _seat: Seat,
  _man: Man,
  cell: Cell,
): number {
  const last = board.rows.length - 1;
  const [x, y] = [coordinate(board.x, cell), coordinate(board.y, cell)];
  const steps = 1 + Math.min(x, y, last - x, last - y);
  return outsideTarget + ROW_COST * steps + ROW_SQUARED_COST * steps * steps;
}

/**
 * Returns the coordinate of a cell.
 *
 * @throws RangeError for a cell that is not on the board
 */
function coordinate(coordinates: ArrayLike<number>, cell: Cell): number {
  const value = coordinates[cell];
  if (value === undefined) throw new RangeError(`no cell ${cell}`);
  return value;
}
