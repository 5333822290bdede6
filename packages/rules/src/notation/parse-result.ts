import { sideLetters } from '../ends/outcome.ts';
import type { Side } from '../rules/sides.ts';

/**
 * Parses a result: every side of the game once, `>` between places, `=` between sides that share one; or `*`.
 *
 * @returns the result with tied sides in letter order; undefined when it is no result of this game
 */
export function parseResult(sides: readonly Side[], text: string): string | undefined {
  if (text === '*') return text;
  if (text.length > 40) return undefined;
  const tiers = text.split('>').map((tier) => tier.split('='));
  const named = tiers.flat();
  const known = sides.map(sideLetters);
  const complete = named.length === known.length && known.every((side) => named.includes(side));
  return complete ? tiers.map((tier) => tier.toSorted().join('=')).join('>') : undefined;
}
