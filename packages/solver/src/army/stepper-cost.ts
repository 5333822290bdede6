import type { Cell, Rules, Seat } from '@halma/rules';
import { stepperCells } from './steppers.ts';
import { wayTo } from './way.ts';

/** Found by racing an army of Color Halma from its camp: of 42 sets of terms this one came home at every width from 100 on. */
const WAY = 8;
const SIDE = 12;

/** Men who only step cost so much less than those they take along that they stay behind while they are needed. */
const STEPPER_SHARE = 0.5;

/** But they leave their own yard, where a rival who is home could shut them in. Of much more an army alone leaves some there. */
const AT_HOME = 15;

/**
 * What a man costs who stands on a cell, in games in which some men only step.
 *
 * @param outside what every man costs besides who is not in the target
 * @returns null in games in which every man may jump
 */
export function costAmongSteppers(rules: Rules, seat: Seat, cell: Cell, outside: number): number | null {
  const steppers = stepperCells(rules, seat);
  const yard = rules.yards[seat];
  if (steppers === null || yard === undefined) return null;
  const { way, side } = wayTo(rules, cell, yard.targetTip);
  const whole = WAY * way + SIDE * side + (yard.inTarget[cell] === 1 ? 0 : outside);
  if (steppers[cell] !== 1) return whole;
  return STEPPER_SHARE * whole + (yard.inHome[cell] === 1 ? AT_HOME : 0);
}
