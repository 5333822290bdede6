import { reserve } from './arena';

// The states met while a level is made, and whether they are viable: a table with open addressing. The viable ones are written
// down one after another besides; when the table is too full it begins anew with them alone, for any other can be tested again.

const LEAST_SLOTS: i32 = 1 << 10;
const MOST_SLOTS: i32 = 1 << 22;

let table: usize = 0;
let slots: i32 = 0;
let used: i32 = 0;

/** Reserves what the table may need; memory is taken only as it is used. */
export function reserveSeen(): void {
  table = reserve(<usize>MOST_SLOTS << 3);
}

/** Forgets all states. */
export function clearSeen(): void {
  resize(LEAST_SLOTS);
}

function resize(count: i32): void {
  slots = count;
  used = 0;
  memory.fill(table, 0, <usize>count << 3);
}

/** The slot of a state, or the free one where it belongs. */
@inline
function slotOf(state: u64): usize {
  const mask = <u64>slots - 1;
  const mixed = state * 0x9e3779b97f4a7c15;
  let at = ((mixed >> 20) ^ (mixed >> 41)) & mask;
  let slot = table + (<usize>at << 3);
  for (let there = load<u64>(slot); there != 0 && there != state; there = load<u64>(slot)) {
    at = (at + 1) & mask;
    slot = table + (<usize>at << 3);
  }
  return slot;
}

@inline
export function isSeen(state: u64): bool {
  return load<u64>(slotOf(state)) == state;
}

/** Notes a state. @returns false when it was there already */
@inline
export function see(state: u64): bool {
  const slot = slotOf(state);
  if (load<u64>(slot) == state) return false;
  store<u64>(slot, state);
  used += 1;
  return true;
}

/**
 * Makes room where the table is more than half full.
 *
 * @param states the viable ones, and how many there are
 * @returns whether there is room
 */
export function makeRoom(states: usize, count: i32): bool {
  if (used <= slots >> 1) return true;
  resize(min(slots << 1, MOST_SLOTS));
  for (let index = 0; index < count; index += 1) see(load<u64>(states + (<usize>index << 3)));
  return used <= (slots >> 1) + (slots >> 2);
}
