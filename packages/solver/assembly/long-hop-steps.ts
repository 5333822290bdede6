import {
  ALONE, BEGUN, BLOCKED, borderWord, corner, DONE, FREE, isOnRoute, isOpen, loadBorder, LOWER_LEFT, newPiece, renamePiece,
  rises, setRises, setSign, sign, TWICE, UPPER_LEFT, UPPER_RIGHT, width,
} from './long-hop-border';

// Taking one more point: it is off the route, or on it with edges to up to two of the points taken before that touch it. A man
// between two points of a row or column serves that edge. A man in the middle of four serves both their diagonals; the
// one that the route does not use is an edge all the same, and must not make a shorter way.

/** Edges of a new point, a bit each. */
const LEFT: i32 = 1;
const UP_LEFT: i32 = 2;
const UP: i32 = 4;
const UP_RIGHT: i32 = 8;

/** The ways to take the point: borders (64 bits), then edges added, men added and which edges (8 bits each), and 5 unused. */
const STEP_BYTES: usize = 16;
const STEPS: usize = memory.data(16 * 16);

/** How strictly a point off the route is kept from being a shorter way. */
let isStrict: bool = false;
let row: i32 = 0;
let column: i32 = 0;
let before: u64 = 0;
let count: i32 = 0;
/** Men added by the step in hand. */
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

/** The edges a step takes, a bit each: left, up and left, up, up and right. */
@inline
export function edgesTaken(index: i32): i32 {
  return <i32>load<u8>(STEPS + <usize>index * STEP_BYTES, 10);
}

/**
 * Says what is asked of points off the route.
 *
 * @param strict true: at most one edge leads to each, so that it can never be a way between two points of the route. False: only
 *   what is certainly a shorter way is refused, which is edges from two points of the route that are not next to each other
 *   around it. A man on the point makes it neither.
 */
export function setStrict(strict: bool): void {
  isStrict = strict;
}

/** Lists the ways to take a point. @returns how many */
export function listSteps(border: u64, ofRow: i32, ofColumn: i32): i32 {
  row = ofRow;
  column = ofColumn;
  before = border;
  count = 0;
  const isStart = row == 0 && column == 0;
  const isEnd = row == width - 1 && column == width - 1;
  loadBorder(before);
  let open = 0;
  if (column > 0 && isOpen(sign(column - 1))) open |= LEFT;
  if (row > 0) {
    if (column > 0 && isOpen(sign(corner()))) open |= UP_LEFT;
    if (isOpen(sign(column))) open |= UP;
    if (column + 1 < width && isOpen(sign(column + 1))) open |= UP_RIGHT;
  }
  if (!isStart && !isEnd) leaveOut();
  const most = isStart || isEnd ? 1 : 2;
  for (let edges = 0; edges < 16; edges += 1) {
    const degree = <i32>popcnt(edges);
    if ((edges & ~open) == 0 && degree <= most && (!isEnd || degree == 1)) takeIn(edges, isStart, isEnd);
  }
  return count;
}

/** The point is not on the route. */
function leaveOut(): void {
  loadBorder(before);
  settle(FREE, 0);
}

/** The index of the sign of the point that an edge leads to. */
@inline
function neighbour(edge: i32): i32 {
  if (edge == LEFT) return column - 1;
  if (edge == UP_LEFT) return corner();
  return edge == UP ? column : column + 1;
}

/** Uses one of the open ways of a point. @returns the sign of the other end of its piece: the new point's own now */
function attach(index: i32): i32 {
  const value = sign(index);
  if (value != ALONE) {
    setSign(index, DONE);
    return value;
  }
  const piece = newPiece();
  setSign(index, piece);
  return piece;
}

