import type { Rules, Seat } from '@halma/rules';

/** A slot for a seat's plate around the board. 0 is the lower left corner or the bottom point; the others follow clockwise. */
export type Slot = 0 | 1 | 2 | 3 | 4 | 5;

/** A seat and the slot of its plate. */
export interface SeatSlot {
  readonly seat: Seat;
  readonly slot: Slot;
}

const SLOTS: readonly Slot[] = [0, 1, 2, 3, 4, 5];

/** Returns the slot of a seat when `orientation` is the seat at the bottom. */
function slotOf(rules: Rules, orientation: Seat, seat: Seat): Slot {
  const { corners } = rules.board;
  return SLOTS[(seat - orientation + corners) % corners] ?? 0;
}

/** The slots above and below the board, from left to right, by the board's number of corners. */
const FAR_SLOTS = { 4: [1, 2], 6: [2, 3, 4] } as const;
const NEAR_SLOTS = { 4: [0, 3], 6: [1, 0, 5] } as const;

/** Returns whether the seat plates are placed around the board instead of beside it. */
export function hasSeatsAround({ seats, board }: Rules): boolean {
  return seats.length > 2 || board.corners === 6;
}

/** Returns the seats with plates above the board and below it, each row from left to right. */
export function seatRows(
  rules: Rules,
  orientation: Seat,
): { readonly far: readonly SeatSlot[]; readonly near: readonly SeatSlot[] } {
  const seated = rules.seats.map((seat) => ({ seat, slot: slotOf(rules, orientation, seat) }));
  const row = (slots: readonly Slot[]): readonly SeatSlot[] =>
    slots.flatMap((slot) => seated.filter((seatSlot) => seatSlot.slot === slot));
  return { far: row(FAR_SLOTS[rules.board.corners]), near: row(NEAR_SLOTS[rules.board.corners]) };
}

/**
 * Returns the seat that moves to the bottom when the board is flipped: the next seat, wrapping around after
 * the last.
 */
export function nextOrientation(rules: Rules, orientation: Seat): Seat {
  const { seats } = rules;
  return seats[(seats.indexOf(orientation) + 1) % seats.length] ?? orientation;
}
