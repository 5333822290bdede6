import type { GameView, Holder, PersonId } from '@halma/protocol';
import { type Rules, type Seat, type SeatLetter, seatLetter, seatOfLetter, sideOf } from '@halma/rules';

/** The seat a person holds at a table. */
export function seatOfPerson({ seats }: GameView['standing'], person: PersonId): Seat | undefined {
  const held = Object.entries(seats).find(
    ([, holder]) => holder.kind === 'person' && holder.person === person,
  );
  return held === undefined ? undefined : seatOfLetter(held[0]);
}

/** Who sits on a seat. */
export function holderOf({ seats }: GameView['standing'], seat: Seat): Holder | undefined {
  return seats[seatLetter(seat)];
}

/** The seats that play on the same side as one, without it. */
export function partnersOf(rules: Rules, seat: Seat): readonly Seat[] {
  return sideOf(rules, seat).filter((other) => other !== seat);
}

/** Is a seat among these letters? */
export function isAmong(letters: readonly SeatLetter[], seat: Seat | undefined): boolean {
  return seat !== undefined && letters.includes(seatLetter(seat));
}
