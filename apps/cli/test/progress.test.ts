import { expect, test } from 'vitest';
import { showProgress } from '../src/progress.ts';

const CLEARED = '\r\u001b[K';

test.each([
  ['a terminal replaces each text', true, 20, ['one', 'two'], ['one', CLEARED, 'two', CLEARED]],
  [
    'a terminal clears all lines of a text, none of which wraps',
    true,
    6,
    ['long line\nx'],
    ['long \nx', `${CLEARED}\u001b[1A${CLEARED}`],
  ],
  [
    'a file gets a line at most once a minute',
    false,
    20,
    ['one', 'two', 'three', 'four\nmore'],
    ['two\n', 'four\n'],
  ],
])('%s', (_, isTTY, width, texts, expected) => {
  const writtenTexts: string[] = [];
  let now = 0;
  const progress = showProgress({ isTTY, write: (text) => writtenTexts.push(text) }, width, () => now);
  for (const text of texts) {
    now += 30_000;
    progress.report(text);
  }
  progress.clear();
  expect(writtenTexts).toEqual(expected);
});
