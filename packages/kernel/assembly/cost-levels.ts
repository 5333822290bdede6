import { CELLS, MAX_ARMIES, word } from './board';

// Sets of places by a number that each place has for an army, such as what a man costs there: places whose number rules them out
// need not be looked at one by one. The numbers are cut into levels, so a set may hold a few places too many, never one too few.

const LEVELS: i32 = 64;
/** A number for each place of an army: as travel costs lie. */
const NUMBERS_BYTES: usize = 1024;
/** The least number of an army, and by how many bits a number above it is shifted to be a level. */
const LEAST: usize = 0;
const SHIFT: usize = 4;
/** The least number of each class. */
const LEAST_OF_CLASS: usize = 8;
/** By class and level the places at that level or below it. */
const SETS: usize = 24;
const ARMY_BYTES: usize = 2072;

@inline
function ofArmy(levels: usize, army: i32): usize {
  return levels + <usize>army * ARMY_BYTES;
}

@inline
function setAt(levels: usize, army: i32, k: i32, level: i32): usize {
  return ofArmy(levels, army) + SETS + (<usize>((k << 6) | level) << 3);
}

/**
 * Works the sets out.
 *
 * @param levels where: 6 x 2,072 bytes
 * @param numbers 32 bits for each place of each army
 */
export function prepareLevels(levels: usize, numbers: usize): void {
  for (let army = 0; army < MAX_ARMIES; army += 1) prepareArmy(levels, numbers + <usize>army * NUMBERS_BYTES, army);
}

function prepareArmy(levels: usize, numbers: usize, army: i32): void {
  let least = i32.MAX_VALUE;
  let most = i32.MIN_VALUE;
  for (let k = 0; k < 4; k += 1) {
    let leastOfClass = i32.MAX_VALUE;
    for (let cells = word(CELLS, k); cells != 0; cells &= cells - 1) {
      const number = numberAt(numbers, (k << 6) | <i32>ctz(cells));
      leastOfClass = min(leastOfClass, number);
      most = max(most, number);
    }
    store<i32>(ofArmy(levels, army) + LEAST_OF_CLASS + (<usize>k << 2), leastOfClass);
    least = min(least, leastOfClass);
  }
  let shift = 0;
  while ((most - least) >> shift >= LEVELS) shift += 1;
  store<i32>(ofArmy(levels, army) + LEAST, least);
  store<i32>(ofArmy(levels, army) + SHIFT, shift);
  memory.fill(setAt(levels, army, 0, 0), 0, 4 * LEVELS * 8);
  for (let k = 0; k < 4; k += 1) {
    for (let cells = word(CELLS, k); cells != 0; cells &= cells - 1) {
      const number = numberAt(numbers, (k << 6) | <i32>ctz(cells));
      const at = setAt(levels, army, k, (number - least) >> shift);
      store<u64>(at, load<u64>(at) | (cells & (0 - cells)));
    }
    for (let level = 1; level < LEVELS; level += 1) {
      const at = setAt(levels, army, k, level);
      store<u64>(at, load<u64>(at) | load<u64>(at - 8));
    }
  }
}

@inline
function numberAt(numbers: usize, place: i32): i32 {
  return load<i32>(numbers + (<usize>place << 2));
}

/** The least number that a place of class k has for an army. */
@inline
export function leastOf(levels: usize, army: i32, k: i32): i32 {
  return load<i32>(ofArmy(levels, army) + LEAST_OF_CLASS + (<usize>k << 2));
}

/** The places of class k whose number for an army is below a limit, and perhaps some more. */
@inline
export function placesBelow(levels: usize, army: i32, k: i32, limit: i32): u64 {
  const above = limit - 1 - load<i32>(ofArmy(levels, army) + LEAST);
  if (above < 0) return 0;
  return load<u64>(setAt(levels, army, k, min(above >> load<i32>(ofArmy(levels, army) + SHIFT), LEVELS - 1)));
}

/** The places of class k whose number for an army is above a limit, and perhaps some more. */
@inline
export function placesAbove(levels: usize, army: i32, k: i32, limit: i32): u64 {
  const level = (limit - load<i32>(ofArmy(levels, army) + LEAST)) >> load<i32>(ofArmy(levels, army) + SHIFT);
  if (level <= 0) return ~(<u64>0);
  return ~load<u64>(setAt(levels, army, k, min(level, LEVELS) - 1));
}
