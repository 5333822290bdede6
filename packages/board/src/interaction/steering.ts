import type { Cell } from '@halma/rules';
import { distanceBetween, type Geometry, type Point, placeOf } from '../geometry/geometry.ts';

/** Where a key leads on the page: the arrows, and as on a number pad the slanting ways. */
const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  Home: { x: -1, y: -1 },
  PageUp: { x: 1, y: -1 },
  End: { x: -1, y: 1 },
  PageDown: { x: 1, y: 1 },
};

/** The least likeness of a neighbour's direction to the key's, as a cosine: up on the star leads to a slanting row. */
const LIKENESS = 0.6;

/**
 * The cell a key leads to, however the board is turned: the neighbour that lies most in the key's direction, and of two
 * alike the one nearer the middle of the board. Cells on which no man ever stands are passed over.
 *
 * @returns null when the key leads nowhere: it is no key of direction, or the edge is reached
 */
export function steer(geometry: Geometry, from: Cell, key: string): Cell | null {
  const way = WAYS[key];
  if (way === undefined) return null;
  const { board } = geometry;
  for (let cell: Cell | null = from; cell !== null; ) {
    cell = neighbourTowards(geometry, cell, way);
    if (cell === null || board.playable[cell] === true) return cell;
  }
  return null;
}

function neighbourTowards(geometry: Geometry, from: Cell, way: Point): Cell | null {
  const { board } = geometry;
  const here = placeOf(geometry, from);
  const width = board.directions.length;
  const [, , boxWidth, boxHeight] = geometry.viewBox;
  const middle = { x: geometry.viewBox[0] + boxWidth / 2, y: geometry.viewBox[1] + boxHeight / 2 };
  let best: Cell | null = null;
  let most = LIKENESS;
  let nearness = 0;
  for (const cell of board.neighbours.subarray(from * width, (from + 1) * width)) {
    if (cell === board.wall) continue;
    const there = placeOf(geometry, cell);
    const length = Math.hypot(there.x - here.x, there.y - here.y) * Math.hypot(way.x, way.y);
    const likeness = ((there.x - here.x) * way.x + (there.y - here.y) * way.y) / length;
    const outness = distanceBetween(there, middle);
    const isTie = Math.abs(likeness - most) < 1e-6 && best !== null;
    if (isTie ? outness < nearness : likeness > most) {
      best = cell;
      most = likeness;
      nearness = outness;
    }
  }
  return best;
}

/** Is this a key that moves the focus? */
export function isSteeringKey(key: string): boolean {
  return Object.hasOwn(WAYS, key);
}
