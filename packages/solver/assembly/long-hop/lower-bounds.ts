import { clearArena } from '../memory/bump-allocator';
import { firstFrontier, OPEN_END_COUNTS, countOpenEnds, setWidth, width } from './frontier';
import { initFrontierTables, clearFrontiers, EDGE_LIMIT, findOrAddMen, frontierAt, frontierCount, minMenAddress, mergeMen, NO_ROUTE } from './frontier-table';
import { edgesAdded, listTransitions, menAdded, nextFrontier, setStrict } from './transitions';

// Computes the minimum number of men for every number of edges of a route from one corner of a square lattice
// to the opposite corner, from all frontiers at one point after another.

/** The minimum number of men of all frontiers with each number of added points, open ends and edges. */
const FEWEST_MEN: usize = memory.data(65 * 19 * 64);

/** The number of points added. */
let addedPointCount: i32 = 0;
/** The table of the frontiers at the last point. */
let current: i32 = 0;

/**
 * Begins before the first point.
 *
 * @param side number of points in a row, at most 8
 */
export function beginHops(side: i32): void {
  clearArena();
  initFrontierTables();
  setWidth(side);
  setStrict(false);
  addedPointCount = 0;
  current = 0;
  store<u8>(findOrAddMen(current, firstFrontier()), 0);
  recordFewestMen();
}

/**
 * Adds a point.
 *
 * @returns the number of frontiers
 */
export function addHopPoint(): i32 {
  const nextTable = 1 - current;
  const row = addedPointCount / width;
  const column = addedPointCount % width;
  clearFrontiers(nextTable);
  for (let index = 0; index < frontierCount(current); index += 1) {
    const transitions = listTransitions(frontierAt(current, index), row, column);
    const men = minMenAddress(current, index);
    for (let transition = 0; transition < transitions; transition += 1) {
      mergeMen(findOrAddMen(nextTable, nextFrontier(transition)), men, edgesAdded(transition), menAdded(transition));
    }
  }
  current = nextTable;
  addedPointCount += 1;
  recordFewestMen();
  return frontierCount(current);
}

/** Records the minimum numbers of men of the frontiers at the last point. */
function recordFewestMen(): void {
  memory.fill(fewestMenRow(addedPointCount, 0), <u8>NO_ROUTE, <usize>(OPEN_END_COUNTS * EDGE_LIMIT));
  for (let index = 0; index < frontierCount(current); index += 1) {
    mergeMen(fewestMenRow(addedPointCount, countOpenEnds(frontierAt(current, index))), minMenAddress(current, index), 0, 0);
  }
}

@inline
function fewestMenRow(pointCount: i32, ends: i32): usize {
  return FEWEST_MEN + <usize>((pointCount * OPEN_END_COUNTS + ends) * EDGE_LIMIT);
}

/**
 * Returns the minimum number of men for a number of points, edges and open ends, or NO_ROUTE if there is no
 * such route.
 */
@inline
export function fewestMenWith(pointCount: i32, ends: i32, edges: i32): i32 {
  return <i32>load<u8>(fewestMenRow(pointCount, ends) + <usize>edges);
}

/**
 * Returns the minimum number of men that force a number of jumps, or -1 if no men can. All points of the
 * lattice must have been added.
 */
export function fewestMen(points: i32, jumps: i32): i32 {
  const men = fewestMenWith(points, 0, jumps);
  return men >= NO_ROUTE ? -1 : men;
}
