import type { Board, Cell, Rules } from '@halma/rules';
import { type Drawing, millimetres } from './drawing.ts';

/** The edge round the outermost holes and the radius of a hole, as parts of the pitch. */
const EDGE = 0.75;
const RADIUS = 0.26;

/** A board of holes: the holes, the lines between neighbours, and the holes of the camps marked by a heavier ring. */
export function holeBoard(board: Board, games: readonly Rules[], pitch: number): Drawing {
  const [halfPitch, row] = [pitch / 2, (pitch * Math.sqrt(3)) / 2];
  const edge = EDGE * pitch;
  const places = board.names.map((_, cell) =>
    board.toPagePoint({ x: board.x[cell] ?? 0, y: board.y[cell] ?? 0 }),
  );
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.max(...ys)];
  const width = (Math.max(...xs) - left) * halfPitch + 2 * edge;
  const height = (top - Math.min(...ys)) * row + 2 * edge;
  const place = (cell: Cell): readonly [number, number] => [
    millimetres(edge + ((xs[cell] ?? 0) - left) * halfPitch),
    millimetres(edge + (top - (ys[cell] ?? 0)) * row),
  ];
  const inPoints = new Set(
    games.flatMap((rules) => rules.seats.flatMap((seat) => rules.camps[seat]?.home ?? [])),
  );
  const rings = (cells: readonly Cell[]): string =>
    cells.map((cell) => ring(place(cell), RADIUS * pitch)).join('');
  const cells = board.names.map((_, cell) => cell);
  return {
    width,
    height,
    seams: null,
    parts: [
      { role: 'grid', path: lines(board, place) },
      { role: 'hole', path: rings(cells.filter((cell) => !inPoints.has(cell))) },
      { role: 'point', path: rings(cells.filter((cell) => inPoints.has(cell))) },
    ],
  };
}

/** A line between every two neighbours, drawn once. */
function lines(board: Board, place: (cell: Cell) => readonly [number, number]): string {
  const ways = board.directions.length;
  return board.names
    .flatMap((_, cell) =>
      [...board.neighbours.subarray(cell * ways, (cell + 1) * ways)]
        .filter((next) => next !== board.wall && next > cell)
        .map((next) => `M${place(cell).join(' ')}L${place(next).join(' ')}`),
    )
    .join('');
}

function ring([x, y]: readonly [number, number], radius: number): string {
  const r = millimetres(radius);
  return `M${millimetres(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}
