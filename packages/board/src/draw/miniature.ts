import { type Cell, type Man, manOf, type Position, type Rules, startPosition, VACANT } from '@halma/rules';
import { placeOf } from '../geometry/geometry.ts';
import { type Layout, makeLayout } from '../geometry/layout.ts';
import { CELL } from '../geometry/square.ts';
import { groundShapes } from './ground.ts';
import { discShape, lookOf, manShapes } from './men.ts';
import { paint } from './paint.ts';
import { placed, type Shape, shape } from './shape.ts';
import { starFrame } from './star-ground.ts';
import { toElement } from './to-element.ts';
import { yardShapes } from './yards.ts';

/** Boards of more rows than this show plain discs: their cells are under 10 pixels on a card. */
const MOST_ROWS_WITH_CUTS = 10;

/**
 * A small drawing of a game at its start, or of a position in it, for cards: yard lines at double weight, no coordinates, and plain discs where
 * cells are tiny. It fills the width it is given, and is hidden from screen readers, since the card has the words.
 */
export function boardMiniature(rules: Rules, position?: Position): SVGSVGElement {
  const plain = makeLayout({ rules, orientation: rules.seats[0] ?? 1, coordinates: 'none', small: true });
  return toElement(miniatureShape(plain, position)) as SVGSVGElement;
}

/** The drawing of a miniature. */
export function miniatureShape(layout: Layout, position?: Position): Shape {
  const { rules, geometry, square } = layout;
  const side = rules.board.rows.length * CELL;
  const box = square === null ? geometry.viewBox : [-8, -8, side + 16, side + 16];
  const parts = [
    ...groundShapes(layout),
    ...yardShapes(layout, { full: [], tinted: [] }, 1.6),
    ...(square === null ? starFrame(geometry).slice(0, 1) : [heavyFrame(side)]),
    ...menShapes(layout, position?.men ?? startingMen(layout.rules)),
  ];
  return shape(
    'svg',
    {
      class: 'halma-miniature',
      viewBox: box.map((number) => Math.round(number * 10) / 10).join(' '),
      'aria-hidden': 'true',
    },
    parts,
  );
}

function heavyFrame(side: number): Shape {
  const box = { x: -2, y: -2, width: side + 4, height: side + 4 };
  return shape('rect', { ...box, fill: 'none', stroke: paint('frame'), 'stroke-width': 5 });
}

/** The men as they are set up; where all begin in hand, the heap they become in the middle. */
function startingMen(rules: Rules): readonly Man[] {
  const start = startPosition(rules);
  return rules.board.names.map((_, cell) =>
    rules.dropZone.includes(cell)
      ? droppedMan(rules, cell)
      : start.ok
        ? (start.value.men[cell] ?? VACANT)
        : VACANT,
  );
}

function menShapes({ rules, geometry }: Layout, men: ArrayLike<Man>): readonly Shape[] {
  const { board } = rules;
  return board.names.flatMap((_, cell) => {
    const man = men[cell] ?? VACANT;
    if (man === VACANT) return [];
    const look = lookOf(rules, man);
    const body = board.rows.length > MOST_ROWS_WITH_CUTS ? [discShape(look.suit)] : manShapes(look);
    return [placed(placeOf(geometry, cell), body)];
  });
}

/** An even mixture without rows of one colour. */
function droppedMan({ board, game }: Rules, cell: Cell): Man {
  const [column, row] = [board.x[cell] ?? 0, board.y[cell] ?? 0];
  const pick = ((column >> 1) + row + (row >> 1) * column) % game.seats.length;
  return manOf(game.seats[pick] ?? 1, 0);
}
