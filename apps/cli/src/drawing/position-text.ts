import { formatPosition, type Position, type SeatLetter, seatLetter } from '@halma/rules';
import { outcomeText } from '@halma/rules/english';
import { drawBoard } from './board.ts';
import type { Paint } from './paint.ts';

/** Draws a position with its status and its HFN. */
export function drawPosition(position: Position, paint: Paint): string {
  return [
    drawBoard(position, paint),
    '',
    statusText(position),
    '',
    paint('faint', formatPosition(position)),
  ].join('\n');
}

/** Describes the status of a game: the seat to move, or the outcome. */
export function statusText(
  position: Position,
  nameOf: (seat: SeatLetter) => string = (seat) => seat,
): string {
  if (position.outcome !== null) return outcomeText(position.outcome, nameOf);
  const { toMove, round, hands, jumpDemanded: demand } = position;
  const hand = hands[toMove] ?? 0;
  return [
    `${nameOf(seatLetter(toMove))} to move, round ${round}.`,
    ...(hand > 0 ? [`${formatCount(hand, 'man', 'men')} in hand.`] : []),
    ...(demand ? ['A jump is demanded.'] : []),
  ].join(' ');
}

/** Formats a number with its noun. */
export function formatCount(value: number, one: string, many = `${one}s`): string {
  return `${value} ${value === 1 ? one : many}`;
}
