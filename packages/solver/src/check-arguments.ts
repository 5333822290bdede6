// The TypeScript compiler checks these types; a program in plain JavaScript has only these messages to go by.

/** Throws a TypeError if an argument is not a function. */
export function checkFunction(name: string, value: unknown): void {
  if (typeof value !== 'function')
    throw new TypeError(`\`${name}\` must be a function, not ${String(value)}.`);
}

/** Throws a RangeError if an argument is not one of the allowed words. */
export function checkWord(name: string, value: string, words: readonly string[]): void {
  if (!words.includes(value))
    throw new RangeError(`\`${name}\` must be one of ${words.join(', ')}, not ${String(value)}.`);
}

/** Throws a RangeError if an argument is not a whole number in a range. */
export function checkWholeNumber(name: string, value: number, min: number, max: number): void {
  if (!Number.isInteger(value) || value < min || value > max)
    throw new RangeError(`\`${name}\` must be a whole number from ${min} to ${max}, not ${String(value)}.`);
}
