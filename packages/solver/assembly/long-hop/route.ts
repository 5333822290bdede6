import { arenaEnd, clearArena, reserve } from '../memory/bump-allocator';
import { firstBorder, OPEN_END_COUNTS, openEnds, width } from './border';
import { EDGE_COUNTS, NO_ROUTE } from './border-table';
import { fewestMenWith } from './bounds';
import { edgesAdded, edgeBitsOf, listTransitions, menAdded, nextBorder, setStrict } from './transitions';

// Looks for a route with a given number of edges and a limited number of men. A beam keeps a limited number of borders
// at each point for every number of edges, and drops those that need too many men by the bounds in `bounds`. The caller
// must check the route; a search without a result proves nothing.

/**
 * A record: the border, the number of its parent (32 bits), then edges, men and the last point's edge bits (8 bits
 * each).
 */
const RECORD_BYTES: usize = 16;
const CHUNK_BYTES: usize = 1 << 16;

/** By point: its edge bits on the route found. */
export const HOP_ROUTE: usize = memory.data(64);
/** By open ends and edges: the fewest men that the remaining points may need. */
const MEN_LEFT: usize = memory.data(19 * 64);
/** By edges and men: the number of records, and later the number of records still to keep. */
const RECORD_COUNTS: usize = memory.data(64 * 96 * 4);

/** The number of edges of the route. */
let length: i32 = 0;
let maxMen: i32 = 0;
let beamWidth: i32 = 0;
/** The number of points added. */
let points: i32 = 0;
/** The records of all points one after another. Those of the last point are `first` to `last` - 1. */
let records: usize = 0;
let first: i32 = 0;
let last: i32 = 0;
/** The hash table of the current point's records: the number of each record + 1. */
let slots: usize = 0;
let mask: u32 = 0;

@inline
function record(number: i32): usize {
  return records + <usize>number * RECORD_BYTES;
}

@inline
function edgesOf(number: i32): i32 {
  return <i32>load<u8>(record(number), 12);
}

@inline
function menOf(number: i32): i32 {
  return <i32>load<u8>(record(number), 13);
}

/**
 * Begins to look for a route. The bounds of the lattice must have been computed.
 *
 * @param edges number of edges of the route
 * @param men the most men allowed
 * @param borders number of borders kept for each number of edges
 */
export function beginHopRoute(edges: i32, men: i32, borders: i32): void {
  clearArena();
  setStrict(true);
  length = edges;
  maxMen = men;
  beamWidth = borders;
  points = 0;
  let count: u32 = 1 << 12;
  while (count < <u32>(borders * edges) * 4) count <<= 1;
  mask = count - 1;
  slots = reserve(<usize>count << 2);
  records = reserve(CHUNK_BYTES);
  first = 0;
  last = 0;
  beginPoint();
  addBorder(firstBorder(), -1, 0, 0, 0);
  endPoint();
}

/**
 * Computes MEN_LEFT. After a half turn the remaining points are points added from the other end. An edge joins each
 * open end to one of theirs, and a man serves at most two of these edges.
 */
function prepareMenLeft(): void {
  for (let ends = 0; ends < OPEN_END_COUNTS; ends += 1) {
    for (let edges = 0; edges <= length; edges += 1) {
      const men = edges < ends ? NO_ROUTE : fewestMenWith(width * width - points, ends, edges - ends) + ((ends + 1) >> 1);
      store<u8>(MEN_LEFT + <usize>(ends * EDGE_COUNTS + edges), <u8>min(men, NO_ROUTE));
    }
  }
}

@inline
function menLeft(border: u64, edges: i32): i32 {
  return <i32>load<u8>(MEN_LEFT + <usize>(openEnds(border) * EDGE_COUNTS + edges));
}

function beginPoint(): void {
  prepareMenLeft();
  memory.fill(slots, 0, (<usize>mask + 1) << 2);
  first = last;
}

