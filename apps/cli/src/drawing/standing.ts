import { formatPosition, type Position, type SeatLetter, seatLetter } from '@halma/rules';
import { outcomeText } from '@halma/rules/english';
import { drawBoard } from './board.ts';
import type { Paint } from './paint.ts';

/** A position as a picture, with whose turn it is or how the game ended, and its line of text. */
export function drawStanding(position: Position, paint: Paint): string {
  return [
    drawBoard(position, paint),
    '',
    standing(position),
    '',
    paint('faint', formatPosition(position)),
  ].join('\n');
}

/** Whose turn it is, or how the game ended, in a sentence. */
export function standing(position: Position, nameOf: (seat: SeatLetter) => string = (seat) => seat): string {
  if (position.outcome !== null) return outcomeText(position.outcome, nameOf);
  const { toMove, round, hands, demand } = position;
  const hand = hands[toMove] ?? 0;
  return [
    `${nameOf(seatLetter(toMove))} to move, round ${round}.`,
    ...(hand > 0 ? [`${count(hand, 'man', 'men')} in hand.`] : []),
    ...(demand ? ['A jump is demanded.'] : []),
  ].join(' ');
}

/** A number with its noun. */
export function count(value: number, one: string, many = `${one}s`): string {
  return `${value} ${value === 1 ? one : many}`;
}
