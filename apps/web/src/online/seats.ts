import type { GameView, PersonId, SeatHolder } from '@halma/protocol';
import { type Rules, type Seat, type SeatLetter, seatFromLetter, seatLetter, sideOf } from '@halma/rules';

/** Returns the seat that a person has in a game; undefined if they have none. */
export function seatOfPerson(
  { seats }: Pick<GameView['standing'], 'seats'>,
  person: PersonId,
): Seat | undefined {
  const entry = Object.entries(seats).find(
    ([, holder]) => holder.kind === 'person' && holder.person === person,
  );
  return entry === undefined ? undefined : seatFromLetter(entry[0]);
}

/** Returns the holder of a seat. */
export function holderOf({ seats }: GameView['standing'], seat: Seat): SeatHolder | undefined {
  return seats[seatLetter(seat)];
}

/** Returns the partners of a seat, excluding the seat itself. */
export function partnersOf(rules: Rules, seat: Seat): readonly Seat[] {
  return sideOf(rules, seat).filter((other) => other !== seat);
}

/** Returns whether the letters include a seat's letter. */
export function isAmong(letters: readonly SeatLetter[], seat: Seat | undefined): boolean {
  return seat !== undefined && letters.includes(seatLetter(seat));
}
