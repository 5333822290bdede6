import {
  BLOCKED,
  BOTH_OPEN,
  corner,
  decodeFrontier,
  DONE,
  encodeFrontier,
  FREE,
  isOnRoute,
  isOpen,
  LOWER_LEFT,
  renamePiece,
  rises,
  setRises,
  setState,
  START_PIECE,
  stateOf,
  TWO_CORNERS,
  unusedPiece,
  UPPER_LEFT,
  UPPER_RIGHT,
  width,
} from './frontier';

// The transitions from a frontier when one more point is added. The point is off the route, or on it with edges to at
// most two adjacent earlier points. A man between two points of a row or column supports that edge. A man in the middle
// of four points supports both their diagonals: the one that the route does not use is an edge too, and must not be a
// shortcut.

/** The edge bits of a new point. */
const LEFT: i32 = 1;
const UP_LEFT: i32 = 2;
const UP: i32 = 4;
const UP_RIGHT: i32 = 8;

/**
 * The transitions: the next frontier (64 bits), then edges added, men added and edge bits (8 bits each), and 5 unused
 * bytes.
 */
const TRANSITION_BYTES: usize = 16;
const TRANSITIONS: usize = memory.data(16 * 16);

/** Whether at most one edge may lead to a point off the route. */
let isStrict: bool = false;
/** The row and the column of the new point. */
let row: i32 = 0;
let column: i32 = 0;
let previousFrontier: u64 = 0;
/** The number of transitions. */
let count: i32 = 0;
/** The number of men that the current transition adds. */
let addedMen: i32 = 0;

/** Returns the frontier after a listed transition. */
@inline
export function nextFrontier(index: i32): u64 {
  return load<u64>(TRANSITIONS + <usize>index * TRANSITION_BYTES);
}

/** Returns the number of edges that a listed transition adds. */
@inline
export function edgesAdded(index: i32): i32 {
  return <i32>load<u8>(TRANSITIONS + <usize>index * TRANSITION_BYTES, 8);
}

/** Returns the number of men that a listed transition adds. */
@inline
export function menAdded(index: i32): i32 {
  return <i32>load<u8>(TRANSITIONS + <usize>index * TRANSITION_BYTES, 9);
}

/** Returns the edge bits of the new point: left, up and left, up, up and right. */
@inline
export function edgeBitsOf(index: i32): i32 {
  return <i32>load<u8>(TRANSITIONS + <usize>index * TRANSITION_BYTES, 10);
}

/**
 * Sets the condition on points off the route.
 *
 * @param strict true: at most one edge may lead to a point off the route, so that the point is never part of a
 *   shortcut. False: only proven shortcuts are excluded, which are edges from two points of the route that are not
 *   adjacent around it. In either case a man on the point prevents them.
 */
export function setStrict(strict: bool): void {
  isStrict = strict;
}

/**
 * Lists the transitions that add the point in the given row and column to a frontier.
 *
 * @returns their number
 */
export function listTransitions(frontier: u64, pointRow: i32, pointColumn: i32): i32 {
  row = pointRow;
  column = pointColumn;
  previousFrontier = frontier;
  count = 0;
  const isStart = row == 0 && column == 0;
  const isEnd = row == width - 1 && column == width - 1;
  decodeFrontier(previousFrontier);
  let openEdges = 0;
  if (column > 0 && isOpen(stateOf(column - 1))) openEdges |= LEFT;
  if (row > 0) {
    if (column > 0 && isOpen(stateOf(corner()))) openEdges |= UP_LEFT;
    if (isOpen(stateOf(column))) openEdges |= UP;
    if (column + 1 < width && isOpen(stateOf(column + 1))) openEdges |= UP_RIGHT;
  }
  if (!isStart && !isEnd) addOffRoute();
  const maxDegree = isStart || isEnd ? 1 : 2;
  for (let edges = 0; edges < 16; edges += 1) {
    const degree = <i32>popcnt(edges);
    if ((edges & ~openEdges) == 0 && degree <= maxDegree && (!isEnd || degree == 1)) addOnRoute(edges, isStart, isEnd);
  }
  return count;
}

/** Adds the transition in which the point is off the route. */
function addOffRoute(): void {
  decodeFrontier(previousFrontier);
  writeTransition(FREE, 0);
}

/** Returns the index of the state of the point that an edge leads to. */
@inline
function neighbourAt(edge: i32): i32 {
  if (edge == LEFT) return column - 1;
  if (edge == UP_LEFT) return corner();
  return edge == UP ? column : column + 1;
}

/**
 * Closes an open end of a point.
 *
 * @returns the state of its piece, which the new point takes over
 */
function useOpenEnd(index: i32): i32 {
  const state = stateOf(index);
  if (state != BOTH_OPEN) {
    setState(index, DONE);
    return state;
  }
  const piece = unusedPiece();
  setState(index, piece);
  return piece;
}

