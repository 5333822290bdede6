import { type Cell, type Man, type Position, type Seat, seatOf, VACANT } from '@halma/rules';

type Placement = Pick<Position, 'men' | 'rules'>;

/** Calls `visit` with each man on the board and its cell, in cell order. */
export function forEachMan({ men, rules }: Placement, visit: (man: Man, cell: Cell) => void): void {
  // The array has two entries beyond the board, for the wall and for men that have left.
  for (let cell = 0; cell < rules.board.cellCount; cell += 1) {
    const man = men[cell];
    if (man !== undefined && man !== VACANT) visit(man, cell);
  }
}

/** Returns the cells of a seat's men, in cell order. */
export function cellsOfSeat(placement: Placement, seat: Seat): readonly Cell[] {
  const cells: Cell[] = [];
  forEachMan(placement, (man, cell) => {
    if (seatOf(man) === seat) cells.push(cell);
  });
  return cells;
}
