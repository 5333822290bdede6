import type { Cell } from '@halma/rules';
import { type Geometry, placeOf } from '../geometry/geometry.ts';
import { pushed } from '../geometry/star.ts';
import { paint } from './paint.ts';
import { pathThrough, type Shape, shape } from './shape.ts';

/** Units from the outermost holes to the heavy and to the hair rule. */
const OUTLINE = 22;
const HAIR = 18.4;

/** The paper of the star, the lattice of its six directions, and its holes. */
export function starGround(geometry: Geometry): readonly Shape[] {
  const { board } = geometry;
  const width = board.directions.length;
  let lattice = '';
  const holes: Shape[] = [];
  for (let cell = 0; cell < board.cells; cell += 1) {
    const here = placeOf(geometry, cell);
    // half of the directions draw each line once
    for (let way = 0; way < width / 2; way += 1) {
      const next = board.neighbours[cell * width + way] ?? board.wall;
      if (next !== board.wall) lattice += pathThrough([here, placeOf(geometry, next)]);
    }
    holes.push(shape('circle', { cx: here.x, cy: here.y, r: 10.5 }));
  }
  return [
    shape('path', { d: outline(geometry, OUTLINE), fill: paint('sq-light') }),
    shape('path', { d: lattice, fill: 'none', stroke: paint('grid'), 'stroke-width': 1.2 }),
    shape('g', { fill: paint('hole'), stroke: paint('frame'), 'stroke-opacity': '0.45' }, holes),
  ];
}

/** The outline of the star, heavy, with a hair inside it. */
export function starFrame(geometry: Geometry): readonly Shape[] {
  const rule = (distance: number, width: number): Shape =>
    shape('path', {
      d: outline(geometry, distance),
      fill: 'none',
      stroke: paint('frame'),
      'stroke-width': width,
    });
  return [rule(OUTLINE, 3), rule(HAIR, 1)];
}

/** The two triangles of the star moved outward by a distance: a tip goes out by twice that, a notch by less. */
function outline(geometry: Geometry, distance: number): string {
  const notch = distance / Math.sin(Math.PI / 3);
  const corners = cornersOf(geometry).map((cell, index) =>
    pushed(placeOf(geometry, cell), index % 2 === 0 ? 2 * distance : notch),
  );
  return `${pathThrough(corners)}Z`;
}

/** The twelve corners in order: the tips by seat, and after each the hole at the notch towards the next seat. */
function cornersOf({ board }: Geometry): readonly Cell[] {
  return board.seats.flatMap((seat, index) => {
    const next = board.seats[(index + 1) % board.seats.length] ?? seat;
    const tip = board.tips[seat] ?? board.wall;
    return [tip, notchBetween(board.tips[next] ?? board.wall, tip)];
  });

  // the notch is four steps from both tips: the one hole that far from each
  function notchBetween(one: Cell, other: Cell): Cell {
    return board.names.findIndex(
      (_, cell) => board.distance(cell, one) === 4 && board.distance(cell, other) === 4,
    );
  }
}
