// Counts the moves that the engine needs to bring a single army home: in Solitaire II from camp to camp, and in the
// packing exercise from random cells outside the target. Run: node bench/engine-packing.mjs [positions] [seed] [limit].
// The limit applies to each move: 200ms, or a number of nodes. Milliseconds are CPU time, so that a busy machine does not
// affect the result.

import { cpuSeconds, median } from './rates.mjs';
import { seededRandom } from './seeded-random.mjs';
import { movesHome, soloArmy, soloRules } from './solo-army.mjs';

const [positions = '200', seed = '1', limit = '20000'] = process.argv.slice(2);
const cpuMs = () => 1000 * cpuSeconds();
const limits = limit.endsWith('ms')
  ? { now: cpuMs, milliseconds: Number.parseInt(limit, 10) }
  : { now: cpuMs, nodes: Number(limit) };

const rules = soloRules();
const { home = [], target = [] } = rules.camps[1] ?? {};
const { names } = rules.board;
const homeNames = home.map((cell) => names[cell] ?? '');
const targetNames = new Set(target.map((cell) => names[cell] ?? ''));
const namesOutside = names.filter((name) => !targetNames.has(name));

/**
 * Picks random cells outside the target, one for each man.
 *
 * @type {(random: () => number) => Set<string>}
 */
function pickRandomCells(random) {
  const cells = new Set();
  while (cells.size < homeNames.length) cells.add(namesOutside[Math.floor(random() * namesOutside.length)]);
  return cells;
}

const solitaire = movesHome(soloArmy(rules, new Set(homeNames)), { now: cpuMs, milliseconds: 200 });
console.log(`Solitaire II, 200 ms of CPU time per move: ${solitaire} moves`);

const random = seededRandom(Number(seed));
const lengths = Array.from({ length: Number(positions) }, () =>
  movesHome(soloArmy(rules, pickRandomCells(random)), limits),
);
const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
console.log(
  `Packing ${positions} random positions from seed ${seed}, ${limit} per move: ${mean.toFixed(2)} moves on average, ` +
    `median ${median(lengths)}, from ${Math.min(...lengths)} to ${Math.max(...lengths)}`,
);
