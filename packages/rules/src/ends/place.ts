/**
 * Returns the place of a side, from 1: one more than the number of sides ahead of it. Sides in the same tier share a
 * place; returns undefined if no tier has the side.
 *
 * @param tiers the sides from first to last
 */
export function placeOf<AnySide>(
  tiers: readonly (readonly AnySide[])[],
  isOwnSide: (side: AnySide) => boolean,
): number | undefined {
  const index = tiers.findIndex((tier) => tier.some(isOwnSide));
  return index < 0 ? undefined : 1 + tiers.slice(0, index).flat().length;
}
