import { type SeatLetter, type Side, seatFromLetter, sideOf } from '@halma/rules';
import type { GameState } from '../game/state.ts';

/** Returns the seats that play together with a seat, this one included. */
export function sideOfSeat({ rules }: Pick<GameState, 'rules'>, seat: SeatLetter): Side {
  return sideOf(rules, seatFromLetter(seat) ?? 0);
}
