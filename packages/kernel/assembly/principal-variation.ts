import { base } from './base';
import { MAX_MOVES } from './limits';
import { moveAt } from './move-buffer';
import { listMoves } from './move-list';
import { makeMove, unmakeMoves } from './move-stack';
import { hashOf, nextActiveArmy } from './state';
import { entryMove, entryOf } from './transposition-table';

// The principal variation, read from the transposition table.

const MAX_LENGTH = 32;
const MOVES: usize = base + memory.data(2 * MAX_MOVES);

/** Returns the table's move for an army, or 0. Checks that the move is legal, since two positions may share a hash. */
function expectedMove(army: i32): i32 {
  const entry = entryOf(hashOf(army));
  const tableMove = entry == 0 ? 0 : entryMove(entry);
  if (tableMove == 0) return 0;
  const count = listMoves(army, MOVES);
  for (let index = 0; index < count; index += 1) {
    if (moveAt(MOVES, index) == tableMove) return tableMove;
  }
  return 0;
}

/**
 * Writes the variation that begins with an army's root move to MOVE_STACK.
 *
 * @returns its length, at most `maxLength`
 */
export function readPrincipalVariation(army: i32, rootMove: i32, maxLength: i32): i32 {
  let mover = army;
  let count = 0;
  for (let move = rootMove; move != 0 && count < min(maxLength, MAX_LENGTH); move = expectedMove(mover)) {
    makeMove(mover, move);
    count += 1;
    mover = nextActiveArmy(mover);
  }
  return unmakeMoves();
}
