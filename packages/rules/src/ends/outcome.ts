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

/** Returns the letters of a side: `A`, or `AC` for partners. */
export function sideLetters(side: Side): string {
  return side.map(seatLetter).join('');
}
