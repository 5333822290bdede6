// A route through the lattice, cut along a border. The points of the lattice are taken row by row; the border is the points
// taken last, one for each column, and the corner: the one before the border's own in the row above the next point. Everything
// that is still to be decided hangs on them.
//
// What is known of a point is its sign, four bits. A border is a word: the signs of its columns from the left, then that of
// the corner, and above them one bit: whether the route goes from the point taken last up and to the right.

/** A point that is not on the route and cannot be landed on: beyond the edge, or with a man on it. */
export const BLOCKED: i32 = 0;
/** A point not on the route that no edge leads to. */
export const FREE: i32 = 1;
/** Points not on the route, with an edge from the route by one of their corners, or by two that are next to each other. */
export const UPPER_LEFT: i32 = 2;
export const UPPER_RIGHT: i32 = 3;
export const LOWER_LEFT: i32 = 4;
export const TWICE: i32 = 5;
/** A point of the route whose ways on are all decided. */
export const DONE: i32 = 6;
/** A point of the route of which nothing is decided: both its ways lead on. */
export const ALONE: i32 = 7;
/** The end of the piece of the route that begins at the start. */
export const BEGUN: i32 = 8;
/** The ends of other pieces, two of each sign from here on. */
export const PIECE: i32 = 9;

/** No border has as many open ends: two for each of nine points are the most. */
export const ENDS: i32 = 19;

/** The signs of the border in hand, a byte for each column, and one for the corner. */
const SIGNS: usize = memory.data(16);
const RENAMED: usize = memory.data(16);

/** Points in a row. */
export let width: i32 = 0;
/** Does the route go up and right from the point taken last? */
export let rises: bool = false;

export function setWidth(points: i32): void {
  width = points;
}

@inline
export function setRises(value: bool): void {
  rises = value;
}

/** The index of the corner among the signs. */
@inline
export function corner(): i32 {
  return width;
}

@inline
export function sign(index: i32): i32 {
  return <i32>load<u8>(SIGNS + <usize>index);
}

@inline
export function setSign(index: i32, value: i32): void {
  store<u8>(SIGNS + <usize>index, <u8>value);
}

/** Is a point of that sign on the route? */
@inline
export function isOnRoute(value: i32): bool {
  return value >= DONE;
}

/** Does the route lead on from a point of that sign? */
@inline
export function isOpen(value: i32): bool {
  return value >= ALONE;
}

/** Takes a border in hand. */
export function loadBorder(border: u64): void {
  for (let index = 0; index <= width; index += 1) setSign(index, <i32>(border >> (<u64>(4 * index))) & 15);
  rises = ((border >> (<u64>(4 * width + 4))) & 1) != 0;
}

/** The border in hand as a word. Pieces are numbered anew in the order of their first ends. */
export function borderWord(): u64 {
  store<u64>(RENAMED, 0, 0);
  store<u64>(RENAMED, 0, 8);
  let next = PIECE;
  let border: u64 = rises ? (<u64>1) << (<u64>(4 * width + 4)) : 0;
  for (let index = 0; index <= width; index += 1) {
    let value = sign(index);
    if (value >= PIECE) {
      if (load<u8>(RENAMED + <usize>value) == 0) {
        store<u8>(RENAMED + <usize>value, <u8>next);
        next += 1;
      }
      value = <i32>load<u8>(RENAMED + <usize>value);
    }
    border |= <u64>value << (<u64>(4 * index));
  }
  return border;
}

/** How many edges must still lead on from a border. */
export function openEnds(border: u64): i32 {
  let ends = 0;
  for (let index = 0; index <= width; index += 1) {
    const value = <i32>(border >> (<u64>(4 * index))) & 15;
    if (isOpen(value)) ends += value == ALONE ? 2 : 1;
  }
  return ends;
}

/** The border before any point is taken: everything lies beyond the edge. */
export function firstBorder(): u64 {
  return 0;
}

/** A sign that no piece of the border in hand has. */
export function newPiece(): i32 {
  let piece = PIECE;
  for (let index = 0; index <= width; index += 1) {
    if (sign(index) != piece) continue;
    piece += 1;
    index = -1;
  }
  return piece;
}

/** Gives the only point of a sign another. */
export function renamePiece(from: i32, to: i32): void {
  for (let index = 0; index <= width; index += 1) {
    if (sign(index) != from) continue;
    setSign(index, to);
    return;
  }
}
