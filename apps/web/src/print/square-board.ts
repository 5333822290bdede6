import type { Board, Cell, Rules } from '@halma/rules';
import { type Drawing, millimetres, type Part } from './drawing.ts';

/** Millimetres from the squares to the outer edge of the drawing. */
const FRAME = 3;
/** Dots of a yard's line along one square. */
const DOTS = 6;

/** The yard lines in the larger corners are gold on black, as the leaflet of 1889 has them. */
const LARGER = 19;

/** A square board: its squares, its frame, and a line round every yard. */
export function squareBoard(board: Board, games: readonly Rules[], cell: number): Drawing {
  const side = board.rows.length;
  const length = side * cell;
  const seams = Array.from({ length: side - 1 }, (_, index) => millimetres(FRAME + (index + 1) * cell));
  const yards = games.flatMap((rules) =>
    rules.seats.map((seat) => rules.yards[seat]?.home ?? []).filter((home) => home.length > 0),
  );
  return {
    width: length + 2 * FRAME,
    height: length + 2 * FRAME,
    seams,
    parts: [
      { role: 'dark', path: darkSquares(board, cell) },
      { role: 'grid', path: grid(side, cell) },
      ...yards.flatMap((home) => yardParts(board, home, cell)),
      { role: 'frame', path: box(1.5, length) },
      { role: 'hair', path: box(2.7, length) },
    ],
  };
}

function darkSquares(board: Board, cell: number): string {
  return board.names
    .flatMap((_, each) => {
      const [x, y] = [board.x[each] ?? 0, board.y[each] ?? 0];
      if ((x + y) % 2 !== 0) return [];
      const [left, top] = corner(board, x, y + 1, cell);
      return [`M${left} ${top}h${cell}v${cell}h${-cell}z`];
    })
    .join('');
}

function grid(side: number, cell: number): string {
  const length = side * cell;
  return Array.from({ length: side - 1 }, (_, index) => {
    const at = millimetres(FRAME + (index + 1) * cell);
    return `M${at} ${FRAME}v${length}M${FRAME} ${at}h${length}`;
  }).join('');
}

function box(distance: number, length: number): string {
  const [at, size] = [FRAME - distance + 0, length + 2 * distance];
  return `M${millimetres(at)} ${millimetres(at)}h${size}v${size}h${-size}z`;
}

function yardParts(board: Board, home: readonly Cell[], cell: number): readonly Part[] {
  const path = borderOf(board, home, cell);
  return home.length === LARGER
    ? [
        { role: 'gold-edge', path },
        { role: 'gold', path },
      ]
    : [{ role: 'dots', path, pitch: cell / DOTS }];
}

/** The sides of squares of a yard beyond which the board goes on outside it. */
function borderOf(board: Board, home: readonly Cell[], cell: number): string {
  const inside = new Set(home.map((each) => `${board.x[each]},${board.y[each]}`));
  const side = board.rows.length;
  const isOutside = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < side && y < side && !inside.has(`${x},${y}`);
  return home
    .flatMap((each) => {
      const [x, y] = [board.x[each] ?? 0, board.y[each] ?? 0];
      const [left, top] = corner(board, x, y + 1, cell);
      const [right, bottom] = corner(board, x + 1, y, cell);
      return [
        ...(isOutside(x + 1, y) ? [`M${right} ${top}v${cell}`] : []),
        ...(isOutside(x - 1, y) ? [`M${left} ${top}v${cell}`] : []),
        ...(isOutside(x, y + 1) ? [`M${left} ${top}h${cell}`] : []),
        ...(isOutside(x, y - 1) ? [`M${left} ${bottom}h${cell}`] : []),
      ];
    })
    .join('');
}

/** Where lines of the grid meet, on the page: columns from the left, rows from the bottom. */
function corner(board: Board, column: number, row: number, cell: number): readonly [number, number] {
  return [millimetres(FRAME + column * cell), millimetres(FRAME + (board.rows.length - row) * cell)];
}
