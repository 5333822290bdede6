// The frontier between the points of the lattice that have been added, row by row, and the remaining points.
// It consists of the last point added in each column, and of the corner: the point up and to the left of the
// next one. How a route can continue depends on these points alone.
//
// The state of a point has four bits. A frontier is a 64-bit number: the states of its columns from the left, then the
// state of the corner, and above them one bit that is set if the route goes from the last point up and to the right.

/** Not on the route, and no landing: beyond the edge of the board, or occupied. */
export const BLOCKED: i32 = 0;
/** Not on the route, and without an edge. */
export const FREE: i32 = 1;
/** Not on the route, with an edge from the route at one corner, or at two adjacent corners. */
export const UPPER_LEFT: i32 = 2;
export const UPPER_RIGHT: i32 = 3;
export const LOWER_LEFT: i32 = 4;
export const TWO_CORNERS: i32 = 5;
/** On the route with all edges decided. */
export const DONE: i32 = 6;
/** On the route with both edges open. */
export const BOTH_OPEN: i32 = 7;
/** The end of the piece of the route that begins at the start. */
export const START_PIECE: i32 = 8;
/** From here on: the ends of other pieces, two points for each state. */
const PIECE: i32 = 9;

/** A frontier has fewer open ends than this: nine points have at most two each. */
export const OPEN_END_COUNTS: i32 = 19;

/** The states of the current frontier: a byte for each column, and one for the corner. */
const STATES: usize = memory.data(16);
/** The new number of each piece of the current frontier during its encoding, or 0. */
const NEW_NUMBERS: usize = memory.data(16);

/** The number of points in a row. */
export let width: i32 = 0;
/** Whether the route goes up and to the right from the last point. */
export let rises: bool = false;

export function setWidth(points: i32): void {
  width = points;
}

@inline
export function setRises(value: bool): void {
  rises = value;
}

/** Returns the index of the corner among the states. */
@inline
export function corner(): i32 {
  return width;
}

@inline
export function stateOf(index: i32): i32 {
  return <i32>load<u8>(STATES + <usize>index);
}

@inline
export function setState(index: i32, state: i32): void {
  store<u8>(STATES + <usize>index, <u8>state);
}

/** Returns whether a point in this state is on the route. */
@inline
export function isOnRoute(state: i32): bool {
  return state >= DONE;
}

/** Returns whether a point in this state has an open end. */
@inline
export function isOpen(state: i32): bool {
  return state >= BOTH_OPEN;
}

/** Makes a frontier the current one. */
export function decodeFrontier(frontier: u64): void {
  for (let index = 0; index <= width; index += 1) setState(index, <i32>(frontier >> (<u64>(4 * index))) & 15);
  rises = ((frontier >> (<u64>(4 * width + 4))) & 1) != 0;
}

/** Returns the current frontier as a number. Pieces are numbered in the order of their first ends. */
export function encodeFrontier(): u64 {
  store<u64>(NEW_NUMBERS, 0, 0);
  store<u64>(NEW_NUMBERS, 0, 8);
  let next = PIECE;
  let frontier: u64 = rises ? (<u64>1) << (<u64>(4 * width + 4)) : 0;
  for (let index = 0; index <= width; index += 1) {
    let state = stateOf(index);
    if (state >= PIECE) {
      if (load<u8>(NEW_NUMBERS + <usize>state) == 0) {
        store<u8>(NEW_NUMBERS + <usize>state, <u8>next);
        next += 1;
      }
      state = <i32>load<u8>(NEW_NUMBERS + <usize>state);
    }
    frontier |= <u64>state << (<u64>(4 * index));
  }
  return frontier;
}

/** Returns the number of open ends of a frontier. */
export function countOpenEnds(frontier: u64): i32 {
  let ends = 0;
  for (let index = 0; index <= width; index += 1) {
    const state = <i32>(frontier >> (<u64>(4 * index))) & 15;
    if (isOpen(state)) ends += state == BOTH_OPEN ? 2 : 1;
  }
  return ends;
}

/** Returns the frontier before the first point: all its points are beyond the edge of the board. */
export function firstFrontier(): u64 {
  return 0;
}

/** Returns the state for a new piece, which no point of the current frontier has. */
export function unusedPiece(): i32 {
  let piece = PIECE;
  for (let index = 0; index <= width; index += 1) {
    if (stateOf(index) != piece) continue;
    piece += 1;
    index = -1;
  }
  return piece;
}

/** Changes the state of the only point in a state. */
export function renamePiece(from: i32, to: i32): void {
  for (let index = 0; index <= width; index += 1) {
    if (stateOf(index) != from) continue;
    setState(index, to);
    return;
  }
}
