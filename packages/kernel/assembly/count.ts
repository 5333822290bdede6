import { menOf, OCCUPIED, refresh, VACANT, word } from './board';
import { addLandings } from './landings';
import { E, isPlain, N, NE, NW, S, SE, SW, W } from './lattice';
import { jumpsTo, stepsTo } from './ways';

/** Adds the steps that an army's men of class k have to a number. */
@inline
function addSteps(plain: bool, k: i32, army: i32, count: i64): i64 {
  const men = word(menOf(army), k);
  const row = word(VACANT, k ^ 1);
  const column = word(VACANT, k ^ 2);
  const diagonal = word(VACANT, k ^ 3);
  count += popcnt(men & stepsTo(plain, k, E, row, column, diagonal));
  count += popcnt(men & stepsTo(plain, k, W, row, column, diagonal));
  count += popcnt(men & stepsTo(plain, k, N, row, column, diagonal));
  count += popcnt(men & stepsTo(plain, k, S, row, column, diagonal));
  count += popcnt(men & stepsTo(plain, k, NE, row, column, diagonal));
  count += popcnt(men & stepsTo(plain, k, NW, row, column, diagonal));
  count += popcnt(men & stepsTo(plain, k, SE, row, column, diagonal));
  return count + popcnt(men & stepsTo(plain, k, SW, row, column, diagonal));
}

/** Adds the places where an army's men of class k may hop to a number. */
@inline
function addHops(plain: bool, k: i32, army: i32, count: i64): i64 {
  const vacant = word(VACANT, k);
  const row = word(OCCUPIED, k ^ 1);
  const column = word(OCCUPIED, k ^ 2);
  const diagonal = word(OCCUPIED, k ^ 3);
  const e = jumpsTo(plain, k, E, vacant, row, column, diagonal);
  const w = jumpsTo(plain, k, W, vacant, row, column, diagonal);
  const n = jumpsTo(plain, k, N, vacant, row, column, diagonal);
  const s = jumpsTo(plain, k, S, vacant, row, column, diagonal);
  const ne = jumpsTo(plain, k, NE, vacant, row, column, diagonal);
  const nw = jumpsTo(plain, k, NW, vacant, row, column, diagonal);
  const se = jumpsTo(plain, k, SE, vacant, row, column, diagonal);
  const sw = jumpsTo(plain, k, SW, vacant, row, column, diagonal);
  const men = word(menOf(army), k) & (e | w | n | s | ne | nw | se | sw);
  return addLandings(count, men, e, w, n, s, ne, nw, se, sw);
}

@inline
function addClass(plain: bool, k: i32, army: i32, count: i64): i64 {
  return addHops(plain, k, army, addSteps(plain, k, army, count));
}

@inline
function count(plain: bool, army: i32): i64 {
  return addClass(plain, 3, army, addClass(plain, 2, army, addClass(plain, 1, army, addClass(plain, 0, army, 0))));
}

/** How many moves an army has. */
export function countMoves(army: i32): i32 {
  refresh();
  return <i32>(isPlain ? count(true, army) : count(false, army));
}
