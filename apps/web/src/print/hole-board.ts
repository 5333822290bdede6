import type { Board, Cell, Rules } from '@halma/rules';
import { type Drawing, roundToHundredth } from './drawing.ts';

/** The margin around the outermost holes and the radius of a hole, as fractions of the pitch. */
const EDGE = 0.75;
const RADIUS = 0.26;

/**
 * Draws a board with holes: the holes, the lines between neighbours, and heavier rings for the holes in the
 * camps.
 */
export function holeBoard(board: Board, games: readonly Rules[], pitch: number): Drawing {
  const [halfPitch, rowHeight] = [pitch / 2, (pitch * Math.sqrt(3)) / 2];
  const edge = EDGE * pitch;
  const points = board.names.map((_, cell) =>
    board.toPagePoint({ x: board.x[cell] ?? 0, y: board.y[cell] ?? 0 }),
  );
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.max(...ys)];
  const width = (Math.max(...xs) - left) * halfPitch + 2 * edge;
  const height = (top - Math.min(...ys)) * rowHeight + 2 * edge;
  const pointAt = (cell: Cell): readonly [number, number] => [
    roundToHundredth(edge + ((xs[cell] ?? 0) - left) * halfPitch),
    roundToHundredth(edge + (top - (ys[cell] ?? 0)) * rowHeight),
  ];
  const campCells = new Set(
    games.flatMap((rules) => rules.seats.flatMap((seat) => rules.camps[seat]?.home ?? [])),
  );
  const rings = (cells: readonly Cell[]): string =>
    cells.map((cell) => ring(pointAt(cell), RADIUS * pitch)).join('');
  const cells = board.names.map((_, cell) => cell);
  return {
    width,
    height,
    seams: null,
    parts: [
      { role: 'grid', path: lines(board, pointAt) },
      { role: 'hole', path: rings(cells.filter((cell) => !campCells.has(cell))) },
      { role: 'point', path: rings(cells.filter((cell) => campCells.has(cell))) },
    ],
  };
}

/** Returns the path of the lines between neighbours, with each line drawn once. */
function lines(board: Board, pointAt: (cell: Cell) => readonly [number, number]): string {
  const directionCount = board.directions.length;
  return board.names
    .flatMap((_, cell) =>
      [...board.neighbours.subarray(cell * directionCount, (cell + 1) * directionCount)]
        .filter((next) => next !== board.wall && next > cell)
        .map((next) => `M${pointAt(cell).join(' ')}L${pointAt(next).join(' ')}`),
    )
    .join('');
}

function ring([x, y]: readonly [number, number], radius: number): string {
  const r = roundToHundredth(radius);
  return `M${roundToHundredth(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}
