import type { Position, Seat } from '@halma/rules';
import { positionsTo } from '../board/free-play.ts';

/** What a hand has done so far in a game against the other. */
interface HandTally {
  readonly moves: number;
  /** Squares nearer to the corner it makes for, by all its moves together. */
  readonly gained: number;
}

/** Counts for one seat, to see whether it was favoured. */
export function tallyHand(position: Position, seat: Seat): HandTally {
  const { board, yards } = position.rules;
  const tip = yards[seat]?.targetTip ?? 0;
  const gains = positionsTo(position).flatMap(({ lastMove, previous }) =>
    lastMove?.kind === 'walk' && previous?.toMove === seat
      ? [board.distance(lastMove.from, tip) - board.distance(lastMove.to, tip)]
      : [],
  );
  return { moves: gains.length, gained: gains.reduce((total, gain) => total + gain, 0) };
}
