import type { Board, Cell, Rules } from '@halma/rules';
import { type Drawing, type Part, roundToHundredth } from './drawing.ts';

/** The distance from the squares to the outer edge of the drawing, in millimetres. */
const FRAME_MM = 3;
/** The number of dots in a camp's border along one square. */
const DOTS_PER_CELL = 6;

/** Camps of this size have a gold border on black, as in the leaflet of 1889. */
const LARGE_CAMP_SIZE = 19;

/** Draws a square board: the squares, the frame, and a border around each camp. */
export function squareBoard(board: Board, games: readonly Rules[], cellMm: number): Drawing {
  const side = board.rows.length;
  const length = side * cellMm;
  const seams = Array.from({ length: side - 1 }, (_, index) =>
    roundToHundredth(FRAME_MM + (index + 1) * cellMm),
  );
  const camps = games.flatMap((rules) =>
    rules.seats.map((seat) => rules.camps[seat]?.home ?? []).filter((home) => home.length > 0),
  );
  return {
    width: length + 2 * FRAME_MM,
    height: length + 2 * FRAME_MM,
    seams,
    parts: [
      { role: 'dark', path: darkSquares(board, cellMm) },
      { role: 'grid', path: grid(side, cellMm) },
      ...camps.flatMap((home) => campParts(board, home, cellMm)),
      { role: 'frame', path: box(1.5, length) },
      { role: 'hair', path: box(2.7, length) },
    ],
  };
}

function darkSquares(board: Board, cellMm: number): string {
  return board.names
    .flatMap((_, cell) => {
      const [x, y] = [board.x[cell] ?? 0, board.y[cell] ?? 0];
      if ((x + y) % 2 !== 0) return [];
      const [left, top] = corner(board, x, y + 1, cellMm);
      return [`M${left} ${top}h${cellMm}v${cellMm}h${-cellMm}z`];
    })
    .join('');
}

function grid(side: number, cellMm: number): string {
  const length = side * cellMm;
  return Array.from({ length: side - 1 }, (_, index) => {
    const offset = roundToHundredth(FRAME_MM + (index + 1) * cellMm);
    return `M${offset} ${FRAME_MM}v${length}M${FRAME_MM} ${offset}h${length}`;
  }).join('');
}

function box(distance: number, length: number): string {
  const [start, size] = [FRAME_MM - distance, length + 2 * distance];
  return `M${roundToHundredth(start)} ${roundToHundredth(start)}h${size}v${size}h${-size}z`;
}

function campParts(board: Board, home: readonly Cell[], cellMm: number): readonly Part[] {
  const path = borderOf(board, home, cellMm);
  return home.length === LARGE_CAMP_SIZE
    ? [
        { role: 'gold-edge', path },
        { role: 'gold', path },
      ]
    : [{ role: 'dots', path, pitch: cellMm / DOTS_PER_CELL }];
}

/** Returns the path of the edges of a camp that do not lie on the edge of the board. */
function borderOf(board: Board, home: readonly Cell[], cellMm: number): string {
  const inside = new Set(home.map((cell) => `${board.x[cell]},${board.y[cell]}`));
  const side = board.rows.length;
  const isOnBoardOutsideCamp = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < side && y < side && !inside.has(`${x},${y}`);
  return home
    .flatMap((cell) => {
      const [x, y] = [board.x[cell] ?? 0, board.y[cell] ?? 0];
      const [left, top] = corner(board, x, y + 1, cellMm);
      const [right, bottom] = corner(board, x + 1, y, cellMm);
      return [
        ...(isOnBoardOutsideCamp(x + 1, y) ? [`M${right} ${top}v${cellMm}`] : []),
        ...(isOnBoardOutsideCamp(x - 1, y) ? [`M${left} ${top}v${cellMm}`] : []),
        ...(isOnBoardOutsideCamp(x, y + 1) ? [`M${left} ${top}h${cellMm}`] : []),
        ...(isOnBoardOutsideCamp(x, y - 1) ? [`M${left} ${bottom}h${cellMm}`] : []),
      ];
    })
    .join('');
}

/**
 * Returns the position of a grid corner on the page, in millimetres. Columns are counted from the left, rows
 * from the bottom.
 */
function corner(board: Board, column: number, row: number, cellMm: number): readonly [number, number] {
  return [
    roundToHundredth(FRAME_MM + column * cellMm),
    roundToHundredth(FRAME_MM + (board.rows.length - row) * cellMm),
  ];
}
