import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  addCounts,
  countStep,
  formatCounts,
  formatSlowest,
  readPlaywright,
  readReport,
  readVitest,
} from '../../scripts/test-counts.mjs';

const counts = (passed: number, failed: number, skipped: number) => ({ passed, failed, skipped });

const assertion = (fullName: string, failure?: string, status = 'passed') => ({
  fullName,
  status,
  failureMessages: failure === undefined ? [] : [failure],
});

test('counts a test file that does not load as a failed test', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      {
        name: 'a',
        startTime: 0,
        endTime: 1500,
        status: 'passed',
        assertionResults: [assertion('one'), assertion('two', 'slow')],
      },
      {
        name: 'b',
        startTime: 0,
        endTime: 500,
        status: 'failed',
        assertionResults: [assertion('three', 'wrong', 'failed')],
      },
      { name: 'c', startTime: 0, endTime: 0, status: 'failed', assertionResults: [] },
    ],
  };
  const { counts: counted, times, retriedTests } = readVitest(report);
  expect(counted).toEqual(counts(5, 2, 3));
  expect(times[0]).toEqual({ file: 'a', seconds: 1.5 });
  expect(retriedTests).toEqual(['two']);
});

test('names a browser test that passed only when it was repeated', () => {
  const specOf = (title: string, status: string, duration: number) => ({
    title,
    tests: [{ status, results: [{ duration }] }],
  });
  const inner = { file: '', specs: [specOf('plays', 'flaky', 500)] };
  const suites = [{ file: 'page.spec.ts', specs: [specOf('loads', 'expected', 1000)], suites: [inner] }];
  const report = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 3 }, suites };
  expect(readPlaywright(report)).toEqual({
    counts: counts(5, 1, 3),
    times: [{ file: 'page.spec.ts', seconds: 1.5 }],
    retriedTests: ['plays'],
  });
});

test('counts at least one failure for a suite whose process failed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'halma-counts-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'report.json');
  const read = () => ({ counts: counts(7, 0, 0), times: [], retriedTests: [] });
  expect(readReport(true, file, read).counts).toEqual(counts(0, 1, 0));
  await writeFile(file, '{}');
  expect(readReport(true, file, read).counts).toEqual(counts(7, 0, 0));
  expect(readReport(false, file, read).counts).toEqual(counts(7, 1, 0));
  await writeFile(file, '{');
  expect(readReport(true, file, read).counts).toEqual(counts(0, 1, 0));
});

test('adds up counts and formats the last line', () => {
  const total = addCounts([countStep(true), countStep(false), counts(10, 0, 2)]);
  expect(formatCounts(total)).toBe('11 passed, 1 failed, 2 skipped');
});

test('lists the slowest files first, with paths relative to the repository', () => {
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
