import type { Cell, Rules, Seat } from '@halma/rules';
import { stepperCells } from '../army/steppers.ts';
import type { CrossingSymmetries } from '../army/symmetries.ts';

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

/** What a cell costs by its way to the tip of the target and its distance from the straight line there. */
interface Terms {
  readonly way: number;
  readonly waySquared: number;
  readonly side: number;
  readonly sideSquared: number;
  /** For every cell outside of the target. */
  readonly outside: number;
}

/** Found by racing armies from random placements near and far at a width of 300. */
const FREE: Terms = { way: 8, waySquared: 4, side: 12, sideSquared: 2, outside: 16 };

/** Found by racing an army of Color Halma from its camp: of 42 sets of terms this one came home at every width from 100 on. */
const WITH_STEPPERS: Terms = { way: 64, waySquared: 0, side: 96, sideSquared: 0, outside: 128 };

/** Men who only step cost so much less than those they take along that they stay behind while they are needed. */
const STEPPER_SHARE = 0.5;

/** But they leave their own yard, where a rival who is home could shut them in. */
const AT_HOME = 480;

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
  const steppers = stepperCells(rules, seat);
  const terms = steppers === null ? FREE : WITH_STEPPERS;
  const costs = Int32Array.from({ length: rules.board.cells }, (_, cell) => {
    const { way, side } = wayTo(rules, cell, tip);
    const outside = yard?.inTarget[cell] === 1 ? 0 : terms.outside;
    const far = terms.way * way + terms.waySquared * way ** 2;
    const cost = far + terms.side * side + terms.sideSquared * side ** 2 + outside;
    return steppers?.[cell] === 1 ? STEPPER_SHARE * cost + (yard?.inHome[cell] === 1 ? AT_HOME : 0) : cost;
  });
  const markedCosts = costs.map((cost) => MARKED_WEIGHT * cost);
  if (rules.options.marked === 'on') costs[tip] = PLAIN_ON_TIP;
  const classCharge = steppers === null ? CLASS_CHARGE : 0;
  const guide = { costs, markedCosts, classCharge };
  known.set(rules, (known.get(rules) ?? new Map()).set(seat, guide));
  return guide;
}

/** The way to a corner in single rows and columns, and how far it lies off the straight line there. */
export function wayTo(
  { board }: Rules,
  cell: Cell,
  tip: Cell,
): { readonly way: number; readonly side: number } {
  const dx = Math.abs((board.x[cell] ?? 0) - (board.x[tip] ?? 0));
  const dy = Math.abs((board.y[cell] ?? 0) - (board.y[tip] ?? 0));
  if (board.shape === 'square') return { way: dx + dy, side: Math.abs(dx - dy) };
  // On the star the middle line to a point passes through the centre: the nearer to both tips together, the straighter.
  const steps = board.distance(cell, tip);
  const back = board.distance(cell, board.cells - 1 - tip);
  return { way: 2 * steps, side: Math.max(0, steps + back - 16) };
}
