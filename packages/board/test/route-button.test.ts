import { expect, test } from 'vitest';
import { buttonPosition } from '../src/view/route-button.ts';

const board = { width: 800, height: 800 };

test.each([
  ['below the target', { x: 400, y: 300 }, 25, false, { left: 400, top: 325, isAtEdge: false }],
  ['above a target in the last row', { x: 400, y: 775 }, 25, false, { left: 400, top: 724, isAtEdge: false }],
  ['clear of the left edge', { x: 20, y: 300 }, 25, false, { left: 64, top: 325, isAtEdge: false }],
  ['clear of the right edge', { x: 790, y: 300 }, 25, false, { left: 736, top: 325, isAtEdge: false }],
  [
    'at the bottom for a target in the upper half of a small board',
    { x: 20, y: 100 },
    11,
    true,
    { left: 400, top: 756, isAtEdge: true },
  ],
  [
    'at the top for a target in the lower half of a small board',
    { x: 20, y: 700 },
    11,
    true,
    { left: 400, top: 0, isAtEdge: true },
  ],
])('the route button is placed %s', (_, centre, halfCell, isSmall, position) => {
  expect(buttonPosition({ centre, halfCell, isSmall, board })).toEqual(position);
});
