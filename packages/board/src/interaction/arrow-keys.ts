import type { Cell } from '@halma/rules';
import { type BaseGeometry, distanceBetween, type Point, pointOf } from '../geometry/geometry.ts';

/** The direction of each key on the page: the arrow keys, and the diagonals of the number pad. */
const DIRECTIONS_BY_KEY: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  Home: { x: -1, y: -1 },
  PageUp: { x: 1, y: -1 },
  End: { x: -1, y: 1 },
  PageDown: { x: 1, y: 1 },
};

/**
 * The minimum cosine between a key's direction and a neighbour's. A star has no neighbour straight above a
 * cell.
 */
const MIN_ALIGNMENT = 0.6;

/**
 * Returns the cell to which a key moves the focus: the neighbour whose direction on the page is closest to
 * the key's. If two neighbours are equally close, returns the one nearer to the centre of the board. Skips
 * unplayable cells.
 *
 * @returns null for a key without a direction, or at the edge of the board
 */
export function cellInDirection(geometry: BaseGeometry, from: Cell, key: string): Cell | null {
  const direction = DIRECTIONS_BY_KEY[key];
  if (direction === undefined) return null;
  const { board } = geometry;
  for (let cell: Cell | null = from; cell !== null; ) {
    cell = neighbourTowards(geometry, cell, direction);
    if (cell === null || board.playable[cell] === true) return cell;
  }
  return null;
}

function neighbourTowards(geometry: BaseGeometry, from: Cell, direction: Point): Cell | null {
  const { board } = geometry;
  const start = pointOf(geometry, from);
  const directionCount = board.directions.length;
  const [, , boxWidth, boxHeight] = geometry.viewBox;
  const centre = { x: geometry.viewBox[0] + boxWidth / 2, y: geometry.viewBox[1] + boxHeight / 2 };
  let best: Cell | null = null;
  let bestAlignment = MIN_ALIGNMENT;
  let bestDistanceToCentre = 0;
  for (const cell of board.neighbours.subarray(from * directionCount, (from + 1) * directionCount)) {
    if (cell === board.wall) continue;
    const end = pointOf(geometry, cell);
    const length = Math.hypot(end.x - start.x, end.y - start.y) * Math.hypot(direction.x, direction.y);
    const alignment = ((end.x - start.x) * direction.x + (end.y - start.y) * direction.y) / length;
    const distanceToCentre = distanceBetween(end, centre);
    const isTie = Math.abs(alignment - bestAlignment) < 1e-6 && best !== null;
    if (isTie ? distanceToCentre < bestDistanceToCentre : alignment > bestAlignment) {
      best = cell;
      bestAlignment = alignment;
      bestDistanceToCentre = distanceToCentre;
    }
  }
  return best;
}

/** Returns whether a key moves the focus. */
export function isDirectionKey(key: string): boolean {
  return Object.hasOwn(DIRECTIONS_BY_KEY, key);
}
