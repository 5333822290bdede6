import { type ChosenColours, type ManColour, manColourOf } from '@halma/board';
import type { Rules, Seat } from '@halma/rules';

/** The seats of a game, from its rules or from a form that chooses them. */
type WithGame = Pick<Rules, 'game'>;

/** Returns whether no two seats of a game have the same colour. */
export function hasDistinctColours(rules: WithGame, colours: ChosenColours): boolean {
  const { seats } = rules.game;
  return new Set(seats.map((seat) => manColourOf(rules, seat, colours))).size === seats.length;
}

/** Returns the colours after a seat has chosen one. If another seat had it, the two seats exchange their colours. */
export function withColour(
  rules: WithGame,
  colours: ChosenColours,
  seat: Seat,
  colour: ManColour,
): ChosenColours {
  const holder = rules.game.seats.find((other) => manColourOf(rules, other, colours) === colour);
  const next = new Map(colours).set(seat, colour);
  if (holder !== undefined && holder !== seat) next.set(holder, manColourOf(rules, seat, colours));
  return withoutUsualColours(rules, next);
}

/**
 * Returns the colours when each player moves to another seat and keeps the colour there; the usual ones where no player has chosen
 * any.
 *
 * @param seatBefore the seat from which the player of a seat comes
 */
export function withMovedPlayers(
  rules: WithGame,
  colours: ChosenColours,
  seatBefore: (seat: Seat) => Seat,
): ChosenColours {
  if (colours.size === 0) return colours;
  const moved = rules.game.seats.map(
    (seat) => [seat, manColourOf(rules, seatBefore(seat), colours)] as const,
  );
  return withoutUsualColours(rules, new Map(moved));
}

/** Returns the colours without entries for seats that have their usual colour. */
function withoutUsualColours(rules: WithGame, colours: ChosenColours): ChosenColours {
  return new Map([...colours].filter(([seat, colour]) => colour !== manColourOf(rules, seat)));
}
