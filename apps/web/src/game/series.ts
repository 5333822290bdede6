import type { Position, Rules, Seat } from '@halma/rules';
import { tenths } from '../locale/decimal.ts';

/** The points in a series of games, by the seat that each player has in the current game. */
export type Score = ReadonlyMap<Seat, number>;

/**
 * Returns each seat's points from a game: one point for the winner, divided if several sides share first place; none
 * during the game.
 */
function pointsOf({ rules, outcome }: Position): Score {
  const first = outcome?.tiers[0] ?? [];
  return new Map(
    rules.seats.map((seat) => [seat, first.some((side) => side.includes(seat)) ? 1 / first.length : 0]),
  );
}

/** Returns the score with the points from a game; unchanged until the game is over. */
export function withGame(score: Score, present: Position): Score {
  const points = pointsOf(present);
  return new Map([...points].map(([seat, gained]) => [seat, (score.get(seat) ?? 0) + gained]));
}

/** Returns the seat that a seat's player has in the next game: the next seat around the board. */
function nextSeat({ seats }: Pick<Rules, 'seats'>, seat: Seat): Seat {
  return seats[(seats.indexOf(seat) + 1) % seats.length] ?? seat;
}

/** Returns the seat that a seat's player had in the previous game. */
export function previousSeat({ seats }: Pick<Rules, 'seats'>, seat: Seat): Seat {
  return seats[(seats.indexOf(seat) + seats.length - 1) % seats.length] ?? seat;
}

/** Returns values by seat, moved to the seats that the players have in the next game. */
export function moveToNextSeats<Value>(
  rules: Pick<Rules, 'seats'>,
  bySeat: ReadonlyMap<Seat, Value>,
): ReadonlyMap<Seat, Value> {
  return new Map([...bySeat].map(([seat, value]) => [nextSeat(rules, seat), value]));
}

/** Formats points: `1½`, `0`, `⅓`; other fractions in tenths. */
export function pointsText(points: number): string {
  const whole = Math.floor(points + 1e-9);
  const remainder = points - whole;
  const fraction = [
    [0, ''],
    [1 / 2, '½'],
    [1 / 3, '⅓'],
    [2 / 3, '⅔'],
    [1 / 4, '¼'],
    [3 / 4, '¾'],
  ].find(([value]) => Math.abs(remainder - Number(value)) < 1e-6)?.[1];
  if (fraction === undefined) return tenths(points);
  return whole === 0 && fraction !== '' ? String(fraction) : `${whole}${fraction}`;
}
