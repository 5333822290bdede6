import { chromiumHelp, findChromium } from './chromium.mjs';

/**
 * Stops the browser tests before the first test, with instructions for installing Chromium, if it is not
 * installed.
 */
export default function requireChromium() {
  if (!findChromium()) throw new Error(chromiumHelp);
}
