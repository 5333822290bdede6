import type { Board, BoardId, Rules, Seat } from '@halma/rules';
import type { Spot } from '../geometry/geometry.ts';

/** A camp as printed on a square board: the number of squares in each row, from the corner. */
interface PrintedCamp {
  readonly seat: Seat;
  readonly rowLengths: readonly number[];
  /** The style of the line: red dots, or the gold rule of the larger camps. */
  readonly line: 'dots' | 'rule';
  /** Whether the game uses the camp. Other lines are drawn thin. */
  readonly isActive: boolean;
}

/** The rows of a camp for thirteen men, and of a camp for nineteen. */
const ROWS_OF_13 = [4, 4, 3, 2];
const ROWS_OF_19 = [5, 5, 4, 3, 2];

/** The camps on printed boards that show more camps than a game uses. The leaflets' board has camps for thirteen and nineteen men. */
const PRINTED_CAMPS: Readonly<
  Partial<Record<BoardId, (board: Board) => readonly Omit<PrintedCamp, 'isActive'>[]>>
> = {
  H16: (board) => [
    ...board.seats.map((seat) => ({ seat, rowLengths: ROWS_OF_13, line: 'dots' as const })),
    ...board.seats
      .filter((seat) => seat % 2 === 1)
      .map((seat) => ({ seat, rowLengths: ROWS_OF_19, line: 'rule' as const })),
  ],
};

/** Returns the camps drawn on a square board in a game, unused ones first. Empty in a game without camps to fill. */
export function printedCamps(rules: Rules): readonly PrintedCamp[] {
  const { board, game } = rules;
  const seatsWithCamps = game.seats.filter((seat) => (rules.camps[seat]?.home.length ?? 0) > 0);
  if (seatsWithCamps.length === 0 || game.goal !== 'camp') return [];
  const printed = PRINTED_CAMPS[game.board]?.(board);
  if (printed === undefined) {
    return seatsWithCamps.map((seat) => ({
      seat,
      rowLengths: rowLengthsOf(rules, seat),
      line: 'dots',
      isActive: true,
    }));
  }
  const isActive = ({ seat, rowLengths, line }: Omit<PrintedCamp, 'isActive'>): boolean =>
    seatsWithCamps.includes(seat) && (line === 'dots' || sum(rowLengths) === rules.camps[seat]?.home.length);
  return printed
    .map((camp) => ({ ...camp, isActive: isActive(camp) }))
    .sort((one, other) => Number(one.isActive) - Number(other.isActive));
}

/** Returns the number of squares in each row of a seat's camp, from its corner. A camp of whole rows spans the board. */
function rowLengthsOf(rules: Rules, seat: Seat): readonly number[] {
  const { board, game } = rules;
  if (game.startingSetup.kind === 'rows') return game.startingSetup.kinds.map(() => board.rows.length);
  const tipRow = board.y[board.tips[seat] ?? 0] ?? 0;
  const rowLengths: number[] = [];
  for (const cell of rules.camps[seat]?.home ?? []) {
    const row = Math.abs((board.y[cell] ?? 0) - tipRow);
    rowLengths[row] = (rowLengths[row] ?? 0) + 1;
  }
  return rowLengths;
}

/**
 * Returns the stepped line around a camp, from edge to edge of the board, as spots. A grid line lies half a cell from the squares
 * beside it.
 */
export function campLine(
  board: Board,
  { seat, rowLengths }: Pick<PrintedCamp, 'seat' | 'rowLengths'>,
): readonly Spot[] {
  const steps = rowLengths.flatMap((length, row): Spot[] => [
    { x: length, y: row },
    { x: length, y: row + 1 },
  ]);
  const line = spansBoard(board, rowLengths) ? steps.slice(-1) : steps;
  return [...line, { x: 0, y: rowLengths.length }].map((spot) => fromCorner(board, seat, spot));
}

/** Returns the corners of the board inside a camp, as spots on the grid, in order from the end of its line. */
export function campCorners(board: Board, camp: Pick<PrintedCamp, 'seat' | 'rowLengths'>): readonly Spot[] {
  const corner = fromCorner(board, camp.seat, { x: 0, y: 0 });
  const far = fromCorner(board, camp.seat, { x: board.rows.length, y: 0 });
  return spansBoard(board, camp.rowLengths) ? [corner, far] : [corner];
}

function spansBoard(board: Board, rowLengths: readonly number[]): boolean {
  return rowLengths.every((length) => length === board.rows.length);
}

function fromCorner(board: Board, seat: Seat, { x, y }: Spot): Spot {
  const tip = board.tips[seat] ?? 0;
  const side = board.rows.length;
  return {
    x: ((board.x[tip] ?? 0) > 0 ? side - x : x) - 0.5,
    y: ((board.y[tip] ?? 0) > 0 ? side - y : y) - 0.5,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
