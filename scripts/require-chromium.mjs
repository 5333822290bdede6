import { chromiumHelp, findChromium } from './chromium.mjs';

/** Stops the browser tests before the first test if Chromium is not installed, with instructions to install it. */
export default function requireChromium() {
  if (!findChromium()) throw new Error(chromiumHelp);
}
