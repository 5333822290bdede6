// Packing: 200 random positions near and in the camp of halma-2, one army alone. For each the fewest moves found, the bound that
// is proven, and the CPU time it took; and the length of a quick race, as an engine runs it. Writes a table, and all positions
// with their answers to packages/solver/data/packings.data.json.
//   node bench/packing.mjs [seconds a position, 20] [positions, 200]
import { writeFileSync } from 'node:fs';
import { formatFullMove, formatPosition, makeRules, parsePosition, playListed } from '@halma/rules';
import { packings, raceHome } from '@halma/solver';
import { seededRandom } from './seeded-random.mjs';

const seconds = Number(process.argv[2] ?? 20);
const count = Number(process.argv[3] ?? 200);
const FEWEST_MEN = 6;
const MOST_MEN = 19;
/** Men stand on squares at most so many rows and columns together away from the corner of the target. */
const REACH = 8;
const RACE_WIDTH = 300;
const MEMORY = 1_500_000_000;

const made = makeRules({ game: 'halma-2', preset: 'parker-1885', alone: 'A' });
if (!made.ok) throw new Error(made.refusal.code);
const rules = made.value;

/** CPU time in milliseconds, so that a busy machine does not change an answer. */
const clock = () => process.cpuUsage().user / 1000;

/** @typedef {import('@halma/rules').Position} Position */

/** @type {(men: number, random: () => number) => Position} */
const randomPosition = (men, random) => {
  const far = 15;
  const near = rules.board.names.filter(
    (_, cell) => (rules.board.x[cell] ?? 0) + (rules.board.y[cell] ?? 0) >= 2 * far - REACH,
  );
  const squares = new Set(
    Array.from({ length: men }, () => near.splice(Math.floor(random() * near.length), 1)[0]),
  );
  const rows = rules.board.rows.toReversed().map((row) =>
    row
      .map((cell) => (squares.has(rules.board.names[cell]) ? 'A' : '.'))
      .join('')
      .replace(/\.+/g, (run) => `${run.length}`),
  );
  const position = parsePosition(rules, `H16:${rows.join('/')} A - 0 1`);
  if (!position.ok) throw new Error(position.refusal.code);
  return position.value;
};

/** @type {(position: Position) => { best: number, bound: number, proven: boolean, moves: string[], seconds: number, race: number }} */
const answerTo = (position) => {
  const race = raceHome(position, { width: RACE_WIDTH, clock, milliseconds: Number.POSITIVE_INFINITY });
  const begun = clock();
  let last = null;
  for (const answer of packings(position, { clock, memory: MEMORY }) ?? []) {
    last = answer;
    if (clock() - begun > 1000 * seconds) break;
  }
  if (last?.best == null || race?.home !== true)
    throw new Error(`no way home from ${formatPosition(position)}`);
  let at = position;
  const moves = last.moves.map((move) => {
    const text = formatFullMove(at, move);
    at = playListed(at, move);
    return text;
  });
  const { best, bound, proven } = last;
  return { best, bound, proven, moves, seconds: Math.round(clock() - begun) / 1000, race: race.moves.length };
};

const random = seededRandom(1889);
/** @type {({ men: number, position: string } & ReturnType<typeof answerTo>)[]} */
const rows = [];
for (let number = 0; number < count; number += 1) {
  const men = FEWEST_MEN + (number % (MOST_MEN - FEWEST_MEN + 1));
  const position = randomPosition(men, random);
  rows.push({ men, position: formatPosition(position), ...answerTo(position) });
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
    mean(of.map((row) => row.race)).toFixed(2),
    mean(of.map((row) => row.seconds)).toFixed(2),
  ];
  console.log(`| ${cells.join(' | ')} |`);
};
console.log('| men | positions | proven | best | bound | race | CPU s |\n|---|---|---|---|---|---|---|');
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
