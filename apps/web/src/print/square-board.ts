import type { Board, Cell, Rules } from '@halma/rules';
import { type Drawing, type Part, roundToHundredth } from './drawing.ts';

/** The distance from the squares to the outer edge of the drawing, in millimetres. */
const FRAME_MM = 3;
/** The number of dots in a camp's border along one square. */
const DOTS_PER_CELL = 6;

/** Camps of this size have a gold border on black, as in the leaflet of 1889. */
const LARGE_CAMP_SIZE = 19;

/** Draws a square board: the squares, the frame, and a border around each camp. */
export function squareBoard(board: Board, games: readonly Rules[], cell: number): Drawing {
  const side = board.rows.length;
  const length = side * cell;
  const seams = Array.from({ length: side - 1 }, (_, index) =>
    roundToHundredth(FRAME_MM + (index + 1) * cell),
  );
  const camps = games.flatMap((rules) =>
    rules.seats.map((seat) => rules.camps[seat]?.home ?? []).filter((home) => home.length > 0),
  );
  return {
    width: length + 2 * FRAME_MM,
    height: length + 2 * FRAME_MM,
    seams,
    parts: [
      { role: 'dark', path: darkSquares(board, cell) },
      { role: 'grid', path: grid(side, cell) },
      ...camps.flatMap((home) => campParts(board, home, cell)),
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
    const at = roundToHundredth(FRAME_MM + (index + 1) * cell);
    return `M${at} ${FRAME_MM}v${length}M${FRAME_MM} ${at}h${length}`;
  }).join('');
}

function box(distance: number, length: number): string {
  const [at, size] = [FRAME_MM - distance + 0, length + 2 * distance];
  return `M${roundToHundredth(at)} ${roundToHundredth(at)}h${size}v${size}h${-size}z`;
}

function campParts(board: Board, home: readonly Cell[], cell: number): readonly Part[] {
  const path = borderOf(board, home, cell);
  return home.length === LARGE_CAMP_SIZE
    ? [
        { role: 'gold-edge', path },
        { role: 'gold', path },
      ]
    : [{ role: 'dots', path, pitch: cell / DOTS_PER_CELL }];
}

/** Returns the path of the edges of a camp that do not lie on the edge of the board. */
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

/** Returns the position of a grid corner on the page, in millimetres. Columns count from the left, rows from the bottom. */
function corner(board: Board, column: number, row: number, cell: number): readonly [number, number] {
  return [
    roundToHundredth(FRAME_MM + column * cell),
    roundToHundredth(FRAME_MM + (board.rows.length - row) * cell),
  ];
}
