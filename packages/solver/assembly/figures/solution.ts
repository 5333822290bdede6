import { bitIndexOf, CAMP, FIGURE, fullMask } from './board';
import { depthOf, sizeOf, stateAt } from './levels';
import { listMoves, manOfMove, squareOfMove } from './moves';
import { meetingState } from './search';
import { afterMove, canonical, menOn } from './state';
import { addState, clearVisitedStates, isVisited } from './visited-states';

/** The moves of the solution in order, two bytes each: the bit indices of origin and destination. */
export const FIGURE_MOVES: usize = memory.data(2 * 32);

/** Writes the solution to FIGURE_MOVES, from the state in which both ends meet to each end. */
export function writeFigureMoves(): void {
  writeMovesTo(CAMP);
  writeMovesTo(FIGURE);
}

/**
 * Follows the levels from the meeting state to one end. Each level has a state that is one move closer to
 * that end, or whose mirror image is.
 */
function writeMovesTo(end: i32): void {
  const other = 1 - end;
  let state = meetingState();
  for (let level = depthOf(end) - 1; level >= 0; level -= 1) {
    const count = listMoves(other, menOn(state, other), menOn(state, end));
    clearVisitedStates();
    for (let index = 0; index < count; index += 1) addState(canonical(afterMove(state, other, manOfMove(index), squareOfMove(index))));
    const target = findVisitedState(end, level);
    for (let index = 0; index < count; index += 1) {
      const next = afterMove(state, other, manOfMove(index), squareOfMove(index));
      if (canonical(next) != target) continue;
      writeMove(end, level, manOfMove(index), squareOfMove(index));
      state = next;
      break;
    }
  }
}

/** Returns a state of a level that is among the visited states. */
function findVisitedState(list: i32, level: i32): u64 {
  for (let index = 0; index < sizeOf(list, level); index += 1) {
    const state = stateAt(list, level, index);
    if (isVisited(state)) return state;
  }
  return unreachable();
}

/**
 * Writes the move between two levels. Towards the camp it is an undone move, whose square is where the man came from.
 */
@inline
function writeMove(end: i32, level: i32, man: i32, square: i32): void {
  const ply = end == CAMP ? level : <i32>popcnt(fullMask) - 1 - level;
  const entry = FIGURE_MOVES + (<usize>ply << 1);
  store<u8>(entry, <u8>bitIndexOf(CAMP, end == CAMP ? square : man));
  store<u8>(entry, <u8>bitIndexOf(FIGURE, end == CAMP ? man : square), 1);
}
