import { expect, test } from 'vitest';
import { isGameId } from '../../src/online/game-id.ts';

test.each([
  ['0123456789ab', true],
  ['0123456789a', false],
  ['0123456789abc', false],
  ['0123456789aB', false],
  ['', false],
])('%j has the form of a game id: %s', (text, expected) => {
  expect(isGameId(text)).toBe(expected);
});
