import { markedArmyOf } from './armies';
import { bitboard, menOf, OCCUPIED, updateOccupancy, VACANT } from './board';
import { jumpOrigins, stepOrigins } from './directions';
import { addLandings } from './landings';
import { E, isUnrestricted, N, NE, NW, S, SE, SW, W } from './lattice';

/** Adds the number of steps of an army's men of class k to a count. */
@inline
function addSteps(unrestricted: bool, k: i32, army: i32, count: i64): i64 {
  const men = bitboard(menOf(army), k);
  const row = bitboard(VACANT, k ^ 1);
  const column = bitboard(VACANT, k ^ 2);
  const diagonal = bitboard(VACANT, k ^ 3);
  count += popcnt(men & stepOrigins(unrestricted, k, E, row, column, diagonal));
  count += popcnt(men & stepOrigins(unrestricted, k, W, row, column, diagonal));
  count += popcnt(men & stepOrigins(unrestricted, k, N, row, column, diagonal));
  count += popcnt(men & stepOrigins(unrestricted, k, S, row, column, diagonal));
  count += popcnt(men & stepOrigins(unrestricted, k, NE, row, column, diagonal));
  count += popcnt(men & stepOrigins(unrestricted, k, NW, row, column, diagonal));
  count += popcnt(men & stepOrigins(unrestricted, k, SE, row, column, diagonal));
  return count + popcnt(men & stepOrigins(unrestricted, k, SW, row, column, diagonal));
}

/** Adds the number of landings of an army's men of class k to a count. */
@inline
function addHops(unrestricted: bool, k: i32, army: i32, count: i64): i64 {
  const vacant = bitboard(VACANT, k);
  const row = bitboard(OCCUPIED, k ^ 1);
  const column = bitboard(OCCUPIED, k ^ 2);
  const diagonal = bitboard(OCCUPIED, k ^ 3);
  const e = jumpOrigins(unrestricted, k, E, vacant, row, column, diagonal);
  const w = jumpOrigins(unrestricted, k, W, vacant, row, column, diagonal);
  const n = jumpOrigins(unrestricted, k, N, vacant, row, column, diagonal);
  const s = jumpOrigins(unrestricted, k, S, vacant, row, column, diagonal);
  const ne = jumpOrigins(unrestricted, k, NE, vacant, row, column, diagonal);
  const nw = jumpOrigins(unrestricted, k, NW, vacant, row, column, diagonal);
  const se = jumpOrigins(unrestricted, k, SE, vacant, row, column, diagonal);
  const sw = jumpOrigins(unrestricted, k, SW, vacant, row, column, diagonal);
  const men = bitboard(menOf(army), k) & (e | w | n | s | ne | nw | se | sw);
  return addLandings(count, men, e, w, n, s, ne, nw, se, sw);
}

@inline
function addClass(unrestricted: bool, k: i32, army: i32, count: i64): i64 {
  return addHops(unrestricted, k, army, addSteps(unrestricted, k, army, count));
}

@inline
function count(unrestricted: bool, army: i32): i64 {
  return addClass(unrestricted, 3, army, addClass(unrestricted, 2, army, addClass(unrestricted, 1, army, addClass(unrestricted, 0, army, 0))));
}

/** Returns the number of moves of an army and of its marked men. */
export function countMoves(army: i32): i32 {
  updateOccupancy();
  const moves = <i32>(isUnrestricted ? count(true, army) : count(false, army));
  const marked = markedArmyOf(army);
  return marked == 0 ? moves : moves + countMoves(marked);
}
