import { describe, expect, test } from 'vitest';
import type { BoardMark } from '../src/api.ts';
import { boardMarksAboveMen, boardMarksBelowMen } from '../src/draw/board-marks.ts';
import { serializeNode } from '../src/draw/svg-node.ts';
import { makeLayout } from '../src/geometry/layout.ts';
import { cellOf, rulesOf } from './fixtures.ts';

const rules = rulesOf('grasshopper-8');
const layout = makeLayout({ rules, orientation: 1, coordinates: 'none' });
const cells = ['a1', 'c3', 'e3'].map((name) => cellOf(rules, name));
const [cell = 0] = cells;

const MARKS: readonly (readonly [BoardMark, below: number, above: number])[] = [
  [{ kind: 'ladder', cells }, 2, 0],
  [{ kind: 'arrow', cells }, 0, 5],
  [{ kind: 'straggler', cell }, 0, 1],
  [{ kind: 'goal', cell }, 0, 1],
  [{ kind: 'wall', cells }, 0, 3],
  [{ kind: 'number', cell, number: 7 }, 0, 1],
];

test('a verdict is a badge with its symbol: green for a strong move, red for a mistake', () => {
  const badges = (['!', '??'] as const).map((symbol) =>
    boardMarksAboveMen(layout, [{ kind: 'verdict', cell, symbol }])
      .map(serializeNode)
      .join(''),
  );
  expect(badges[0]).toMatch(/--go\b.*>!</);
  expect(badges[1]).toMatch(/--red\b.*>\?\?</);
});

describe('a mark that the page draws', () => {
  test.each(MARKS)('%j has %i shapes below the men and %i above them', (mark, below, above) => {
    expect(boardMarksBelowMen(layout, [mark])).toHaveLength(below);
    expect(boardMarksAboveMen(layout, [mark])).toHaveLength(above);
  });

  test('uses the pencil colour and none of the game’s colours', () => {
    const shapes = [
      ...boardMarksBelowMen(
        layout,
        MARKS.map(([mark]) => mark),
      ),
      ...boardMarksAboveMen(
        layout,
        MARKS.map(([mark]) => mark),
      ),
    ].map(serializeNode);
    expect(shapes.filter((text) => /--(red|go|gold)\b/.test(text))).toEqual([]);
    expect(shapes.join('')).toContain('--pencil');
  });

  test.each([
    [1, 'ink'],
    [3, 'box'],
  ])('is dashed and has the colours of the men if it is a plan of seat %i (%s)', (seat, colour) => {
    const text = boardMarksAboveMen(layout, [{ kind: 'plan', cells, seat }])
      .map(serializeNode)
      .join('');
    expect(text).toContain(`--${colour}-top`);
    expect(text).toContain(`--${colour}-cut`);
    expect(text).toContain('stroke-dasharray');
    expect(text).not.toContain('--pencil');
    expect(boardMarksAboveMen(layout, [{ kind: 'plan', cells: [cell], seat }])).toEqual([]);
  });

  test('has a shaft of 21 units if it is an arrow for a step', () => {
    const step = ['c3', 'c4'].map((name) => cellOf(rules, name));
    const arrow = boardMarksAboveMen(layout, [{ kind: 'arrow', cells: step }]).at(-1)?.attributes.d;
    // From the rim of the man on c3, 19 units from its centre, to the centre of c4.
    expect(arrow).toMatch(/^M100 201L100 180M/);
  });

  test('is not drawn if it is an arrow with one cell', () => {
    expect(boardMarksAboveMen(layout, [{ kind: 'arrow', cells: [cell] }])).toEqual([]);
  });
});
