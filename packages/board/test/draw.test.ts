import { GAMES, startPosition } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import type { Coordinates } from '../src/api.ts';
import { arcPath, jumpArc, pointOnArc } from '../src/draw/arc.ts';
import { groundShapes } from '../src/draw/background.ts';
import { campShapes } from '../src/draw/camps.ts';
import { cellLabelShapes, marginShapes } from '../src/draw/coordinates.ts';
import { routeLines } from '../src/draw/route-arcs.ts';
import { type SvgNode, serializeNode, svgNode } from '../src/draw/svg-node.ts';
import { thumbnailLayout, thumbnailShape } from '../src/draw/thumbnail.ts';
import { distanceBetween, pointOf } from '../src/geometry/geometry.ts';
import { type Layout, makeLayout } from '../src/geometry/layout.ts';
import { rulesOf } from './fixtures.ts';

function textOf(shapes: readonly SvgNode[]): string {
  return shapes.map(({ text }) => text).join(' ');
}

test('an SVG node is written with rounded numbers and escaped text', () => {
  const written = svgNode('text', { x: 1.2345, y: -0.01, fill: undefined, id: '"&' }, [], 'a < b');
  expect(serializeNode(written)).toBe('<text x="1.2" y="0" id="&quot;&amp;">a &lt; b</text>');
});

describe('an arc', () => {
  test.each([
    ['to the right', { x: 80, y: 0 }, { x: 40, y: -11 }],
    ['to the left', { x: -80, y: 0 }, { x: -40, y: -11 }],
    ['up', { x: 0, y: -80 }, { x: 11, y: -40 }],
    ['down', { x: 0, y: 80 }, { x: 11, y: 40 }],
    ['diagonally', { x: 80, y: 80 }, { x: 40 + 11 / Math.SQRT2, y: 40 - 11 / Math.SQRT2 }],
  ])('%s passes 11 units from the centre of the jumped man', (_, to, centre) => {
    const at = pointOnArc(jumpArc({ x: 0, y: 0 }, to), 0.5);
    expect(at.x).toBeCloseTo(centre.x);
    expect(at.y).toBeCloseTo(centre.y);
  });

  test('is shortened at its ends', () => {
    expect(arcPath(jumpArc({ x: 0, y: 0 }, { x: 80, y: 0 }))).toBe('M0 0Q40 -22 80 0');
    expect(arcPath(jumpArc({ x: 0, y: 0 }, { x: 80, y: 0 }), 20, 20)).toBe('M20 -8.2Q40 -13.7 60 -8.2');
  });
});

test('a route numbers its landings, except on small cells', () => {
  const points = [0, 80, 160, 240].map((x) => ({ x, y: 0 }));
  const written = (isSmall: boolean): string =>
    routeLines({ points, isHop: true, isSmall }).map(serializeNode).join('');
  expect(written(false).match(/>\d+</g)).toEqual(['>1<', '>2<']);
  expect(written(true)).not.toMatch(/>\d+</);
});

describe('the lines around camps', () => {
  /** Returns the kinds of the lines and tints, in the order in which they are drawn. */
  function lines(game: string, fullCamps: readonly number[] = []): readonly string[] {
    const layout = makeLayout({ rules: rulesOf(game), orientation: 1, coordinates: 'none' });
    return campShapes(layout, { fullCamps, tintedCamps: [] }).flatMap(({ attributes }) => {
      const { stroke = '', fill = '' } = attributes;
      if (fill.includes('yard-fill')) return ['tint'];
      if (stroke.includes('gold')) return ['rule'];
      if (!stroke.includes('red')) return [];
      return [attributes['stroke-dasharray'] === undefined ? 'whole' : 'dots'];
    });
  }

  test.each([
    ['halma-2', ['rule', 'rule']],
    ['halma-4', ['dots', 'dots', 'dots', 'dots']],
    ['grasshopper-8', ['dots', 'dots']],
    ['grasshopper-10', ['dots', 'dots']],
    ['star-2', ['dots', 'dots']],
    ['star-3', ['dots', 'dots', 'dots', 'dots', 'dots', 'dots']],
    ['star-4', ['dots', 'dots', 'dots', 'dots']],
    ['rhombus-9', ['dots', 'dots']],
    ['top-secret', []],
    ['cetro', []],
    ['cetro-reconstruction', ['dots', 'dots']],
  ])('in %s are only those that the game uses', (game, expected) => {
    expect(lines(game)).toEqual(expected);
  });

  test('are tinted and solid around filled camps', () => {
    expect(lines('grasshopper-8', [3])).toEqual(['tint', 'dots', 'whole']);
    expect(lines('halma-2', [3])).toEqual(['tint', 'rule', 'rule']);
  });

  test.each([
    ['an eight-row board on a large screen', 'grasshopper-8', 1000, 4.4],
    ['a sixteen-row board', 'halma-4', 680, 4.4],
    ['a sixteen-row board on a phone', 'halma-4', 390, 2.6],
    ['a narrow star', 'star-6', 260, 2.2],
  ])('have dots of limited size on %s', (_, game, width, expected) => {
    const layout = makeLayout({
      rules: rulesOf(game),
      orientation: 1,
      coordinates: 'none',
      room: { width, height: 0 },
    });
    const dots = campShapes(layout, { fullCamps: [], tintedCamps: [] }).find(
      ({ attributes }) => attributes['stroke-dasharray'] !== undefined,
    );
    expect(Number(dots?.attributes['stroke-width']) * layout.scale).toBeCloseTo(expected, 0);
  });

  test('follow the edges of the squares', () => {
    const layout = makeLayout({
      rules: rulesOf('grasshopper-8'),
      orientation: 1,
      coordinates: 'none',
    });
    const line = campShapes(layout, { fullCamps: [], tintedCamps: [] })[0]?.attributes.d;
    expect(line).toBe('M160 320L160 280L120 280L120 240L80 240L80 200L40 200L40 160L0 160');
  });
});

