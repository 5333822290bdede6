import { bitboard, CELLS } from './board';
import { BIT_COUNT, CLASS_COUNT, MAX_ARMIES } from './limits';

// Sets of the cells whose value for an army, such as the travel cost, is below a level. They let the search
// exclude cells by value without testing each one. Values are quantized into levels: a set may contain a few
// cells too many, but never too few.

const LEVEL_COUNT: i32 = 64;
/** The size of the values of one army, in bytes. */
const VALUES_BYTES: usize = 4 * BIT_COUNT;
/** The offset of an army's minimum value, and of the shift that turns a value above the minimum into a level. */
const MINIMUM: usize = 0;
const SHIFT: usize = 4;
/** The offset of the minimum value of each class. */
const CLASS_MINIMUM: usize = 8;
/** The offset of the sets: for each class and level, the cells at that level or below. */
const SETS = 24;
const ARMY_BYTES = SETS + 8 * LEVEL_COUNT * CLASS_COUNT;
/** The size of a table of levels, in bytes. */
export const LEVELS_BYTES = ARMY_BYTES * MAX_ARMIES;

@inline
function levelsOfArmy(levels: usize, army: i32): usize {
  return levels + <usize>(army * ARMY_BYTES);
}

@inline
function setAt(levels: usize, army: i32, k: i32, level: i32): usize {
  return levelsOfArmy(levels, army) + SETS + (<usize>((k << 6) | level) << 3);
}

/**
 * Computes the sets of all armies.
 *
 * @param levels address of a table of LEVELS_BYTES
 * @param values address of 32 bits for each army and bit index
 */
export function prepareLevels(levels: usize, values: usize): void {
  for (let army = 0; army < MAX_ARMIES; army += 1) prepareArmy(levels, values + <usize>army * VALUES_BYTES, army);
}

function prepareArmy(levels: usize, values: usize, army: i32): void {
  let minimum = i32.MAX_VALUE;
  let maximum = i32.MIN_VALUE;
  for (let k = 0; k < CLASS_COUNT; k += 1) {
    let classMinimum = i32.MAX_VALUE;
    for (let cells = bitboard(CELLS, k); cells != 0; cells &= cells - 1) {
      const value = valueAt(values, (k << 6) | <i32>ctz(cells));
      classMinimum = min(classMinimum, value);
      maximum = max(maximum, value);
    }
    store<i32>(levelsOfArmy(levels, army) + CLASS_MINIMUM + (<usize>k << 2), classMinimum);
    minimum = min(minimum, classMinimum);
  }
  let shift = 0;
  while ((maximum - minimum) >> shift >= LEVEL_COUNT) shift += 1;
  store<i32>(levelsOfArmy(levels, army) + MINIMUM, minimum);
  store<i32>(levelsOfArmy(levels, army) + SHIFT, shift);
  memory.fill(setAt(levels, army, 0, 0), 0, 8 * LEVEL_COUNT * CLASS_COUNT);
  for (let k = 0; k < CLASS_COUNT; k += 1) {
    for (let cells = bitboard(CELLS, k); cells != 0; cells &= cells - 1) {
      const value = valueAt(values, (k << 6) | <i32>ctz(cells));
      const address = setAt(levels, army, k, (value - minimum) >> shift);
      store<u64>(address, load<u64>(address) | (cells & (0 - cells)));
    }
    for (let level = 1; level < LEVEL_COUNT; level += 1) {
      const address = setAt(levels, army, k, level);
      store<u64>(address, load<u64>(address) | load<u64>(address - 8));
    }
  }
}

@inline
function valueAt(values: usize, bitIndex: i32): i32 {
  return load<i32>(values + (<usize>bitIndex << 2));
}

/** Returns the minimum value of the cells of class k for an army. */
@inline
export function minimumOf(levels: usize, army: i32, k: i32): i32 {
  return load<i32>(levelsOfArmy(levels, army) + CLASS_MINIMUM + (<usize>k << 2));
}

/** Returns the cells of class k whose value is below a limit, and possibly a few more. */
@inline
export function cellsBelow(levels: usize, army: i32, k: i32, limit: i32): u64 {
  const above = limit - 1 - load<i32>(levelsOfArmy(levels, army) + MINIMUM);
  if (above < 0) return 0;
  return load<u64>(setAt(levels, army, k, min(above >> load<i32>(levelsOfArmy(levels, army) + SHIFT), LEVEL_COUNT - 1)));
}

/** Returns the cells of class k whose value is above a limit, and possibly a few more. */
@inline
export function cellsAbove(levels: usize, army: i32, k: i32, limit: i32): u64 {
  const level = (limit - load<i32>(levelsOfArmy(levels, army) + MINIMUM)) >> load<i32>(levelsOfArmy(levels, army) + SHIFT);
  if (level <= 0) return ~(<u64>0);
  return ~load<u64>(setAt(levels, army, k, min(level, LEVEL_COUNT) - 1));
}
