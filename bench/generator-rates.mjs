// Measures the move generators of a checkout and prints their best rates as JSON, in millions of sequences per CPU second.
// `compare.mjs` runs it alternately for two checkouts.
// Run: node bench/generator-rates.mjs <folder of the checkout>
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rateOf } from './rates.mjs';

const [folder = '.'] = process.argv.slice(2);
/**
 * @param {string} name
 * @returns {string}
 */
const moduleOf = (name) => pathToFileURL(resolve(folder, 'bench', name)).href;
/** @type {typeof import('./positions.mjs')} */
const { kernelAt, MIDDLEGAMES, positionOf } = await import(moduleOf('positions.mjs'));
/** @type {typeof import('./listing.mjs')} */
const { listingPerft } = await import(moduleOf('listing.mjs'));

const DEPTH = 3;
const ROUNDS = 10;

/** @type {Record<string, number>} */
const rates = {};
for (const [name, placement] of Object.entries(MIDDLEGAMES)) {
  const position = positionOf(placement);
  const kernel = kernelAt(position);
  /** @type {Record<string, () => number>} */
  const counts = {
    'rules, listing': () => listingPerft(position, DEPTH),
    'kernel, listing': () => Number(kernel.perft(1, DEPTH, true)),
    'kernel, counting': () => Number(kernel.perft(1, DEPTH)),
  };
  for (const [method, count] of Object.entries(counts)) {
    // A single count is too short to measure.
    const runs = method === 'kernel, counting' ? 8 : 1;
    rateOf(runs, count);
    const measuredRates = Array.from({ length: ROUNDS }, () => rateOf(runs, count).perSecond / 1e6);
    // Other programs can only lower a rate, so the best rate is the most accurate.
    rates[`${name}: ${method}`] = Math.max(...measuredRates);
  }
}
console.log(JSON.stringify(rates));
