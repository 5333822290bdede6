import {
  BLOCKED,
  BOTH_OPEN,
  corner,
  decodeBorder,
  DONE,
  encodeBorder,
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
} from './border';

// The transitions by one more point: it is off the route, or on it with edges to at most two of the earlier points around it. A
// man between two points of a row or column serves that edge. A man in the middle of four points serves both their diagonals;
// the diagonal that the route does not use is an edge all the same and must not be a shortcut.

/** Edges of a new point, a bit each. */
const LEFT: i32 = 1;
const UP_LEFT: i32 = 2;
const UP: i32 = 4;
const UP_RIGHT: i32 = 8;

/** The steps: borders (64 bits), then edges added, men added and the edges themselves (8 bits each), and 5 unused bytes. */
const STEP_BYTES: usize = 16;
const STEPS: usize = memory.data(16 * 16);

/** Whether a point off the route may have at most one edge. */
let isStrict: bool = false;
let row: i32 = 0;
let column: i32 = 0;
let previousBorder: u64 = 0;
let count: i32 = 0;
/** Men added by the current step. */
let men: i32 = 0;

@inline
export function nextBorder(index: i32): u64 {
  return load<u64>(STEPS + <usize>index * STEP_BYTES);
}

@inline
export function edgesAdded(index: i32): i32 {
  return <i32>load<u8>(STEPS + <usize>index * STEP_BYTES, 8);
}

@inline
export function menAdded(index: i32): i32 {
  return <i32>load<u8>(STEPS + <usize>index * STEP_BYTES, 9);
}

/** Returns the edges of a step, a bit each: left, up and left, up, up and right. */
@inline
export function edgesTaken(index: i32): i32 {
  return <i32>load<u8>(STEPS + <usize>index * STEP_BYTES, 10);
}

/**
 * Sets the condition on points off the route.
 *
 * @param strict true: at most one edge leads to each point, so that it never is a shortcut between two points of the route.
 *   False: only certain shortcuts are refused, which are edges from two points of the route that are not adjacent around it. A
 *   man on the point excludes both.
 */
export function setStrict(strict: bool): void {
  isStrict = strict;
}

/** Lists the steps by which a point is added. @returns their number */
export function listSteps(border: u64, pointRow: i32, pointColumn: i32): i32 {
  row = pointRow;
  column = pointColumn;
  previousBorder = border;
  count = 0;
  const isStart = row == 0 && column == 0;
  const isEnd = row == width - 1 && column == width - 1;
  decodeBorder(previousBorder);
  let open = 0;
  if (column > 0 && isOpen(stateOf(column - 1))) open |= LEFT;
  if (row > 0) {
    if (column > 0 && isOpen(stateOf(corner()))) open |= UP_LEFT;
    if (isOpen(stateOf(column))) open |= UP;
    if (column + 1 < width && isOpen(stateOf(column + 1))) open |= UP_RIGHT;
  }
  if (!isStart && !isEnd) addOffRoute();
  const maxDegree = isStart || isEnd ? 1 : 2;
  for (let edges = 0; edges < 16; edges += 1) {
    const degree = <i32>popcnt(edges);
    if ((edges & ~open) == 0 && degree <= maxDegree && (!isEnd || degree == 1)) addOnRoute(edges, isStart, isEnd);
  }
  return count;
}

/** Adds the point off the route. */
function addOffRoute(): void {
  decodeBorder(previousBorder);
  writeStep(FREE, 0);
}

/** Returns the index of the state of the point that an edge leads to. */
@inline
function neighbour(edge: i32): i32 {
  if (edge == LEFT) return column - 1;
  if (edge == UP_LEFT) return corner();
  return edge == UP ? column : column + 1;
}

/** Uses an open end of a point. @returns the state of the other end of its piece, which the new point takes */
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

