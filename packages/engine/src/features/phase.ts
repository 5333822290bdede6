import type { Cell } from '@halma/rules';
import type { Situation } from './situation.ts';

/** The parts of a game: the run to the middle, the scrimmage there, and the filling of the target. */
export const PHASES = ['gambit', 'melee', 'packing'] as const;

export type PhaseName = (typeof PHASES)[number];

/** The part of the game that a position belongs to. */
export interface Phase {
  readonly name: PhaseName;
  /** How much it belongs to each, for the parts shade into each other; together 1. */
  readonly weights: Readonly<Record<PhaseName, number>>;
}

/** Armies this near to each other have met. */
const CONTACT = 2;

/** Turns before and after its beginning over which a part shades in: a turn takes a man a step on, or another to the enemy. */
const SHADE = 4;

/**
 * Gambit until an own man stands within two steps of an enemy, packing once all have passed all enemies, in between the mêlée.
 * Armies that have been through each other and stand apart again are not back in the gambit.
 */
export function phase({ bearings, board, enemies, own }: Situation): Phase {
  const way = (cell: Cell): number => bearings.way[cell] ?? 0;
  const gaps = own.map((man) => least(enemies.map((enemy) => board.distance(man, enemy))));
  const met = gaps.filter((gap) => gap <= CONTACT).length;
  const apart = met > 0 ? 1 - met : least(gaps) - CONTACT;
  const ahead = least(enemies.map(way)) - Math.max(...own.map(way));
  const isBehind = mean(own.map(way)) > mean(enemies.map(way));
  const packing = shade(ahead);
  const gambit = isBehind ? (1 - packing) * shade(apart) : 0;
  const name = ahead > 0 ? 'packing' : apart > 0 && isBehind ? 'gambit' : 'melee';
  return { name, weights: { gambit, melee: 1 - packing - gambit, packing } };
}

/** From 0 to 1, as a number of turns to a border passes from before it, none or fewer, to behind it, one or more. */
function shade(turns: number): number {
  return Math.min(1, Math.max(0, (turns - 0.5) / (2 * SHADE) + 0.5));
}

function least(values: readonly number[]): number {
  return Math.min(Number.POSITIVE_INFINITY, ...values);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
