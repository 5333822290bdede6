import { describe, expect, test } from 'vitest';
import type { HelperMark } from '../src/contract.ts';
import { helperMarksOver, helperMarksUnder } from '../src/draw/helper-marks.ts';
import { shapeText } from '../src/draw/shape.ts';
import { makeLayout } from '../src/geometry/layout.ts';
import { cellOf, rulesOf } from './games.ts';

const rules = rulesOf('grasshopper-8');
const layout = makeLayout({ rules, orientation: 1, coordinates: 'none', small: false });
const cells = ['a1', 'c3', 'e3'].map((name) => cellOf(rules, name));
const [cell = 0] = cells;

const MARKS: readonly (readonly [HelperMark, under: number, over: number])[] = [
  [{ kind: 'ladder', cells }, 2, 0],
  [{ kind: 'arrow', cells }, 0, 2],
  [{ kind: 'straggler', cell }, 0, 1],
  [{ kind: 'goal', cell }, 0, 1],
  [{ kind: 'wall', cells }, 0, 3],
  [{ kind: 'number', cell, number: 7 }, 0, 1],
];

describe('what a helper draws', () => {
  test.each(MARKS)('%o', (mark, under, over) => {
    expect(helperMarksUnder(layout, [mark])).toHaveLength(under);
    expect(helperMarksOver(layout, [mark])).toHaveLength(over);
  });

  test('is drawn in pencil', () => {
    const shapes = [
      ...helperMarksUnder(
        layout,
        MARKS.map(([mark]) => mark),
      ),
      ...helperMarksOver(
        layout,
        MARKS.map(([mark]) => mark),
      ),
    ].map(shapeText);
    expect(shapes.filter((text) => /--(red|go|gold)\b/.test(text))).toEqual([]);
    expect(shapes.join('')).toContain('--pencil');
  });

  test.each([
    [1, 'ink'],
    [3, 'box'],
  ])('a plan of seat %i is broken, and in the colours of its men', (seat, suit) => {
    const text = helperMarksOver(layout, [{ kind: 'plan', cells, seat }])
      .map(shapeText)
      .join('');
    expect(text).toContain(`--${suit}-top`);
    expect(text).toContain(`--${suit}-cut`);
    expect(text).toContain('stroke-dasharray');
    expect(text).not.toContain('--pencil');
    expect(helperMarksOver(layout, [{ kind: 'plan', cells: [cell], seat }])).toEqual([]);
  });

  test('an arrow with one cell leads nowhere and is left out', () => {
    expect(helperMarksOver(layout, [{ kind: 'arrow', cells: [cell] }])).toEqual([]);
  });
});
