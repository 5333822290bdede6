import { distanceBetween, type Point } from '../geometry/geometry.ts';

/** Something that can be pressed, and where its middle is drawn. */
export interface Pressable<Thing> {
  readonly thing: Thing;
  readonly point: Point;
}

/** How near a press must be, in CSS pixels, where cells are smaller than a finger. */
export const REACH = 28;

/**
 * The thing nearest to a press, or null when none is near enough: within reach of its middle, or inside its own cell
 * where cells are large.
 *
 * @param pitch units from cell to cell
 * @param scale CSS pixels for a unit
 */
export function nearest<Thing>(
  press: Point,
  things: Iterable<Pressable<Thing>>,
  pitch: number,
  scale: number,
): Thing | null {
  let best: Thing | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const { thing, point } of things) {
    const distance = distanceBetween(press, point);
    const isInside = Math.max(Math.abs(press.x - point.x), Math.abs(press.y - point.y)) <= pitch / 2;
    if (distance < least && (isInside || distance * scale <= REACH)) {
      best = thing;
      least = distance;
    }
  }
  return best;
}
