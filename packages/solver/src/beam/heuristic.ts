import type { Rules, Seat } from '@halma/rules';
import { measurePathTo } from '../army/measure-path.ts';
import { stepperCost } from '../army/stepper-cost.ts';
import { stepperCells } from '../army/steppers.ts';
import type { CrossingSymmetries } from '../army/symmetries.ts';

/** The costs that guide a beam; lower is better. */
export interface BeamHeuristic {
  /**
   * The cost of a man on each cell, an integer that grows with the distance to the target. It usually grows faster than
   * the distance, so stragglers cost most.
   */
  readonly cellCosts: Int32Array;
  /** The cost of the marked man, if there is one, on each cell. */
  readonly markedCellCosts: Int32Array;
  /** The cost of each man whose parity class has no room in the target. Such a man has to step. */
  readonly parityPenalty: number;
  /**
   * Present if the search joins a half path to the image of another one. The penalty is the cost of each man without a
   * counterpart under the better of the half turn and the cross mirror.
   */
  readonly halfPaths?: { readonly symmetries: CrossingSymmetries; readonly unmatchedPenalty: number };
}

/**
 * The weights of a cell's distance to the tip of the target and of its deviation from the straight line, in games in
 * which all men can jump. The weights were found by running races at beam width 300 from random placements near the
 * target and far from it.
 */
const DISTANCE_WEIGHT = 8;
const DISTANCE_SQUARED_WEIGHT = 4;
const DEVIATION_WEIGHT = 12;
const DEVIATION_SQUARED_WEIGHT = 2;
/** The extra cost of a cell outside the target. */
const OUTSIDE_COST = 16;

/** The factor that scales the costs of `stepperCost` to the magnitude of the other costs. */
const STEPPER_COST_SCALE = 8;

const PARITY_PENALTY = 40;

/** The cost of a plain man on the tip, which the marked man has to reach. */
const PLAIN_MAN_ON_TIP_COST = 600;
const MARKED_MAN_FACTOR = 3;

const cache = new WeakMap<Rules, Map<Seat, BeamHeuristic>>();

/** Returns the heuristic for a seat's army in a game with camps, cached by rules and seat. */
export function beamHeuristicFor(rules: Rules, seat: Seat): BeamHeuristic {
  const cached = cache.get(rules)?.get(seat);
  if (cached !== undefined) return cached;
  const camp = rules.camps[seat];
  const tip = camp?.targetTip ?? rules.board.wall;
  const cellCosts = Int32Array.from({ length: rules.board.cellCount }, (_, cell) => {
    const costWithSteppers = stepperCost(rules, seat, cell, OUTSIDE_COST);
    if (costWithSteppers !== null) return STEPPER_COST_SCALE * costWithSteppers;
    const { distance, deviation } = measurePathTo(rules, cell, tip);
    const outside = camp?.inTarget[cell] === 1 ? 0 : OUTSIDE_COST;
    return (
      DISTANCE_WEIGHT * distance +
      DISTANCE_SQUARED_WEIGHT * distance ** 2 +
      DEVIATION_WEIGHT * deviation +
      DEVIATION_SQUARED_WEIGHT * deviation ** 2 +
      outside
    );
  });
  const markedCellCosts = cellCosts.map((cost) => MARKED_MAN_FACTOR * cost);
  if (rules.options.marked === 'on') cellCosts[tip] = PLAIN_MAN_ON_TIP_COST;
  const parityPenalty = stepperCells(rules, seat) === null ? PARITY_PENALTY : 0;
  const heuristic = { cellCosts, markedCellCosts, parityPenalty };
  cache.set(rules, (cache.get(rules) ?? new Map()).set(seat, heuristic));
  return heuristic;
}
