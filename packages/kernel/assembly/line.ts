import { isGreedy } from './game';
import { hashOf, nextOf, shift } from './state';
import { LIST_BYTES, listMoves } from './list';
import { entryOf, moveIn } from './table';
import { gainOf } from './travel';

// The line of play that a search expects, as the table remembers it.

const LENGTH = 32;
/** The moves of the line: 16 bits each, 256 x from + to. */
export const LINE: usize = memory.data(64);
const MOVERS: usize = memory.data(4 * 32);
const LISTED: usize = memory.data(2 * 16512);

/** The move the search expects of an army; 0 when it does not know. Checked against the list, for two positions may share a word. */
function expectedOf(army: i32): i32 {
  const entry = entryOf(hashOf(army));
  const known = entry == 0 ? 0 : moveIn(entry);
  if (known == 0 && !isGreedy(army)) return 0;
  const count = listMoves(army, LISTED);
  let expected = 0;
  for (let index = 0; index < count; index += 1) {
    const move = <i32>load<u16>(LISTED + ((<usize>index) << 1));
    if (isGreedy(army) ? expected == 0 || gainOf(army, move) > gainOf(army, expected) : move == known) expected = move;
  }
  return expected;
}

/** Follows the line that begins with a root move of an army, at most `most` moves. @returns how many moves were written */
export function followLine(army: i32, first: i32, most: i32): i32 {
  let count = 0;
  let mover = army;
  for (let move = first; move != 0 && count < min(most, LENGTH); move = expectedOf(mover)) {
    store<u16>(LINE + ((<usize>count) << 1), <u16>move);
    store<i32>(MOVERS + ((<usize>count) << 2), mover);
    shift(mover, move >> 8, move & 255);
    count += 1;
    mover = nextOf(mover);
  }
  for (let index = count - 1; index >= 0; index -= 1) {
    const move = <i32>load<u16>(LINE + ((<usize>index) << 1));
    shift(load<i32>(MOVERS + ((<usize>index) << 2)), move & 255, move >> 8);
  }
  return count;
}
