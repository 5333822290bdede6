import { distanceBetween, type Point } from '../geometry/geometry.ts';

/** An item that can be pressed, and the point at its centre. */
export interface HitTarget<Item> {
  readonly item: Item;
  readonly point: Point;
}

/** The distance, in CSS pixels, within which a press hits an item even where cells are smaller than a finger. */
const MIN_REACH_PX = 28;

/**
 * Returns the item nearest to a press; null when none has the press in its cell or within reach of its centre.
 *
 * @param pitch the distance between neighbouring cells, in units of the drawing
 * @param scale CSS pixels per unit
 */
export function nearestItem<Item>(
  press: Point,
  items: Iterable<HitTarget<Item>>,
  pitch: number,
  scale: number,
): Item | null {
  let best: Item | null = null;
  let leastDistance = Number.POSITIVE_INFINITY;
  for (const { item, point } of items) {
    const distance = distanceBetween(press, point);
    const isInside = Math.max(Math.abs(press.x - point.x), Math.abs(press.y - point.y)) <= pitch / 2;
    if (distance < leastDistance && (isInside || distance * scale <= MIN_REACH_PX)) {
      best = item;
      leastDistance = distance;
    }
  }
  return best;
}
