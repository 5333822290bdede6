import { clearArena } from './arena';
import { ENDS, firstBorder, openEnds, setWidth, width } from './long-hop-border';
import { beginBorders, borderAt, borderCount, clearBorders, LENGTHS, menFor, menOf, NO_ROUTE, takeOver } from './long-hop-borders';
import { edgesAdded, listSteps, menAdded, nextBorder, setStrict } from './long-hop-steps';

// The fewest men for every number of edges of a route from one corner of a square lattice to the other: all borders, point
// after point.

/** By points taken, open ends and edges: the fewest men of any such border. */
const LEAST: usize = memory.data(65 * 19 * 64);

let points: i32 = 0;
/** The table with the borders at the point taken last. */
let current: i32 = 0;

/** Begins with no point taken. @param side points in a row, 8 at most */
export function beginBounds(side: i32): void {
  clearArena();
  beginBorders();
  setWidth(side);
  setStrict(false);
  points = 0;
  current = 0;
  store<u8>(menFor(current, firstBorder()), 0);
  note();
}

/** Takes one more point. @returns how many borders there are */
export function takePoint(): i32 {
  const other = 1 - current;
  const row = points / width;
  const column = points % width;
  clearBorders(other);
  for (let number = 0; number < borderCount(current); number += 1) {
    const steps = listSteps(borderAt(current, number), row, column);
    const men = menOf(current, number);
    for (let index = 0; index < steps; index += 1) {
      takeOver(menFor(other, nextBorder(index)), men, edgesAdded(index), menAdded(index));
    }
  }
  current = other;
  points += 1;
  note();
  return borderCount(current);
}

/** Notes the fewest men of the borders at the point taken last. */
function note(): void {
  memory.fill(least(points, 0), <u8>NO_ROUTE, <usize>(ENDS * LENGTHS));
  for (let number = 0; number < borderCount(current); number += 1) {
    takeOver(least(points, openEnds(borderAt(current, number))), menOf(current, number), 0, 0);
  }
}

@inline
function least(ofPoints: i32, ends: i32): usize {
  return LEAST + <usize>((ofPoints * ENDS + ends) * LENGTHS);
}

/** The fewest men that so many points and edges need, with so many ends left open; `NO_ROUTE` where there is no such route. */
@inline
export function leastMen(ofPoints: i32, ends: i32, edges: i32): i32 {
  return <i32>load<u8>(least(ofPoints, ends) + <usize>edges);
}
