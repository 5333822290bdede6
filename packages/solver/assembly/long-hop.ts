// What the host sees of long hops.

import { NO_ROUTE } from './long-hop-borders';
import { beginBounds, leastMen, takePoint } from './long-hop-bounds';

/** Begins to work out the fewest men for every number of jumps on a lattice of so many points a side, 8 at most. */
export function beginHops(side: i32, strict: bool): void {
  beginBounds(side, strict);
}

/** Takes one more point of the lattice. @returns how many borders there are */
export function takeHopPoint(): i32 {
  return takePoint();
}

/** The fewest men so many jumps need on a lattice of so many points, all of them taken; -1 where they cannot be forced. */
export function fewestMen(points: i32, jumps: i32): i32 {
  const men = leastMen(points, jumps);
  return men >= NO_ROUTE ? -1 : men;
}
