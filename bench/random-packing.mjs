// How well the engine brings one army home alone: Solitaire II, from yard to yard, and the packing exercise, from random cells
// outside of the target. Run: node bench/random-packing.mjs [positions] [seed] [limit of a move, as 200ms or a number of nodes]
// Milliseconds are of CPU time, so that a busy machine does not change what is found.
import { lonelyArmy, lonelyRules, movesHome } from './lonely-army.mjs';
import { cpuSeconds, median } from './rates.mjs';
import { seededRandom } from './seeded-random.mjs';

const [positions = '200', seed = '1', limit = '20000'] = process.argv.slice(2);
const clock = () => 1000 * cpuSeconds();
const limits = limit.endsWith('ms')
  ? { clock, milliseconds: Number.parseInt(limit, 10) }
  : { clock, nodes: Number(limit) };

const rules = lonelyRules();
const { home = [], target = [] } = rules.yards[1] ?? {};
const { names } = rules.board;
const homeNames = home.map((cell) => names[cell] ?? '');
const targetNames = new Set(target.map((cell) => names[cell] ?? ''));
const outside = names.filter((name) => !targetNames.has(name));

/** So many of the cells outside of the target, drawn at random. @type {(random: () => number) => Set<string>} */
function randomCells(random) {
  const cells = new Set();
  while (cells.size < homeNames.length) cells.add(outside[Math.floor(random() * outside.length)]);
  return cells;
}

const solitaire = movesHome(lonelyArmy(rules, new Set(homeNames)), { clock, milliseconds: 200 });
console.log(`Solitaire II by plain play, 200 ms of CPU time a move: ${solitaire} moves`);

const random = seededRandom(Number(seed));
const lengths = Array.from({ length: Number(positions) }, () =>
  movesHome(lonelyArmy(rules, randomCells(random)), limits),
);
const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
console.log(
  `Packing ${positions} random positions from seed ${seed}, ${limit} a move: ${mean.toFixed(2)} moves on average, ` +
    `${median(lengths)} the median, from ${Math.min(...lengths)} to ${Math.max(...lengths)}`,
);