/** The point is on the route, with some edges. */
function takeIn(edges: i32, isStart: bool, isEnd: bool): void {
  loadBorder(before);
  if (edges == 0) {
    settle(isStart ? BEGUN : ALONE, edges);
    return;
  }
  const first = neighbour(edges & -edges);
  const rest = edges & (edges - 1);
  if (rest == 0) {
    const piece = attach(first);
    if (!isEnd) settle(piece, edges);
    else if (piece == BEGUN && isOnePiece()) settle(DONE, edges);
    return;
  }
  const second = neighbour(rest);
  // Two ends of one piece would close a ring.
  if (sign(first) >= BEGUN && sign(first) == sign(second)) return;
  const one = attach(first);
  const other = attach(second);
  if (one == BEGUN) renamePiece(other, BEGUN);
  else if (other == BEGUN) renamePiece(one, BEGUN);
  else renamePiece(other, one);
  settle(DONE, edges);
}

/** Is nothing left that leads on? */
function isOnePiece(): bool {
  for (let index = 0; index <= width; index += 1) {
    if (isOpen(sign(index))) return false;
  }
  return true;
}

/** Writes a step down, unless it makes a shorter way or leaves an end behind. @param value the sign of the new point */
function settle(value: i32, edges: i32): void {
  men = (edges & LEFT) + ((edges & UP) >> 2);
  if (row > 0 && column > 0) {
    value = closeCell(value, edges);
    if (value < 0 || isOpen(sign(corner()))) return;
  }
  // In the last column the point above is left behind too.
  if (row > 0 && column == width - 1 && isOpen(sign(column))) return;
  setRises((edges & UP_RIGHT) != 0);
  setSign(corner(), column == width - 1 ? BLOCKED : sign(column));
  // Where the route does not rise nothing can come to the corner but an edge of the route.
  if (!rises && !isOpen(sign(corner()))) setSign(corner(), BLOCKED);
  setSign(column, value);
  const step = STEPS + <usize>count * STEP_BYTES;
  store<u64>(step, borderWord());
  store<u8>(step, <u8>popcnt(edges), 8);
  store<u8>(step, <u8>men, 9);
  store<u8>(step, <u8>edges, 10);
  count += 1;
}

/**
 * Deals with the four points of which the new one is the last. If the route uses one of their diagonals there is a man in the
 * middle, and the other diagonal is an edge.
 *
 * @returns the sign of the new point, or -1 if that is a shorter way
 */
function closeCell(value: i32, edges: i32): i32 {
  const falls = (edges & UP_LEFT) != 0;
  if (falls || rises) men += 1;
  if (falls == rises) return value;
  if (rises) {
    const far = sign(corner());
    if (isOnRoute(far) && isOnRoute(value)) return -1;
    setSign(corner(), touched(far, LOWER_RIGHT, isOnRoute(value), value));
    return touched(value, UPPER_LEFT, isOnRoute(far), far);
  }
  const above = sign(column);
  const beside = sign(column - 1);
  if (isOnRoute(above) && isOnRoute(beside)) return -1;
  setSign(column, touched(above, LOWER_LEFT, isOnRoute(beside), beside));
  setSign(column - 1, touched(beside, UPPER_RIGHT, isOnRoute(above), above));
  return value;
}

/** A corner by which a point has no sign of its own, since it is the last. */
const LOWER_RIGHT: i32 = 16;

/**
 * The sign of a point to which an edge leads.
 *
 * @param by which corner of the point
 * @param fromRoute whether it comes from the route
 * @param other the sign at its other end
 */
function touched(value: i32, by: i32, fromRoute: bool, other: i32): i32 {
  if (isOnRoute(value) || value == BLOCKED || other == BLOCKED) return value;
  if (isStrict) {
    if (value == FREE) return TWICE;
    men += 1;
    return BLOCKED;
  }
  if (!fromRoute) return value;
  if (value == FREE) return by == LOWER_RIGHT ? TWICE : by;
  const isBeside =
    (value == UPPER_LEFT && (by == UPPER_RIGHT || by == LOWER_LEFT)) ||
    ((value == UPPER_RIGHT || value == LOWER_LEFT) && by == LOWER_RIGHT);
  if (isBeside) return TWICE;
  men += 1;
  return BLOCKED;
}
