import { hasFinished, isOut, type Position, type Rules, type Side, sideOf } from '@halma/rules';

/** Do more than two sides play? Then moves are compared by playouts instead of being searched. */
export function isForMany({ sides }: Pick<Rules, 'sides'>): boolean {
  return sides.length > 2;
}

/** The side of the seat to move. */
export function ownSide({ rules, toMove }: Position): Side {
  return sideOf(rules, toMove);
}

/** The side that came home first, where the others still play for the places behind it. */
export function winningSide(position: Position): Side | undefined {
  const worst = (side: Side): number => Math.max(...side.map((seat) => position.ranks[seat] ?? 0));
  const [first] = position.rules.sides
    .filter((side) => side.every((seat) => hasFinished(position, seat)))
    .sort((one, other) => worst(one) - worst(other));
  return first;
}

/** The sides that play on: neither home nor out. A side is out when one of its seats is. */
export function sidesInPlay(position: Position): readonly Side[] {
  return position.rules.sides.filter(
    (side) =>
      !side.some((seat) => isOut(position, seat)) && !side.every((seat) => hasFinished(position, seat)),
  );
}
