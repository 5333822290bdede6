import { expect, test } from 'vitest';
import { splitRecords } from '../src/request/split-records.ts';

const ONE = '[Event "a"]\n[Game "halma-2"]\n\n1. a5-a6\n';
const TWO = '[Event "b"]\n[Note "]["]\n1. a5-a6 {then [Event "c"] again} p1-p2\n';

test.each([
  ['nothing', [''], 1],
  ['one record', [ONE], 1],
  ['two records', [ONE, TWO], 2],
  ['records without moves', ['[Event "a"]\n', '[Event "b"]\n', '[Event "c"]\n'], 3],
  ['a record whose first tag is another one', [ONE, '[Date "x"]\n[Event "b"]\n'], 2],
  ['a comment as the only text', ['[Event "a"]\n{empty}\n', ONE], 2],
  ['an open comment', [`${ONE}{ [Event "b"] `], 1],
  ['an open tag', [ONE, '[Event "b'], 2],
])('splits %s', (_, records, count) => {
  expect(splitRecords(records.join(''))).toEqual(records);
  expect(splitRecords(records.join(''))).toHaveLength(count);
});
