import { homeCostOf, nextArmy, sideOf } from './armies';
import { base } from './base';
import { armyAt, armyCount, bitboard, menOf, toggleMan } from './board';
import { CLASS_COUNT, MAX_ARMIES } from './limits';
import { prepareNetwork } from './network';
import { prepareTravelCosts, travelCost } from './travel-cost';
import { prepareZobristKeys, zobristKey, zobristTurnKey } from './zobrist';

// The position of a search: the travel costs of armies and sides, and the hash.

const ARMY_COSTS: usize = base + memory.data(4 * MAX_ARMIES);
const SIDE_COSTS: usize = base + memory.data(8);
/** The cost of each side when all its armies are home, or an unreachable cost if its arrival does not end the game. */
export const SIDE_HOME_COSTS: usize = base + memory.data(8);
let hash: u64 = 0;

/** Returns the travel cost of an army: the sum over its men. */
@inline
export function costOf(army: i32): i32 {
  return load<i32>(ARMY_COSTS + ((<usize>army) << 2));
}

/** Returns whether an army is home. */
@inline
export function isHome(army: i32): bool {
  return costOf(army) == homeCostOf(army);
}

/** Returns the travel cost of a side: the sum over its armies. */
@inline
export function sideCostOf(side: i32): i32 {
  return load<i32>(SIDE_COSTS + ((<usize>side) << 2));
}

/** Returns whether a whole side is home. */
@inline
export function isSideHome(side: i32): bool {
  return sideCostOf(side) == sideHomeCostOf(side);
}

@inline
export function sideHomeCostOf(side: i32): i32 {
  return load<i32>(SIDE_HOME_COSTS + ((<usize>side) << 2));
}

/** Returns the next army that is not home; with two armies, always the other one. */
@inline
export function nextActiveArmy(army: i32): i32 {
  let next = nextArmy(army);
  if (armyCount > 2) {
    while (next != army && isHome(next)) next = nextArmy(next);
  }
  return next;
}

/** Returns the hash of the position with an army to move. */
@inline
export function hashOf(army: i32): u64 {
  return hash ^ zobristTurnKey(army);
}

/**
 * Computes the costs, the hash and the network's sums from the men that the host has written.
 *
 * @param salt a number that separates the table entries of this search from the entries of searches with a different
 * evaluation
 */
export function preparePosition(salt: u32): void {
  prepareZobristKeys();
  prepareTravelCosts();
  prepareNetwork();
  hash = (<u64>salt) * 0x9e3779b97f4a7c15;
  store<u64>(SIDE_COSTS, 0);
  for (let army = 0; army < MAX_ARMIES; army += 1) {
    let cost = 0;
    for (let k = 0; k < CLASS_COUNT; k += 1) {
      for (let men = bitboard(menOf(army), k); men != 0; men &= men - 1) {
        const bitIndex = (k << 6) | <i32>ctz(men);
        cost += travelCost(army, bitIndex);
        hash ^= zobristKey(army, bitIndex);
      }
    }
    store<i32>(ARMY_COSTS + ((<usize>army) << 2), cost);
    const address = SIDE_COSTS + ((<usize>sideOf(army)) << 2);
    store<i32>(address, load<i32>(address) + cost);
  }
}

/** Moves a man of an army, or one of its marked men. The same call with `from` and `to` exchanged undoes the move. */
export function moveMan(owner: i32, from: i32, to: i32): void {
  const army = armyAt(owner, from);
  toggleMan(army, from);
  toggleMan(army, to);
  const change = travelCost(army, to) - travelCost(army, from);
  const address = ARMY_COSTS + ((<usize>army) << 2);
  store<i32>(address, load<i32>(address) + change);
  const sideAddress = SIDE_COSTS + ((<usize>sideOf(owner)) << 2);
  store<i32>(sideAddress, load<i32>(sideAddress) + change);
  hash ^= zobristKey(army, from) ^ zobristKey(army, to);
}
