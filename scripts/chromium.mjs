import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

// The headless shell comes first, because the tests take a sixth less time in it.
const PROGRAM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];

/** The message if Chromium is not installed. */
export const chromiumHelp =
  'No Chromium was found. Install it (Debian, Ubuntu: apt-get install chromium; Fedora: dnf install chromium; ' +
  'macOS: brew install --cask chromium), or set CHROMIUM_PATH to a Chromium or Chrome program.';

/** A name of this machine that, unlike `localhost`, browsers do not trust without TLS. */
export const HOST_WITHOUT_TLS = 'halma.test';

/** The flags of a browser that connects only to the server under test. */
export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--host-resolver-rules=MAP ${HOST_WITHOUT_TLS} 127.0.0.1`,
  `--disable-features=${[
    // Chromium would draw these address-bar pages for every test, which takes a third of a short test's time.
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
    'WebUIOmniboxFullPopup',
    // This flag replaces Playwright's list. The following are the entries of that list that the tests need.
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
 * Returns the path of Chromium or its headless shell: CHROMIUM_PATH if it is set, otherwise the first known name on PATH.
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {string | undefined}
 */
export function findChromium(environment = process.env) {
  if (environment.CHROMIUM_PATH) {
    return isProgram(environment.CHROMIUM_PATH) ? environment.CHROMIUM_PATH : undefined;
  }
  const folders = (environment.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = [
    ...PROGRAM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
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
