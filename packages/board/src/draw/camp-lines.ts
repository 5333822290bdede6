import type { Board, Rules, Seat } from '@halma/rules';
import type { Spot } from '../geometry/geometry.ts';

/** The camp of a seat on a square board: the number of squares in each row, from the corner. */
interface CampRows {
  readonly seat: Seat;
  readonly rowLengths: readonly number[];
  /** The style of the line: red dots, or the gold rule that the leaflets print around the camps for nineteen men. */
  readonly line: 'dots' | 'rule';
}

/** The number of men in a camp with a gold rule. */
const CAMP_SIZE_WITH_RULE = 19;

/** Returns the camps on a square board that a game uses. Empty in a game without camps to fill. */
export function campsOf(rules: Rules): readonly CampRows[] {
  if (rules.game.goal !== 'camp') return [];
  return rules.game.seats
    .filter((seat) => (rules.camps[seat]?.home.length ?? 0) > 0)
    .map((seat) => ({
      seat,
      rowLengths: rowLengthsOf(rules, seat),
      line: rules.camps[seat]?.home.length === CAMP_SIZE_WITH_RULE ? 'rule' : 'dots',
    }));
}

/**
 * Returns the number of squares in each row of a seat's camp, from its corner. A camp of whole rows spans the board.
 */
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
 * Returns the stepped line around a camp, from edge to edge of the board, as spots. Grid lines are half a cell away
 * from the centres of the squares beside them.
 */
export function campLine(
  board: Board,
  { seat, rowLengths }: Pick<CampRows, 'seat' | 'rowLengths'>,
): readonly Spot[] {
  const steps = rowLengths.flatMap((length, row): Spot[] => [
    { x: length, y: row },
    { x: length, y: row + 1 },
  ]);
  const line = spansBoard(board, rowLengths) ? steps.slice(-1) : steps;
  return [...line, { x: 0, y: rowLengths.length }].map((spot) => fromCorner(board, seat, spot));
}

/** Returns the corners of the board inside a camp, as spots on the grid, in order from the end of its line. */
export function campCorners(board: Board, camp: Pick<CampRows, 'seat' | 'rowLengths'>): readonly Spot[] {
  const corner = fromCorner(board, camp.seat, { x: 0, y: 0 });
  const farCorner = fromCorner(board, camp.seat, { x: board.rows.length, y: 0 });
  return spansBoard(board, camp.rowLengths) ? [corner, farCorner] : [corner];
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
