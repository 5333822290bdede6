import type { HelperMark } from '@halma/board';
import type { Features } from '@halma/engine';

/** What can be drawn on the board about a position. */
export const OVERLAYS = ['ladder', 'stragglers', 'wall', 'packing'] as const;

export type Overlay = (typeof OVERLAYS)[number];

/** How each is drawn. */
const DRAWN: Readonly<Record<Overlay, (features: Features) => readonly HelperMark[]>> = {
  ladder: ({ ladder }) => (ladder === null ? [] : [{ kind: 'ladder', cells: ladder.route }]),
  stragglers: ({ stragglers }) => stragglers.men.map((cell) => ({ kind: 'straggler', cell })),
  wall: ({ wall }) => (wall === null ? [] : [{ kind: 'wall', cells: wall.men }]),
  packing: ({ honeycombPacking }) =>
    honeycombPacking.fillable.map((cell, index) => ({ kind: 'number', cell, number: index + 1 })),
};

/** The marks of the chosen overlays; none in games without camps. */
export function marksOfOverlays(
  features: Features | null,
  overlays: ReadonlySet<Overlay>,
): readonly HelperMark[] {
  if (features === null) return [];
  return OVERLAYS.flatMap((overlay) => (overlays.has(overlay) ? DRAWN[overlay](features) : []));
}

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
