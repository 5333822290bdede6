import { describe, expect, test } from 'vitest';
import { cubicBezier, EASE } from '../src/motion/ease.ts';
import { flightTime, jumpTime, planFlight } from '../src/motion/flight.ts';

const inARow = (jumps: number): readonly { x: number; y: number }[] =>
  Array.from({ length: jumps + 1 }, (_, index) => ({ x: index * 80, y: 0 }));

describe('a curve of time', () => {
  test('runs from 0 to 1 and never back', () => {
    const values = Array.from({ length: 21 }, (_, index) => EASE(index / 20));
    expect([values[0], values[20]]).toEqual([0, 1]);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
  });

  test('is straight when its points are', () => {
    expect(cubicBezier(0.25, 0.25, 0.75, 0.75)(0.3)).toBeCloseTo(0.3);
  });
});

describe('a movement', () => {
  test.each([
    [1, 150],
    [6, 150],
    [9, 100],
    [12, 75],
    [61, 70],
  ])('of %i jumps gives each %i ms', (jumps, ms) => {
    expect(jumpTime(jumps)).toBe(ms);
  });

  test.each([
    ['a step', 1, false, 180],
    ['one jump', 1, true, 150],
    ['three jumps with rests', 3, true, 490],
    ['twelve jumps', 12, true, 900],
  ])('as %s takes its time', (_, jumps, hops, ms) => {
    expect(planFlight(inARow(jumps), hops).length).toBe(ms);
    expect(flightTime(hops ? jumps : 0)).toBe(ms);
  });

  test('begins at its start, ends at its end, and rests on each landing', () => {
    const flight = planFlight(inARow(3), true);
    expect(flight.at(0)).toMatchObject({ x: 0, y: 0 });
    expect(flight.at(160)).toMatchObject({ x: 80, y: 0 });
    expect(flight.at(170).scale).toBeCloseTo(1);
    expect(flight.at(10_000)).toMatchObject({ x: 240, y: 0 });
  });

  test('a leaping man is larger and off the straight line', () => {
    const moments = Array.from({ length: 15 }, (_, index) => planFlight(inARow(1), true).at(index * 10));
    expect(Math.max(...moments.map(({ scale }) => scale))).toBeCloseTo(1.06, 2);
    expect(Math.min(...moments.map(({ y }) => y))).toBeCloseTo(-11, 0);
  });
});
