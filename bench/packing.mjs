// Measures packing, with random positions of a single army in and near the target of halma-2. For each position, the
// script finds the fewest moves in 200 ms and in the full time, the proven lower bound, and the number of
// moves that the engine's strongest level needs with a node limit. It prints a table and writes all positions
// with their solutions to packages/solver/data/packings.data.json. All times are CPU time.
// Run: node bench/packing.mjs [seconds per position = 2] [positions = 200] [engine nodes per move = 20000]
import { writeFileSync } from 'node:fs';
import { formatFullMove, formatPosition, playUnchecked } from '@halma/rules';
import { searchPacking } from '@halma/solver';
import { seededRandom } from './seeded-random.mjs';
import { movesHome, soloArmy, soloRules } from './solo-army.mjs';

const [seconds = 2, count = 200, nodes = 20_000] = process.argv.slice(2).map(Number);
const MIN_MEN = 6;
const MAX_MEN = 19;
/** The maximum distance of a man from the corner of the target, in rows plus columns. */
const MAX_DISTANCE = 8;
/** The time within which a hint should appear during a game. */
const HINT_MS = 200;
const MEMORY_BYTES = 1_500_000_000;

const rules = soloRules();

/** Returns the CPU time in milliseconds, which a busy machine does not affect. */
const clock = () => process.cpuUsage().user / 1000;

/** @typedef {import('@halma/rules').Position} Position */
/**
 * @typedef {{ men: number, position: string, best: number, bound: number, proven: boolean, moves: string[], seconds: number, atOnce: number | null, engine: number }} Row
 */

/** @type {(men: number, random: () => number) => Position} */
const randomPosition = (men, random) => {
  const lastIndex = 15;
  const cells = rules.board.names.filter(
    (_, cell) => (rules.board.x[cell] ?? 0) + (rules.board.y[cell] ?? 0) >= 2 * lastIndex - MAX_DISTANCE,
  );
  const squares = new Set(
    Array.from({ length: men }, () => cells.splice(Math.floor(random() * cells.length), 1)[0] ?? ''),
  );
  return soloArmy(rules, squares);
};

/** @type {(men: number, position: Position) => Row} */
const measurePosition = (men, position) => {
  const engine = movesHome(position, { now: clock, nodes });
  const start = clock();
  let latest = null;
  let atOnce = null;
  for (const result of searchPacking(position, { clock, memoryBytes: MEMORY_BYTES }) ?? []) {
    latest = result;
    if (clock() - start <= HINT_MS) atOnce = result.fewestMoves;
    if (clock() - start > 1000 * seconds) break;
  }
  if (latest?.fewestMoves == null) throw new Error(`no solution from ${formatPosition(position)}`);
  const { fewestMoves: best, lowerBound: bound, proven } = latest;
  const spentSeconds = Math.round(clock() - start) / 1000;
  let current = position;
  const moves = latest.moves.map((move) => {
    const text = formatFullMove(current, move);
    current = playUnchecked(current, move);
    return text;
  });
  return {
    men,
    position: formatPosition(position),
    best,
    bound,
    proven,
    moves,
    seconds: spentSeconds,
    atOnce,
    engine,
  };
};

const random = seededRandom(1889);
/** @type {Row[]} */
const rows = [];
for (let index = 0; index < count; index += 1) {
  const men = MIN_MEN + (index % (MAX_MEN - MIN_MEN + 1));
  rows.push(measurePosition(men, randomPosition(men, random)));
  process.stderr.write(`\r${index + 1} of ${count}`);
}
process.stderr.write('\n');

/** @type {(values: readonly number[]) => number} */
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
/** @type {(name: string, subset: typeof rows) => void} */
const printRow = (name, subset) => {
  const proven = subset.filter((row) => row.proven);
  const cells = [
    name,
    `${subset.length}`,
    `${proven.length}`,
    mean(subset.map((row) => row.best)).toFixed(2),
    mean(subset.map((row) => row.bound)).toFixed(2),
    `${subset.filter((row) => row.atOnce === row.best).length}`,
    mean(subset.map((row) => row.engine)).toFixed(2),
    `${subset.filter((row) => row.engine <= row.best).length}`,
    mean(subset.map((row) => row.seconds)).toFixed(2),
  ];
  console.log(`| ${cells.join(' | ')} |`);
};
console.log(
  '| men | positions | proven | fewest | bound | in 200 ms | engine | as good | CPU s |\n|---|---|---|---|---|---|---|---|---|',
);
for (let men = MIN_MEN; men <= MAX_MEN; men += 1)
  printRow(
    `${men}`,
    rows.filter((row) => row.men === men),
  );
printRow('all', rows);
writeFileSync(
  new URL('../packages/solver/data/packings.data.json', import.meta.url),
  `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`,
);
