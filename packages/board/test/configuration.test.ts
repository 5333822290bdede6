import { expect, test } from 'vitest';
import type { BoardConfiguration, BoardProperties } from '../src/api.ts';
import { applyConfiguration, readConfiguration } from '../src/configuration.ts';
import { NO_CHOSEN_COLOURS } from '../src/man-colours.ts';
import { ENGLISH_BOARD_STRINGS } from '../src/strings/board-strings.ts';

/** The properties of a new board. */
const DEFAULTS: BoardProperties = {
  position: null,
  movable: [],
  orientation: 1,
  colours: NO_CHOSEN_COLOURS,
  coordinates: 'modern',
  onePress: true,
  showMovable: false,
  marks: [],
  drawings: [],
  isDrawing: false,
  steps: 'none',
  sounds: false,
  vibration: false,
  strings: ENGLISH_BOARD_STRINGS,
};

test('readConfiguration returns all properties', () => expect(readConfiguration(DEFAULTS)).toEqual(DEFAULTS));

test('applyConfiguration sets the named properties, and the position before marks and drawings', () => {
  const order: (string | symbol)[] = [];
  const board = new Proxy(
    { ...DEFAULTS },
    {
      set: (target, name, value) => order.push(name) > 0 && Reflect.set(target, name, value),
    },
  );
  applyConfiguration(board, { marks: [], movable: [1, 3], sounds: true, position: null, orientation: 3 });
  expect(order).toEqual(['orientation', 'position', 'movable', 'marks', 'sounds']);
  expect(readConfiguration(board)).toEqual({ ...DEFAULTS, movable: [1, 3], sounds: true, orientation: 3 });
});

test.each(['postion', 'selection', 'toString'])('applyConfiguration rejects %s and sets nothing', (name) => {
  const board = { ...DEFAULTS };
  const configuration = { sounds: true, [name]: null } as BoardConfiguration;
  expect(() => applyConfiguration(board, configuration)).toThrow(TypeError);
  expect(board).toEqual(DEFAULTS);
});
