import { kindOf, MARKED, type Man, type Rules, seatOf } from '@halma/rules';
import { type Suit, suitOf } from '../dress.ts';
import { paint, type Token } from './paint.ts';
import { placed, type Shape, shape } from './shape.ts';

/** What a man looks like: his wood, the cut on his top, and whether he wears the pennant. */
interface ManLook {
  readonly suit: Suit;
  /** The suit whose cut he carries: his own, but where one side has several kinds of men. */
  readonly cut: Suit;
  readonly marked: boolean;
}

/** The cuts of a side that has three kinds of men, by kind: ring, two slanting cuts, sawn in four. */
export const CUT_OF_KIND: readonly Suit[] = ['ink', 'green', 'red'];

/** The look of a man in a game. */
export function lookOf(rules: Rules, man: Man): ManLook {
  const suit = suitOf(rules, seatOf(man));
  const kind = kindOf(man);
  if (hasKinds(rules)) return { suit, cut: CUT_OF_KIND[kind] ?? suit, marked: false };
  return { suit, cut: suit, marked: kind === MARKED };
}

/** Has each side men of several kinds? */
export function hasKinds({ board }: Rules): boolean {
  return board.letters === 'kinds';
}

/**
 * A man about the origin, 33 units across: a disc turned from wood on a rim one unit lower. Colours are attributes, so
 * that a man looks the same on a board, on a plate and in a list of moves.
 */
export function manShapes({ suit, cut, marked }: ManLook): readonly Shape[] {
  const rim = paint(`${suit}-rim`);
  const body = [
    shape('circle', { class: 'rim', cy: 1.3, r: 16.4, fill: rim }),
    shape('circle', { cy: -0.8, r: 15.8, fill: paint(`${suit}-top`), stroke: rim, 'stroke-width': 1.2 }),
    cutShape(cut, paint(`${suit}-cut`)),
  ];
  return marked ? [...body, pennant({ x: 9, y: -12 })] : body;
}

/** Where cells are under 10 pixels a cut is only noise: a plain disc with a firm edge. */
export function discShape(suit: Suit): Shape {
  return shape('circle', {
    r: 15.6,
    fill: paint(`${suit}-top`),
    stroke: paint(`${suit}-rim`),
    'stroke-width': suit === 'ink' ? 4 : 3,
  });
}

/**
 * The cut of a suit about the middle of a man's top, in the given colour. It tells the seat where colour does not. It stands where
 * it is drawn, without being moved there: browsers paint what is moved piece by piece.
 */
export function cutShape(cut: Suit, color: string): Shape {
  if (cut === 'box') return shape('circle', { cy: -0.8, r: 5.9, fill: color });
  const line = { fill: 'none', stroke: color, 'stroke-width': 3.2 };
  switch (cut) {
    case 'ink':
      return shape('circle', { cy: -0.8, r: 8.7, ...line });
    case 'red':
      return shape('path', { d: 'M-15.7-.8H15.7M0-16.5V14.9', ...line });
    case 'green':
      return shape('path', { d: 'M-14.2 4.1 4.9-15M-4.9 13.4 14.2-5.7', ...line });
    case 'blue':
      // three points whose round ends make the holes
      return shape('path', {
        d: 'M0-7.8v0M-6.3 3.2v0M6.3 3.2v0',
        ...line,
        'stroke-width': 7.4,
        'stroke-linecap': 'round',
      });
    case 'bone':
      return shape('path', { d: 'M0-9.7 8.9-.8 0 8.1-8.9-.8Z', ...line });
  }
}

/** The pennant of the marked man, its staff through the point; open on the cell he must reach. */
export function pennant(at: { readonly x: number; readonly y: number }, open = false): Shape {
  const [cloth, hem]: readonly [Token, Token] = open ? ['sq-light', 'yard-red'] : ['yard-red', 'sq-light'];
  const staff = { d: 'M0 10V-12', 'stroke-linecap': 'round' };
  return placed(at, [
    shape('path', { ...staff, stroke: paint('sq-light'), 'stroke-width': 6 }),
    shape('path', {
      d: 'M0-12.5 15-7 0-1.5Z',
      fill: paint(cloth),
      stroke: paint(hem),
      'stroke-width': 1.6,
      'stroke-linejoin': 'round',
      'paint-order': 'stroke',
    }),
    shape('path', { ...staff, stroke: paint('frame'), 'stroke-width': 2.6 }),
  ]);
}
