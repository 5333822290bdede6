// Lists of moves, 16 bits each (256 x from + to), and beside them what each is worth, 32 bits.

/** Writes a move and its worth. */
@inline
export function put(moves: usize, worths: usize, index: i32, move: i32, worth: i32): void {
  store<u16>(moves + ((<usize>index) << 1), <u16>move);
  store<i32>(worths + ((<usize>index) << 2), worth);
}

/** The move at an index of a list. */
@inline
export function moveAt(list: usize, index: i32): i32 {
  return <i32>load<u16>(list + ((<usize>index) << 1));
}

/** What the move at an index is worth trying early, in the list beside. */
@inline
export function worthAt(list: usize, index: i32): i32 {
  return load<i32>(list + ((<usize>index) << 2));
}

/** Brings the worthiest move that is left to a place of the list, and returns it. */
export function pick(moves: usize, worths: usize, place: i32, count: i32): i32 {
  let best = place;
  for (let index = place + 1; index < count; index += 1) {
    if (worthAt(worths, index) > worthAt(worths, best)) best = index;
  }
  const move = moveAt(moves, best);
  const worth = worthAt(worths, best);
  put(moves, worths, best, moveAt(moves, place), worthAt(worths, place));
  put(moves, worths, place, move, worth);
  return move;
}