describe('coordinates', () => {
  const layoutOf = (game: string, coordinates: Coordinates, orientation = 1): Layout =>
    makeLayout({ rules: rulesOf(game), orientation, coordinates });

  test.each([
    ['modern', 1, 'a 8 b 7 c 6 d 5 e 4 f 3 g 2 h 1'],
    ['modern', 2, '8 h 7 g 6 f 5 e 4 d 3 c 2 b 1 a'],
    ['modern', 3, 'h 1 g 2 f 3 e 4 d 5 c 6 b 7 a 8'],
    ['leaflet', 1, '1 VIII 2 VII 3 VI 4 V 5 IV 6 III 7 II 8 I'],
  ] as const)('of squares in the %s style for seat %i are %s', (coordinates, seat, expected) => {
    expect(textOf(marginShapes(layoutOf('grasshopper-8', coordinates, seat)))).toBe(expected);
  });

  test.each([
    ['star-2', 'none', ''],
    ['star-2', 'modern', 'a 1 b 2 c 3 d 4 e 13 f 12 g 11 h 10 i 9 j 10 k 11 l 12 m 13 n 4 o 3 p 2 q 1'],
    ['star-2', 'all', [...'abcdefghijklmnopq'].map((row) => `${row} ${row}`).join(' ')],
    ['rhombus-5', 'modern', '1 2 3 4 5 a b c d e'],
    ['rhombus-5', 'all', '1 1 2 2 3 3 4 4 5 5 a a b b c c d d e e'],
  ] as const)('of holes in %s in the %s style are %s', (game, coordinates, expected) => {
    expect(textOf(marginShapes(layoutOf(game, coordinates)))).toBe(expected);
  });

  test('stay beside their rows on a rotated star', () => {
    for (const seat of [1, 2, 3, 4, 5, 6]) {
      const { geometry } = layoutOf('star-6', 'modern', seat);
      if (geometry.surface !== 'holes') throw new Error('no holes');
      const { board } = geometry;
      const label = geometry.edgeLabels('ends').find(({ text }) => text === 'c');
      const [c1, c2] = ['c1', 'c2'].map((name) => pointOf(geometry, board.cellByName.get(name) ?? -1));
      if (label === undefined || c1 === undefined || c2 === undefined) throw new Error('no row c');
      expect(distanceBetween(label.at, c1)).toBeCloseTo(40);
      expect(distanceBetween(label.at, c2)).toBeCloseTo(82);
    }
  });

  test.each([
    ['star-2', 'all', 101, '1'],
    ['grasshopper-8', 'all', 44, 'e1'],
    ['star-2', 'modern', 0, undefined],
  ] as const)('in the vacant cells of %s in the %s style number %i', (game, coordinates, count, first) => {
    const rules = rulesOf(game);
    const start = startPosition(rules);
    if (!start.ok) throw new Error(start.refusal.code);
    const shapes = cellLabelShapes(layoutOf(game, coordinates), start.value, () => false);
    expect(shapes).toHaveLength(count);
    expect(shapes[0]?.text).toBe(first);
    expect(cellLabelShapes(layoutOf('star-2', coordinates), start.value, () => true)).toHaveLength(0);
  });
});

describe('squares', () => {
  const darkSquares = (options: Readonly<Record<string, string>>): SvgNode | undefined =>
    groundShapes(makeLayout({ rules: rulesOf('halma-2', options), orientation: 1, coordinates: 'none' }))[1];

  test('have little contrast, unless the colours restrict the moves', () => {
    expect(darkSquares({})?.attributes.fill).toBe('var(--sq-dark, #efe3c8)');
    expect(darkSquares({ color: 'on' })?.attributes.fill).toMatch(/^color-mix\(/);
  });

  test('are dark at a1, unless the darkCorner option swaps the colours', () => {
    expect(darkSquares({})?.attributes.d).toContain('M0 600h');
    expect(darkSquares({ color: 'on', darkCorner: 'light' })?.attributes.d).not.toContain('M0 600h');
  });
});

describe('a thumbnail', () => {
  const drawingOf = (game: string, width: number): string => {
    const rules = rulesOf(game);
    const start = startPosition(rules);
    if (!start.ok) throw new Error(start.refusal.code);
    return serializeNode(thumbnailShape(thumbnailLayout(rules, undefined, width), start.value));
  };

  test.each(GAMES.map(({ id }) => id))('of %s shows all men, even if the board is empty at first', (game) => {
    const { seats, camps, handSize } = rulesOf(game);
    const men = seats.reduce((sum, seat) => sum + handSize + (camps[seat]?.home.length ?? 0), 0);
    expect(drawingOf(game, 60).match(/r="15\.6"/g)).toHaveLength(men);
  });

  test('has patterns on the men if squares are at least 14 pixels wide', () => {
    expect(drawingOf('grasshopper-8', 96)).not.toContain('--ink-cut');
    expect(drawingOf('grasshopper-8', 130)).toContain('--ink-cut');
  });

  test('has edges, a frame and dots whose widths do not depend on its size', () => {
    for (const width of ['1.2', '1.5', '2.2'])
      expect(drawingOf('halma-4', 96)).toContain(
        `stroke-width="${width}" vector-effect="non-scaling-stroke"`,
      );
  });
});
