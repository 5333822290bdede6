import { seatLetter } from '@halma/rules';
import type { Layout } from '../geometry/layout.ts';
import { CELL_SIZE, type SquareGeometry } from '../geometry/square.ts';
import { FONT_TEXT, FONT_TITLE, paint } from './colour-tokens.ts';
import { PATTERN_OF_KIND, patternShape } from './man-shapes.ts';
import { placed, type SvgNode, svgNode } from './svg-node.ts';

const ROMAN = 'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI'.split(' ');

/** Returns the margin of a square board: its coordinates, and the signs beside rows that are the target of one kind of man. */
export function marginShapes(layout: Layout): readonly SvgNode[] {
  const { geometry } = layout;
  if (geometry.surface === 'holes') return [];
  return [...coordinateShapes(layout, geometry), ...rowSigns(layout, geometry)];
}

/** Columns below and rows at the left, or as in the leaflets, numbers above and Roman numerals at the right. */
function coordinateShapes({ coordinates }: Layout, square: SquareGeometry): readonly SvgNode[] {
  if (coordinates === 'none') return [];
  const { side, turns, spotAt } = square;
  const length = side * CELL_SIZE;
  const asPrinted = coordinates === 'leaflet';
  // on a board rotated by a quarter turn, the row names are along the bottom
  const across = turns % 2 === 0;
  const name = (isColumn: boolean, index: number): string => {
    if (asPrinted) return isColumn ? String(index + 1) : (ROMAN[index] ?? '');
    return isColumn ? String.fromCharCode(97 + index) : String(index + 1);
  };
  const shapes: SvgNode[] = [];
  for (let index = 0; index < side; index += 1) {
    const middle = (index + 0.5) * CELL_SIZE;
    const below = spotAt(index, 0);
    const beside = spotAt(0, side - 1 - index);
    const column = name(across, across ? below.x : below.y);
    const row = name(!across, across ? beside.y : beside.x);
    shapes.push(
      asPrinted ? label(column, middle, -11, 'leaflet') : label(column, middle, length + 21),
      asPrinted ? label(row, length + 10, middle + 5, 'leaflet-row') : label(row, -15, middle + 4.5),
    );
  }
  return shapes;
}

function label(
  text: string,
  x: number,
  y: number,
  style: 'plain' | 'leaflet' | 'leaflet-row' = 'plain',
): SvgNode {
  return svgNode(
    'text',
    {
      x,
      y,
      fill: paint('co'),
      'font-family': style === 'plain' ? FONT_TEXT : FONT_TITLE,
      'font-size': style === 'plain' ? 13 : 14,
      'font-weight': 500,
      'text-anchor': style === 'leaflet-row' ? 'start' : 'middle',
    },
    [],
    text,
  );
}

/** The sign beside each row that is the target of one kind of man: its pattern, and the letter of the seat. */
function rowSigns({ rules }: Layout, square: SquareGeometry): readonly SvgNode[] {
  if (rules.game.goal !== 'far-rows') return [];
  const { board, side, pointAt } = square;
  const right = side * CELL_SIZE + 22;
  return rules.game.seats.flatMap((seat) => {
    const kinds = rules.camps[seat]?.kindAtEnd;
    return board.rows.flatMap((row, y) => {
      const kind = row.map((cell) => kinds?.[cell] ?? -1).find((found) => found >= 0);
      const cut = kind === undefined ? undefined : PATTERN_OF_KIND[kind];
      if (cut === undefined) return [];
      const sign = svgNode('g', { opacity: '0.6', 'data-seat': seatLetter(seat) }, [
        patternShape(cut, paint('co')),
      ]);
      return [placed({ x: right, y: pointAt({ x: 0, y }).y }, [sign], 0.72)];
    });
  });
}
