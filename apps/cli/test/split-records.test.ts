import { expect, test } from 'vitest';
import { splitRecords } from '../src/request/split-records.ts';

const FIRST = '[Event "a"]\n[Game "halma-2"]\n\n1. a5-a6\n';
const SECOND = '[Event "b"]\n[Note "]["]\n1. a5-a6 {then [Event "c"] again} p1-p2\n';

test.each([
  ['an empty text', [''], 1],
  ['one record', [FIRST], 1],
  ['two records', [FIRST, SECOND], 2],
  ['records without moves', ['[Event "a"]\n', '[Event "b"]\n', '[Event "c"]\n'], 3],
  ['a record that begins with another tag', [FIRST, '[Date "x"]\n[Event "b"]\n'], 2],
  ['a comment as the only text', ['[Event "a"]\n{empty}\n', FIRST], 2],
  ['an unclosed comment', [`${FIRST}{ [Event "b"] `], 1],
  ['an unclosed tag', [FIRST, '[Event "b'], 2],
])('splits %s', (_, records, count) => {
  expect(splitRecords(records.join(''))).toEqual(records);
  expect(splitRecords(records.join(''))).toHaveLength(count);
});
