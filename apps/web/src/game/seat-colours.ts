import { type ChosenColours, type ManColour, manColourOf } from '@halma/board';
import type { Rules, Seat } from '@halma/rules';

/** The game whose seats have colours, from its rules or from the form for a new game. */
type WithGame = Pick<Rules, 'game'>;

/** Returns whether no two seats of a game have the same colour. */
export function hasDistinctColours(rules: WithGame, colours: ChosenColours): boolean {
  const { seats } = rules.game;
  return new Set(seats.map((seat) => manColourOf(rules, seat, colours))).size === seats.length;
}

/**
 * Returns the colours after a seat has chosen one. If another seat had that colour, the two seats swap
 * colours.
 */
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
 * Returns the colours after the players have moved to other seats and kept their colours. If no player has chosen a
 * colour, each seat keeps its usual one.
 *
 * @param seatBefore returns the seat that the player of a seat had before
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
