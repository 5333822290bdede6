import { type Cell, type Position, seatLetter, VACANT } from '@halma/rules';
import { type Point, pointOf } from '../geometry/geometry.ts';
import type { HoleGeometry } from '../geometry/holes.ts';
import type { Layout } from '../geometry/layout.ts';
import { CELL_SIZE, type SquareGeometry } from '../geometry/square.ts';
import { FONT_TEXT, FONT_TITLE, paint } from './colour-tokens.ts';
import { PATTERN_OF_KIND, patternShape } from './man-shapes.ts';
import { unitsOf } from './pixels.ts';
import { placed, type SvgNode, svgNode } from './svg-node.ts';

const ROMAN = 'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI'.split(' ');

/**
 * Returns the shapes in the margin of a board: its coordinates, and the symbols beside rows in which only one kind of
 * man may finish.
 */
export function marginShapes(layout: Layout): readonly SvgNode[] {
  const { geometry } = layout;
  if (geometry.surface === 'holes') return edgeLabelShapes(layout, geometry);
  return [...coordinateShapes(layout, geometry), ...rowSymbols(layout, geometry)];
}

/**
 * Returns the coordinates in the vacant cells, if they are shown.
 *
 * @param isCovered whether a mark covers the coordinate of a cell
 */
export function cellLabelShapes(
  layout: Layout,
  { men, rules }: Pick<Position, 'men' | 'rules'>,
  isCovered: (cell: Cell) => boolean,
): readonly SvgNode[] {
  const { coordinates, geometry } = layout;
  if (coordinates !== 'all') return [];
  const size = (units: number): number => unitsOf(layout, { units, min: units, max: 15 });
  return rules.board.names.flatMap((name, cell) => {
    if (men[cell] !== VACANT || rules.board.playable[cell] !== true) return [];
    const { x, y } = pointOf(geometry, cell);
    // A coordinate in the corner of a square leaves room for marks, but one in a hole does not.
    if (geometry.surface === 'squares')
      return [text(name, { x: x - CELL_SIZE / 2 + 3, y: y + CELL_SIZE / 2 - 4 }, size(11), 'start')];
    const label = geometry.cellLabel(cell);
    const units = size(label.length > 2 ? 11 : 13.5);
    return isCovered(cell) ? [] : [text(label, { x, y: y + 0.35 * units }, units)];
  });
}

/** The coordinates at the ends of the lines of holes: letters in the leaflets' font, and plain numbers. */
function edgeLabelShapes(layout: Layout, geometry: HoleGeometry): readonly SvgNode[] {
  if (layout.coordinates === 'none') return [];
  const size = unitsOf(layout, { units: 15, min: 12, max: 16 });
  return geometry
    .edgeLabels(layout.coordinates === 'all' ? 'all' : 'ends')
    .map(({ text: label, at }) =>
      text(
        label,
        { x: at.x, y: at.y + 0.35 * size },
        size,
        'middle',
        /\d/.test(label) ? FONT_TEXT : FONT_TITLE,
      ),
    );
}

function text(
  content: string,
  { x, y }: Point,
  size: number,
  anchor: 'middle' | 'start' = 'middle',
  font: string = FONT_TEXT,
): SvgNode {
  const style = { fill: paint('co'), 'font-family': font, 'font-size': size, 'font-weight': 500 };
  return svgNode('text', { x, y, ...style, 'text-anchor': anchor }, [], content);
}

/**
 * Column letters below and row numbers on the left or, as in the leaflets, numbers above and Roman numerals on the
 * right.
 */
function coordinateShapes(layout: Layout, square: SquareGeometry): readonly SvgNode[] {
  const { coordinates } = layout;
  if (coordinates === 'none') return [];
  const { side, turns, spotAt } = square;
  const length = side * CELL_SIZE;
  const usesLeafletStyle = coordinates === 'leaflet';
  // On a board rotated by a quarter turn, the row names are along the bottom.
  const hasColumnsBelow = turns % 2 === 0;
  const name = (isColumn: boolean, index: number): string => {
    if (usesLeafletStyle) return isColumn ? String(index + 1) : (ROMAN[index] ?? '');
    return isColumn ? String.fromCharCode(97 + index) : String(index + 1);
  };
  const size = unitsOf(layout, { units: 13, min: 12, max: 17 });
  const shapes: SvgNode[] = [];
  for (let index = 0; index < side; index += 1) {
    const middle = (index + 0.5) * CELL_SIZE;
    const below = spotAt(index, 0);
    const beside = spotAt(0, side - 1 - index);
    const column = name(hasColumnsBelow, hasColumnsBelow ? below.x : below.y);
    const row = name(!hasColumnsBelow, hasColumnsBelow ? beside.y : beside.x);
    shapes.push(
      usesLeafletStyle
        ? text(column, { x: middle, y: -11 }, size + 1, 'middle', FONT_TITLE)
        : text(column, { x: middle, y: length + 21 }, size),
      usesLeafletStyle
        ? text(row, { x: length + 10, y: middle + 5 }, size + 1, 'start', FONT_TITLE)
        : text(row, { x: -15, y: middle + 0.35 * size }, size),
    );
  }
  return shapes;
}

/** The symbol beside each row that is the target of one kind of man: the pattern of that kind. */
function rowSymbols({ rules }: Layout, square: SquareGeometry): readonly SvgNode[] {
  if (rules.game.goal !== 'far-rows') return [];
  const { board, side, pointAt } = square;
  const right = side * CELL_SIZE + 22;
  return rules.game.seats.flatMap((seat) => {
    const kinds = rules.camps[seat]?.kindAtEnd;
    return board.rows.flatMap((row, y) => {
      const kind = row.map((cell) => kinds?.[cell] ?? -1).find((rowKind) => rowKind >= 0);
      const pattern = kind === undefined ? undefined : PATTERN_OF_KIND[kind];
      if (pattern === undefined) return [];
      const symbol = svgNode('g', { opacity: '0.6', 'data-seat': seatLetter(seat) }, [
        patternShape(pattern, paint('co')),
      ]);
      return [placed({ x: right, y: pointAt({ x: 0, y }).y }, [symbol], 0.72)];
    });
  });
}
