// Runs every check: build, lint, types, unit tests and browser tests. Prints the tests that passed only when they were
// retried, the ten slowest files and, in the last line, the counts of all tests.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './install-chromium.mjs';
import {
  addCounts,
  countStep,
  formatCounts,
  formatSlowest,
  readPlaywright,
  readReport,
  readVitest,
} from './test-counts.mjs';

/** @typedef {import('./test-counts.mjs').SuiteResult} SuiteResult */

// Tests that start real processes can fail on a busy machine, so the script retries a failed test once. It
// lists the tests that pass only on the retry, because such a test often has a defect, or has found one.
const RETRIES = 1;

const reports = '.test-results';
const vitestReport = `${reports}/vitest.json`;
const playwrightReport = `${reports}/playwright.json`;
const root = fileURLToPath(new URL('..', import.meta.url));

process.chdir(root);
rmSync(reports, { recursive: true, force: true });

const hasChromium = ensureChromium();
const build = await runStep('build', () => check('npm run build'));
// The steps often wait for a process, a page or a timer, so they take less time in parallel than one after another.
const [lint, types, unit, browser] = await Promise.all([
  runStep('lint', () => check('npm run lint')),
  runStep('types', () => check('npm run types:tests')),
  runStep('unit tests', async () => {
    const ok = await run(
      `npm run test:unit -- --retry=${RETRIES} --reporter=default --reporter=json --outputFile.json=${vitestReport}`,
    );
    return readReport(ok, vitestReport, readVitest);
  }),
  runStep('browser tests', async () => {
    if (build.counts.failed > 0) {
      console.error('The browser tests did not run, because the build failed.');
      return createFailure();
    }
    if (!hasChromium) return createFailure();
    const ok = await run(`npm run test:browser -- --retries=${RETRIES} --reporter=list,json`, {
      PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
    });
    return readReport(ok, playwrightReport, readPlaywright);
  }),
]);

const results = [build, lint, types, unit, browser];
const total = addCounts(results.map(({ counts }) => counts));
const retriedTests = results.flatMap((result) => result.retriedTests);
if (retriedTests.length > 0) {
  console.log(`\n== passed only on a retry\n${retriedTests.map((title) => `  ${title}`).join('\n')}`);
}
console.log('\n== the ten slowest files');
console.log(
  formatSlowest(
    results.flatMap(({ times }) => times),
    root,
  ),
);
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(formatCounts(total));

/**
 * Creates the result of a suite that failed as a whole.
 * @returns {SuiteResult}
 */
function createFailure() {
  return { counts: countStep(false), times: [], retriedTests: [] };
}

/**
 * Runs a step and prints its counts.
 * @param {string} name
 * @param {() => Promise<SuiteResult>} work
 */
async function runStep(name, work) {
  console.log(`\n== ${name}`);
  const startMs = performance.now();
  const result = await work();
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  console.log(`== ${name}: ${formatCounts(result.counts)} (${seconds} s)`);
  return result;
}

/**
 * Runs a command that passes or fails as a whole.
 * @param {string} command
 * @returns {Promise<SuiteResult>}
 */
async function check(command) {
  return { counts: countStep(await run(command)), times: [], retriedTests: [] };
}

/**
 * Runs a command and shows its output.
 * @param {string} command
 * @param {Record<string, string>} [environment]
 * @returns {Promise<boolean>} true if the command succeeds
 */
function run(command, environment = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...environment } });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}
