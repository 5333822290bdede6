import type { Cell, Rules, Seat } from '@halma/rules';
import { measurePathTo } from './measure-path.ts';
import { stepperCells } from './steppers.ts';

/**
 * The weights of the distance and of the deviation from the straight path, found by letting a Color Halma army race
 * from its camp. Of 42 sets of weights, only these brought it to its target at every beam width from 100 up.
 */
const DISTANCE_WEIGHT = 8;
const DEVIATION_WEIGHT = 12;

/**
 * The factor by which the cost of a man that can only step is multiplied, so that it stays behind while other men need
 * it.
 */
const STEPPER_SHARE = 0.5;

/**
 * The extra cost of a stepper in its own camp, where opponents that reach their target could block it. If the
 * cost were much larger, an army alone on the board would leave men behind.
 */
const IN_CAMP_COST = 15;

/**
 * Returns the cost of a man on a cell in games in which some men only step.
 *
 * @param outsideCost the extra cost of a man outside the target
 * @returns null in games in which every man can jump
 */
export function stepperCost(rules: Rules, seat: Seat, cell: Cell, outsideCost: number): number | null {
  const steppers = stepperCells(rules, seat);
  const camp = rules.camps[seat];
  if (steppers === null || camp === undefined) return null;
  const { distance, deviation } = measurePathTo(rules, cell, camp.targetTip);
  const cost =
    DISTANCE_WEIGHT * distance + DEVIATION_WEIGHT * deviation + (camp.inTarget[cell] === 1 ? 0 : outsideCost);
  if (steppers[cell] !== 1) return cost;
  return STEPPER_SHARE * cost + (camp.inHome[cell] === 1 ? IN_CAMP_COST : 0);
}
