import { arenaEnd, clearArena, reserve } from '../memory/bump-allocator';
import { firstFrontier, OPEN_END_COUNTS, countOpenEnds, width } from './frontier';
import { EDGE_LIMIT, NO_ROUTE } from './frontier-table';
import { fewestMenWith } from './lower-bounds';
import { edgesAdded, edgeBitsOf, listTransitions, menAdded, nextFrontier, setStrict } from './transitions';

// Looks for a route with a given number of edges and a limited number of men. A beam keeps a limited number
// of frontiers at each point for every number of edges, and drops those that need too many men according to
// the bounds in `lower-bounds`. The caller must check the route; a search that finds none proves nothing.

/**
 * A record: the frontier, the index of its parent (32 bits), then edges, men and the last point's edge bits (8 bits
 * each).
 */
const RECORD_BYTES: usize = 16;
const CHUNK_BYTES: usize = 1 << 16;

/** For each point, its edge bits on the route found. */
export const HOP_ROUTE: usize = memory.data(64);
/** The minimum number of men that the remaining points may need for each number of open ends and edges. */
const MEN_NEEDED: usize = memory.data(19 * 64);
/** The number of records with each number of edges and men, and later the number of them still to keep. */
const RECORD_COUNTS: usize = memory.data(64 * 96 * 4);

/** The number of edges of the route. */
let length: i32 = 0;
let maxMen: i32 = 0;
let beamWidth: i32 = 0;
/** The number of points added. */
let addedPointCount: i32 = 0;
/** The records of all points one after another. The records of the last point are `first` to `end` - 1. */
let records: usize = 0;
let first: i32 = 0;
let end: i32 = 0;
/** The hash table of the current point's records: the index of each record + 1. */
let slots: usize = 0;
let mask: u32 = 0;

@inline
function record(index: i32): usize {
  return records + <usize>index * RECORD_BYTES;
}

@inline
function edgesOf(index: i32): i32 {
  return <i32>load<u8>(record(index), 12);
}

@inline
function menOf(index: i32): i32 {
  return <i32>load<u8>(record(index), 13);
}

/**
 * Begins to look for a route. The bounds of the lattice must already have been computed.
 *
 * @param edges number of edges of the route
 * @param men the maximum number of men
 * @param frontiers number of frontiers kept for each number of edges
 */
export function beginHopRoute(edges: i32, men: i32, frontiers: i32): void {
  clearArena();
  setStrict(true);
  length = edges;
  maxMen = men;
  beamWidth = frontiers;
  addedPointCount = 0;
  let count: u32 = 1 << 12;
  while (count < <u32>(frontiers * edges) * 4) count <<= 1;
  mask = count - 1;
  slots = reserve(<usize>count << 2);
  records = reserve(CHUNK_BYTES);
  first = 0;
  end = 0;
  beginPoint();
  addFrontier(firstFrontier(), -1, 0, 0, 0);
  endPoint();
}

/**
 * Computes MEN_NEEDED. After a half turn, the remaining points are like points added from the other end. An edge joins
 * each open end to one of their open ends, and a man supports at most two of these edges.
 */
function prepareMenNeeded(): void {
  for (let ends = 0; ends < OPEN_END_COUNTS; ends += 1) {
    for (let edges = 0; edges <= length; edges += 1) {
      const men = edges < ends ? NO_ROUTE : fewestMenWith(width * width - addedPointCount, ends, edges - ends) + ((ends + 1) >> 1);
      store<u8>(MEN_NEEDED + <usize>(ends * EDGE_LIMIT + edges), <u8>min(men, NO_ROUTE));
    }
  }
}

@inline
function menNeeded(frontier: u64, edges: i32): i32 {
  return <i32>load<u8>(MEN_NEEDED + <usize>(countOpenEnds(frontier) * EDGE_LIMIT + edges));
}

function beginPoint(): void {
  prepareMenNeeded();
  memory.fill(slots, 0, (<usize>mask + 1) << 2);
  first = end;
}

@inline
function slotOf(frontier: u64, edges: i32): u32 {
  const mixed = (frontier ^ (<u64>edges << 56)) * 0x9e3779b97f4a7c15;
  return <u32>((mixed ^ (mixed >> 29)) * 0xbf58476d1ce4e5b9 >> 32) & mask;
}

