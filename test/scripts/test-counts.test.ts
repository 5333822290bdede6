import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  countPlaywright,
  countReport,
  countStep,
  countVitest,
  formatCounts,
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
      { status: 'passed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [] },
    ],
  };
  expect(countVitest(report)).toEqual(counts(5, 2, 3));
});

test('a browser test that passes only sometimes counts as a failure', () => {
  const report = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 3 } };
  expect(countPlaywright(report)).toEqual(counts(4, 2, 3));
});

test('a suite that ended badly is never without a failure', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'halma-counts-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'report.json');
  const count = () => counts(7, 0, 0);
  expect(countReport(true, file, count)).toEqual(counts(0, 1, 0));
  await writeFile(file, '{}');
  expect(countReport(true, file, count)).toEqual(counts(7, 0, 0));
  expect(countReport(false, file, count)).toEqual(counts(7, 1, 0));
  await writeFile(file, '{');
  expect(countReport(true, file, count)).toEqual(counts(0, 1, 0));
});

test('the last line adds everything up', () => {
  const total = sum([countStep(true), countStep(false), counts(10, 0, 2)]);
  expect(formatCounts(total)).toBe('11 passed, 1 failed, 2 skipped');
});
