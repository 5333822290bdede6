import { hasFinished, isOut, type Position, type Seat } from '@halma/rules';
import { playWords } from '../words/play.ts';
import { hasWon } from './endings.ts';

/** What a seat has come to, for its plate: its place, or that it is out; undefined while it is on its way. */
export function rankWords(position: Position, seat: Seat): string | undefined {
  if (isOut(position, seat)) return playWords().seats.out;
  if (hasFinished(position, seat)) return playWords().seats.place(position.ranks[seat] ?? 1);
  return hasWon(position, seat) ? playWords().seats.place(1) : undefined;
}
