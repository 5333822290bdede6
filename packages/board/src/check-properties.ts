import type { Seat } from '@halma/rules';

// The TypeScript compiler checks these types; a page in plain JavaScript has only these messages to go by.

/**
 * Throws if a value is not a list of seats.
 *
 * @param name the name of the property
 */
export function checkSeats(name: string, seats: readonly Seat[]): void {
  const isList =
    Array.isArray(seats) && seats.every((seat) => Number.isInteger(seat) && seat >= 1 && seat <= 6);
  if (!isList)
    throw new TypeError(`<halma-board>: ${name} takes seats as numbers from 1 to 6, not ${describe(seats)}.`);
}

/**
 * Throws if a value is not one of the allowed words.
 *
 * @param name the name of the property
 */
export function checkWord(name: string, word: string, words: readonly string[]): void {
  if (!words.includes(word))
    throw new TypeError(`<halma-board>: ${name} must be one of ${words.join(', ')}, not ${describe(word)}.`);
}

function describe(value: unknown): string {
  if (typeof value === 'string') return `“${value}”`;
  if (Array.isArray(value)) return `[${value.join(', ')}]`;
  return typeof value === 'object' && value !== null ? 'another object' : String(value);
}
