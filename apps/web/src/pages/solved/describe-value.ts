import { solvedStrings } from '@halma/locales/solved';
import { type PositionValue, rankValue } from '@halma/solver';
import type { MoveSymbol } from '../../solved/solved-game.ts';

/**
 * The value of a position for the reader, with the number of moves that the reader has to make before the
 * end.
 */
export interface ReaderValue {
  readonly result: 'won' | 'drawn' | 'lost';
  /** The reader's own moves to the end of the game; 0 for a draw. */
  readonly moves: number;
}

/**
 * Returns the value of a position for the reader.
 *
 * @param isReaderToMove whether the reader is to move, so the value is theirs
 */
export function valueFor(value: PositionValue, isReaderToMove: boolean): ReaderValue {
  if (!('plies' in value)) return { result: 'drawn', moves: 0 };
  const isWon = (value.result === 'won') === isReaderToMove;
  const moves = isReaderToMove ? Math.ceil(value.plies / 2) : Math.floor(value.plies / 2);
  return { result: isWon ? 'won' : 'lost', moves };
}

/** Describes a value in a sentence. */
export function describeValue({ result, moves }: ReaderValue, isOver: boolean): string {
  const strings = solvedStrings();
  if (result === 'drawn') return strings.youDraw;
  if (isOver) return result === 'won' ? strings.youWon : strings.youLost;
  return result === 'won' ? strings.youWinIn(moves) : strings.youLoseIn(moves);
}

/** Formats the value of a move for the side that makes it: `wins in 3`. */
export function formatMoveValue(value: PositionValue): string {
  const strings = solvedStrings();
  if (!('plies' in value)) return strings.drawn;
  return value.result === 'won'
    ? strings.win(Math.ceil(value.plies / 2))
    : strings.loss(Math.max(1, Math.floor(value.plies / 2)));
}

/** Returns a comment on the reader's move; undefined if there is nothing to say. */
export function commentOn(
  chosen: PositionValue,
  best: PositionValue | undefined,
  symbol: MoveSymbol,
): string | undefined {
  const strings = solvedStrings();
  if (symbol === '!') return strings.onlyMove;
  if (symbol !== '') return chosen.result === 'drawn' ? strings.winBecameDraw : strings.becameLoss;
  if (best?.result !== 'won' || chosen.result !== 'won' || rankValue(chosen) === rankValue(best))
    return undefined;
  return strings.slower((chosen.plies - best.plies) / 2);
}
