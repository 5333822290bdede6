// Runs every check: build, lint, types, unit tests and browser tests. Prints the ten slowest files, and ends with one
// line of counts over everything.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './install-chromium.mjs';
import {
  countStep,
  formatCounts,
  formatSlowest,
  readPlaywright,
  readReport,
  readVitest,
  sum,
} from './test-counts.mjs';

/** @typedef {import('./test-counts.mjs').SuiteResult} SuiteResult */

const reports = '.test-results';
const vitestReport = `${reports}/vitest.json`;
const playwrightReport = `${reports}/playwright.json`;
const root = fileURLToPath(new URL('..', import.meta.url));

process.chdir(root);
rmSync(reports, { recursive: true, force: true });

const build = await step('build', () => check('npm run build'));
// Lint and types keep one core busy for seconds; the unit tests wait for processes often enough to share it.
const [lint, types, unit] = await Promise.all([
  step('lint', () => check('npm run lint')),
  step('types', () => check('npm run types:tests')),
  step('unit tests', async () => {
    const ok = await run(
      `npm run test:unit -- --reporter=default --reporter=json --outputFile.json=${vitestReport}`,
    );
    return readReport(ok, vitestReport, readVitest);
  }),
]);
const browser = await step('browser tests', async () => {
  if (build.counts.failed > 0) {
    console.error('Not run, because there is no new build to run them on.');
    return failure();
  }
  if (!ensureChromium()) return failure();
  const ok = await run('npm run test:browser -- --reporter=list,json', {
    PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
  });
  return readReport(ok, playwrightReport, readPlaywright);
});

const results = [build, lint, types, unit, browser];
const total = sum(results.map(({ counts }) => counts));
console.log('\n== the ten slowest files');
console.log(
  formatSlowest(
    results.flatMap(({ times }) => times),
    root,
  ),
);
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(formatCounts(total));

/** @returns {SuiteResult} */
function failure() {
  return { counts: countStep(false), times: [] };
}

/**
 * @param {string} name
 * @param {() => Promise<SuiteResult>} work
 */
async function step(name, work) {
  console.log(`\n== ${name}`);
  const begin = performance.now();
  const result = await work();
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(`== ${name}: ${formatCounts(result.counts)} (${seconds} s)`);
  return result;
}

/**
 * Runs a command that passes or fails as a whole.
 * @param {string} command
 * @returns {Promise<SuiteResult>}
 */
async function check(command) {
  return { counts: countStep(await run(command)), times: [] };
}

/**
 * Runs a command and shows its output.
 * @param {string} command
 * @param {Record<string, string>} [environment]
 * @returns {Promise<boolean>} true when the command succeeds
 */
function run(command, environment = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...environment } });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}
