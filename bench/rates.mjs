/** Seconds of CPU time, so that a busy machine does not change a rate. The native programs count the same. */
export const cpuSeconds = () => process.cpuUsage().user / 1e6;

/** @type {(values: readonly number[]) => number} */
export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** @typedef {{ nodes: number, perSecond: number }} Rate how many in one run, and how many a CPU second */

/**
 * @param {number} times
 * @param {() => number} count goes through something and says how many there were
 * @returns {Rate}
 */
export function rateOf(times, count) {
  const begun = cpuSeconds();
  let nodes = 0;
  for (let time = 0; time < times; time += 1) nodes = count();
  return { nodes, perSecond: (times * nodes) / (cpuSeconds() - begun) };
}

/** @type {(perSecond: number) => string} */
const millions = (perSecond) => (perSecond / 1e6).toFixed(1);

const HEADINGS = ['position', 'way', 'here', 'native', 'ratio'];

/** @type {(cells: readonly string[]) => void} */
const printRow = ([position = '', way = '', ...figures]) =>
  console.log(`${position.padEnd(20)}${way.padEnd(18)}${figures.map((cell) => cell.padStart(8)).join('')}`);

/** @type {(title: string) => void} */
export function printRateHeadings(title) {
  console.log(title);
  printRow(HEADINGS);
}

/**
 * Prints the medians of rates here and of the native program, and here as a part of native.
 *
 * @param {string} position
 * @param {string} way
 * @param {{ own: readonly number[], native: readonly number[] }} rates per CPU second; none of the native program where there is none
 */
export function printRates(position, way, { own, native }) {
  const here = median(own);
  if (native.length === 0) printRow([position, way, millions(here), '–', '–']);
  else
    printRow([position, way, millions(here), millions(median(native)), (here / median(native)).toFixed(2)]);
}
