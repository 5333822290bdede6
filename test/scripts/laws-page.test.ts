import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FILES_OF_LAWS, LAWS } from '../../scripts/laws.mjs';
import { lawsPage, lawsWithoutTests, testsWithoutLaw, testTitles } from '../../scripts/laws-page.mjs';
import { repository } from '../architecture/workspaces.ts';

const readSource = (file: string): string =>
  existsSync(join(repository, file)) ? readFileSync(join(repository, file), 'utf8') : '';

test('the laws page is up to date (node scripts/write-laws-page.mjs writes it)', () => {
  expect(readSource('docs/reference/laws.md')).toBe(lawsPage(LAWS));
});

test('every law has tests that exist', () => expect(lawsWithoutTests(LAWS, readSource)).toEqual([]));

test('every test in the law files belongs to a law', () =>
  expect(testsWithoutLaw(LAWS, FILES_OF_LAWS, readSource)).toEqual([]));

describe('the check', () => {
  const law = {
    title: 'Law',
    statement: 'It holds.',
    evidence: [{ kind: 'property', file: 'a.test.ts', test: 'holds' }],
  } as const;

  test.each([
    ["it('holds', () => {", []],
    ["test(\n  'holds',", []],
    ["it.each(rows)('holds', (row) => {", []],
    ["it('holds no longer', () => {", ['Law: a.test.ts: holds']],
    ["// 'holds',", ['Law: a.test.ts: holds']],
    ['', ['Law: a.test.ts: holds']],
  ])('of the source %j finds %j', (source, missing) =>
    expect(lawsWithoutTests([law], () => source)).toEqual(missing),
  );

  test('finds a law without evidence', () =>
    expect(lawsWithoutTests([{ ...law, evidence: [] }], () => '')).toEqual(['Law: no evidence']));

  test('finds a test that belongs to no law', () =>
    expect(testsWithoutLaw([law], ['a.test.ts'], () => "it('holds', f); it('falls', f);")).toEqual([
      'a.test.ts: falls',
    ]));

  test('reads titles with quotation marks', () =>
    expect(testTitles('it("a seat\'s turn", f); it(`b`, f)')).toEqual(["a seat's turn", 'b']));
});
