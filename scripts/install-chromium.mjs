import { spawnSync } from 'node:child_process';
import { chromiumHelp, findChromium } from './chromium.mjs';

/**
 * Ensures that Chromium is installed. As root on a system with apt-get, such as a container, it installs the
 * system package; otherwise it prints instructions.
 * @param {NodeJS.ProcessEnv} [environment]
 * @param {boolean} [isRoot]
 * @returns {boolean} whether Chromium is available now
 */
export function ensureChromium(environment = process.env, isRoot = process.getuid?.() === 0) {
  if (findChromium(environment)) return true;
  const canInstall = isRoot && !environment.CHROMIUM_PATH;
  if (canInstall && installWithApt(environment) && findChromium(environment)) return true;
  console.error(chromiumHelp);
  return false;
}

/** @param {NodeJS.ProcessEnv} environment */
function installWithApt(environment) {
  const env = { ...environment, DEBIAN_FRONTEND: 'noninteractive' };
  /** @param {string[]} words */
  const apt = (...words) => spawnSync('apt-get', words, { stdio: 'inherit', env }).status === 0;
  /** @param {string} name */
  const install = (name) => apt('install', '-y', '--no-install-recommends', name);
  return apt('update') && (install('chromium-headless-shell') || install('chromium'));
}
