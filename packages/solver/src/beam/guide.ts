import type { Cell, Rules, Seat } from '@halma/rules';
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

/** Terms of the cost of a cell, found by racing armies from random placements near and far at a width of 300. */
const WAY = 8;
const WAY_SQUARED = 4;
const SIDE = 12;
const SIDE_SQUARED = 2;
const OUTSIDE = 16;
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
    const { way, side } = wayTo(rules, cell, tip);
    const outside = yard?.inTarget[cell] === 1 ? 0 : OUTSIDE;
    return WAY * way + WAY_SQUARED * way ** 2 + SIDE * side + SIDE_SQUARED * side ** 2 + outside;
  });
  const markedCosts = costs.map((cost) => MARKED_WEIGHT * cost);
  if (rules.options.marked === 'on') costs[tip] = PLAIN_ON_TIP;
  const guide = { costs, markedCosts, classCharge: CLASS_CHARGE };
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
