import { listMoves, manIn, squareIn } from './moves';
import { menOn } from './state';

// Selection of the states that a beam keeps: those with the most men that can move and squares that can be filled at once.

const SCORES: i32 = 65;
const COUNTS: usize = memory.data(65 * 4);

/** Returns the number of men that can move plus the number of squares that they can fill. */
function scoreOf(list: i32, state: u64): i32 {
  const count = listMoves(list, menOn(state, list), menOn(state, 1 - list));
  let men: u32 = 0;
  let squares: u32 = 0;
  for (let index = 0; index < count; index += 1) {
    men |= 1 << manIn(index);
    squares |= 1 << squareIn(index);
  }
  return <i32>(popcnt(men) + popcnt(squares));
}

/**
 * Moves the best states to the front.
 *
 * @param states address of 64-bit states
 * @returns the number of states kept: `width`
 */
export function selectBest(list: i32, states: usize, count: i32, width: i32): i32 {
  memory.fill(COUNTS, 0, <usize>SCORES << 2);
  // The high bits of both halves of a state are free and hold its score meanwhile.
  for (let index = 0; index < count; index += 1) {
    const at = states + (<usize>index << 3);
    const state = load<u64>(at);
    const score = scoreOf(list, state);
    const bucket = COUNTS + (<usize>score << 2);
    store<i32>(bucket, load<i32>(bucket) + 1);
    store<u64>(at, state | (<u64>score << SCORE_BIT));
  }
  let least = SCORES;
  let above = 0;
  while (above < width) {
    least -= 1;
    above += load<i32>(COUNTS + (<usize>least << 2));
  }
  let atLeast = width - (above - load<i32>(COUNTS + (<usize>least << 2)));
  let kept = states;
  for (let index = 0; index < count; index += 1) {
    const scored = load<u64>(states + (<usize>index << 3));
    const score = <i32>(scored >> SCORE_BIT);
    if (score < least) continue;
    if (score == least) {
      if (atLeast == 0) continue;
      atLeast -= 1;
    }
    store<u64>(kept, scored & (((<u64>1) << SCORE_BIT) - 1));
    kept += 8;
  }
  return width;
}

/** A list has at most 24 squares, so the bits from this one on are free. */
const SCORE_BIT: u64 = 57;
