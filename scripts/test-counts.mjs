import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @typedef {{ readonly file: string, readonly seconds: number }} FileTime */

/**
 * The result of a suite: its counts, the time that each of its files took, and the titles of the tests that
 * failed at first and passed on a retry.
 * @typedef {{ counts: Counts, times: readonly FileTime[], retriedTests: readonly string[] }} SuiteResult
 */

/**
 * @typedef {object} VitestFile
 * @property {string} name
 * @property {string} status
 * @property {number} startTime
 * @property {number} endTime
 * @property {{ fullName: string, status: string, failureMessages: string[] }[]} assertionResults
 */

/**
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {VitestFile[]} testResults
 */

/**
 * @typedef {object} PlaywrightSuite
 * @property {string} file
 * @property {PlaywrightSuite[]} [suites]
 * @property {{ title: string, tests: { status: string, results: { duration: number }[] }[] }[]} [specs]
 */

/**
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {PlaywrightSuite[]} suites
 */

/**
 * Counts a step that has no tests and passes or fails as a whole.
 * @param {boolean} ok
 * @returns {Counts}
 */
export function countStep(ok) {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
}

/**
 * Reads Vitest's JSON report. A test that passed on a retry keeps its failure message.
 * @param {VitestReport} report
 * @returns {SuiteResult}
 */
export function readVitest(report) {
  // A file that cannot be loaded has no tests that could fail, so the file itself counts as one failure.
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    counts: {
      passed: report.numPassedTests,
      failed: report.numFailedTests + brokenFiles.length,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    times: report.testResults.map(({ name, startTime, endTime }) => ({
      file: name,
      seconds: (endTime - startTime) / 1000,
    })),
    retriedTests: report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => fullName),
  };
}

/**
 * Reads Playwright's JSON report.
 * @param {PlaywrightReport} report
 * @returns {SuiteResult}
 */
export function readPlaywright({ stats, suites }) {
  return {
    counts: { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped },
    times: suites.map((suite) => ({ file: suite.file, seconds: totalDurationMs(suite) / 1000 })),
    retriedTests: suites.flatMap(listRetriedTests),
  };
}

/**
 * Lists the titles of the tests in a suite that passed only on a retry.
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
function listRetriedTests({ suites = [], specs = [] }) {
  const ownTests = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...ownTests.map(({ title }) => title), ...suites.flatMap(listRetriedTests)];
}

/**
 * Returns the total duration of the tests in a suite, in milliseconds.
 * @param {PlaywrightSuite} suite
 * @returns {number}
 */
function totalDurationMs({ suites = [], specs = [] }) {
  const ownResults = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  const inner = suites.reduce((total, suite) => total + totalDurationMs(suite), 0);
  return ownResults.reduce((total, { duration }) => total + duration, inner);
}

/**
 * Reads a report file. If the suite's process failed, the result has at least one failure: the process may
 * have crashed before or after it wrote the report.
 * @template Report
 * @param {boolean} ok whether the suite's process succeeded
 * @param {string} file
 * @param {(report: Report) => SuiteResult} read
 * @returns {SuiteResult}
 */
export function readReport(ok, file, read) {
  try {
    const result = read(JSON.parse(readFileSync(file, 'utf8')));
    const { counts } = result;
    return ok ? result : { ...result, counts: { ...counts, failed: Math.max(1, counts.failed) } };
  } catch {
    return { counts: countStep(false), times: [], retriedTests: [] };
  }
}

/**
 * Formats the slowest files, one per line, slowest first.
 * @param {readonly FileTime[]} times
 * @param {string} root the folder to which the paths are relative
 * @param {number} [limit]
 */
export function formatSlowest(times, root, limit = 10) {
  return times
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, limit)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file.replace(root, '')}`)
    .join('\n');
}

/**
 * Adds up counts.
 * @param {readonly Counts[]} parts
 * @returns {Counts}
 */
export function addCounts(parts) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const part of parts) {
    total.passed += part.passed;
    total.failed += part.failed;
    total.skipped += part.skipped;
  }
  return total;
}

/**
 * Formats counts as the last line of a test run.
 * @param {Counts} counts
 */
export function formatCounts({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
