import { chromiumHelp, findChromium } from './chromium.mjs';

/** Stops the browser tests before the first test, with instructions to install Chromium, if it is not installed. */
export default function requireChromium() {
  if (!findChromium()) throw new Error(chromiumHelp);
}
