import { FIGURE, fullMask, placeOf, YARD } from './figures-ground';
import { depthOf, sizeOf, stateAt } from './figures-levels';
import { listMoves, manIn, squareIn } from './figures-moves';
import { clearSeen, isSeen, see } from './figures-seen';
import { meetingState } from './figures-search';
import { canonical, menOn, moved } from './figures-state';

/** The moves of a solution in order, two bytes each: the places a man comes from and goes to. */
export const LINE: usize = memory.data(2 * 32);

/** Writes the solution that was found to LINE: from the state in which both ends met on to either end. */
export function writeLine(): void {
  followTo(YARD);
  followTo(FIGURE);
}

/**
 * Follows the levels from the meeting state to the end of a list. Each of them holds, itself or as its mirror image, a state one
 * move nearer to that end.
 */
function followTo(end: i32): void {
  const other = 1 - end;
  let state = meetingState();
  for (let level = depthOf(end) - 1; level >= 0; level -= 1) {
    const count = listMoves(other, menOn(state, other), menOn(state, end));
    clearSeen();
    for (let index = 0; index < count; index += 1) see(canonical(moved(state, other, manIn(index), squareIn(index))));
    const wanted = knownIn(end, level);
    for (let index = 0; index < count; index += 1) {
      const next = moved(state, other, manIn(index), squareIn(index));
      if (canonical(next) != wanted) continue;
      note(end, level, manIn(index), squareIn(index));
      state = next;
      break;
    }
  }
}

/** A state of a level that has just been seen. */
function knownIn(list: i32, level: i32): u64 {
  for (let index = 0; index < sizeOf(list, level); index += 1) {
    const state = stateAt(list, level, index);
    if (isSeen(state)) return state;
  }
  return unreachable();
}

/** Writes down the move between two levels. Towards the yard it is a move taken back: its square is the man's. */
@inline
function note(end: i32, level: i32, man: i32, square: i32): void {
  const at = end == YARD ? level : <i32>popcnt(fullMask) - 1 - level;
  const entry = LINE + (<usize>at << 1);
  store<u8>(entry, <u8>placeOf(YARD, end == YARD ? square : man));
  store<u8>(entry, <u8>placeOf(FIGURE, end == YARD ? man : square), 1);
}
