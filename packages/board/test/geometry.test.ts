import { BOARDS, type Board } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import type { Coordinates } from '../src/api.ts';
import { rounded } from '../src/draw/svg-node.ts';
import { type BaseGeometry, cornersForSeat, distanceBetween, pointOf } from '../src/geometry/geometry.ts';
import { hasSamePlaces, isSameLayout, type Layout, makeLayout } from '../src/geometry/layout.ts';
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
    const geometry = squareGeometry(board, cornersForSeat(board, seat), NO_MARGINS);
    expect(pointOfName(geometry, board, lower)).toEqual([20, 620]);
    expect(pointOfName(geometry, board, upper)).toEqual([20, 20]);
  });

  test.each([0, 1, 2, 3])(
    'turned %i times finds the spot that is drawn in a given column and row',
    (turns) => {
      const geometry = squareGeometry(board, turns, NO_MARGINS);
      expect(geometry.pointAt(geometry.spotAt(3, 5))).toEqual({ x: 140, y: 420 });
    },
  );

  test('maps spots outside its edge', () => {
    const geometry = squareGeometry(board, 1, NO_MARGINS);
    expect(geometry.pointAt({ x: 0, y: 16 })).toEqual({ x: -20, y: 620 });
  });
});

describe('the star', () => {
  const board = BOARDS.S121;

  test.each([1, 2, 3, 4, 5, 6])('turned for seat %i has that seat’s tip at the bottom', (seat) => {
    const geometry = starGeometry(board, cornersForSeat(board, seat), false);
    const { x, y } = pointOf(geometry, board.tips[seat] ?? -1);
    expect([rounded(x), rounded(y)]).toEqual([0, 291]);
  });

  test('keeps neighbours one pitch apart in every rotation', () => {
    for (let turns = 0; turns < 6; turns += 1) {
      const geometry = starGeometry(board, turns, false);
      const [one, other] = [board.cellByName.get('i5') ?? -1, board.cellByName.get('j5') ?? -1];
      expect(distanceBetween(pointOf(geometry, one), pointOf(geometry, other))).toBeCloseTo(geometry.pitch);
    }
  });
});

describe('a rhombus', () => {
  const board = BOARDS.R9;

  test.each([1, 3])('turned for seat %i has that seat’s tip at the bottom, inside the picture', (seat) => {
    const geometry = rhombusGeometry(board, cornersForSeat(board, seat), false);
    const { x, y } = pointOf(geometry, board.tips[seat] ?? -1);
    const [, top, , height] = geometry.viewBox;
    expect([rounded(x), rounded(y)]).toEqual([0, 291]);
    expect(y).toBeLessThan(top + height);
  });

  test('keeps all neighbours one pitch apart', () => {
    const geometry = rhombusGeometry(board, 0, false);
    const directionCount = board.directions.length;
    board.neighbours.subarray(0, board.cellCount * directionCount).forEach((next, index) => {
      if (next === board.wall) return;
      const centre = pointOf(geometry, Math.floor(index / directionCount));
      expect(distanceBetween(centre, pointOf(geometry, next))).toBeCloseTo(geometry.pitch);
    });
  });
});

describe('a layout', () => {
  test.each<
    readonly [
      game: string,
      width: number,
      height: number,
      wantedCoordinates: Coordinates,
      shownCoordinates: Coordinates,
      isSmall: boolean,
    ]
  >([
    ['halma-2', 360, 360, 'modern', 'none', true],
    ['halma-2', 472, 472, 'leaflet', 'none', false],
    ['halma-2', 480, 480, 'modern', 'modern', false],
    ['halma-2', 600, 0, 'all', 'modern', false],
    ['halma-2', 700, 0, 'all', 'all', false],
    ['halma-2', 1200, 400, 'modern', 'none', true],
    ['halma-2', 700, 0, 'none', 'none', false],
    ['grasshopper-8', 360, 360, 'modern', 'modern', false],
    // Phones in portrait, from narrow to wide.
    ['star-6', 360, 0, 'all', 'none', true],
    ['star-6', 390, 0, 'all', 'modern', true],
    ['star-6', 640, 720, 'all', 'all', false],
    ['star-6', 560, 0, 'all', 'modern', false],
    ['rhombus-9', 390, 0, 'modern', 'modern', false],
  ])(
    'of %s in %i × %i with coordinates “%s” has “%s” and small cells: %s',
    (game, width, height, wantedCoordinates, shownCoordinates, isSmall) => {
      const layout = makeLayout({
        rules: rulesOf(game),
        orientation: 1,
        coordinates: wantedCoordinates,
        room: { width, height },
      });
      expect([layout.coordinates, layout.isSmall]).toEqual([shownCoordinates, isSmall]);
    },
  );

  test('leaves room outside the edge in a game in which men bear off', () => {
    const choice = { orientation: 1, coordinates: 'none', room: { width: 300, height: 0 } } as const;
    expect(makeLayout({ rules: rulesOf('halma-2'), ...choice }).geometry.viewBox).toEqual([-5, -5, 650, 650]);
    expect(makeLayout({ rules: rulesOf('top-secret'), ...choice }).geometry.viewBox).toEqual([
      -42, -42, 724, 724,
    ]);
  });

  test.each([
    ['star-6', 1],
    ['star-6', 2],
    ['rhombus-9', 1],
    ['rhombus-5', 3],
  ])('of %s for seat %i has room for its outline and coordinates', (game, orientation) => {
    const { geometry } = makeLayout({ rules: rulesOf(game), orientation, coordinates: 'all' });
    if (geometry.surface !== 'holes') throw new Error('no holes');
    const [left, top] = geometry.viewBox;
    const points = [...geometry.outline(22), ...geometry.edgeLabels('all').map(({ at }) => at)];
    for (const { x, y } of points) {
      expect(Math.abs(x)).toBeLessThan(-left);
      expect(Math.abs(y)).toBeLessThan(-top);
    }
  });

  test('is the same until the cells grow or shrink by a tenth', () => {
    const rules = rulesOf('star-6');
    const layoutAt = (width: number, orientation = 1): Layout =>
      makeLayout({ rules, orientation, coordinates: 'none', room: { width, height: 0 } });
    expect(isSameLayout(layoutAt(600), layoutAt(605))).toBe(true);
    expect(isSameLayout(layoutAt(600), layoutAt(700))).toBe(false);
    expect(hasSamePlaces(layoutAt(600), layoutAt(700))).toBe(true);
    expect(hasSamePlaces(layoutAt(600), layoutAt(600, 2))).toBe(false);
  });
});
