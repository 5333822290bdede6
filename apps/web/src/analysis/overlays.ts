import type { HelperMark } from '@halma/board';
import type { Features } from '@halma/engine';
import type { Position, Seat } from '@halma/rules';

/** What can be drawn on the board about a position. */
export const OVERLAYS = ['ladder', 'stragglers', 'wall', 'packing'] as const;

export type Overlay = (typeof OVERLAYS)[number];

/** Whose it is that is drawn: that of whoever is to move, of one seat, or of all. */
export type Whose = 'mover' | 'all' | Seat;

/** How each is drawn. */
const DRAWN: Readonly<Record<Overlay, (features: Features) => readonly HelperMark[]>> = {
  ladder: ({ ladder }) => (ladder === null ? [] : [{ kind: 'ladder', cells: ladder.route }]),
  stragglers: ({ stragglers }) => stragglers.men.map((cell) => ({ kind: 'straggler', cell })),
  wall: ({ wall }) => (wall === null ? [] : [{ kind: 'wall', cells: wall.men }]),
  packing: ({ honeycombPacking }) =>
    honeycombPacking.fillable.map((cell, index) => ({ kind: 'number', cell, number: index + 1 })),
};

/** The seats that are meant. */
export function seatsMeant({ rules, toMove }: Position, whose: Whose): readonly Seat[] {
  if (whose === 'all') return rules.seats;
  return [whose === 'mover' || !rules.seats.includes(whose) ? toMove : whose];
}

/** The marks of the chosen overlays about a seat; none in games without camps. */
export function marksOfOverlays(
  features: Features | null,
  overlays: ReadonlySet<Overlay>,
): readonly HelperMark[] {
  if (features === null) return [];
  return OVERLAYS.flatMap((overlay) => (overlays.has(overlay) ? DRAWN[overlay](features) : []));
}
