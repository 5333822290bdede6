// Runs everything that can fail, and ends with one line of counts over all of it.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './install-chromium.mjs';
import { countPlaywright, countReport, countStep, countVitest, formatCounts, sum } from './test-counts.mjs';

const reports = '.test-results';
const vitestReport = `${reports}/vitest.json`;
const playwrightReport = `${reports}/playwright.json`;

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
rmSync(reports, { recursive: true, force: true });

const build = step('build', () => countStep(run('npm run build')));
const lint = step('lint', () => countStep(run('npm run lint')));
const types = step('types', () => countStep(run('npm run types')));
const unit = step('unit tests', () => {
  const ok = run(`npm run test:unit -- --reporter=default --reporter=json --outputFile.json=${vitestReport}`);
  return countReport(ok, vitestReport, countVitest);
});
const browser = step('browser tests', () => {
  if (build.failed > 0) {
    console.error('Not run, because there is no new build to run them on.');
    return countStep(false);
  }
  if (!ensureChromium()) return countStep(false);
  const ok = run('npm run test:browser -- --reporter=list,json', {
    PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
  });
  return countReport(ok, playwrightReport, countPlaywright);
});

const total = sum([build, lint, types, unit, browser]);
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(formatCounts(total));

/**
 * @param {string} name
 * @param {() => import('./test-counts.mjs').Counts} work
 */
function step(name, work) {
  console.log(`\n== ${name}`);
  const begin = performance.now();
  const counts = work();
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(`== ${name}: ${formatCounts(counts)} (${seconds} s)`);
  return counts;
}

/**
 * Runs a command with its output shown; true when it succeeds.
 * @param {string} command
 * @param {Record<string, string>} [environment]
 */
function run(command, environment = {}) {
  return (
    spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...environment } }).status ===
    0
  );
}
