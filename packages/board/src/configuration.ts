import type { BoardConfiguration, BoardProperties } from './api.ts';

/**
 * The properties, in the order in which a configuration sets them. Those that affect the layout of the board come before
 * `position`. `drawings` comes after it, because showing another position clears the drawings.
 */
const PROPERTIES: Readonly<Record<keyof BoardProperties, true>> = {
  strings: true,
  colours: true,
  coordinates: true,
  orientation: true,
  position: true,
  movable: true,
  marks: true,
  drawings: true,
  onePress: true,
  showMovable: true,
  isDrawing: true,
  steps: true,
  sounds: true,
  vibration: true,
};

const isProperty = (name: string): name is keyof BoardProperties => Object.hasOwn(PROPERTIES, name);

/** The names of the properties, in the order in which a configuration sets them. */
const PROPERTY_NAMES: readonly (keyof BoardProperties)[] = Object.keys(PROPERTIES).filter(isProperty);

/** Returns the values of all properties of a board. */
export function readConfiguration(board: BoardProperties): BoardProperties {
  return Object.fromEntries(PROPERTY_NAMES.map((name) => [name, board[name]])) as unknown as BoardProperties;
}

/**
 * Sets the properties that a configuration names, and leaves the others unchanged.
 *
 * @throws TypeError if it names a property that the board does not have, or if a value has the wrong type
 */
export function applyConfiguration(board: BoardProperties, configuration: BoardConfiguration): void {
  for (const name of Object.keys(configuration)) {
    if (!isProperty(name))
      throw new TypeError(
        `<halma-board>: configuration has no property “${name}”. Its properties are ${PROPERTY_NAMES.join(', ')}.`,
      );
  }
  for (const name of PROPERTY_NAMES) {
    if (configuration[name] !== undefined) Object.assign(board, { [name]: configuration[name] });
  }
}
