import { BOARDS, type BoardId } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { shapeGeometryOf } from '../src/geometry/shapes.ts';
import { cellInDirection, isDirectionKey } from '../src/interaction/arrow-keys.ts';
import { nearestItem } from '../src/interaction/hit-test.ts';

describe('the nearest item to a press', () => {
  const items = [
    { item: 'left', point: { x: 0, y: 0 } },
    { item: 'right', point: { x: 100, y: 0 } },
  ];

  test.each([
    ['at the centre of a man', 0, 0, 1, 'left'],
    ['nearer to the other man', 80, 0, 1, 'right'],
    ['out of reach of both', 50, 0, 1, null],
    ['28 pixels away on a large board', 14, 0, 2, 'left'],
    ['28 pixels away on a small board', 50, 6, 0.55, 'left'],
    ['too far on a small board', 0, 60, 0.55, null],
    ['in the corner of a large cell', 19, 19, 3, 'left'],
    ['beyond the corner of a large cell', 21, 21, 3, null],
  ])('for a press %s is found correctly', (_, x, y, scale, expected) => {
    expect(nearestItem({ x, y }, items, 40, scale)).toBe(expected);
  });
});

describe('a direction key', () => {
  const margins = { left: 0, top: 0, right: 0, bottom: 0 };

  /** Returns the name of the cell that a sequence of keys leads to. */
  function walk(id: BoardId, turns: number, from: string, ...keys: readonly string[]): string {
    const board = BOARDS[id];
    const geometry = shapeGeometryOf(board).layOut(board, turns, margins);
    const cell = keys.reduce<number | null>(
      (here, key) => (here === null ? null : cellInDirection(geometry, here, key)),
      board.cellByName.get(from) ?? -1,
    );
    return cell === null ? 'nowhere' : (board.names[cell] ?? '?');
  }

  test.each([
    ['H16', 0, 'e5', ['ArrowUp'], 'e6'],
    ['H16', 0, 'e5', ['ArrowRight'], 'f5'],
    ['H16', 0, 'e5', ['PageUp'], 'f6'],
    ['H16', 0, 'e5', ['End'], 'd4'],
    ['H16', 2, 'e5', ['ArrowUp'], 'e4'],
    ['H16', 1, 'e5', ['ArrowUp'], 'f5'],
    ['H16', 0, 'e16', ['ArrowUp'], 'nowhere'],
    ['H16', 0, 'e5', ['x'], 'nowhere'],
    ['C9', 0, 'a1', ['ArrowUp'], 'a3'],
    ['C9', 0, 'a1', ['PageUp'], 'b2'],
    ['C9', 0, 'a9', ['ArrowUp'], 'nowhere'],
    ['S121', 0, 'i5', ['ArrowRight'], 'i6'],
    ['S121', 0, 'i5', ['Home'], 'j5'],
    ['S121', 0, 'i5', ['PageDown'], 'h6'],
    ['S121', 0, 'a1', ['ArrowUp', 'ArrowUp'], 'c2'],
    ['S121', 3, 'i5', ['ArrowRight'], 'i4'],
    ['S121', 0, 'a1', ['ArrowLeft'], 'nowhere'],
  ] as const)('on %s turned %i times moves from %s by %j to %s', (id, turns, from, keys, expected) => {
    expect(walk(id, turns, from, ...keys)).toBe(expected);
  });

  test('is an arrow or a key of the number pad', () => {
    expect(['ArrowUp', 'Home', 'Enter', 'toString'].map(isDirectionKey)).toEqual([true, true, false, false]);
  });
});
