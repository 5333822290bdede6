import { listMoves, manOfMove, squareOfMove } from './moves';
import { menOn } from './state';

// Selects the states that a beam keeps: those in which the most men can move and the most squares can be filled next.

/** Every score is less than this: a list has at most 24 squares, so at most 24 men move to at most 24 squares. */
const SCORE_LIMIT: i32 = 49;
/** The lowest bit of a score in a state. A list has at most 24 squares, so the bits of a state from 56 on are free. */
const SCORE_BIT: u64 = 57;

/** The number of states with each score: `SCORE_LIMIT` numbers of four bytes. */
const STATE_COUNTS: usize = memory.data(49 * 4);

/** Returns the number of men that can move plus the number of squares that they can fill. */
function scoreOf(list: i32, state: u64): i32 {
  const count = listMoves(list, menOn(state, list), menOn(state, 1 - list));
  let men: u32 = 0;
  let squares: u32 = 0;
  for (let index = 0; index < count; index += 1) {
    men |= 1 << manOfMove(index);
    squares |= 1 << squareOfMove(index);
  }
  return <i32>(popcnt(men) + popcnt(squares));
}

/**
 * Moves the best states to the front.
 *
 * @param states address of 64-bit states
 * @param count their number, more than `width`
 * @param width number of states to keep
 * @returns `width`
 */
export function selectBest(list: i32, states: usize, count: i32, width: i32): i32 {
  memory.fill(STATE_COUNTS, 0, <usize>SCORE_LIMIT << 2);
  // The high bits of a state are free, so they hold its score for now.
  for (let index = 0; index < count; index += 1) {
    const address = states + (<usize>index << 3);
    const state = load<u64>(address);
    const score = scoreOf(list, state);
    const bucket = STATE_COUNTS + (<usize>score << 2);
    store<i32>(bucket, load<i32>(bucket) + 1);
    store<u64>(address, state | (<u64>score << SCORE_BIT));
  }
  let threshold = SCORE_LIMIT;
  let countFromThreshold = 0;
  while (countFromThreshold < width) {
    threshold -= 1;
    countFromThreshold += load<i32>(STATE_COUNTS + (<usize>threshold << 2));
  }
  let roomAtThreshold = width - (countFromThreshold - load<i32>(STATE_COUNTS + (<usize>threshold << 2)));
  let keptEnd = states;
  for (let index = 0; index < count; index += 1) {
    const scoredState = load<u64>(states + (<usize>index << 3));
    const score = <i32>(scoredState >> SCORE_BIT);
    if (score < threshold) continue;
    if (score == threshold) {
      if (roomAtThreshold == 0) continue;
      roomAtThreshold -= 1;
    }
    store<u64>(keptEnd, scoredState & (((<u64>1) << SCORE_BIT) - 1));
    keptEnd += 8;
  }
  return width;
}
