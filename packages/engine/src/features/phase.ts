import type { Cell } from '@halma/rules';
import type { SeatView } from './seat-view.ts';

/** The phases of a game: the advance to the middle, the encounter of the armies, and the filling of the target. */
export const PHASES = ['gambit', 'melee', 'packing'] as const;

export type PhaseName = (typeof PHASES)[number];

/** The phase of a position. */
export interface Phase {
  readonly name: PhaseName;
  /** The share of each phase, since one phase passes gradually into the next. The shares add up to 1. */
  readonly weights: Readonly<Record<PhaseName, number>>;
}

/** Armies are in contact when two of their men are at most this many steps apart. */
const CONTACT_STEPS = 2;

/**
 * A phase passes into the next over this many turns before and after its end. The estimate counts a turn for each step
 * by which armies approach, and for each man that comes into contact.
 */
const TRANSITION_TURNS = 4;

/**
 * Determines the phase: gambit until one of the seat's men is in contact with an opponent's man, packing once all of
 * the seat's men have passed all opponents' men, and mêlée in between. Armies that have passed through each other do
 * not return to the gambit when they separate.
 */
export function determinePhase(view: SeatView): Phase {
  const { board, opponentMen, ownMen } = view;
  const distances = (men: readonly Cell[]): readonly number[] => men.map((man) => view.distanceToGo(man));
  const [ownDistances, opponentDistances] = [distances(ownMen), distances(opponentMen)];
  const gaps = ownMen.map((man) => smallest(opponentMen.map((other) => board.distance(man, other))));
  const menInContact = gaps.filter((gap) => gap <= CONTACT_STEPS).length;
  const turnsToContact = menInContact > 0 ? 1 - menInContact : smallest(gaps) - CONTACT_STEPS;
  const turnsPassed = smallest(opponentDistances) - Math.max(...ownDistances);
  const isBehind = mean(ownDistances) > mean(opponentDistances);
  const packing = transitionWeight(turnsPassed);
  const gambit = isBehind ? (1 - packing) * transitionWeight(turnsToContact) : 0;
  const name = turnsPassed > 0 ? 'packing' : turnsToContact > 0 && isBehind ? 'gambit' : 'melee';
  return { name, weights: { gambit, melee: 1 - packing - gambit, packing } };
}

/**
 * Returns the weight of a phase, from 0 to 1.
 *
 * @param turns the turns between the position and the boundary of the phase: positive inside it, negative outside
 */
function transitionWeight(turns: number): number {
  return Math.min(1, Math.max(0, (turns - 0.5) / (2 * TRANSITION_TURNS) + 0.5));
}

function smallest(values: readonly number[]): number {
  return Math.min(Number.POSITIVE_INFINITY, ...values);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
