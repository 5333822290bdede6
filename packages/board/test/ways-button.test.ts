import { expect, test } from 'vitest';
import { spotFor } from '../src/view/ways-button.ts';

const board = { width: 800, height: 800 };

test.each([
  ['below its cell', { x: 400, y: 300 }, 25, false, { left: 400, top: 325, isAtEdge: false }],
  ['above it in the last row', { x: 400, y: 775 }, 25, false, { left: 400, top: 724, isAtEdge: false }],
  ['clear of the left edge', { x: 20, y: 300 }, 25, false, { left: 64, top: 325, isAtEdge: false }],
  ['clear of the right edge', { x: 790, y: 300 }, 25, false, { left: 736, top: 325, isAtEdge: false }],
  [
    'at the bottom, for a high target on a phone',
    { x: 20, y: 100 },
    11,
    true,
    { left: 400, top: 756, isAtEdge: true },
  ],
  ['at the top, for a low one', { x: 20, y: 700 }, 11, true, { left: 400, top: 0, isAtEdge: true }],
])('the button of a target stands %s', (_, middle, half, small, spot) => {
  expect(spotFor({ middle, half, small, board })).toEqual(spot);
});
