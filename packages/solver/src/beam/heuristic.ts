import type { Rules, Seat } from '@halma/rules';
import { pathTo } from '../army/path.ts';
import { stepperCost } from '../army/stepper-cost.ts';
import { stepperCells } from '../army/steppers.ts';
import type { CrossingSymmetries } from '../army/symmetries.ts';

/** The costs of placements that guide a search; lower is better. */
export interface BeamHeuristic {
  /**
   * By cell: the cost of a man there, an integer estimate of its distance to the target. It grows faster than
   * the distance, so that stragglers weigh most.
   */
  readonly cellCosts: Int32Array;
  /** By cell: the cost of the marked man, if there is one. */
  readonly markedCellCosts: Int32Array;
  /** The cost of each man for which its parity class has no room in the target: that man has to step. */
  readonly parityPenalty: number;
  /**
   * Present if the search joins a half path and the image of another. The penalty is the cost of each man without a counterpart
   * under the better of the half turn and the cross mirror.
   */
  readonly halfPaths?: { readonly symmetries: CrossingSymmetries; readonly unmatchedPenalty: number };
}

/**
 * The weights of a cell by its distance to the tip of the target and its deviation from the straight line,
 * where all men move alike. Found by races of armies from random placements near and far at width 300.
 */
const DISTANCE_WEIGHT = 8;
const DISTANCE_SQUARED_WEIGHT = 4;
const DEVIATION_WEIGHT = 12;
const DEVIATION_SQUARED_WEIGHT = 2;
/** The cost of every cell outside the target. */
const OUTSIDE_COST = 16;

/** Factor on costs among men that only step, so that they have the same magnitude and are integers. */
const STEPPER_COST_SCALE = 8;

const PARITY_PENALTY = 40;

/** A plain man on the tip blocks the marked man, and the army is not home until the marked man is there. */
const PLAIN_MAN_ON_TIP_COST = 600;
const MARKED_MAN_FACTOR = 3;

const cache = new WeakMap<Rules, Map<Seat, BeamHeuristic>>();

/** Returns the heuristic for a seat's army in a game with camps, cached for each rules. */
export function beamHeuristicFor(rules: Rules, seat: Seat): BeamHeuristic {
  const cached = cache.get(rules)?.get(seat);
  if (cached !== undefined) return cached;
  const camp = rules.camps[seat];
  const tip = camp?.targetTip ?? rules.board.wall;
  const cellCosts = Int32Array.from({ length: rules.board.cellCount }, (_, cell) => {
    const amongSteppers = stepperCost(rules, seat, cell, OUTSIDE_COST);
    if (amongSteppers !== null) return STEPPER_COST_SCALE * amongSteppers;
    const { distance, deviation } = pathTo(rules, cell, tip);
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
