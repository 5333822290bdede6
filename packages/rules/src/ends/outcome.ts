import type { Side } from '../rules/sides.ts';
import { seatLetter } from '../seat.ts';

/** How a game can end, or stand, as records name it. */
export const TERMINATIONS = [
  'win',
  'repetition',
  'cap',
  'all-passed',
  'no-move',
  'home-limit',
  'agreement',
  'claim',
  'resignation',
  'time',
  'abandoned',
  'unfinished',
] as const;

export type Termination = (typeof TERMINATIONS)[number];

/** Sides that share a place, in letter order. */
export type Tier = readonly Side[];

/** The end of a game: why, and the sides in the order in which they came in. */
export interface Outcome {
  readonly termination: Termination;
  readonly tiers: readonly Tier[];
}

/** The result as records write it: `A>C`, `A=C`, `AC>BD`; `*` for a game that goes on. */
export function resultText(outcome: Outcome | null): string {
  if (outcome === null) return '*';
  return outcome.tiers.map((tier) => tier.map(sideLetters).join('=')).join('>');
}

/** The letters of a side: `A`, or `AC` for partners. */
export function sideLetters(side: Side): string {
  return side.map(seatLetter).join('');
}
