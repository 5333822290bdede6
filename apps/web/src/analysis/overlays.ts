import type { BoardMark } from '@halma/board';
import type { Features } from '@halma/engine';
import type { Position, Seat } from '@halma/rules';

/** The overlays that the board can show for a position. */
export const OVERLAYS = ['ladder', 'stragglers', 'wall', 'packing'] as const;

export type Overlay = (typeof OVERLAYS)[number];

/** The seats whose overlays are shown: the seat to move, one given seat, or all. */
export type OverlaySeats = 'mover' | 'all' | Seat;

/** The marks that draw each overlay. */
const MARKS_OF_OVERLAY: Readonly<Record<Overlay, (features: Features) => readonly BoardMark[]>> = {
  ladder: ({ ladder }) => (ladder === null ? [] : [{ kind: 'ladder', cells: ladder.route }]),
  stragglers: ({ stragglers }) => stragglers.men.map((cell) => ({ kind: 'straggler', cell })),
  wall: ({ wall }) => (wall === null ? [] : [{ kind: 'wall', cells: wall.men }]),
  packing: ({ honeycombPacking }) =>
    honeycombPacking.fillable.map((cell, index) => ({ kind: 'number', cell, number: index + 1 })),
};

/** Resolves a choice of seats. Returns the seat to move if the game does not have the chosen seat. */
export function seatsOfOverlay({ rules, toMove }: Position, choice: OverlaySeats): readonly Seat[] {
  if (choice === 'all') return rules.seats;
  return [choice === 'mover' || !rules.seats.includes(choice) ? toMove : choice];
}

/** Returns the marks of the chosen overlays for a seat; none in games without camps. */
export function marksOfOverlays(
  features: Features | null,
  overlays: ReadonlySet<Overlay>,
): readonly BoardMark[] {
  if (features === null) return [];
  return OVERLAYS.flatMap((overlay) => (overlays.has(overlay) ? MARKS_OF_OVERLAY[overlay](features) : []));
}
