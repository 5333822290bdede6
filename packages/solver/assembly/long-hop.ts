// What the host sees of long hops.

import { NO_ROUTE } from './long-hop-borders';
import { beginBounds, leastMen, takePoint } from './long-hop-bounds';
import { beginRoute, TAKEN, takeRoutePoint, writeRoute } from './long-hop-route';

/** Begins to work out the fewest men for every number of jumps on a lattice of so many points a side, 8 at most. */
export function beginHops(side: i32): void {
  beginBounds(side);
}

/** Takes one more point of the lattice. @returns how many borders there are */
export function takeHopPoint(): i32 {
  return takePoint();
}

/** The fewest men so many jumps need on a lattice of so many points, all of them taken; -1 where they cannot be forced. */
export function fewestMen(points: i32, jumps: i32): i32 {
  const men = leastMen(points, 0, jumps);
  return men >= NO_ROUTE ? -1 : men;
}

/**
 * Begins to look for a route of so many jumps that needs no more than so many men, on the lattice last worked out.
 *
 * @param keep how many borders are kept for each number of jumps
 */
export function beginHopRoute(jumps: i32, men: i32, keep: i32): void {
  beginRoute(jumps, men, keep);
}

/** Takes one more point of the lattice. @returns how many borders are kept; with none left there is no route to be found */
export function takeHopRoutePoint(): i32 {
  return takeRoutePoint();
}

/** Writes the route that was found. @returns whether there is one */
export function writeHopRoute(): bool {
  return writeRoute();
}

/** The route: by point a bit for each jump to a point before it: to the left, up and left, up, up and right. */
export function hopRouteAddress(): usize {
  return TAKEN;
}
