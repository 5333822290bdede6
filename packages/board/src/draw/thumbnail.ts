import { type Cell, type Man, manOf, type Position, type Rules, startPosition, VACANT } from '@halma/rules';
import { pointOf } from '../geometry/geometry.ts';
import { type Layout, makeLayout } from '../geometry/layout.ts';
import { CELL_SIZE } from '../geometry/square.ts';
import { groundShapes } from './background.ts';
import { campShapes } from './camps.ts';
import { paint } from './colour-tokens.ts';
import { holeFrame } from './hole-background.ts';
import { appearanceOf, manShapes, plainDisc } from './man-shapes.ts';
import { placed, type SvgNode, svgNode } from './svg-node.ts';
import { toElement } from './to-element.ts';

/** Boards with more rows have plain discs, because their cells are smaller than 10 pixels on a card. */
const MAX_ROWS_WITH_PATTERNS = 10;

/**
 * Returns a small drawing of a position, by default the start of a game: thick lines, no coordinates, and plain discs on large boards.
 * It fills the width of its container. It is hidden from screen readers, so the page provides the text.
 */
export function boardThumbnail(rules: Rules, position?: Position): SVGSVGElement {
  const plain = makeLayout({ rules, orientation: rules.seats[0] ?? 1, coordinates: 'none', isSmall: true });
  return toElement(thumbnailShape(plain, position)) as SVGSVGElement;
}

/** Returns the drawing of a thumbnail as data. */
export function thumbnailShape(layout: Layout, position?: Position): SvgNode {
  const { rules, geometry } = layout;
  const side = rules.board.rows.length * CELL_SIZE;
  const box = geometry.surface === 'holes' ? geometry.viewBox : [-8, -8, side + 16, side + 16];
  const children = [
    ...groundShapes(layout),
    ...campShapes(layout, { full: [], tinted: [] }, 1.6),
    ...(geometry.surface === 'holes' ? holeFrame(geometry).slice(0, 1) : [heavyFrame(side)]),
    ...menShapes(layout, position?.men ?? startingMen(layout.rules)),
  ];
  return svgNode(
    'svg',
    {
      class: 'halma-miniature',
      viewBox: box.map((number) => Math.round(number * 10) / 10).join(' '),
      'aria-hidden': 'true',
    },
    children,
  );
}

function heavyFrame(side: number): SvgNode {
  const box = { x: -2, y: -2, width: side + 4, height: side + 4 };
  return svgNode('rect', { ...box, fill: 'none', stroke: paint('frame'), 'stroke-width': 5 });
}

/** The men at the start. If all men begin in hand, the drop zone is filled instead. */
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

function menShapes({ rules, geometry }: Layout, men: ArrayLike<Man>): readonly SvgNode[] {
  const { board } = rules;
  return board.names.flatMap((_, cell) => {
    const man = men[cell] ?? VACANT;
    if (man === VACANT) return [];
    const look = appearanceOf(rules, man);
    const body = board.rows.length > MAX_ROWS_WITH_PATTERNS ? [plainDisc(look.colour)] : manShapes(look);
    return [placed(pointOf(geometry, cell), body)];
  });
}

/** Returns the man for a cell of the drop zone. Mixes the sides evenly, without rows of one colour. */
function droppedMan({ board, game }: Rules, cell: Cell): Man {
  const [column, row] = [board.x[cell] ?? 0, board.y[cell] ?? 0];
  const pick = ((column >> 1) + row + (row >> 1) * column) % game.seats.length;
  return manOf(game.seats[pick] ?? 1, 0);
}
