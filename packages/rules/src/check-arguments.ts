import type { Position } from './position/position.ts';
import { printValue } from './print-value.ts';
import type { Rules } from './rules/rules.ts';

// The TypeScript compiler checks these types; a program in plain JavaScript has only these messages to go by.

/** Throws a TypeError if a value is not a position. The most likely mistake is to pass a result instead of its value. */
export function checkPosition(position: Pick<Position, 'rules'>): void {
  checkPart(position?.rules?.board, 'position', position);
}

/** Throws a TypeError if a value is not the rules of a game. */
export function checkRules(rules: Rules): void {
  checkPart(rules?.board, 'rules', rules);
}

/**
 * Throws a TypeError if an argument lacks a part.
 *
 * @param part an object that every valid argument contains
 * @param name the argument's name
 */
export function checkPart<Part>(
  part: Part | undefined,
  name: string,
  argument: unknown,
): asserts part is Part {
  if (typeof part !== 'object')
    throw new TypeError(
      `\`${name}\` must be the \`value\` of a result of @halma/rules, not ${printValue(argument)}.`,
    );
}
