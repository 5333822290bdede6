import { isObject } from '../is-object.ts';
import { printValue } from '../print-value.ts';
import { accept, type Result, refuse } from '../refusal.ts';
import type { Board } from './board.ts';
import { boardById } from './boards.ts';
import { rhombusBoard } from './rhombus.ts';
import { squareBoard } from './square.ts';
import { starBoard } from './star.ts';

/** A custom board, as plain data. */
export interface BoardDefinition {
  /**
   * The id that positions begin with: a capital letter and up to seven capital letters or digits; not the id of a
   * built-in board.
   */
  readonly id: string;
  readonly shape: 'square' | 'rhombus' | 'star';
  /**
   * The number of cells along a side: 4 to 16 on a square board, 3 to 9 on a rhombus, 1 to 4 along each side of a
   * point on a star.
   */
  readonly side: number;
}

/** The limits on the side of a custom board of one shape, and the function that makes the board. */
interface CustomShape {
  readonly min: number;
  readonly max: number;
  readonly make: (id: string, side: number) => Board;
}

const CUSTOM_SHAPES: Readonly<Record<BoardDefinition['shape'], CustomShape>> = {
  square: { min: 4, max: 16, make: (id, side) => squareBoard(id, side, [1, 2, 3, 4]) },
  rhombus: { min: 3, max: 9, make: rhombusBoard },
  star: { min: 1, max: 4, make: starBoard },
};

/**
 * Makes a custom board.
 *
 * @returns the board, or a refusal: `bad-id`, or `bad-board` for a value that is not an object, an unknown shape, or a
 *   side that is out of range
 */
export function defineBoard(definition: BoardDefinition): Result<Board> {
  // A caller in plain JavaScript may pass anything.
  if (!isObject(definition)) return refuse('bad-board', { detail: 'it is not an object' });
  const { id, shape, side } = definition;
  if (typeof id !== 'string' || !/^[A-Z][A-Z0-9]{0,7}$/.test(id) || boardById(id) !== undefined)
    return refuse('bad-id', { detail: printValue(id) });
  const limits = Object.keys(CUSTOM_SHAPES).includes(shape) ? CUSTOM_SHAPES[shape] : undefined;
  if (limits === undefined) return refuse('bad-board', { detail: `shape ${printValue(shape)}` });
  if (!Number.isInteger(side) || side < limits.min || side > limits.max)
    return refuse('bad-board', {
      detail: `side ${printValue(side)} (must be ${limits.min} to ${limits.max})`,
    });
  return accept(limits.make(id, side));
}
