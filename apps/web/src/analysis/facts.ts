import { type Features, PHASES, type PhaseName } from '@halma/engine';

/** The facts that the page shows about a position: one number per seat. */
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

/**
 * Returns a seat's progress through the phases, from 0 to 1. A seat that is entirely in one phase is at the
 * middle of that phase.
 */
export function progressOf({ weights }: { readonly weights: Readonly<Record<PhaseName, number>> }): number {
  return PHASES.reduce((sum, name, index) => sum + weights[name] * (index + 0.5), 0) / PHASES.length;
}
