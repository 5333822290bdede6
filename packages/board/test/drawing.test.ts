import { describe, expect, test } from 'vitest';
import type { Drawing } from '../src/api.ts';
import { drawingShapes } from '../src/draw/drawings.ts';
import { serializeNode } from '../src/draw/svg-node.ts';
import { makeLayout } from '../src/geometry/layout.ts';
import { drawingColour, isDrawingPress, withDrawing } from '../src/interaction/drawing.ts';
import { WheelCounter } from '../src/interaction/wheel-counter.ts';
import { rulesOf } from './fixtures.ts';

const press = { button: 2, altKey: false, ctrlKey: false, shiftKey: false };

test.each([
  ['the right button', press, 'green'],
  ['the right button and Shift', { ...press, shiftKey: true }, 'red'],
  ['the right button and Ctrl', { ...press, ctrlKey: true }, 'red'],
  ['the right button and Alt', { ...press, altKey: true }, 'blue'],
  ['the right button, Shift and Alt', { ...press, shiftKey: true, altKey: true }, 'yellow'],
  ['the left button and Ctrl', { ...press, button: 0, ctrlKey: true }, 'green'],
  ['the left button, Ctrl and Shift', { ...press, button: 0, ctrlKey: true, shiftKey: true }, 'red'],
])('a press with %s draws in %3$s', (_, event, colour) => {
  expect([isDrawingPress(event), drawingColour(event)]).toEqual([true, colour]);
});

test('a press with the left button draws nothing', () => {
  expect(isDrawingPress({ ...press, button: 0 })).toBe(false);
});

describe('a drawing', () => {
  const arrow: Drawing = { from: 1, to: 9, colour: 'green' };
  const circle: Drawing = { from: 1, to: 1, colour: 'green' };

  test.each([
    ['is added', [circle], [circle, arrow]],
    ['is removed if the same drawing exists', [arrow, circle], [circle]],
    ['replaces the same drawing in another colour', [{ ...arrow, colour: 'red' }, circle], [circle, arrow]],
  ] as const)('%s', (_, before, after) => {
    expect(withDrawing(before, arrow)).toEqual(after);
  });

  test('replaces the oldest drawing once the limit is reached', () => {
    let drawings: readonly Drawing[] = [];
    for (let to = 0; to < 100; to += 1) drawings = withDrawing(drawings, { ...arrow, to });
    expect(drawings).toHaveLength(48);
    expect(drawings.at(-1)?.to).toBe(99);
  });

  test('is an arrow between two cells and a circle around one', () => {
    const layout = makeLayout({ rules: rulesOf('grasshopper-8'), orientation: 1, coordinates: 'none' });
    const [one, other] = drawingShapes(layout, [arrow, circle]).map(serializeNode);
    expect(one).toMatch(/<path .*--green-top/);
    expect(other).toMatch(/<circle .*--green-top/);
  });
});

describe('a wheel', () => {
  /**
   * Turns a wheel several times and returns the step that each turn causes. Each turn has a distance, and the
   * time since the previous turn.
   */
  function stepsOf(...turns: readonly (readonly [pixels: number, ms: number])[]): readonly number[] {
    const counter = new WheelCounter();
    let timeStamp = 1000;
    return turns.map(([deltaY, ms]) => {
      timeStamp += ms;
      return counter.add({ deltaX: 0, deltaY, deltaMode: 0, timeStamp });
    });
  }

  test.each([
    [
      'steps once for each notch',
      [
        [100, 300],
        [100, 300],
        [-100, 300],
      ],
      [1, 1, -1],
    ],
    [
      'adds up the small turns of a touchpad',
      [
        [25, 300],
        [25, 16],
        [25, 16],
      ],
      [0, 0, 1],
    ],
    [
      'starts again after a pause',
      [
        [50, 300],
        [50, 300],
      ],
      [0, 0],
    ],
    [
      'limits the number of steps per second',
      [
        [100, 300],
        [100, 10],
        [100, 60],
      ],
      [1, 0, 1],
    ],
  ] as const)('%s', (_, turns, steps) => {
    expect(stepsOf(...turns)).toEqual(steps);
  });

  test('accepts distances in lines too, and ignores sideways movement', () => {
    const counter = new WheelCounter();
    expect(counter.add({ deltaX: 0, deltaY: 3, deltaMode: 1, timeStamp: 1000 })).toBe(1);
    expect(counter.add({ deltaX: 90, deltaY: 60, deltaMode: 0, timeStamp: 2000 })).toBe(0);
  });
});
