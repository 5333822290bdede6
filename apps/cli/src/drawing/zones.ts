import type { Cell, Position } from '@halma/rules';

/** A number for the part of the board a cell lies in: 0 for open ground, the same for all cells of one yard. */
export type ZoneOf = (cell: Cell) => number;

const DROP_ZONE = 20;

/** The yards the men start from and make for, and while men are dropped the middle they are dropped on. */
export function zonesOf({ rules, dropsLeft }: Position): ZoneOf {
  const zones = new Uint8Array(rules.board.cells);
  rules.game.seats.forEach((seat) => {
    for (const cell of rules.yards[seat]?.target ?? []) zones[cell] = seat + 10;
  });
  // A yard that one seat leaves and another makes for counts once.
  rules.game.seats.forEach((seat) => {
    for (const cell of rules.yards[seat]?.home ?? []) zones[cell] = seat;
  });
  if (dropsLeft > 0) for (const cell of rules.dropZone) zones[cell] = DROP_ZONE;
  return (cell) => zones[cell] ?? 0;
}
