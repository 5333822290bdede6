import type { Side } from '../rules/sides.ts';
import { seatLetter } from '../seat.ts';
import type { TERMINATIONS } from './terminations.ts';

export type Termination = (typeof TERMINATIONS)[number];

/** Sides that share a rank, in letter order. */
export type Tier = readonly Side[];

/** The outcome of a game: its termination, and the sides from first to last. */
export interface Outcome {
  readonly termination: Termination;
  readonly tiers: readonly Tier[];
}

/** Formats the result as it appears in records: `A>C`, `A=C`, `AC>BD`; `*` for a game in progress. */
export function formatResult(outcome: Outcome | null): string {
  if (outcome === null) return '*';
  return outcome.tiers.map((tier) => tier.map(sideLetters).join('=')).join('>');
}

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

/** Returns the letters of a side: `A`, or `AC` for partners. */
export function sideLetters(side: Side): string {
  return side.map(seatLetter).join('');
}
