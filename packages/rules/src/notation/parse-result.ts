import { sideLetters } from '../ends/outcome.ts';
import type { Side } from '../rules/sides.ts';

/**
 * Parses a result: `*`, or every side of the game once, with `>` between ranks and `=` between sides that share a rank.
 *
 * @returns the result with tied sides in letter order; undefined when the string is not a result of this game
 */
export function parseResult(sides: readonly Side[], text: string): string | undefined {
  if (text === '*') return text;
  if (text.length > 40) return undefined;
  const tiers = text.split('>').map((tier) => tier.split('='));
  const statedSides = tiers.flat();
  const expectedSides = sides.map(sideLetters);
  const isComplete =
    statedSides.length === expectedSides.length && expectedSides.every((side) => statedSides.includes(side));
  return isComplete ? tiers.map((tier) => tier.toSorted().join('=')).join('>') : undefined;
}
