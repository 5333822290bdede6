import { chromiumHelp, findChromium } from './chromium.mjs';

/** Stops the browser tests before the first one where no Chromium is installed, and says how to install it. */
export default function requireChromium() {
  if (!findChromium()) throw new Error(chromiumHelp);
}
