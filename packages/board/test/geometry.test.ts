import { BOARDS, type Board } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { rounded } from '../src/draw/svg-node.ts';
import { type BaseGeometry, distanceBetween, pointOf, turnsForSeat } from '../src/geometry/geometry.ts';
import { hasSmallCells, makeLayout } from '../src/geometry/layout.ts';
import { rhombusGeometry } from '../src/geometry/rhombus.ts';
import { squareGeometry } from '../src/geometry/square.ts';
import { starGeometry } from '../src/geometry/star.ts';
import { rulesOf } from './fixtures.ts';

const NO_MARGINS = { left: 0, top: 0, right: 0, bottom: 0 };

function pointOfName(geometry: BaseGeometry, board: Board, name: string): readonly [number, number] {
  const { x, y } = pointOf(geometry, board.cellByName.get(name) ?? -1);
  return [rounded(x), rounded(y)];
}

describe('a square board', () => {
  const board = BOARDS.H16;

  test.each([
    [1, 'a1', 'a16'],
    [2, 'a16', 'p16'],
    [3, 'p16', 'p1'],
    [4, 'p1', 'a1'],
  ])('turned for seat %i has %s in the lower left corner and %s in the upper left', (seat, lower, upper) => {
    const geometry = squareGeometry(board, turnsForSeat(board, seat), NO_MARGINS);
    expect(pointOfName(geometry, board, lower)).toEqual([20, 620]);
    expect(pointOfName(geometry, board, upper)).toEqual([20, 20]);
  });

  test.each([0, 1, 2, 3])('turned %i times maps a column and row back to their spot', (turns) => {
    const geometry = squareGeometry(board, turns, NO_MARGINS);
    expect(geometry.pointAt(geometry.spotAt(3, 5))).toEqual({ x: 140, y: 420 });
  });

  test('maps spots outside its edge', () => {
    const geometry = squareGeometry(board, 1, NO_MARGINS);
    expect(geometry.pointAt({ x: 0, y: 16 })).toEqual({ x: -20, y: 620 });
  });
});

describe('the star', () => {
  const board = BOARDS.S121;

  test.each([1, 2, 3, 4, 5, 6])('turned for seat %i has that seat’s tip at the bottom', (seat) => {
    const geometry = starGeometry(board, turnsForSeat(board, seat));
    const { x, y } = pointOf(geometry, board.tips[seat] ?? -1);
    expect([rounded(x), rounded(y)]).toEqual([0, 291]);
  });

  test('keeps neighbours one pitch apart in every rotation', () => {
    for (let turns = 0; turns < 6; turns += 1) {
      const geometry = starGeometry(board, turns);
      const [one, other] = [board.cellByName.get('i5') ?? -1, board.cellByName.get('j5') ?? -1];
      expect(distanceBetween(pointOf(geometry, one), pointOf(geometry, other))).toBeCloseTo(geometry.pitch);
    }
  });
});

describe('a rhombus', () => {
  const board = BOARDS.R9;

  test.each([1, 3])('turned for seat %i has that seat’s tip at the bottom, inside the picture', (seat) => {
    const geometry = rhombusGeometry(board, turnsForSeat(board, seat));
    const { x, y } = pointOf(geometry, board.tips[seat] ?? -1);
    const [, top, , height] = geometry.viewBox;
    expect([rounded(x), rounded(y)]).toEqual([0, 291]);
    expect(y).toBeLessThan(top + height);
  });

  test('keeps all neighbours one pitch apart', () => {
    const geometry = rhombusGeometry(board, 0);
    const width = board.directions.length;
    board.neighbours.subarray(0, board.cellCount * width).forEach((next, index) => {
      if (next === board.wall) return;
      const here = pointOf(geometry, Math.floor(index / width));
      expect(distanceBetween(here, pointOf(geometry, next))).toBeCloseTo(geometry.pitch);
    });
  });
});

describe('a layout', () => {
  test.each([
    ['halma-2', 360, 360, true],
    ['halma-2', 472, 472, true],
    ['halma-2', 480, 480, false],
    ['halma-2', 1200, 400, true],
    ['halma-2', 600, 0, false],
    ['halma-2', 0, 0, false],
    ['grasshopper-8', 360, 360, false],
    ['star-6', 360, 407, true],
    ['star-6', 640, 720, false],
  ])('of %s in %i × %i has small cells: %s', (game, width, height, isSmall) => {
    expect(hasSmallCells(rulesOf(game).board, width, height)).toBe(isSmall);
  });

  test('leaves room outside the edge where men go off the board', () => {
    const choice = { orientation: 1, coordinates: 'none', isSmall: true } as const;
    expect(makeLayout({ rules: rulesOf('halma-2'), ...choice }).geometry.viewBox).toEqual([-5, -5, 650, 650]);
    expect(makeLayout({ rules: rulesOf('top-secret'), ...choice }).geometry.viewBox).toEqual([
      -42, -42, 724, 724,
    ]);
  });

  test('has no coordinates where cells are small', () => {
    const rules = rulesOf('halma-2');
    expect(makeLayout({ rules, orientation: 1, coordinates: 'leaflet', isSmall: true }).coordinates).toBe(
      'none',
    );
  });
});
