import { listMoves } from './list';
import { moveAt } from './moves';
import { hashOf, nextOf } from './state';
import { entryOf, moveIn } from './table';
import { retrace, tread } from './trail';

// The line of play that a search expects, as the table remembers it.

const LENGTH = 32;
const LISTED: usize = memory.data(2 * 16512);

/** The move the search expects of an army; 0 when it does not know. Checked against the list, for two positions may share a word. */
function expectedOf(army: i32): i32 {
  const entry = entryOf(hashOf(army));
  const known = entry == 0 ? 0 : moveIn(entry);
  if (known == 0) return 0;
  const count = listMoves(army, LISTED);
  for (let index = 0; index < count; index += 1) {
    if (moveAt(LISTED, index) == known) return known;
  }
  return 0;
}

/** Follows the line that begins with a root move of an army, at most `most` moves. @returns how many moves were written */
export function followLine(army: i32, first: i32, most: i32): i32 {
  let mover = army;
  let count = 0;
  for (let move = first; move != 0 && count < min(most, LENGTH); move = expectedOf(mover)) {
    tread(mover, move);
    count += 1;
    mover = nextOf(mover);
  }
  return retrace();
}
