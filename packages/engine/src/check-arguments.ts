import type { Limits } from './limits.ts';

// The compiler checks these types only in TypeScript. In a program in plain JavaScript, these errors report mistakes.

/** Throws if a limit is not a number of at least 0, or the clock is not a function. */
export function checkLimits(limits: Limits): void {
  if (typeof limits?.now !== 'function')
    throw new TypeError(
      'A search needs a clock: pass `now`, a function that returns milliseconds, such as Date.now.',
    );
  for (const name of ['milliseconds', 'nodes', 'depth'] as const) {
    const value = limits[name];
    if (value !== undefined) checkAmount(`The limit \`${name}\``, value);
  }
}

/**
 * Throws if a value is not a number of at least 0.
 *
 * @param subject the words that name the value at the beginning of the message
 */
export function checkAmount(subject: string, value: number): void {
  if (typeof value !== 'number' || !(value >= 0))
    throw new RangeError(`${subject} must be a number of at least 0, not ${String(value)}.`);
}

/** Throws if the number of lines is not a whole number of at least 1, or the source of randomness is not a function. */
export function checkOptions({
  lineCount,
  random,
}: {
  readonly lineCount?: number | undefined;
  readonly random?: unknown;
}): void {
  if (lineCount !== undefined && !(Number.isInteger(lineCount) && lineCount >= 1))
    throw new RangeError(`\`lineCount\` must be a whole number of at least 1, not ${String(lineCount)}.`);
  if (random !== undefined && typeof random !== 'function')
    throw new TypeError('`random` must be a function that returns numbers from 0 to 1, such as Math.random.');
}
