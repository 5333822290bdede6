import { hasFinished, isEliminated, type Position, type Rules, type Side, sideOf } from '@halma/rules';

/**
 * Returns whether more than two sides play. If so, moves are compared by playouts, not by an alpha-beta
 * search.
 */
export function isMultiSided({ sides }: Pick<Rules, 'sides'>): boolean {
  return sides.length > 2;
}

/** Returns the side of the seat to move. */
export function sideToMove({ rules, toMove }: Position): Side {
  return sideOf(rules, toMove);
}

/** Returns the side that finished first if the others play on for the lower ranks. */
export function winningSide(position: Position): Side | undefined {
  const lowestRank = (side: Side): number => Math.max(...side.map((seat) => position.ranks[seat] ?? 0));
  const [first] = position.rules.sides
    .filter((side) => side.every((seat) => hasFinished(position, seat)))
    .sort((a, b) => lowestRank(a) - lowestRank(b));
  return first;
}

/** Returns the sides that play on: those that have not finished and have no eliminated seat. */
export function sidesInPlay(position: Position): readonly Side[] {
  return position.rules.sides.filter(
    (side) =>
      !side.some((seat) => isEliminated(position, seat)) &&
      !side.every((seat) => hasFinished(position, seat)),
  );
}
