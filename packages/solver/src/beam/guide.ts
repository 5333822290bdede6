import type { Rules, Seat } from '@halma/rules';
import { costAmongSteppers } from '../army/stepper-cost.ts';
import { stepperCells } from '../army/steppers.ts';
import type { CrossingSymmetries } from '../army/symmetries.ts';
import { wayTo } from '../army/way.ts';

/** What a search is guided by: the costs of placements, the less the better. */
export interface Guide {
  /**
   * By cell: what a man costs who stands there, in whole numbers; an estimate of the way he still has to go. It should grow
   * faster than the way, so that stragglers weigh most.
   */
  readonly costs: Int32Array;
  /** The same for the marked man, if there is one. */
  readonly markedCosts: Int32Array;
  /** What a man more in a parity class than the target has room for costs: he has to step sooner or later. */
  readonly classCharge: number;
  /**
   * With symmetries, a way may be joined from a beginning and the image of another; then every man without a counterpart under
   * the better of the half turn and the cross mirror costs so much.
   */
  readonly joining?: { readonly symmetries: CrossingSymmetries; readonly unmatchedCharge: number };
}

/**
 * What a cell costs by its way to the tip of the target and its distance from the straight line there, where all men go alike.
 * Found by racing armies from random placements near and far at a width of 300.
 */
const WAY = 8;
const WAY_SQUARED = 4;
const SIDE = 12;
const SIDE_SQUARED = 2;
/** For every cell outside of the target. */
const OUTSIDE = 16;

/** Costs among men who only step are multiplied by it, so that they are of the same order and whole. */
const STEPPER_SCALE = 8;

const CLASS_CHARGE = 40;

/** A plain man on the tip keeps the marked man out, and a marked man off it leaves the army unfinished. */
const PLAIN_ON_TIP = 600;
const MARKED_WEIGHT = 3;

const known = new WeakMap<Rules, Map<Seat, Guide>>();

/** The guide for a seat's army in a game with camps, worked out once for each rules. */
export function guideOf(rules: Rules, seat: Seat): Guide {
  const ready = known.get(rules)?.get(seat);
  if (ready !== undefined) return ready;
  const yard = rules.yards[seat];
  const tip = yard?.targetTip ?? rules.board.wall;
  const costs = Int32Array.from({ length: rules.board.cells }, (_, cell) => {
    const amongSteppers = costAmongSteppers(rules, seat, cell, OUTSIDE);
    if (amongSteppers !== null) return STEPPER_SCALE * amongSteppers;
    const { way, side } = wayTo(rules, cell, tip);
    const outside = yard?.inTarget[cell] === 1 ? 0 : OUTSIDE;
    return WAY * way + WAY_SQUARED * way ** 2 + SIDE * side + SIDE_SQUARED * side ** 2 + outside;
  });
  const markedCosts = costs.map((cost) => MARKED_WEIGHT * cost);
  if (rules.options.marked === 'on') costs[tip] = PLAIN_ON_TIP;
  const classCharge = stepperCells(rules, seat) === null ? CLASS_CHARGE : 0;
  const guide = { costs, markedCosts, classCharge };
  known.set(rules, (known.get(rules) ?? new Map()).set(seat, guide));
  return guide;
}
