// The board one army moves on: where a man may go from every cell, and which cells are taken. The host fills the tables.
// Cells are numbered from 0, 256 at most; the two numbers after the last one stand for the wall and for off the board.

const SLOTS: usize = 258;
const MOST_WAYS: usize = 8;

/** For each cell and direction two numbers of 16 bits: the adjacent cell, and where a jump over it lands. */
export const WAYS: usize = memory.data(258 * 8 * 4);
/** For each cell and direction 16 bits: where a step leads, the wall where there is none. */
export const STEPS: usize = memory.data(258 * 8 * 2);
/** By cell: 1 where anybody stands, and on the wall. Between searches only the men who never move, and the wall. */
export const TAKEN: usize = memory.data(258);
/** By cell: the zone a turn starts from; then for each of the four zones by cell: 1 where such a turn may end. */
export const ZONES: usize = memory.data(258);
export const PERMITS: usize = memory.data(4 * 258);

/** By cell: the number of the last flood that has been there. */
const SEEN: usize = memory.data(258 * 4);
const WAITING: usize = memory.data(258 * 2);
let flood: u32 = 0;
let stride: usize = MOST_WAYS << 2;

/** Says how many directions a board has. */
export function setDirections(count: i32): void {
  stride = (<usize>count) << 2;
}

@inline
export function isTaken(cell: i32): bool {
  return load<u8>(TAKEN + <usize>cell) != 0;
}

@inline
export function take(cell: i32): void {
  store<u8>(TAKEN + <usize>cell, 1);
}

@inline
export function vacate(cell: i32): void {
  store<u8>(TAKEN + <usize>cell, 0);
}

/**
 * Writes every step and hop of the man on a cell, 16 bits each: 256 x from + to. A hop is a flood over landings: men crossed
 * stay, and a jump keeps the parity class of a cell, so the mover can neither cross himself nor be in his own way.
 *
 * @returns the end of the list
 */
export function listWalksOf(from: i32, list: usize): usize {
  flood += 1;
  if (flood == 0) {
    memory.fill(SEEN, 0, SLOTS << 2);
    flood = 1;
  }
  const permit = PERMITS + <usize>load<u8>(ZONES + <usize>from) * SLOTS;
  let end = list;
  let waiting = WAITING;
  let way = WAYS + <usize>from * stride;
  let step = STEPS + ((<usize>from * stride) >> 1);
  for (const last = way + stride; way < last; way += 4, step += 2) {
    const next = <i32>load<u16>(way);
    if (isTaken(next)) {
      const to = <i32>load<u16>(way, 2);
      if (isTaken(to) || load<u32>(SEEN + (<usize>to << 2)) == flood) continue;
      store<u32>(SEEN + (<usize>to << 2), flood);
      store<u16>(waiting, <u16>to);
      waiting += 2;
    } else if (<i32>load<u16>(step) == next && load<u8>(permit + <usize>next) != 0) {
      store<u16>(end, <u16>((from << 8) | next));
      end += 2;
    }
  }
  while (waiting > WAITING) {
    waiting -= 2;
    const at = <usize>load<u16>(waiting);
    if (load<u8>(permit + at) != 0) {
      store<u16>(end, <u16>((from << 8) | <i32>at));
      end += 2;
    }
    way = WAYS + at * stride;
    for (const last = way + stride; way < last; way += 4) {
      if (!isTaken(<i32>load<u16>(way))) continue;
      const to = <i32>load<u16>(way, 2);
      if (isTaken(to) || load<u32>(SEEN + (<usize>to << 2)) == flood) continue;
      store<u32>(SEEN + (<usize>to << 2), flood);
      store<u16>(waiting, <u16>to);
      waiting += 2;
    }
  }
  return end;
}
