import type { BoardConfiguration, BoardProperties } from './api.ts';

/** The properties, in the order in which a configuration sets them: those that change how a position is drawn come before it. */
const PROPERTY_ORDER: Readonly<Record<keyof BoardProperties, number>> = {
  strings: 0,
  colours: 1,
  coordinates: 2,
  orientation: 3,
  position: 4,
  movable: 5,
  marks: 6,
  drawings: 7,
  onePress: 8,
  showMovable: 9,
  isDrawing: 10,
  steps: 11,
  sounds: 12,
  vibration: 13,
};

const isProperty = (name: string): name is keyof BoardProperties => Object.hasOwn(PROPERTY_ORDER, name);

/** The names of the properties, in that order. */
const PROPERTY_NAMES: readonly (keyof BoardProperties)[] = Object.keys(PROPERTY_ORDER)
  .filter(isProperty)
  .sort((a, b) => PROPERTY_ORDER[a] - PROPERTY_ORDER[b]);

/** Returns the values of all properties of a board. */
export function readConfiguration(board: BoardProperties): BoardProperties {
  return Object.fromEntries(PROPERTY_NAMES.map((name) => [name, board[name]])) as unknown as BoardProperties;
}

/**
 * Sets the properties that a configuration names, and leaves the others as they are.
 *
 * @throws TypeError if it names a property that the board does not have, or a value has another type
 */
export function applyConfiguration(board: BoardProperties, configuration: BoardConfiguration): void {
  for (const name of Object.keys(configuration)) {
    if (!isProperty(name))
      throw new TypeError(
        `<halma-board>: configuration has no “${name}”. It takes ${PROPERTY_NAMES.join(', ')}.`,
      );
  }
  for (const name of PROPERTY_NAMES) {
    if (configuration[name] !== undefined) Object.assign(board, { [name]: configuration[name] });
  }
}
