import { formatPosition, type Position, type SeatLetter, seatLetter } from '@halma/rules';
import { outcomeText } from '@halma/rules/english';
import { drawBoard } from './board.ts';
import type { Paint } from './paint.ts';

/** Draws a position with its status and its HFN. */
export function drawPosition(position: Position, paint: Paint): string {
  return [
    drawBoard(position, paint),
    '',
    describeStatus(position),
    '',
    paint('faint', formatPosition(position)),
  ].join('\n');
}

/** Describes the status of a game: the seat to move, or the outcome. */
export function describeStatus(
  position: Position,
  nameOf: (seat: SeatLetter) => string = (seat) => seat,
): string {
  if (position.outcome !== null) return outcomeText(position.outcome, nameOf);
  const { toMove, round, hands, jumpDemanded } = position;
  const menInHand = hands[toMove] ?? 0;
  return [
    `${nameOf(seatLetter(toMove))} to move, round ${round}.`,
    ...(menInHand > 0 ? [`${formatCount(menInHand, 'man', 'men')} in hand.`] : []),
    ...(jumpDemanded ? ['A jump is demanded.'] : []),
  ].join(' ');
}

/**
 * Formats a number with its noun.
 *
 * @param singular the noun for the value 1
 * @param plural the noun for other values
 */
export function formatCount(value: number, singular: string, plural = `${singular}s`): string {
  return `${value} ${value === 1 ? singular : plural}`;
}
