import { GAMES } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { arcPath, jumpArc, pointOnArc } from '../src/draw/arc.ts';
import { groundShapes } from '../src/draw/background.ts';
import { campShapes } from '../src/draw/camps.ts';
import { marginShapes } from '../src/draw/coordinates.ts';
import { routeLines } from '../src/draw/route-arcs.ts';
import { type SvgNode, serializeNode, svgNode } from '../src/draw/svg-node.ts';
import { thumbnailShape } from '../src/draw/thumbnail.ts';
import { makeLayout } from '../src/geometry/layout.ts';
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
  ])('%s passes 11 units from the centre of the man', (_, to, centre) => {
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
  /** Returns the lines from the lowest to the highest: dots or rule, thin where the game does not use them. */
  function lines(game: string, full: readonly number[] = []): readonly string[] {
    const layout = makeLayout({ rules: rulesOf(game), orientation: 1, coordinates: 'none', isSmall: false });
    return campShapes(layout, { full, tinted: [] }).flatMap(({ attributes }) => {
      const { stroke = '', fill = '' } = attributes;
      if (fill.includes('yard-fill')) return ['tint'];
      if (stroke.includes('gold')) return [attributes['stroke-width'] === '3.2' ? 'rule' : 'thin rule'];
      if (!stroke.includes('red')) return [];
      if (attributes['stroke-dasharray'] === undefined) return ['whole'];
      return [attributes['stroke-width'] === '4.4' ? 'dots' : 'thin dots'];
    });
  }

  test.each([
    ['halma-2', ['thin dots', 'thin dots', 'dots', 'dots', 'rule', 'rule']],
    ['halma-4', ['thin rule', 'thin rule', 'dots', 'dots', 'dots', 'dots']],
    ['grasshopper-8', ['dots', 'dots']],
    ['grasshopper-10', ['dots', 'dots']],
    ['star-2', ['dots', 'thin dots', 'thin dots', 'dots', 'thin dots', 'thin dots']],
    ['star-3', ['dots', 'dots', 'dots', 'dots', 'dots', 'dots']],
    ['star-4', ['thin dots', 'dots', 'dots', 'thin dots', 'dots', 'dots']],
    ['top-secret', []],
    ['cetro', []],
    ['cetro-reconstruction', ['dots', 'dots']],
  ])('in %s are, from the lowest up, %j', (game, expected) => {
    expect(lines(game)).toEqual(expected);
  });

  test('are tinted and unbroken around filled camps', () => {
    expect(lines('grasshopper-8', [3])).toEqual(['tint', 'dots', 'whole']);
    expect(lines('halma-2', [3])).toEqual([
      'tint',
      'thin dots',
      'thin dots',
      'dots',
      'whole',
      'rule',
      'rule',
    ]);
  });

  test('follow the edges of the squares', () => {
    const layout = makeLayout({
      rules: rulesOf('grasshopper-8'),
      orientation: 1,
      coordinates: 'none',
      isSmall: false,
    });
    const line = campShapes(layout, { full: [], tinted: [] })[0]?.attributes.d;
    expect(line).toBe('M160 320L160 280L120 280L120 240L80 240L80 200L40 200L40 160L0 160');
  });
});

describe('coordinates', () => {
  const shown = (coordinates: 'modern' | 'leaflet', orientation: number): string =>
    textOf(
      marginShapes(makeLayout({ rules: rulesOf('grasshopper-8'), orientation, coordinates, isSmall: false })),
    );

  test.each([
    ['modern', 1, 'a 8 b 7 c 6 d 5 e 4 f 3 g 2 h 1'],
    ['modern', 2, '8 h 7 g 6 f 5 e 4 d 3 c 2 b 1 a'],
    ['modern', 3, 'h 1 g 2 f 3 e 4 d 5 c 6 b 7 a 8'],
    ['leaflet', 1, '1 VIII 2 VII 3 VI 4 V 5 IV 6 III 7 II 8 I'],
  ] as const)('in the style %s for seat %i are %s', (coordinates, seat, expected) => {
    expect(shown(coordinates, seat)).toBe(expected);
  });
});

describe('squares', () => {
  const darkSquares = (options: Readonly<Record<string, string>>): SvgNode | undefined =>
    groundShapes(
      makeLayout({ rules: rulesOf('halma-2', options), orientation: 1, coordinates: 'none', isSmall: false }),
    )[1];

  test('have little contrast, unless the colours restrict the moves', () => {
    expect(darkSquares({})?.attributes.fill).toBe('var(--sq-dark, #efe3c8)');
    expect(darkSquares({ color: 'on' })?.attributes.fill).toMatch(/^color-mix\(/);
  });

  test('are dark at a1, unless the option darkCorner swaps the colours', () => {
    expect(darkSquares({})?.attributes.d).toContain('M0 600h');
    expect(darkSquares({ color: 'on', darkCorner: 'light' })?.attributes.d).not.toContain('M0 600h');
  });
});

test.each(GAMES.map(({ id }) => id))('the thumbnail of %s shows all men', (game) => {
  const rules = rulesOf(game);
  const layout = makeLayout({ rules, orientation: 1, coordinates: 'none', isSmall: true });
  const men =
    rules.dropZone.length + rules.seats.reduce((sum, seat) => sum + (rules.camps[seat]?.home.length ?? 0), 0);
  const drawn = serializeNode(thumbnailShape(layout)).match(/r="15\.[68]"/g) ?? [];
  expect(drawn).toHaveLength(men);
});
