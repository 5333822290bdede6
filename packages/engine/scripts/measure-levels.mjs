// Plays the levels against each other and writes the results to test/data/levels.data.json and
// docs/reference/levels.md.
//
//   npm run compile && node packages/engine/scripts/measure-levels.mjs [--games <percent>] [--only <text>]
//
// `--games 50` plays 50% of the games of every match. `--only "halma-2 level:9"` plays only the matches whose titles
// contain all these words, and keeps the stored results of the other matches. A match has the same result on every machine.

import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { MEASUREMENTS_HEADING, measurementTables } from './levels-page.mjs';

/** The node limit for each move of the strongest level, which has no limits of its own. */
const STRONGEST = 'level:10@150000n';
const STRONGEST_MULTI_SIDED = 'level:10@60000n';
/** A node limit above what any limited level visits, so that no search is cut off. */
const MAX_NODES = '1000000';
const SEED = '1';
const OPENING_PLIES = '4..6';

/** @typedef {{ game: string, players: string[], games: number }} Match */

/** @param {number} level */
const player = (level) => (level === 10 ? STRONGEST : `level:${level}`);
const adjacentPairs = [2, 3, 4, 5, 6, 7, 8, 9, 10].map((level) => [player(level), player(level - 1)]);
const pairsTwoApart = [3, 5, 7, 9].map((level) => [player(level), player(level - 2)]);

const strongestPairs = ['greedy', 'level:5', 'level:8'].map((opponent) => [STRONGEST_MULTI_SIDED, opponent]);
const multiSidedPairs = [
  ...[4, 5, 6].map((level) => [player(level), player(level - 1)]),
  ...pairsTwoApart,
  ...strongestPairs,
];

/** @type {Match[]} */
const PLAN = [
  ...[1, 2, 3].map((level) => ({ game: 'halma-2', players: [player(level), 'greedy'], games: 40 })),
  ...adjacentPairs.map((players) => ({ game: 'halma-2', players, games: 100 })),
  ...['grasshopper-8', 'star-2', 'rhombus-9'].flatMap((game) =>
    adjacentPairs.map((players) => ({ game, players, games: 60 })),
  ),
  ...['star-6', 'halma-4'].flatMap((game) =>
    multiSidedPairs.map((players) => ({ game, players, games: 48 })),
  ),
];

/** @param {{ game: string, players: string[] }} match */
const titleOf = ({ game, players }) => `${game} ${players.join(' against ')}`;

/**
 * Plays a match with `halma arena`.
 *
 * @param {Match} match
 * @returns {Promise<import('./levels-page.mjs').MatchResult>}
 */
async function measure({ game, players, games }) {
  const halma = fileURLToPath(new URL('../../../apps/cli/bin/halma.js', import.meta.url));
  const settings = ['--nodes', MAX_NODES, '--opening-plies', OPENING_PLIES, '--seed', SEED, '--json'];
  const command = ['arena', ...players, '--game', game, '--games', String(games), ...settings];
  const { stdout } = await promisify(execFile)(process.execPath, [halma, ...command], { maxBuffer: 1 << 26 });
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
 * @param {string} path Relative to this script.
 * @param {string} text
 */
function write(path, text) {
  writeFileSync(new URL(path, import.meta.url), text);
}

const { values } = parseArgs({
  options: { games: { type: 'string', default: '100' }, only: { type: 'string', default: '' } },
});
const requiredWords = values.only.split(' ');
const dataPath = '../test/data/levels.data.json';
const pagePath = '../../../docs/reference/levels.md';
/** @type {import('./levels-page.mjs').MatchResult[]} */
let results = JSON.parse(readFileSync(new URL(dataPath, import.meta.url), 'utf8'));
for (const match of PLAN) {
  if (!requiredWords.every((word) => titleOf(match).includes(word))) continue;
  const games = Math.round((match.games * Number(values.games)) / 100);
  const result = await measure({ ...match, games });
  const order = PLAN.map(titleOf);
  results = [...results.filter((other) => titleOf(other) !== titleOf(match)), result].sort(
    (a, b) => order.indexOf(titleOf(a)) - order.indexOf(titleOf(b)),
  );
  write(dataPath, `${JSON.stringify(results, null, 2)}\n`);
  const [introduction = ''] = readFileSync(new URL(pagePath, import.meta.url), 'utf8').split(
    MEASUREMENTS_HEADING,
  );
  write(pagePath, `${introduction}${MEASUREMENTS_HEADING}${measurementTables(results)}`);
  process.stdout.write(`${titleOf(match)}: ${JSON.stringify(result)}\n`);
}
