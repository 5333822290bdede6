import { seatLetter } from '@halma/rules';
import type { Layout } from '../geometry/layout.ts';
import { CELL, type SquareGeometry } from '../geometry/square.ts';
import { CUT_OF_KIND, cutShape } from './men.ts';
import { FONT_TEXT, FONT_TITLE, paint } from './paint.ts';
import { placed, type Shape, shape } from './shape.ts';

const ROMAN = 'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI'.split(' ');

/** What stands in the margin of a square board: its coordinates, and the signs of rows that await their own men. */
export function marginShapes(layout: Layout): readonly Shape[] {
  const { square } = layout;
  if (square === null) return [];
  return [...coordinateShapes(layout, square), ...rowSigns(layout, square)];
}

/** Columns below and rows at the left; as the leaflets have it, figures above and Roman numerals at the right. */
function coordinateShapes({ coordinates }: Layout, square: SquareGeometry): readonly Shape[] {
  if (coordinates === 'none') return [];
  const { side, turns, spotAt } = square;
  const length = side * CELL;
  const asPrinted = coordinates === 'leaflet';
  // on a board turned by a quarter the names of rows stand along the bottom
  const across = turns % 2 === 0;
  const name = (isColumn: boolean, index: number): string => {
    if (asPrinted) return isColumn ? String(index + 1) : (ROMAN[index] ?? '');
    return isColumn ? String.fromCharCode(97 + index) : String(index + 1);
  };
  const shapes: Shape[] = [];
  for (let index = 0; index < side; index += 1) {
    const middle = (index + 0.5) * CELL;
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
): Shape {
  return shape(
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

/** Beside each row on which men of one kind must end: their cut, pale, with the letter of the seat that goes there. */
function rowSigns({ rules }: Layout, square: SquareGeometry): readonly Shape[] {
  if (rules.game.goal !== 'own-rows') return [];
  const { board, side, place } = square;
  const right = side * CELL + 22;
  return rules.game.seats.flatMap((seat) => {
    const kinds = rules.yards[seat]?.kindAtEnd;
    return board.rows.flatMap((row, y) => {
      const kind = row.map((cell) => kinds?.[cell] ?? -1).find((found) => found >= 0);
      const cut = kind === undefined ? undefined : CUT_OF_KIND[kind];
      if (cut === undefined) return [];
      const sign = shape('g', { opacity: '0.6', 'data-seat': seatLetter(seat) }, [
        cutShape(cut, paint('co')),
      ]);
      return [placed({ x: right, y: place({ x: 0, y }).y }, [sign], 0.72)];
    });
  });
}
