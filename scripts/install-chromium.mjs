import { spawnSync } from 'node:child_process';
import { chromiumHelp, findChromium } from './chromium.mjs';

/**
 * Makes sure there is a Chromium. Where a package can simply be installed (root on a system with apt-get, as in
 * a container) Debian's own is; anywhere else the person at the machine is told how.
 * @param {NodeJS.ProcessEnv} [environment]
 * @param {boolean} [isRoot]
 * @returns {boolean} whether there is one now
 */
export function ensureChromium(environment = process.env, isRoot = process.getuid?.() === 0) {
  if (findChromium(environment)) return true;
  const mayInstall = isRoot && !environment.CHROMIUM_PATH;
  if (mayInstall && installWithApt(environment) && findChromium(environment)) return true;
  console.error(chromiumHelp);
  return false;
}

/** @param {NodeJS.ProcessEnv} environment */
function installWithApt(environment) {
  const env = { ...environment, DEBIAN_FRONTEND: 'noninteractive' };
  const steps = [['update'], ['install', '-y', '--no-install-recommends', 'chromium']];
  return steps.every((words) => spawnSync('apt-get', words, { stdio: 'inherit', env }).status === 0);
}
