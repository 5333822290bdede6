import { formatShortMove, type Position, type SerializedPosition, serializePosition } from '@halma/rules';

/**
 * Splits the game that led to a position where seats were eliminated, as a serialised position holds only the moves
 * after the last elimination. Each part ends with the last move before an elimination, or with the move that caused it.
 */
export function partsBeforeEliminations(last: Position): readonly SerializedPosition[] {
  const parts: SerializedPosition[] = [];
  for (let position = last; position.previous !== null; position = position.previous) {
    const { previous, lastMove, rules } = position;
    if (previous.eliminated === position.eliminated || lastMove === null) continue;
    const part = serializePosition(previous);
    parts.push({ ...part, moves: [...part.moves, formatShortMove(rules, lastMove)] });
  }
  return parts.reverse();
}
