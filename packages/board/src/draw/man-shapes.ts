import { kindOf, MARKED_KIND, type Man, type Rules, seatOf } from '@halma/rules';
import { type ChosenColours, type ManColour, manColourOf, NO_CHOSEN_COLOURS } from '../man-colours.ts';
import { paint, type Token } from './colour-tokens.ts';
import { placed, type SvgNode, svgNode } from './svg-node.ts';

/** The appearance of a man: its colour, the pattern on its top, and the pennant of the marked man. */
interface ManAppearance {
  readonly colour: ManColour;
  /** The colour whose pattern the man has: its own, except where one side has several kinds of men. */
  readonly pattern: ManColour;
  readonly isMarked: boolean;
}

/** The patterns of a side with three kinds of men, by kind: a ring, two diagonal lines, a cross. */
export const PATTERN_OF_KIND: readonly ManColour[] = ['ink', 'green', 'red'];

/** Returns the appearance of a man in a game. */
export function appearanceOf(
  rules: Rules,
  man: Man,
  colours: ChosenColours = NO_CHOSEN_COLOURS,
): ManAppearance {
  const colour = manColourOf(rules, seatOf(man), colours);
  const kind = kindOf(man);
  if (hasKinds(rules)) return { colour, pattern: PATTERN_OF_KIND[kind] ?? colour, isMarked: false };
  return { colour, pattern: colour, isMarked: kind === MARKED_KIND };
}

/** Returns whether each side has several kinds of men. */
export function hasKinds({ board }: Rules): boolean {
  return board.manLetters === 'kinds';
}

/**
 * Returns a man centred on the origin, 33 units wide: a disc on a rim two units lower. Colours are attributes, so that a
 * man looks the same on a board, on a seat plate and in a move list.
 */
export function manShapes({ colour, pattern, isMarked }: ManAppearance): readonly SvgNode[] {
  const rim = paint(`${colour}-rim`);
  const body = [
    svgNode('circle', { class: 'rim', cy: 1.3, r: 16.4, fill: rim }),
    svgNode('circle', { cy: -0.8, r: 15.8, fill: paint(`${colour}-top`), stroke: rim, 'stroke-width': 1.2 }),
    patternShape(pattern, paint(`${colour}-cut`)),
  ];
  return isMarked ? [...body, pennant({ x: 9, y: -12 })] : body;
}

/**
 * Returns a man without a pattern, for small cells: a disc with an edge.
 *
 * @param edge the attributes that set the width of the edge
 */
export function plainDisc(colour: ManColour, edge: Readonly<Record<string, string | number>>): SvgNode {
  return svgNode('circle', {
    r: 15.6,
    fill: paint(`${colour}-top`),
    stroke: paint(`${colour}-rim`),
    ...edge,
  });
}

/**
 * Returns the edge of a man in a thumbnail, in which its rim is too thin to be visible.
 *
 * @param edge the attributes that set the width of the edge
 */
export function manEdge(colour: ManColour, edge: Readonly<Record<string, string | number>>): SvgNode {
  return svgNode('circle', { cy: -0.8, r: 16.2, fill: 'none', stroke: paint(`${colour}-rim`), ...edge });
}

/**
 * Returns the pattern of a colour, which distinguishes the seats even without colour. It has no transform, because browsers
 * paint transformed elements one by one.
 */
export function patternShape(pattern: ManColour, stroke: string): SvgNode {
  if (pattern === 'box') return svgNode('circle', { cy: -0.8, r: 5.9, fill: stroke });
  const line = { fill: 'none', stroke, 'stroke-width': 3.2 };
  switch (pattern) {
    case 'ink':
      return svgNode('circle', { cy: -0.8, r: 8.7, ...line });
    case 'red':
      return svgNode('path', { d: 'M-15.7-.8H15.7M0-16.5V14.9', ...line });
    case 'green':
      return svgNode('path', { d: 'M-14.2 4.1 4.9-15M-4.9 13.4 14.2-5.7', ...line });
    case 'blue':
      // Three lines of length 0, whose round caps are the dots.
      return svgNode('path', {
        d: 'M0-7.8v0M-6.3 3.2v0M6.3 3.2v0',
        ...line,
        'stroke-width': 7.4,
        'stroke-linecap': 'round',
      });
    case 'bone':
      return svgNode('path', { d: 'M0-9.7 8.9-.8 0 8.1-8.9-.8Z', ...line });
  }
}

/**
 * Returns the pennant of the marked man, with its staff at a point.
 *
 * @param isOpen whether it is white with a red edge, as on a target
 */
export function pennant(at: { readonly x: number; readonly y: number }, isOpen = false): SvgNode {
  const [cloth, hem]: readonly [Token, Token] = isOpen ? ['sq-light', 'yard-red'] : ['yard-red', 'sq-light'];
  const staff = { d: 'M0 10V-12', 'stroke-linecap': 'round' };
  return placed(at, [
    svgNode('path', { ...staff, stroke: paint('sq-light'), 'stroke-width': 6 }),
    svgNode('path', {
      d: 'M0-12.5 15-7 0-1.5Z',
      fill: paint(cloth),
      stroke: paint(hem),
      'stroke-width': 1.6,
      'stroke-linejoin': 'round',
      'paint-order': 'stroke',
    }),
    svgNode('path', { ...staff, stroke: paint('frame'), 'stroke-width': 2.6 }),
  ]);
}
