import { army, toggle, word } from './board';
import { prepareWords, wordOf, wordOfTurn } from './random';
import { travelCost } from './travel';

// The position of a search: what the men cost each side, and the word it is known by in the table.

const SIDES: usize = memory.data(16);
let hash: u64 = 0;

/** The travel cost of a side's men, all together. */
@inline
export function costOf(side: i32): i32 {
  return load<i32>(SIDES + ((<usize>side) << 2));
}

/** The travel cost at which a side is home. Other armies cannot reach it, so it tells the end of a game. */
@inline
export function homeCostOf(side: i32): i32 {
  return load<i32>(SIDES + ((<usize>side) << 2), 8);
}

/** The word of the position with that side to move. */
@inline
export function hashOf(side: i32): u64 {
  return hash ^ wordOfTurn(side);
}

/** Works out costs and word from the men the host has written. */
export function settle(homeCost0: i32, homeCost1: i32): void {
  prepareWords();
  hash = 0;
  for (let side = 0; side < 2; side += 1) {
    let cost = 0;
    for (let k = 0; k < 4; k += 1) {
      for (let men = word(army(side), k); men != 0; men &= men - 1) {
        const place = (k << 6) | <i32>ctz(men);
        cost += travelCost(side, place);
        hash ^= wordOf(side, place);
      }
    }
    store<i32>(SIDES + ((<usize>side) << 2), cost);
  }
  store<i32>(SIDES, homeCost0, 8);
  store<i32>(SIDES, homeCost1, 12);
}

/** Moves a man of a side; the same with from and to exchanged takes it back. */
export function shift(side: i32, from: i32, to: i32): void {
  toggle(side, from);
  toggle(side, to);
  const at = SIDES + ((<usize>side) << 2);
  store<i32>(at, load<i32>(at) + travelCost(side, to) - travelCost(side, from));
  hash ^= wordOf(side, from) ^ wordOf(side, to);
}
