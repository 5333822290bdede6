import { type Features, PHASES, type PhaseName } from '@halma/engine';

/** The facts shown for a position, each a number for a seat. */
export const FACTS = ['ladderGain', 'ladderCapacity', 'stragglers', 'atHome', 'parityDebt'] as const;

export type Fact = (typeof FACTS)[number];

const VALUE_OF_FACT: Readonly<Record<Fact, (features: Features) => number>> = {
  ladderGain: ({ ladderGain }) => ladderGain,
  ladderCapacity: ({ ladderCapacity }) => ladderCapacity,
  stragglers: ({ stragglers }) => stragglers.men.length,
  atHome: ({ homeRemaining }) => homeRemaining.men.length,
  parityDebt: ({ parityDebt }) => parityDebt,
};

/** Returns a fact as a number; undefined in games without camps. */
export function factOf(features: Features | null, fact: Fact): number | undefined {
  return features === null ? undefined : VALUE_OF_FACT[fact](features);
}

/** Returns a seat's progress through the phases, from 0 to 1: the middle of a phase where it is wholly in that phase. */
export function progressOf({ weights }: { readonly weights: Readonly<Record<PhaseName, number>> }): number {
  return PHASES.reduce((sum, name, index) => sum + weights[name] * (index + 0.5), 0) / PHASES.length;
}
