import { arenaEnd, clearArena, reserve } from './arena';
import { ENDS, firstBorder, openEnds, width } from './long-hop-border';
import { LENGTHS, NO_ROUTE } from './long-hop-borders';
import { leastMen } from './long-hop-bounds';
import { edgesAdded, edgesTaken, listSteps, menAdded, nextBorder, setStrict } from './long-hop-steps';

// A route of a given number of edges with no more than a given number of men: a beam that keeps so many borders at each point
// for every number of edges, and of those none that, by what was worked out before, needs too many men. What it finds
// is to be checked; that it finds nothing proves nothing.

/** A border on the way: the word, the number of the one before (32 bits), then edges, men and the edges taken last (8 bits each). */
const RECORD_BYTES: usize = 16;
const CHUNK_BYTES: usize = 1 << 16;

/** By point: the edges that the route found takes there, as the steps tell them. */
export const TAKEN: usize = memory.data(64);
/** By open ends and edges: the fewest men that the points left may need. */
const REST: usize = memory.data(19 * 64);
/** By edges and men: how many records there are, and then how many of them are kept. */
const ROOM: usize = memory.data(64 * 96 * 4);

let length: i32 = 0;
let mostMen: i32 = 0;
let keep: i32 = 0;
let points: i32 = 0;
/** Records of all points one after another; those of the point taken last are `first` to `last`. */
let records: usize = 0;
let first: i32 = 0;
let last: i32 = 0;
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

/** Begins to look for a route on the lattice whose bounds have been worked out. @param borders kept for each number of edges */
export function beginRoute(edges: i32, men: i32, borders: i32): void {
  clearArena();
  setStrict(true);
  length = edges;
  mostMen = men;
  keep = borders;
  points = 0;
  let count: u32 = 1 << 12;
  while (count < <u32>(borders * edges) * 4) count <<= 1;
  mask = count - 1;
  slots = reserve(<usize>count << 2);
  records = reserve(CHUNK_BYTES);
  first = 0;
  last = 0;
  beginPoint();
  offer(firstBorder(), -1, 0, 0, 0);
  endPoint();
}

/**
 * Points left are, turned half round, points taken from the other end. Every end left open is joined to one of theirs by an edge,
 * and a man serves two of those at most.
 */
function prepareRest(): void {
  for (let ends = 0; ends < ENDS; ends += 1) {
    for (let edges = 0; edges <= length; edges += 1) {
      const least = edges < ends ? NO_ROUTE : leastMen(width * width - points, ends, edges - ends) + ((ends + 1) >> 1);
      store<u8>(REST + <usize>(ends * LENGTHS + edges), <u8>min(least, NO_ROUTE));
    }
  }
}

@inline
function restOf(border: u64, edges: i32): i32 {
  return <i32>load<u8>(REST + <usize>(openEnds(border) * LENGTHS + edges));
}

function beginPoint(): void {
  prepareRest();
  memory.fill(slots, 0, (<usize>mask + 1) << 2);
  first = last;
}

@inline
function slotOf(border: u64, edges: i32): u32 {
  const word = (border ^ (<u64>edges << 56)) * 0x9e3779b97f4a7c15;
  return <u32>((word ^ (word >> 29)) * 0xbf58476d1ce4e5b9 >> 32) & mask;
}

@inline
function slot(at: u32): usize {
  return slots + (<usize>at << 2);
}

/** Takes a border into the records of the point in hand, if it may lead to a route. */
function offer(border: u64, parent: i32, edges: i32, men: i32, taken: i32): void {
  if (edges > length || men + restOf(border, length - edges) > mostMen) return;
  let at = slotOf(border, edges);
  for (let number = load<i32>(slot(at)); number != 0; number = load<i32>(slot(at))) {
    if (load<u64>(record(number - 1)) == border && edgesOf(number - 1) == edges) {
      if (menOf(number - 1) > men) write(number - 1, border, parent, edges, men, taken);
      return;
    }
    at = (at + 1) & mask;
  }
  if (<u32>(last - first) >= (mask >> 1) + (mask >> 2)) return;
  if (record(last + 1) > arenaEnd()) reserve(CHUNK_BYTES);
  write(last, border, parent, edges, men, taken);
  last += 1;
  store<i32>(slot(at), last);
}

@inline
function write(number: i32, border: u64, parent: i32, edges: i32, men: i32, taken: i32): void {
  const at = record(number);
  store<u64>(at, border);
  store<i32>(at, parent, 8);
  store<u8>(at, <u8>edges, 12);
  store<u8>(at, <u8>men, 13);
  store<u8>(at, <u8>taken, 14);
}

@inline
function room(edges: i32, men: i32): usize {
  return ROOM + (<usize>(edges * NO_ROUTE + men) << 2);
}

/** Keeps for each number of edges those records that need the fewest men. */
function endPoint(): void {
  memory.fill(ROOM, 0, <usize>(LENGTHS * NO_ROUTE) << 2);
  for (let number = first; number < last; number += 1) {
    const at = room(edgesOf(number), menOf(number));
    store<i32>(at, load<i32>(at) + 1);
  }
  for (let edges = 0; edges < LENGTHS; edges += 1) {
    let left = keep;
    for (let men = 0; men < NO_ROUTE; men += 1) {
      const kept = min(left, load<i32>(room(edges, men)));
      store<i32>(room(edges, men), kept);
      left -= kept;
    }
  }
  let kept = first;
  for (let number = first; number < last; number += 1) {
    const at = room(edgesOf(number), menOf(number));
    const left = load<i32>(at);
    if (left == 0) continue;
    store<i32>(at, left - 1);
    memory.copy(record(kept), record(number), RECORD_BYTES);
    kept += 1;
  }
  last = kept;
}

/** Takes one more point. @returns how many borders are kept there */
export function takeRoutePoint(): i32 {
  const row = points / width;
  const column = points % width;
  const from = first;
  const to = last;
  points += 1;
  beginPoint();
  for (let number = from; number < to; number += 1) {
    const steps = listSteps(load<u64>(record(number)), row, column);
    for (let index = 0; index < steps; index += 1) {
      const edges = edgesOf(number) + edgesAdded(index);
      offer(nextBorder(index), number, edges, menOf(number) + menAdded(index), edgesTaken(index));
    }
  }
  endPoint();
  return last - first;
}

/** Writes the edges of a route to TAKEN, once the last point is taken. @returns whether one was found */
export function writeRoute(): bool {
  let number = -1;
  for (let other = first; other < last && number < 0; other += 1) {
    if (edgesOf(other) == length && menOf(other) <= mostMen) number = other;
  }
  if (number < 0) return false;
  for (let point = width * width - 1; point >= 0; point -= 1) {
    store<u8>(TAKEN + <usize>point, load<u8>(record(number), 14));
    number = load<i32>(record(number), 8);
  }
  return true;
}
