// Lists of moves, 16 bits each (256 x from + to as bit indices), with a parallel list of 32-bit priorities.

/** Writes a move and its priority. */
@inline
export function writeMove(moves: usize, priorities: usize, index: i32, move: i32, priority: i32): void {
  store<u16>(moves + ((<usize>index) << 1), <u16>move);
  store<i32>(priorities + ((<usize>index) << 2), priority);
}

/** Returns the move at an index of a list. */
@inline
export function moveAt(moves: usize, index: i32): i32 {
  return <i32>load<u16>(moves + ((<usize>index) << 1));
}

/** Returns the priority of the move at an index. */
@inline
export function priorityAt(priorities: usize, index: i32): i32 {
  return load<i32>(priorities + ((<usize>index) << 2));
}

/**
 * Returns the first index from `start` on that has the highest priority. Overwrites the four entries after the list.
 */
@inline
function indexOfMaximum(priorities: usize, start: i32, count: i32): i32 {
  const begin = priorities + ((<usize>start) << 2);
  const end = priorities + ((<usize>count) << 2);
  v128.store(end, i32x4.splat(i32.MIN_VALUE));
  let maximum = v128.load(begin);
  for (let address = begin + 16; address < end; address += 16) maximum = i32x4.max_s(maximum, v128.load(address));
  maximum = i32x4.max_s(maximum, v128.shuffle<i32>(maximum, maximum, 2, 3, 0, 1));
  maximum = i32x4.max_s(maximum, v128.shuffle<i32>(maximum, maximum, 1, 0, 3, 2));
  let address = begin;
  let found = i32x4.bitmask(i32x4.eq(v128.load(address), maximum));
  while (found == 0) {
    address += 16;
    found = i32x4.bitmask(i32x4.eq(v128.load(address), maximum));
  }
  return start + <i32>((address - begin) >> 2) + ctz(found);
}

/** Finds the move with the highest priority from `start` on, swaps it to `start`, and returns it. */
export function selectNext(moves: usize, priorities: usize, start: i32, count: i32): i32 {
  const best = indexOfMaximum(priorities, start, count);
  const move = moveAt(moves, best);
  const priority = priorityAt(priorities, best);
  writeMove(moves, priorities, best, moveAt(moves, start), priorityAt(priorities, start));
  writeMove(moves, priorities, start, move, priority);
  return move;
}
