import { withSiteInBrowser } from '../scripts/site-in-browser.mjs';
import { measureFrames } from './frames.mjs';
import { measureInteractions } from './interactions.mjs';

/**
 * Prints the response times and frame rates of the built site in a browser, or the reason why they could not
 * be measured.
 */
export async function measureSite() {
  const problem = await withSiteInBrowser(async (site) => {
    await measureInteractions(site);
    await measureFrames(site);
  });
  if (problem !== undefined) console.log(`\nThe site was not measured. ${problem.trim()}`);
}
