// Packing: 200 random positions near and in the camp of halma-2, one army alone. For each the fewest moves found in 200 ms and in
// the end, the bound that is proven, and in how many moves the strongest level of the engine comes home at a fixed number of
// nodes a move. Writes a table, and all positions with their answers to packages/solver/data/packings.data.json.
// Times are of CPU time. Run: node bench/packing.mjs [seconds a position, 2] [positions, 200] [nodes a move of the engine, 20000]
import { writeFileSync } from 'node:fs';
import { formatFullMove, formatPosition, playListed } from '@halma/rules';
import { packings } from '@halma/solver';
import { lonelyArmy, lonelyRules, movesHome } from './lonely-army.mjs';
import { seededRandom } from './seeded-random.mjs';

const [seconds = 2, count = 200, nodes = 20_000] = process.argv.slice(2).map(Number);
const FEWEST_MEN = 6;
const MOST_MEN = 19;
/** Men stand on squares at most so many rows and columns together away from the corner of the target. */
const REACH = 8;
/** Milliseconds within which advice during play should come. */
const AT_ONCE = 200;
const MEMORY = 1_500_000_000;

const rules = lonelyRules();

/** CPU time in milliseconds, so that a busy machine does not change an answer. */
const clock = () => process.cpuUsage().user / 1000;

/** @typedef {import('@halma/rules').Position} Position */
/** @typedef {{ men: number, position: string, best: number, bound: number, proven: boolean, moves: string[], seconds: number, atOnce: number | null, engine: number }} Row */

/** @type {(men: number, random: () => number) => Position} */
const randomPosition = (men, random) => {
  const far = 15;
  const near = rules.board.names.filter(
    (_, cell) => (rules.board.x[cell] ?? 0) + (rules.board.y[cell] ?? 0) >= 2 * far - REACH,
  );
  const squares = new Set(
    Array.from({ length: men }, () => near.splice(Math.floor(random() * near.length), 1)[0] ?? ''),
  );
  return lonelyArmy(rules, squares);
};

/** @type {(men: number, position: Position) => Row} */
const rowOf = (men, position) => {
  const engine = movesHome(position, { clock, nodes });
  const begun = clock();
  let last = null;
  let atOnce = null;
  for (const answer of packings(position, { clock, memory: MEMORY }) ?? []) {
    last = answer;
    if (clock() - begun <= AT_ONCE) atOnce = answer.best;
    if (clock() - begun > 1000 * seconds) break;
  }
  if (last?.best == null) throw new Error(`no way home from ${formatPosition(position)}`);
  const { best, bound, proven } = last;
  const spent = Math.round(clock() - begun) / 1000;
  let at = position;
  const moves = last.moves.map((move) => {
    const text = formatFullMove(at, move);
    at = playListed(at, move);
    return text;
  });
  return {
    men,
    position: formatPosition(position),
    best,
    bound,
    proven,
    moves,
    seconds: spent,
    atOnce,
    engine,
  };
};

const random = seededRandom(1889);
/** @type {Row[]} */
const rows = [];
for (let number = 0; number < count; number += 1) {
  const men = FEWEST_MEN + (number % (MOST_MEN - FEWEST_MEN + 1));
  rows.push(rowOf(men, randomPosition(men, random)));
  process.stderr.write(`\r${number + 1} of ${count}`);
}
process.stderr.write('\n');

/** @type {(values: readonly number[]) => number} */
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
/** @type {(name: string, of: typeof rows) => void} */
const line = (name, of) => {
  const proven = of.filter((row) => row.proven);
  const cells = [
    name,
    `${of.length}`,
    `${proven.length}`,
    mean(of.map((row) => row.best)).toFixed(2),
    mean(of.map((row) => row.bound)).toFixed(2),
    `${of.filter((row) => row.atOnce === row.best).length}`,
    mean(of.map((row) => row.engine)).toFixed(2),
    `${of.filter((row) => row.engine <= row.best).length}`,
    mean(of.map((row) => row.seconds)).toFixed(2),
  ];
  console.log(`| ${cells.join(' | ')} |`);
};
console.log(
  '| men | positions | proven | fewest | bound | in 200 ms | engine | as good | CPU s |\n|---|---|---|---|---|---|---|---|---|',
);
for (let men = FEWEST_MEN; men <= MOST_MEN; men += 1)
  line(
    `${men}`,
    rows.filter((row) => row.men === men),
  );
line('all', rows);
writeFileSync(
  new URL('../packages/solver/data/packings.data.json', import.meta.url),
  `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`,
);
