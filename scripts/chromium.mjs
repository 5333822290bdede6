import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

/** The message when no Chromium is found. */
export const chromiumHelp =
  'No Chromium was found. Install it (Debian, Ubuntu: apt-get install chromium; Fedora: dnf install chromium; ' +
  'macOS: brew install --cask chromium), or set CHROMIUM_PATH to a Chromium or Chrome program.';

/** Flags for a browser that connects only to the server under test. */
export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[
    // Pages behind the address bar, drawn anew for every test: a third of the time of a short one.
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
    'WebUIOmniboxFullPopup',
    // This flag replaces Playwright's own list; these are its entries that matter here.
    'AimEnabled',
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsFirstBalancedModeAutoEnable',
    'HttpsUpgrades',
    'LensOverlay',
    'MediaRouter',
    'OptimizationHints',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
  ].join(',')}`,
];

/**
 * The path of the system's Chromium: CHROMIUM_PATH when set, else the first known name on PATH.
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {string | undefined}
 */
export function findChromium(environment = process.env) {
  if (environment.CHROMIUM_PATH) {
    return isProgram(environment.CHROMIUM_PATH) ? environment.CHROMIUM_PATH : undefined;
  }
  const folders = (environment.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  return candidates.find(isProgram);
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
