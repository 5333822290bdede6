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

/** The first index from `place` on at which a list has the greatest worth. Whatever stands in the three places behind it is changed. */
@inline
function worthiest(worths: usize, place: i32, count: i32): i32 {
  const begin = worths + ((<usize>place) << 2);
  const end = worths + ((<usize>count) << 2);
  v128.store(end, i32x4.splat(i32.MIN_VALUE));
  let most = v128.load(begin);
  for (let at = begin + 16; at < end; at += 16) most = i32x4.max_s(most, v128.load(at));
  most = i32x4.max_s(most, v128.shuffle<i32>(most, most, 2, 3, 0, 1));
  most = i32x4.max_s(most, v128.shuffle<i32>(most, most, 1, 0, 3, 2));
  let at = begin;
  let found = i32x4.bitmask(i32x4.eq(v128.load(at), most));
  while (found == 0) {
    at += 16;
    found = i32x4.bitmask(i32x4.eq(v128.load(at), most));
  }
  return place + <i32>((at - begin) >> 2) + ctz(found);
}

/** Brings the worthiest move that is left to a place of the list, and returns it. */
export function pick(moves: usize, worths: usize, place: i32, count: i32): i32 {
  const best = worthiest(worths, place, count);
  const move = moveAt(moves, best);
  const worth = worthAt(worths, best);
  put(moves, worths, best, moveAt(moves, place), worthAt(worths, place));
  put(moves, worths, place, move, worth);
  return move;
}
