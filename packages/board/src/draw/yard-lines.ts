import type { Board, Rules, Seat } from '@halma/rules';
import type { Spot } from '../geometry/geometry.ts';

/** A yard as it is printed on a square board: how many squares its rows have, from the corner on. */
interface PrintedYard {
  readonly seat: Seat;
  readonly runs: readonly number[];
  /** Red dots, or the gold rule of the larger yards. */
  readonly line: 'dots' | 'rule';
  /** Does this line count in the game? The others are drawn thin. */
  readonly live: boolean;
}

const THIRTEEN = [4, 4, 3, 2];
const NINETEEN = [5, 5, 4, 3, 2];

/** The board of the leaflets carries the lines of both games in print, whichever is played. */
const IN_PRINT: Readonly<Record<string, (board: Board) => readonly Omit<PrintedYard, 'live'>[]>> = {
  H16: (board) => [
    ...board.seats.map((seat) => ({ seat, runs: THIRTEEN, line: 'dots' as const })),
    ...board.seats
      .filter((seat) => seat % 2 === 1)
      .map((seat) => ({ seat, runs: NINETEEN, line: 'rule' as const })),
  ],
};

/** The yards drawn on a square board in a game, idle ones first. None in a game without camps to fill. */
export function printedYards(rules: Rules): readonly PrintedYard[] {
  const { board, game } = rules;
  const playing = game.seats.filter((seat) => (rules.yards[seat]?.home.length ?? 0) > 0);
  if (playing.length === 0 || game.goal !== 'camp') return [];
  const inPrint = IN_PRINT[board.id]?.(board);
  if (inPrint === undefined) {
    return playing.map((seat) => ({ seat, runs: runsOf(rules, seat), line: 'dots', live: true }));
  }
  const counts = ({ seat, runs, line }: Omit<PrintedYard, 'live'>): boolean =>
    playing.includes(seat) && (line === 'dots' || sum(runs) === rules.yards[seat]?.home.length);
  return inPrint
    .map((yard) => ({ ...yard, live: counts(yard) }))
    .sort((one, other) => Number(one.live) - Number(other.live));
}

/** Squares in each row of a seat's home, from its corner on; a camp of whole rows runs from edge to edge. */
function runsOf(rules: Rules, seat: Seat): readonly number[] {
  const { board, game } = rules;
  if (game.setup.kind === 'rows') return game.setup.kinds.map(() => board.rows.length);
  const tipRow = board.y[board.tips[seat] ?? 0] ?? 0;
  const runs: number[] = [];
  for (const cell of rules.yards[seat]?.home ?? []) {
    const row = Math.abs((board.y[cell] ?? 0) - tipRow);
    runs[row] = (runs[row] ?? 0) + 1;
  }
  return runs;
}

/**
 * The stepped line round a yard, from edge to edge of the board, as spots: a line of the grid lies half a cell from the
 * squares beside it.
 */
export function yardLine(board: Board, { seat, runs }: Pick<PrintedYard, 'seat' | 'runs'>): readonly Spot[] {
  const steps = runs.flatMap((length, row): Spot[] => [
    { x: length, y: row },
    { x: length, y: row + 1 },
  ]);
  const line = runsAcross(board, runs) ? steps.slice(-1) : steps;
  return [...line, { x: 0, y: runs.length }].map((spot) => fromCorner(board, seat, spot));
}

/** The corners of the board inside a yard, as spots on the grid, going on from the end of its line. */
export function yardCorners(board: Board, yard: Pick<PrintedYard, 'seat' | 'runs'>): readonly Spot[] {
  const corner = fromCorner(board, yard.seat, { x: 0, y: 0 });
  const far = fromCorner(board, yard.seat, { x: board.rows.length, y: 0 });
  return runsAcross(board, yard.runs) ? [corner, far] : [corner];
}

function runsAcross(board: Board, runs: readonly number[]): boolean {
  return runs.every((length) => length === board.rows.length);
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