/** Adds the point on the route with some edges. */
function addOnRoute(edges: i32, isStart: bool, isEnd: bool): void {
  decodeBorder(previousBorder);
  if (edges == 0) {
    writeStep(isStart ? START_PIECE : BOTH_OPEN, edges);
    return;
  }
  const first = neighbour(edges & -edges);
  const rest = edges & (edges - 1);
  if (rest == 0) {
    const piece = useOpenEnd(first);
    if (!isEnd) writeStep(piece, edges);
    else if (piece == START_PIECE && isOnePiece()) writeStep(DONE, edges);
    return;
  }
  const second = neighbour(rest);
  // Two ends of one piece would close a ring.
  if (stateOf(first) >= START_PIECE && stateOf(first) == stateOf(second)) return;
  const one = useOpenEnd(first);
  const other = useOpenEnd(second);
  if (one == START_PIECE) renamePiece(other, START_PIECE);
  else if (other == START_PIECE) renamePiece(one, START_PIECE);
  else renamePiece(other, one);
  writeStep(DONE, edges);
}

/** Returns whether no open end is left. */
function isOnePiece(): bool {
  for (let index = 0; index <= width; index += 1) {
    if (isOpen(stateOf(index))) return false;
  }
  return true;
}

/** Writes a step unless it creates a shortcut or leaves an open end behind. @param state state of the new point */
function writeStep(state: i32, edges: i32): void {
  men = (edges & LEFT) + ((edges & UP) >> 2);
  if (row > 0 && column > 0) {
    state = closeSquare(state, edges);
    if (state < 0 || isOpen(stateOf(corner()))) return;
  }
  // In the last column the point above is left behind too.
  if (row > 0 && column == width - 1 && isOpen(stateOf(column))) return;
  setRises((edges & UP_RIGHT) != 0);
  setState(corner(), column == width - 1 ? BLOCKED : stateOf(column));
  // If the route does not rise, only an edge of the route can reach the corner.
  if (!rises && !isOpen(stateOf(corner()))) setState(corner(), BLOCKED);
  setState(column, state);
  const step = STEPS + <usize>count * STEP_BYTES;
  store<u64>(step, encodeBorder());
  store<u8>(step, <u8>popcnt(edges), 8);
  store<u8>(step, <u8>men, 9);
  store<u8>(step, <u8>edges, 10);
  count += 1;
}

/**
 * Closes the square of four points of which the new one is the last. If the route uses one of their diagonals, a man is in the
 * middle and the other diagonal is an edge.
 *
 * @returns the state of the new point, or -1 if the edge is a shortcut
 */
function closeSquare(state: i32, edges: i32): i32 {
  const falls = (edges & UP_LEFT) != 0;
  if (falls || rises) men += 1;
  if (falls == rises) return state;
  if (rises) {
    const far = stateOf(corner());
    if (isOnRoute(far) && isOnRoute(state)) return -1;
    setState(corner(), stateWithEdge(far, LOWER_RIGHT, isOnRoute(state), state));
    return stateWithEdge(state, UPPER_LEFT, isOnRoute(far), far);
  }
  const above = stateOf(column);
  const beside = stateOf(column - 1);
  if (isOnRoute(above) && isOnRoute(beside)) return -1;
  setState(column, stateWithEdge(above, LOWER_LEFT, isOnRoute(beside), beside));
  setState(column - 1, stateWithEdge(beside, UPPER_RIGHT, isOnRoute(above), above));
  return state;
}

/** The corner without a state of its own, since it is the last. */
const LOWER_RIGHT: i32 = 16;

/**
 * Returns the state of a point that an edge reaches.
 *
 * @param by the corner of the point
 * @param fromRoute whether the edge comes from the route
 * @param other the state at its other end
 */
function stateWithEdge(state: i32, by: i32, fromRoute: bool, other: i32): i32 {
  if (isOnRoute(state) || state == BLOCKED || other == BLOCKED) return state;
  if (isStrict) {
    if (state == FREE) return TWO_CORNERS;
    men += 1;
    return BLOCKED;
  }
  if (!fromRoute) return state;
  if (state == FREE) return by == LOWER_RIGHT ? TWO_CORNERS : by;
  const isBeside =
    (state == UPPER_LEFT && (by == UPPER_RIGHT || by == LOWER_LEFT)) ||
    ((state == UPPER_RIGHT || state == LOWER_LEFT) && by == LOWER_RIGHT);
  if (isBeside) return TWO_CORNERS;
  men += 1;
  return BLOCKED;
}
