import { readFile } from 'node:fs/promises';
import { ALL_REFUSAL_CODES, REFUSALS, type RefusalCode } from '@halma/protocol';
import { REFUSAL_CODES as RULES_REFUSALS } from '@halma/rules';
import { expect, test } from 'vitest';
import { refusalStatus } from '../../src/http/refusal-status.ts';

/** The codes in the table for programmers, each with the statuses in its row. */
const guide = await readFile(new URL('../../../../docs/reference/bot-api.md', import.meta.url), 'utf8');
const documented = [...guide.matchAll(/^\| (?<statuses>\d{3}[\d, ]*) \| (?<codes>[^|]+) \|/gm)].map(
  ({ groups: { statuses = '', codes = '' } = {} }) => ({
    statuses: statuses.split(', ').map(Number),
    codes: [...codes.matchAll(/`([a-z-]+)`/g)].map(([, code]) => code as RefusalCode),
  }),
);

test.each(
  documented.map(
    ({ statuses, codes }) => [codes.join(', '), statuses.join(' or '), statuses, codes] as const,
  ),
)('in the guide for programs, the status of %s is %s', (_codes, _statuses, statuses, codes) => {
  expect(ALL_REFUSAL_CODES).toEqual(expect.arrayContaining(codes));
  expect([...new Set(codes.map(refusalStatus))]).toEqual(statuses);
});

test('the guide for programs has a row for most statuses', () => {
  expect(documented.length).toBeGreaterThan(8);
});

test.each<[what: string, status: number, codes: readonly RefusalCode[]]>([
  [
    'a limit on a person that ends',
    403,
    ALL_REFUSAL_CODES.filter(
      (code) => code in REFUSALS && /for the next `after`/.test(REFUSALS[code as keyof typeof REFUSALS]),
    ),
  ],
  // The game is over for a server too.
  ['a refusal by the rules', 409, RULES_REFUSALS],
])('%s has the status %i', (_, status, codes) => {
  expect(codes.length).toBeGreaterThan(2);
  expect(codes.map(refusalStatus)).toEqual(codes.map(() => status));
});
