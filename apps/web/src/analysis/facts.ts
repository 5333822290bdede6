import { type Features, PHASES, type PhaseName } from '@halma/engine';

/** The facts told of a position, each as a number for a seat. */
export const FACTS = ['ladderGain', 'ladderCapacity', 'stragglers', 'atHome', 'parityDebt'] as const;

export type Fact = (typeof FACTS)[number];

const COUNTED: Readonly<Record<Fact, (features: Features) => number>> = {
  ladderGain: ({ ladderGain }) => ladderGain,
  ladderCapacity: ({ ladderCapacity }) => ladderCapacity,
  stragglers: ({ stragglers }) => stragglers.men.length,
  atHome: ({ homeRemaining }) => homeRemaining.men.length,
  parityDebt: ({ parityDebt }) => parityDebt,
};

/** A fact as a number; undefined in games without camps. */
export function factOf(features: Features | null, fact: Fact): number | undefined {
  return features === null ? undefined : COUNTED[fact](features);
}

/** How far through the parts of the game a seat is, from 0 to 1: in the middle of a part that it is wholly in. */
export function progressOf({ weights }: { readonly weights: Readonly<Record<PhaseName, number>> }): number {
  return PHASES.reduce((sum, name, index) => sum + weights[name] * (index + 0.5), 0) / PHASES.length;
}
