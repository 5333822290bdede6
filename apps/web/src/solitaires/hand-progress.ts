import type { Position, Seat } from '@halma/rules';
import { positionsTo } from '../board/free-play.ts';

/** The progress of one hand in a game of one hand against the other. */
interface HandProgress {
  readonly moveCount: number;
  /** The total number of squares that the hand's moves have gained towards its target corner. */
  readonly gainedSquares: number;
}

/** Returns a seat's progress. Comparing the two seats shows whether the player favoured one hand. */
export function handProgress(position: Position, seat: Seat): HandProgress {
  const { board, camps } = position.rules;
  const tip = camps[seat]?.targetTip ?? 0;
  const gains = positionsTo(position).flatMap(({ lastMove, previous }) =>
    lastMove?.kind === 'normal' && previous?.toMove === seat
      ? [board.distance(lastMove.from, tip) - board.distance(lastMove.to, tip)]
      : [],
  );
  return { moveCount: gains.length, gainedSquares: gains.reduce((total, gain) => total + gain, 0) };
}
