import type { Cell, Position } from '@halma/rules';

/** Returns a number that identifies the region of a cell; 0 outside all regions. */
export type RegionOf = (cell: Cell) => number;

const DROP_REGION = 20;

/** Returns the regions of a position: camps and targets, and the drop zone while men are dropped. */
export function regionsOf({ rules, dropsLeft }: Position): RegionOf {
  const regions = new Uint8Array(rules.board.cellCount);
  rules.game.seats.forEach((seat) => {
    for (const cell of rules.camps[seat]?.target ?? []) regions[cell] = seat + 10;
  });
  // A camp that is also a target is drawn as a camp.
  rules.game.seats.forEach((seat) => {
    for (const cell of rules.camps[seat]?.home ?? []) regions[cell] = seat;
  });
  if (dropsLeft > 0) for (const cell of rules.dropZone) regions[cell] = DROP_REGION;
  return (cell) => regions[cell] ?? 0;
}