/** Adds the transition in which the point is on the route with the given edges, unless it closes a ring. */
function addOnRoute(edges: i32, isStart: bool, isEnd: bool): void {
  decodeFrontier(previousFrontier);
  if (edges == 0) {
    writeTransition(isStart ? START_PIECE : BOTH_OPEN, edges);
    return;
  }
  const first = neighbourAt(edges & -edges);
  const secondEdge = edges & (edges - 1);
  if (secondEdge == 0) {
    const piece = useOpenEnd(first);
    if (!isEnd) writeTransition(piece, edges);
    else if (piece == START_PIECE && hasNoOpenEnd()) writeTransition(DONE, edges);
    return;
  }
  const second = neighbourAt(secondEdge);
  // An edge between both ends of one piece would close a ring.
  if (stateOf(first) >= START_PIECE && stateOf(first) == stateOf(second)) return;
  const firstPiece = useOpenEnd(first);
  const secondPiece = useOpenEnd(second);
  if (firstPiece == START_PIECE) renamePiece(secondPiece, START_PIECE);
  else if (secondPiece == START_PIECE) renamePiece(firstPiece, START_PIECE);
  else renamePiece(secondPiece, firstPiece);
  writeTransition(DONE, edges);
}

/** Returns whether no open end is left. */
function hasNoOpenEnd(): bool {
  for (let index = 0; index <= width; index += 1) {
    if (isOpen(stateOf(index))) return false;
  }
  return true;
}

/**
 * Writes a transition unless it creates a shortcut or leaves an open end behind.
 *
 * @param state state of the new point
 */
function writeTransition(state: i32, edges: i32): void {
  addedMen = (edges & LEFT) + ((edges & UP) >> 2);
  if (row > 0 && column > 0) {
    state = closeSquare(state, edges);
    if (state < 0 || isOpen(stateOf(corner()))) return;
  }
  // In the last column the point above leaves the frontier too.
  if (row > 0 && column == width - 1 && isOpen(stateOf(column))) return;
  setRises((edges & UP_RIGHT) != 0);
  setState(corner(), column == width - 1 ? BLOCKED : stateOf(column));
  // If the route does not rise, only an edge of the route can reach the corner.
  if (!rises && !isOpen(stateOf(corner()))) setState(corner(), BLOCKED);
  setState(column, state);
  const transition = TRANSITIONS + <usize>count * TRANSITION_BYTES;
  store<u64>(transition, encodeFrontier());
  store<u8>(transition, <u8>popcnt(edges), 8);
  store<u8>(transition, <u8>addedMen, 9);
  store<u8>(transition, <u8>edges, 10);
  count += 1;
}

/**
 * Closes the square of four points whose last one is the new point. If the route uses one diagonal, a man is in the
 * middle and the other diagonal is an edge too.
 *
 * @returns the state of the new point, or -1 if the edge is a shortcut
 */
function closeSquare(state: i32, edges: i32): i32 {
  const falls = (edges & UP_LEFT) != 0;
  if (falls || rises) addedMen += 1;
  if (falls == rises) return state;
  if (rises) {
    const far = stateOf(corner());
    if (isOnRoute(far) && isOnRoute(state)) return -1;
    setState(corner(), stateWithEdge(far, LOWER_RIGHT, isOnRoute(state), state));
    return stateWithEdge(state, UPPER_LEFT, isOnRoute(far), far);
  }
  const above = stateOf(column);
  const left = stateOf(column - 1);
  if (isOnRoute(above) && isOnRoute(left)) return -1;
  setState(column, stateWithEdge(above, LOWER_LEFT, isOnRoute(left), left));
  setState(column - 1, stateWithEdge(left, UPPER_RIGHT, isOnRoute(above), above));
  return state;
}

/** The corner of a point that is reached last. It needs no state, since no other corner follows it. */
const LOWER_RIGHT: i32 = 16;

/**
 * Returns the state of a point that an edge reaches.
 *
 * @param reachedCorner corner of the point that the edge reaches
 * @param isFromRoute whether the edge comes from the route
 * @param other state at the other end of the edge
 */
function stateWithEdge(state: i32, reachedCorner: i32, isFromRoute: bool, other: i32): i32 {
  if (isOnRoute(state) || state == BLOCKED || other == BLOCKED) return state;
  if (isStrict) {
    if (state == FREE) return TWO_CORNERS;
    addedMen += 1;
    return BLOCKED;
  }
  if (!isFromRoute) return state;
  if (state == FREE) return reachedCorner == LOWER_RIGHT ? TWO_CORNERS : reachedCorner;
  const isAdjacentCorner =
    (state == UPPER_LEFT && (reachedCorner == UPPER_RIGHT || reachedCorner == LOWER_LEFT)) ||
    ((state == UPPER_RIGHT || state == LOWER_LEFT) && reachedCorner == LOWER_RIGHT);
  if (isAdjacentCorner) return TWO_CORNERS;
  addedMen += 1;
  return BLOCKED;
}
