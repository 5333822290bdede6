// Compares the move generators with those in another checkout, such as an earlier version. The two run
// alternately, and the result is the ratio of their best rates. Run `npm run compile` in both checkouts
// first. Usage: node bench/compare.mjs ../earlier
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROUNDS = 5;
const program = fileURLToPath(new URL('generator-rates.mjs', import.meta.url));
const thisFolder = fileURLToPath(new URL('..', import.meta.url));

const [otherFolder] = process.argv.slice(2);
if (otherFolder === undefined)
  throw new Error('usage: node bench/compare.mjs <folder of the other checkout>');

/** @type {Record<string, [here: number, other: number]>} */
const bestRates = {};
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [index, folder] of [thisFolder, otherFolder].entries()) {
    const rates = JSON.parse(execFileSync(process.execPath, [program, folder], { encoding: 'utf8' }));
    for (const [name, rate] of Object.entries(rates)) {
      bestRates[name] ??= [0, 0];
      bestRates[name][index] = Math.max(bestRates[name][index] ?? 0, rate);
    }
  }
}
console.log(`Sequences of 3 moves in halma-2, in millions per CPU second, best of ${ROUNDS} runs`);
console.log(
  `${'position and method'.padEnd(40)}${'here'.padStart(8)}${'other'.padStart(8)}${'ratio'.padStart(8)}`,
);
for (const [name, [thisRate, otherRate]] of Object.entries(bestRates)) {
  const figures = [thisRate.toFixed(1), otherRate.toFixed(1), (thisRate / otherRate).toFixed(2)];
  console.log(`${name.padEnd(40)}${figures.map((figure) => figure.padStart(8)).join('')}`);
}
