// Plays the levels against each other and writes what came out into test/data/levels.data.json and the page of documentation.
//
//   npm run compile && node packages/engine/scripts/measure-levels.mjs [--games <percent>] [--only <text>]
//
// `--games 50` plays half as many games of every match; `--only "halma-2 level:9"` plays only the matches in whose title all
// these words stand. What was measured before of the others is kept. A match goes the same way wherever it is played.

import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { MEASURED, measuredTables } from './levels-page.mjs';

/** The strongest level has no limits of its own; here it looks at so many positions a move. */
const STRONGEST = 'level:10@150000n';
const STRONGEST_OF_MANY = 'level:10@60000n';
/** More than any level below looks at, so that none is cut short. */
const AMPLE = '1000000';
const SEED = '1';
const OPENING_PLIES = '4..6';

/** @typedef {{ game: string, players: string[], games: number }} Match Who plays whom at what, and how many games. */

/** @param {number} level */
const player = (level) => (level === 10 ? STRONGEST : `level:${level}`);
const neighbours = [2, 3, 4, 5, 6, 7, 8, 9, 10].map((level) => [player(level), player(level - 1)]);
const everySecond = [3, 5, 7, 9].map((level) => [player(level), player(level - 2)]);

const strongest = ['greedy', 'level:5', 'level:8'].map((other) => [STRONGEST_OF_MANY, other]);
const amongMany = [...everySecond, [player(6), player(5)], ...strongest];

/** @type {Match[]} */
const PLAN = [
  ...[1, 2, 3].map((level) => ({ game: 'halma-2', players: [player(level), 'greedy'], games: 40 })),
  ...neighbours.map((players) => ({ game: 'halma-2', players, games: 100 })),
  ...['grasshopper-8', 'star-2'].flatMap((game) =>
    everySecond.map((players) => ({ game, players, games: 60 })),
  ),
  ...['star-6', 'halma-4'].flatMap((game) => amongMany.map((players) => ({ game, players, games: 48 }))),
];

/** @param {{ game: string, players: string[] }} match */
const titleOf = ({ game, players }) => `${game} ${players.join(' against ')}`;

/**
 * Plays a match in the arena of the command line.
 *
 * @param {Match} match
 * @returns {Promise<import('./levels-page.mjs').Measured>} what the page tells of it
 */
async function measure({ game, players, games }) {
  const halma = fileURLToPath(new URL('../../../apps/cli/bin/halma.js', import.meta.url));
  const common = ['--nodes', AMPLE, '--opening-plies', OPENING_PLIES, '--seed', SEED, '--json'];
  const match = ['arena', ...players, '--game', game, '--games', String(games), ...common];
  const { stdout } = await promisify(execFile)(process.execPath, [halma, ...match], { maxBuffer: 1 << 26 });
  const { preset, plies, elo, players: tallies, faults, ends } = JSON.parse(stdout);
  if (faults.length > 0) throw new Error(`${titleOf({ game, players })}: ${JSON.stringify(faults[0])}`);
  const [{ games: played, score, rank }] = tallies;
  return {
    game,
    preset,
    players,
    games: played,
    score: score.value,
    ...(elo === undefined ? { rank: rank.value, error: rank.error } : elo),
    plies: plies.mean,
    ends,
  };
}

/**
 * @param {string} path From this script.
 * @param {string} text
 */
function write(path, text) {
  writeFileSync(new URL(path, import.meta.url), text);
}

const { values } = parseArgs({
  options: { games: { type: 'string', default: '100' }, only: { type: 'string', default: '' } },
});
const words = values.only.split(' ');
const data = '../test/data/levels.data.json';
const page = '../../../docs/reference/levels.md';
/** @type {import('./levels-page.mjs').Measured[]} */
let known = JSON.parse(readFileSync(new URL(data, import.meta.url), 'utf8'));
for (const match of PLAN) {
  if (!words.every((word) => titleOf(match).includes(word))) continue;
  const games = Math.round((match.games * Number(values.games)) / 100);
  const found = await measure({ ...match, games });
  const order = PLAN.map(titleOf);
  known = [...known.filter((other) => titleOf(other) !== titleOf(match)), found].sort(
    (one, other) => order.indexOf(titleOf(one)) - order.indexOf(titleOf(other)),
  );
  write(data, `${JSON.stringify(known, null, 2)}\n`);
  const [told = ''] = readFileSync(new URL(page, import.meta.url), 'utf8').split(MEASURED);
  write(page, `${told}${MEASURED}${measuredTables(known)}`);
  process.stdout.write(`${titleOf(match)}: ${JSON.stringify(found)}\n`);
}
