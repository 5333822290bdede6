// The board of one army: where a man may move from each cell, and which cells are occupied. The host writes the tables.
// The cells, 256 at most, are numbered from 0. The two numbers after the last cell stand for the wall and for off the
// board.

import { CELL_SLOTS, MAX_DIRECTIONS, ZONE_COUNT } from '../limits';

/** Two 16-bit numbers for each cell and direction: the neighbour, and the landing of a jump over it. */
export const NEIGHBOURS_AND_LANDINGS: usize = memory.data(4 * CELL_SLOTS * MAX_DIRECTIONS);
/** The destination of a step, or the wall, for each cell and direction, 16 bits each. */
export const STEP_CELLS: usize = memory.data(2 * CELL_SLOTS * MAX_DIRECTIONS);
/**
 * 1 for each occupied cell and for the wall. Between searches, only the wall and the men that never move are marked.
 */
export const OCCUPIED: usize = memory.data(CELL_SLOTS);
/** For each cell, its zone; and for each zone and cell, 1 if a turn that begins in the zone may end on the cell. */
export const CELL_ZONES: usize = memory.data(CELL_SLOTS);
export const ALLOWED_DESTINATIONS: usize = memory.data(ZONE_COUNT * CELL_SLOTS);

/** The index of the last flood fill that reached each cell. */
const LAST_FLOOD: usize = memory.data(4 * CELL_SLOTS);
/** The cells from which a flood fill has yet to continue. */
const QUEUE: usize = memory.data(2 * CELL_SLOTS);
/** The index of the current flood fill. */
let flood: u32 = 0;
/** The number of bytes of NEIGHBOURS_AND_LANDINGS for each cell. */
let stride: usize = MAX_DIRECTIONS * 4;

/** Sets the number of directions of the board. */
export function setDirections(count: i32): void {
  stride = (<usize>count) << 2;
}

@inline
export function isOccupied(cell: i32): bool {
  return load<u8>(OCCUPIED + <usize>cell) != 0;
}

@inline
export function occupy(cell: i32): void {
  store<u8>(OCCUPIED + <usize>cell, 1);
}

@inline
export function vacate(cell: i32): void {
  store<u8>(OCCUPIED + <usize>cell, 0);
}

/**
 * Lists the steps and hops of the man on a cell, 16 bits each: 256 × from + to. A flood fill over landings
 * finds the hops. The man stays on its cell during the fill, which makes no difference: a jump keeps the
 * parity class, so the man cannot jump over its own cell, and no hop needs to land there again.
 *
 * @returns the end of the list
 */
export function listMovesFrom(from: i32, list: usize): usize {
  flood += 1;
  if (flood == 0) {
    memory.fill(LAST_FLOOD, 0, CELL_SLOTS << 2);
    flood = 1;
  }
  const allowed = ALLOWED_DESTINATIONS + <usize>load<u8>(CELL_ZONES + <usize>from) * CELL_SLOTS;
  let end = list;
  let queue = QUEUE;
  let entry = NEIGHBOURS_AND_LANDINGS + <usize>from * stride;
  let step = STEP_CELLS + ((<usize>from * stride) >> 1);
  for (const entryEnd = entry + stride; entry < entryEnd; entry += 4, step += 2) {
    const next = <i32>load<u16>(entry);
    if (isOccupied(next)) {
      const to = <i32>load<u16>(entry, 2);
      if (isOccupied(to) || load<u32>(LAST_FLOOD + (<usize>to << 2)) == flood) continue;
      store<u32>(LAST_FLOOD + (<usize>to << 2), flood);
      store<u16>(queue, <u16>to);
      queue += 2;
    } else if (<i32>load<u16>(step) == next && load<u8>(allowed + <usize>next) != 0) {
      store<u16>(end, <u16>((from << 8) | next));
      end += 2;
    }
  }
  while (queue > QUEUE) {
    queue -= 2;
    const landing = <usize>load<u16>(queue);
    if (load<u8>(allowed + landing) != 0) {
      store<u16>(end, <u16>((from << 8) | <i32>landing));
      end += 2;
    }
    entry = NEIGHBOURS_AND_LANDINGS + landing * stride;
    for (const entryEnd = entry + stride; entry < entryEnd; entry += 4) {
      if (!isOccupied(<i32>load<u16>(entry))) continue;
      const to = <i32>load<u16>(entry, 2);
      if (isOccupied(to) || load<u32>(LAST_FLOOD + (<usize>to << 2)) == flood) continue;
      store<u32>(LAST_FLOOD + (<usize>to << 2), flood);
      store<u16>(queue, <u16>to);
      queue += 2;
    }
  }
  return end;
}
