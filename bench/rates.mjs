/**
 * Returns the CPU time in seconds, so that a busy machine does not affect the rates. The native programs
 * measure CPU time too.
 */
export const cpuSeconds = () => process.cpuUsage().user / 1e6;

/** @type {(values: readonly number[]) => number} */
export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** @typedef {{ nodes: number, perSecond: number }} Rate the nodes of one run, and the nodes per CPU second */

/**
 * Measures the rate at which a function counts nodes.
 *
 * @param {number} runs the number of runs
 * @param {() => number} count counts once, and returns the number of nodes
 * @returns {Rate}
 */
export function rateOf(runs, count) {
  const start = cpuSeconds();
  let nodes = 0;
  for (let run = 0; run < runs; run += 1) nodes = count();
  return { nodes, perSecond: (runs * nodes) / (cpuSeconds() - start) };
}

/** @type {(perSecond: number) => string} */
const millions = (perSecond) => (perSecond / 1e6).toFixed(1);

const HEADINGS = ['position', 'method', 'here', 'native', 'ratio'];

/** @type {(cells: readonly string[]) => void} */
const printRow = ([position = '', method = '', ...figures]) =>
  console.log(
    `${position.padEnd(20)}${method.padEnd(18)}${figures.map((cell) => cell.padStart(8)).join('')}`,
  );

/** @type {(title: string) => void} */
export function printRateHeadings(title) {
  console.log(title);
  printRow(HEADINGS);
}

/**
 * Prints the median rates of this program and of the native program, and their ratio.
 *
 * @param {string} position
 * @param {string} method
 * @param {{ ownRates: readonly number[], nativeRates: readonly number[] }} rates per CPU second; `nativeRates` is empty if there is no native program
 */
export function printRates(position, method, { ownRates, nativeRates }) {
  const ownRate = median(ownRates);
  if (nativeRates.length === 0) printRow([position, method, millions(ownRate), '–', '–']);
  else
    printRow([
      position,
      method,
      millions(ownRate),
      millions(median(nativeRates)),
      (ownRate / median(nativeRates)).toFixed(2),
    ]);
}
