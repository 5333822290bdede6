import { type Cell, type MoveTable, manOf, type Rules, type Seat } from '@halma/rules';

const known = new WeakMap<MoveTable, Uint8Array>();

/**
 * The cells on which plain men of a seat only ever step, as the dark ones of Color Halma: 1 for such a cell. The other men have to be
 * taken along by those who stand there.
 *
 * @returns null where no cell is like that, because every man may jump
 */
export function stepperCells({ board, tables }: Rules, seat: Seat): Uint8Array | null {
  const table = tables[manOf(seat, 0)];
  if (table === undefined || table.step === null) return null;
  const { step, ways } = table;
  const ready = known.get(table);
  if (ready !== undefined) return ready;
  const width = board.directions.length;
  const isStepper = (cell: Cell): boolean => {
    const indices = Array.from({ length: width }, (_, way) => cell * width + way);
    const jumps = indices.some((index) => (ways[2 * index + 1] ?? board.wall) !== board.wall);
    return !jumps && indices.some((index) => (step[index] ?? board.wall) !== board.wall);
  };
  const cells = Uint8Array.from({ length: board.cells }, (_, cell) => (isStepper(cell) ? 1 : 0));
  known.set(table, cells);
  return cells;
}
