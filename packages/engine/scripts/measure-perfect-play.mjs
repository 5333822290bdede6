// Compares the levels with perfect play on a solved board, and prints a table in Markdown.
//
//   npm run compile && node packages/engine/scripts/measure-perfect-play.mjs [--game rhombus-5-three] [--positions 400]
//
// The levels choose moves in random positions in which the side to move has some moves that win and some that
// do not. In random positions of all values, the script also compares winning chances with the results of
// perfect play.
import { parseArgs } from 'node:util';
import { EnginePlayer, LEVELS, loadNetwork, PositionAnalyser, STRONGEST_LEVEL } from '@halma/engine';
import { legalMoves, makeRules, parsePosition } from '@halma/rules';
import {
  afterMove,
  completeValues,
  createSharedTable,
  createSmallBoard,
  decodeValue,
  formatSmallPosition,
  indexOfPosition,
  perfectPlayOf,
  positionAt,
  RetrogradeSolver,
} from '@halma/solver';
import { seededRandom } from '../../../bench/seeded-random.mjs';

const SIZES = {
  'rhombus-5-three': { shape: /** @type {const} */ ('rhombus'), side: 5, men: 3 },
  'rhombus-7-three': { shape: /** @type {const} */ ('rhombus'), side: 7, men: 3 },
};
/** Approximately the number of nodes that the strongest level visits in 100 ms. */
const STRONGEST_NODES = 150_000;
const CHANCE_NODES = 20_000;
const SEED = 1;
const RESULT_SCORES = { won: 1, drawn: 0.5, lost: 0, illegal: Number.NaN };

/** @typedef {import('@halma/rules').Move} Move */
/** @typedef {import('@halma/rules').Position} Position */
/** @typedef {import('@halma/solver').PositionValue} PositionValue */

/**
 * A position with its value, and the value for the opponent after a move.
 * @typedef {{ position: Position, value: PositionValue, valueAfter: (move: Move) => PositionValue }} Problem
 */

const { values: options } = parseArgs({
  options: {
    game: { type: 'string', default: 'rhombus-5-three' },
    positions: { type: 'string', default: '400' },
  },
});
const size = SIZES[/** @type {keyof typeof SIZES} */ (options.game)];
if (size === undefined) throw new Error(`--game must be ${Object.keys(SIZES).join(' or ')}.`);
const rules = unwrap(makeRules({ game: options.game, preset: 'strong-solving' }));
const board = unwrap(createSmallBoard(size));
const values = solve();
const random = seededRandom(SEED);
const count = Number(options.positions);
const problems = collect(count, isUndecided);

console.log(`\n${rules.game.title}, ${count} positions\n`);
console.log('| level | keeps the win | plies lost in kept wins |');
console.log('| --: | --: | --: |');
printRow('random moves', ({ position }) => pick(legalMoves(position)));
const network = await loadNetwork(rules);
const player = new EnginePlayer({ rules }, { network });
for (const level of LEVELS) {
  printRow(`${level}`, ({ position }) => {
    player.reset();
    const options = level === STRONGEST_LEVEL ? { nodes: STRONGEST_NODES } : { random };
    return player.chooseMove(position, { level, now: () => performance.now(), ...options });
  });
}
const perfectPlay = perfectPlayOf({ board, values });
printRow(`${STRONGEST_LEVEL} with the tablebase`, ({ position }) =>
  player.chooseMove(position, { now: () => performance.now(), perfectPlay }),
);
printCalibration(
  collect(count, ({ value }) => ('plies' in value ? value.plies > 0 : value.result === 'drawn')),
);

/**
 * @template Value
 * @param {{ ok: true, value: Value } | { ok: false, refusal: { code: string } }} result
 * @returns {Value}
 */
function unwrap(result) {
  if (result.ok) return result.value;
  throw new Error(result.refusal.code);
}

/**
 * Solves the board in this thread.
 *
 * @returns {import('@halma/solver').ByteTable}
 */
function solve() {
  const table = unwrap(createSharedTable(board));
  const solver = new RetrogradeSolver(board, table);
  solver.initialise(0, table.ranks.length);
  for (let plies = 1; solver.expand(0, table.ranks.length, plies) > 0; plies += 1);
  return completeValues(board, table);
}

/**
 * Returns random positions that pass a test.
 *
 * @param {number} problemCount
 * @param {(problem: Problem) => boolean} test
 */
function collect(problemCount, test) {
  /** @type {Problem[]} */
  const found = [];
  while (found.length < problemCount) {
    const index = Math.floor(random() * values.length);
    const value = decodeValue(values.at(index));
    if (value.result === 'illegal') continue;
    const cellsBySide = positionAt(board, index);
    const position = unwrap(parsePosition(rules, formatSmallPosition(rules, cellsBySide)));
    /** @param {Move} move */
    const valueAfter = (move) => {
      if (move.kind !== 'normal') throw new Error(`a ${move.kind} cannot be made here`);
      const [mover = [], ...others] = cellsBySide;
      const moved = mover.map((cell) => (cell === move.from ? move.to : cell));
      const after = afterMove(board, [moved, ...others]);
      return decodeValue(values.at(indexOfPosition(board, after)));
    };
    const problem = { position, value, valueAfter };
    if (test(problem)) found.push(problem);
  }
  return found;
}

/**
 * Returns whether some moves win and others do not.
 *
 * @param {Problem} problem
 */
function isUndecided({ position, value, valueAfter }) {
  return value.result === 'won' && legalMoves(position).some((move) => valueAfter(move).result !== 'lost');
}

/**
 * Prints how well a player plays.
 *
 * @param {string} name
 * @param {(problem: Problem) => Move} choose
 */
function printRow(name, choose) {
  let keptWins = 0;
  let pliesLost = 0;
  for (const problem of problems) {
    const { value, valueAfter } = problem;
    const after = valueAfter(choose(problem));
    if (value.result !== 'won' || after.result !== 'lost') continue;
    keptWins += 1;
    pliesLost += after.plies + 1 - value.plies;
  }
  const percent = ((100 * keptWins) / problems.length).toFixed(1);
  console.log(`| ${name} | ${percent}% | ${(pliesLost / Math.max(1, keptWins)).toFixed(2)} |`);
}

/**
 * Prints the Brier score of the winning chances: the mean square of their distance from the result of perfect play.
 *
 * @param {readonly Problem[]} positions
 */
function printCalibration(positions) {
  const analyser = new PositionAnalyser(rules, { network });
  let sum = 0;
  for (const { position, value } of positions) {
    analyser.reset();
    let chance = 0.5;
    const limits = { nodes: CHANCE_NODES, now: () => performance.now() };
    for (const { lines } of analyser.analyse(position, limits)) chance = lines[0]?.winningChance ?? chance;
    sum += (chance - RESULT_SCORES[value.result]) ** 2;
  }
  const score = (sum / positions.length).toFixed(3);
  console.log(`\nBrier score of the winning chances at ${CHANCE_NODES} nodes: ${score}`);
}

/**
 * @template Item
 * @param {readonly Item[]} items
 * @returns {Item}
 */
function pick(items) {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}
