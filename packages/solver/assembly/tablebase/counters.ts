// A counter stores what is known about the moves of an unresolved position: the number of moves that are not known to
// lose, and with three sides the opponent that wins after all other moves. It is 0 once the value of the position is
// known.
import { sideCount } from './board';
import { MAX_MOVES_THREE_SIDES } from './limits';

/** With three sides: the moves lead to wins of both opponents, so neither can win by force. */
const BOTH_OPPONENTS: u32 = 255;
/**
 * A counter is the number of moves, plus this once if the next side wins after the other moves, or twice if the side
 * after it does.
 */
const OPPONENT_STEP: u32 = MAX_MOVES_THREE_SIDES;

/**
 * Counts a move after which an opponent wins. Returns true if the opponent wins after every move, so that the position
 * is lost.
 *
 * @param counter its address
 * @param plies to the end of the game from the position; with three sides, they determine which opponent wins
 */
@inline
export function countLosingMove(counter: usize, plies: u32): bool {
  const count = <u32>load<u8>(counter);
  if (sideCount == 2) {
    store<u8>(counter, count - 1);
    return count == 1;
  }
  if (count == BOTH_OPPONENTS) return false;
  // 1 or 2: the next side moves last in games of 2, 5, 8, … plies.
  const opponent: u32 = plies % 3 == 2 ? 1 : 2;
  const winner = (count - 1) / OPPONENT_STEP;
  const moves = count - winner * OPPONENT_STEP;
  if (winner != 0 && winner != opponent) {
    store<u8>(counter, BOTH_OPPONENTS);
    return false;
  }
  store<u8>(counter, moves == 1 ? 0 : opponent * OPPONENT_STEP + moves - 1);
  return moves == 1;
}
