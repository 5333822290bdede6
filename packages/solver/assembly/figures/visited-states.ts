import { reserve } from '../memory/bump-allocator';

// The states visited in a level, in an open-addressing table. The viable ones are also stored in the level. A table
// that is too full is replaced by a table of the viable states alone, because the others can be tested again.

const MIN_SLOTS: i32 = 1 << 10;
const MAX_SLOTS: i32 = 1 << 22;

let table: usize = 0;
let slots: i32 = 0;
let usedSlots: i32 = 0;

/** Reserves memory for the largest table. The system allocates a page only on its first use. */
export function reserveVisitedStates(): void {
  table = reserve(<usize>MAX_SLOTS << 3);
}

/** Removes all states. */
export function clearVisitedStates(): void {
  resize(MIN_SLOTS);
}

function resize(count: i32): void {
  slots = count;
  usedSlots = 0;
  memory.fill(table, 0, <usize>count << 3);
}

/** Returns the slot with a state, or the free slot for it. */
@inline
function slotOf(state: u64): usize {
  const mask = <u64>slots - 1;
  const mixed = state * 0x9e3779b97f4a7c15;
  let slotIndex = ((mixed >> 20) ^ (mixed >> 41)) & mask;
  let slot = table + (<usize>slotIndex << 3);
  for (let entry = load<u64>(slot); entry != 0 && entry != state; entry = load<u64>(slot)) {
    slotIndex = (slotIndex + 1) & mask;
    slot = table + (<usize>slotIndex << 3);
  }
  return slot;
}

@inline
export function isVisited(state: u64): bool {
  return load<u64>(slotOf(state)) == state;
}

/**
 * Adds a state.
 *
 * @returns false if the table has it already
 */
@inline
export function addState(state: u64): bool {
  const slot = slotOf(state);
  if (load<u64>(slot) == state) return false;
  store<u64>(slot, state);
  usedSlots += 1;
  return true;
}

/**
 * Makes room if the table is more than half full.
 *
 * @param states address of the viable states
 * @param count their number
 * @returns whether there is room
 */
export function ensureRoom(states: usize, count: i32): bool {
  if (usedSlots <= slots >> 1) return true;
  resize(min(slots << 1, MAX_SLOTS));
  for (let index = 0; index < count; index += 1) addState(load<u64>(states + (<usize>index << 3)));
  return usedSlots <= (slots >> 1) + (slots >> 2);
}
