import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  countStep,
  formatCounts,
  formatSlowest,
  readPlaywright,
  readReport,
  readVitest,
  sum,
} from '../../scripts/test-counts.mjs';

const counts = (passed: number, failed: number, skipped: number) => ({ passed, failed, skipped });

test('a test file that cannot be loaded counts as a failure', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { name: 'a', startTime: 0, endTime: 1500, status: 'passed', assertionResults: [{}] },
      { name: 'b', startTime: 0, endTime: 500, status: 'failed', assertionResults: [{}] },
      { name: 'c', startTime: 0, endTime: 0, status: 'failed', assertionResults: [] },
    ],
  };
  const { counts: counted, times } = readVitest(report);
  expect(counted).toEqual(counts(5, 2, 3));
  expect(times[0]).toEqual({ file: 'a', seconds: 1.5 });
});

test('a browser test that passes only sometimes counts as a failure', () => {
  const took = (duration: number) => ({ tests: [{ results: [{ duration }] }] });
  const suites = [{ file: 'page.spec.ts', specs: [took(1000)], suites: [{ file: '', specs: [took(500)] }] }];
  const report = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 3 }, suites };
  expect(readPlaywright(report)).toEqual({
    counts: counts(4, 2, 3),
    times: [{ file: 'page.spec.ts', seconds: 1.5 }],
  });
});

test('a suite whose process failed always has a failure', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'halma-counts-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'report.json');
  const read = () => ({ counts: counts(7, 0, 0), times: [] });
  expect(readReport(true, file, read).counts).toEqual(counts(0, 1, 0));
  await writeFile(file, '{}');
  expect(readReport(true, file, read).counts).toEqual(counts(7, 0, 0));
  expect(readReport(false, file, read).counts).toEqual(counts(7, 1, 0));
  await writeFile(file, '{');
  expect(readReport(true, file, read).counts).toEqual(counts(0, 1, 0));
});

test('the last line adds up all counts', () => {
  const total = sum([countStep(true), countStep(false), counts(10, 0, 2)]);
  expect(formatCounts(total)).toBe('11 passed, 1 failed, 2 skipped');
});

test('the slowest files come first, with paths inside the repository', () => {
  const times = [
    { file: '/repository/a.test.ts', seconds: 1 },
    { file: '/repository/b.test.ts', seconds: 12.34 },
    { file: '/repository/c.test.ts', seconds: 2 },
  ];
  expect(formatSlowest(times, '/repository/', 2).split('\n')).toEqual([
    '   12.3 s  b.test.ts',
    '    2.0 s  c.test.ts',
  ]);
});