@inline
function slotOf(border: u64, edges: i32): u32 {
  const mixed = (border ^ (<u64>edges << 56)) * 0x9e3779b97f4a7c15;
  return <u32>((mixed ^ (mixed >> 29)) * 0xbf58476d1ce4e5b9 >> 32) & mask;
}

@inline
function slotAt(at: u32): usize {
  return slots + (<usize>at << 2);
}

/** Adds a border to the records of the current point if it may lead to a route and the table has room. */
function addBorder(border: u64, parent: i32, edges: i32, men: i32, edgeBits: i32): void {
  if (edges > length || men + menLeft(border, length - edges) > maxMen) return;
  let at = slotOf(border, edges);
  for (let number = load<i32>(slotAt(at)); number != 0; number = load<i32>(slotAt(at))) {
    if (load<u64>(record(number - 1)) == border && edgesOf(number - 1) == edges) {
      if (menOf(number - 1) > men) writeRecord(number - 1, border, parent, edges, men, edgeBits);
      return;
    }
    at = (at + 1) & mask;
  }
  if (<u32>(last - first) >= (mask >> 1) + (mask >> 2)) return;
  if (record(last + 1) > arenaEnd()) reserve(CHUNK_BYTES);
  writeRecord(last, border, parent, edges, men, edgeBits);
  last += 1;
  store<i32>(slotAt(at), last);
}

@inline
function writeRecord(number: i32, border: u64, parent: i32, edges: i32, men: i32, edgeBits: i32): void {
  const at = record(number);
  store<u64>(at, border);
  store<i32>(at, parent, 8);
  store<u8>(at, <u8>edges, 12);
  store<u8>(at, <u8>men, 13);
  store<u8>(at, <u8>edgeBits, 14);
}

@inline
function countAt(edges: i32, men: i32): usize {
  return RECORD_COUNTS + (<usize>(edges * NO_ROUTE + men) << 2);
}

/** Keeps the records with the fewest men for each number of edges. */
function endPoint(): void {
  memory.fill(RECORD_COUNTS, 0, <usize>(EDGE_COUNTS * NO_ROUTE) << 2);
  for (let number = first; number < last; number += 1) {
    const at = countAt(edgesOf(number), menOf(number));
    store<i32>(at, load<i32>(at) + 1);
  }
  for (let edges = 0; edges < EDGE_COUNTS; edges += 1) {
    let room = beamWidth;
    for (let men = 0; men < NO_ROUTE; men += 1) {
      const kept = min(room, load<i32>(countAt(edges, men)));
      store<i32>(countAt(edges, men), kept);
      room -= kept;
    }
  }
  let kept = first;
  for (let number = first; number < last; number += 1) {
    const at = countAt(edgesOf(number), menOf(number));
    const room = load<i32>(at);
    if (room == 0) continue;
    store<i32>(at, room - 1);
    memory.copy(record(kept), record(number), RECORD_BYTES);
    kept += 1;
  }
  last = kept;
}

/** Adds a point. @returns the number of borders kept; if it is 0 the search has failed */
export function addHopRoutePoint(): i32 {
  const row = points / width;
  const column = points % width;
  const from = first;
  const to = last;
  points += 1;
  beginPoint();
  for (let number = from; number < to; number += 1) {
    const transitions = listTransitions(load<u64>(record(number)), row, column);
    for (let index = 0; index < transitions; index += 1) {
      const edges = edgesOf(number) + edgesAdded(index);
      addBorder(nextBorder(index), number, edges, menOf(number) + menAdded(index), edgeBitsOf(index));
    }
  }
  endPoint();
  return last - first;
}

/** Writes the edges of a route to HOP_ROUTE after the last point. @returns whether there is one */
export function writeHopRoute(): bool {
  let number = -1;
  for (let other = first; other < last && number < 0; other += 1) {
    if (edgesOf(other) == length && menOf(other) <= maxMen) number = other;
  }
  if (number < 0) return false;
  for (let point = width * width - 1; point >= 0; point -= 1) {
    store<u8>(HOP_ROUTE + <usize>point, load<u8>(record(number), 14));
    number = load<i32>(record(number), 8);
  }
  return true;
}