@inline
function slotAt(slot: u32): usize {
  return slots + (<usize>slot << 2);
}

/** Adds a frontier to the records of the current point if it may lead to a route and the table has room. */
function addFrontier(frontier: u64, parent: i32, edges: i32, men: i32, edgeBits: i32): void {
  if (edges > length || men + menNeeded(frontier, length - edges) > maxMen) return;
  let slot = slotOf(frontier, edges);
  for (let index = load<i32>(slotAt(slot)); index != 0; index = load<i32>(slotAt(slot))) {
    if (load<u64>(record(index - 1)) == frontier && edgesOf(index - 1) == edges) {
      if (menOf(index - 1) > men) writeRecord(index - 1, frontier, parent, edges, men, edgeBits);
      return;
    }
    slot = (slot + 1) & mask;
  }
  if (<u32>(end - first) >= (mask >> 1) + (mask >> 2)) return;
  if (record(end + 1) > arenaEnd()) reserve(CHUNK_BYTES);
  writeRecord(end, frontier, parent, edges, men, edgeBits);
  end += 1;
  store<i32>(slotAt(slot), end);
}

@inline
function writeRecord(index: i32, frontier: u64, parent: i32, edges: i32, men: i32, edgeBits: i32): void {
  const address = record(index);
  store<u64>(address, frontier);
  store<i32>(address, parent, 8);
  store<u8>(address, <u8>edges, 12);
  store<u8>(address, <u8>men, 13);
  store<u8>(address, <u8>edgeBits, 14);
}

@inline
function countAt(edges: i32, men: i32): usize {
  return RECORD_COUNTS + (<usize>(edges * NO_ROUTE + men) << 2);
}

/** Keeps, for each number of edges, the records with the fewest men. */
function endPoint(): void {
  memory.fill(RECORD_COUNTS, 0, <usize>(EDGE_LIMIT * NO_ROUTE) << 2);
  for (let index = first; index < end; index += 1) {
    const address = countAt(edgesOf(index), menOf(index));
    store<i32>(address, load<i32>(address) + 1);
  }
  for (let edges = 0; edges < EDGE_LIMIT; edges += 1) {
    let room = beamWidth;
    for (let men = 0; men < NO_ROUTE; men += 1) {
      const keptCount = min(room, load<i32>(countAt(edges, men)));
      store<i32>(countAt(edges, men), keptCount);
      room -= keptCount;
    }
  }
  let keptEnd = first;
  for (let index = first; index < end; index += 1) {
    const address = countAt(edgesOf(index), menOf(index));
    const room = load<i32>(address);
    if (room == 0) continue;
    store<i32>(address, room - 1);
    memory.copy(record(keptEnd), record(index), RECORD_BYTES);
    keptEnd += 1;
  }
  end = keptEnd;
}

/**
 * Adds a point.
 *
 * @returns the number of frontiers kept; if it is 0 the search has failed
 */
export function addHopRoutePoint(): i32 {
  const row = addedPointCount / width;
  const column = addedPointCount % width;
  const from = first;
  const to = end;
  addedPointCount += 1;
  beginPoint();
  for (let index = from; index < to; index += 1) {
    const transitions = listTransitions(load<u64>(record(index)), row, column);
    for (let transition = 0; transition < transitions; transition += 1) {
      const edges = edgesOf(index) + edgesAdded(transition);
      addFrontier(nextFrontier(transition), index, edges, menOf(index) + menAdded(transition), edgeBitsOf(transition));
    }
  }
  endPoint();
  return end - first;
}

/**
 * Writes the edges of a route to HOP_ROUTE. All points must have been added.
 *
 * @returns whether there is one
 */
export function writeHopRoute(): bool {
  let index = -1;
  for (let candidate = first; candidate < end && index < 0; candidate += 1) {
    if (edgesOf(candidate) == length && menOf(candidate) <= maxMen) index = candidate;
  }
  if (index < 0) return false;
  for (let point = width * width - 1; point >= 0; point -= 1) {
    store<u8>(HOP_ROUTE + <usize>point, load<u8>(record(index), 14));
    index = load<i32>(record(index), 8);
  }
  return true;
}
