import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{ status: string, assertionResults: unknown[] }[]} testResults
 */

/** @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} PlaywrightReport */

/**
 * One step without tests of its own: it passes or fails as a whole.
 * @param {boolean} ok
 * @returns {Counts}
 */
export function countStep(ok) {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
}

/**
 * The counts in Vitest's JSON report.
 * @param {VitestReport} report
 * @returns {Counts}
 */
export function countVitest(report) {
  // A file that cannot even be loaded has no tests to fail, so it counts itself.
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * The counts in Playwright's JSON report.
 * @param {PlaywrightReport} report
 * @returns {Counts}
 */
export function countPlaywright({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

/**
 * Reads a report and counts it. A suite that ended badly never counts as free of failures: it may have crashed
 * before, or after, writing its report.
 * @template Report
 * @param {boolean} ok whether the suite's process succeeded
 * @param {string} file
 * @param {(report: Report) => Counts} count
 * @returns {Counts}
 */
export function countReport(ok, file, count) {
  try {
    const counts = count(JSON.parse(readFileSync(file, 'utf8')));
    return ok ? counts : { ...counts, failed: Math.max(1, counts.failed) };
  } catch {
    return countStep(false);
  }
}

/**
 * @param {Counts[]} parts
 * @returns {Counts}
 */
export function sum(parts) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const part of parts) {
    total.passed += part.passed;
    total.failed += part.failed;
    total.skipped += part.skipped;
  }
  return total;
}

/** @param {Counts} counts */
export function formatCounts({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
