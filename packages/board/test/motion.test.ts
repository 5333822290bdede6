import { describe, expect, test } from 'vitest';
import { cubicBezier, STEP_EASING } from '../src/motion/easing.ts';
import { jumpDurationMs, moveDurationMs, planMoveAnimation } from '../src/motion/move-animation.ts';

const pointsInARow = (jumps: number): readonly { x: number; y: number }[] =>
  Array.from({ length: jumps + 1 }, (_, index) => ({ x: index * 80, y: 0 }));

describe('an easing', () => {
  test('rises from 0 to 1', () => {
    const values = Array.from({ length: 21 }, (_, index) => STEP_EASING(index / 20));
    expect([values[0], values[20]]).toEqual([0, 1]);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
  });

  test('is linear with control points on the diagonal', () => {
    expect(cubicBezier(0.25, 0.25, 0.75, 0.75)(0.3)).toBeCloseTo(0.3);
  });
});

describe('an animation', () => {
  test.each([
    [1, 150],
    [6, 150],
    [9, 100],
    [12, 75],
    [61, 70],
  ])('of %i jumps takes %i ms per jump', (jumps, ms) => {
    expect(jumpDurationMs(jumps)).toBe(ms);
  });

  test.each([
    ['a step', 1, false, 180],
    ['one jump', 1, true, 150],
    ['three jumps with pauses', 3, true, 490],
    ['twelve jumps', 12, true, 900],
  ])('of %s has the duration that the page expects', (_, jumps, isHop, ms) => {
    expect(planMoveAnimation(pointsInARow(jumps), isHop).durationMs).toBe(ms);
    expect(moveDurationMs(isHop ? jumps : 0)).toBe(ms);
  });

  test('starts and ends on the path and pauses on each landing', () => {
    const animation = planMoveAnimation(pointsInARow(3), true);
    expect(animation.frameAt(0)).toMatchObject({ x: 0, y: 0 });
    expect(animation.frameAt(160)).toMatchObject({ x: 80, y: 0 });
    expect(animation.frameAt(170).scale).toBeCloseTo(1);
    expect(animation.frameAt(10_000)).toMatchObject({ x: 240, y: 0 });
    expect([0, 160, 175, 400, 10_000].map((ms) => animation.frameAt(ms).landings)).toEqual([0, 0, 1, 2, 2]);
  });

  test('enlarges a jumping man and lifts it off the straight line', () => {
    const moments = Array.from({ length: 15 }, (_, index) =>
      planMoveAnimation(pointsInARow(1), true).frameAt(index * 10),
    );
    expect(Math.max(...moments.map(({ scale }) => scale))).toBeCloseTo(1.06, 2);
    expect(Math.min(...moments.map(({ y }) => y))).toBeCloseTo(-11, 0);
  });
});
