import { type Board, type Direction, makeBoard, type Spot } from './board.ts';

const ROW_LETTERS = 'abcdefghijklmnopq';

const SIX_WAYS: readonly Direction[] = [
  { dx: 2, dy: 0 },
  { dx: 1, dy: 1 },
  { dx: -1, dy: 1 },
  { dx: -2, dy: 0 },
  { dx: -1, dy: -1 },
  { dx: 1, dy: -1 },
];

/** Steps from the centre to the corners of the hexagon in the middle, and the rows of a point. */
const REACH = 4;

/** The three axes of the star on which its points lie in pairs; they always add up to 0. */
export function starAxes(x: number, y: number): readonly [number, number, number] {
  return [(x - y) / 2, y, -(x + y) / 2];
}

/**
 * The star of 121 holes: two triangles of side 13 laid over each other. Hole coordinates count half columns, so that
 * neighbours are (±2, 0) and (±1, ±1) apart; the centre is (0, 0).
 */
export function starBoard(): Board {
  const spots: Spot[] = [];
  for (let y = -2 * REACH; y <= 2 * REACH; y += 1) {
    let number = 0;
    for (let x = -3 * REACH; x <= 3 * REACH; x += 1) {
      if ((x + y) % 2 !== 0 || !inStar(x, y)) continue;
      number += 1;
      spots.push({ name: `${ROW_LETTERS[y + 2 * REACH]}${number}`, x, y, playable: true });
    }
  }
  return makeBoard({
    id: 'S121',
    shape: 'star',
    spots,
    directions: SIX_WAYS,
    letters: 'seats',
    tips: new Map([
      [1, 'a1'],
      [2, 'e1'],
      [3, 'm1'],
      [4, 'q1'],
      [5, 'm13'],
      [6, 'e13'],
    ]),
    classOf: (x, y) => 2 * Math.abs(y % 2) + Math.abs(((x + y) / 2) % 2),
    span: (dx, dy) => Math.max(...starAxes(dx, dy).map(Math.abs)),
  });
}

/** A hole lies in one of the two triangles: all three axes at most 4, or all three at least −4. */
function inStar(x: number, y: number): boolean {
  const axes = starAxes(x, y);
  return axes.every((value) => value <= REACH) || axes.every((value) => value >= -REACH);
}
