import type { Cell, Rules, Seat } from '@halma/rules';
import { pathTo } from './path.ts';
import { stepperCells } from './steppers.ts';

/**
 * From races of a Color Halma army out of its camp: of 42 sets of weights this one came home at every width
 * from 100 on.
 */
const DISTANCE_WEIGHT = 8;
const DEVIATION_WEIGHT = 12;

/** Men that only step cost less than the others, so that they stay behind while they are needed. */
const STEPPER_SHARE = 0.5;

/**
 * A stepper in its own camp costs more, since an opponent that is home could block it there. With a much
 * larger cost an army alone leaves men behind.
 */
const IN_CAMP_COST = 15;

/**
 * Returns the cost of a man on a cell in games in which some men only step.
 *
 * @param outsideCost cost of every man outside the target
 * @returns null in games in which every man may jump
 */
export function stepperCost(rules: Rules, seat: Seat, cell: Cell, outsideCost: number): number | null {
  const steppers = stepperCells(rules, seat);
  const camp = rules.camps[seat];
  if (steppers === null || camp === undefined) return null;
  const { distance, deviation } = pathTo(rules, cell, camp.targetTip);
  const cost =
    DISTANCE_WEIGHT * distance + DEVIATION_WEIGHT * deviation + (camp.inTarget[cell] === 1 ? 0 : outsideCost);
  if (steppers[cell] !== 1) return cost;
  return STEPPER_SHARE * cost + (camp.inHome[cell] === 1 ? IN_CAMP_COST : 0);
}
