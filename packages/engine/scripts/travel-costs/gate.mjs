// Plays a match between two travel-cost tables, each with or without a network. The strongest level plays
// with one table against itself with the other, in pairs of games from balanced openings; each table plays
// each opening once on each side. A table or network enters the engine only if it wins.
//
//   npm run compile
//   node packages/engine/scripts/travel-costs/gate.mjs --game halma-2 --new table.txt --old engine [--games 200]
//     [--nodes 20000] [--milliseconds 100] [--seed 1] [--new-network network.json] [--old-network engine]
//     [--openings apps/cli/openings/halma-2.txt]
//
// With a node limit, the same arguments give the same games on every machine. The match ends early once a sequential test
// has decided between no gain and a gain of 50 Elo, with an error of 5% in either direction.

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { EnginePlayer } from '@halma/engine';
import { parseMove } from '@halma/rules';
import { seededRandom } from '../../../../bench/seeded-random.mjs';
import { limitsFromArguments } from '../cpu-time.mjs';
import { readNetwork } from '../network/network-file.mjs';
import { positionAfter, randomOpening, startOf } from './seeded-game.mjs';
import { costsOf, readTable } from './tables.mjs';

/** @typedef {import('@halma/rules').Position} Position */

const OPENING_PLIES = 8;
/** An opening is balanced if its lead, averaged over both tables, is at most this many moves from that at the start. */
const MAX_LEAD = 0.5;
/** The number of turns after which the remaining distance decides a game. */
const MOVE_CAP = 400;
/** The minimum number of pairs before the sequential test may end the match. */
const MIN_PAIRS = 50;
const TESTED_GAIN_ELO = 50;
/** The logarithm of the likelihood ratio at which the test decides: ln(0.95 / 0.05). */
const DECISIVE_RATIO = Math.log(19);

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'halma-2' },
    new: { type: 'string', default: 'engine' },
    old: { type: 'string', default: 'engine' },
    'new-network': { type: 'string', default: 'none' },
    'old-network': { type: 'string', default: 'none' },
    games: { type: 'string', default: '200' },
    nodes: { type: 'string', default: '20000' },
    /** A CPU time limit, which replaces the node limit. */
    milliseconds: { type: 'string' },
    /** A file with an opening on each line, to play instead of random openings. */
    openings: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});

const start = startOf(values.game, { moveCap: String(MOVE_CAP), capResult: 'progress' });
const { rules } = start;
const limits = limitsFromArguments(values);
const sides = [
  { table: values.new, network: await readNetwork(rules, values['new-network']) },
  { table: values.old, network: await readNetwork(rules, values['old-network']) },
];
const players = sides.map(
  ({ table, network }) =>
    new EnginePlayer(start, { costs: costsOf(rules, readTable(rules, table)), network }),
);

/** For each player, the nodes and the CPU time of its searches. */
const effort = new Map(players.map((player) => [player, { nodes: 0, microseconds: 0 }]));

/**
 * Returns the line that a player chooses.
 *
 * @param {EnginePlayer | undefined} player
 * @param {Position} position
 */
function bestLine(player, position) {
  let best;
  let searched = 0;
  const startMicroseconds = process.cpuUsage().user;
  for (const { lines, nodes } of player?.think(position, limits) ?? []) {
    best = lines[0] ?? best;
    searched = nodes;
  }
  const total = player === undefined ? undefined : effort.get(player);
  if (total !== undefined) {
    total.nodes += searched;
    total.microseconds += process.cpuUsage().user - startMicroseconds;
  }
  if (best === undefined) throw new Error('the engine found no move');
  return best;
}

/** The openings in the file, if there is one. */
const openingLines = (values.openings === undefined ? '' : readFileSync(values.openings, 'utf8'))
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

/**
 * Returns the position after an opening from the file.
 *
 * @param {string} opening
 */
function listedOpening(opening) {
  return opening.split(' ').reduce((position, text) => {
    const move = parseMove(rules, text);
    if (!move.ok) throw new Error(`${text}: ${move.refusal.code}`);
    return positionAfter(position, move.value);
  }, start);
}

/**
 * Returns the opening of a pair: the one in the file or, if the file has none for the pair, the first seeded opening that
 * is balanced.
 *
 * @param {number} pair
 */
function balancedOpening(pair) {
  const fromFile = openingLines[pair];
  if (fromFile !== undefined) return listedOpening(fromFile);
  const random = seededRandom(Number(values.seed) * 1_000_003 + pair);
  for (;;) {
    const position = randomOpening(start, OPENING_PLIES, random);
    let lead = 0;
    for (const player of players) {
      player.reset();
      lead += bestLine(player, position).score / players.length;
    }
    if (position.outcome === null && Math.abs(lead - leadAtStart) <= MAX_LEAD) return position;
  }
}

/** The lead of the side to move at the start of a game, averaged over both tables, in moves. */
const leadAtStart = players.reduce((sum, player) => sum + bestLine(player, start).score / players.length, 0);

/**
 * Plays a game.
 *
 * @param {Position} opening
 * @param {number} newSeat
 * @returns {number} the score of the new table
 */
function playGame(opening, newSeat) {
  for (const player of players) player.reset();
  let position = opening;
  while (position.outcome === null) {
    const player = players[position.toMove === newSeat ? 0 : 1];
    const [move] = bestLine(player, position).moves;
    if (move === undefined) throw new Error('the engine found no move');
    position = positionAfter(position, move);
  }
  plies += position.ply;
  const [best = []] = position.outcome.tiers;
  if (best.length !== 1) return 0.5;
  return best[0]?.includes(newSeat) === true ? 1 : 0;
}

let plies = 0;
/**
 * For each pair, the mean score of the new table.
 *
 * @type {number[]}
 */
const pairScores = [];

const elo = (/** @type {number} */ score) =>
  -400 * Math.log10(1 / Math.min(1 - 1e-3, Math.max(1e-3, score)) - 1);
const scoreOfElo = (/** @type {number} */ rating) => 1 / (1 + 10 ** (-rating / 400));

function summary() {
  const count = pairScores.length;
  const score = pairScores.reduce((sum, pairScore) => sum + pairScore, 0) / count;
  const squares = pairScores.reduce((sum, pairScore) => sum + (pairScore - score) ** 2, 0) / count;
  // Equal scores in a few pairs do not prove that the variance is 0.
  const variance = Math.max(squares, 1 / (16 * count));
  const error = 1.96 * Math.sqrt(variance / count);
  const [none, gain] = [0.5, scoreOfElo(TESTED_GAIN_ELO)];
  const ratio = ((gain - none) * count * (2 * score - none - gain)) / (2 * variance);
  const text =
    `${2 * count} games, score ${(100 * score).toFixed(1)}% ± ${(100 * error).toFixed(1)}, Elo ${elo(score).toFixed(0)} ` +
    `[${elo(score - error).toFixed(0)}, ${elo(score + error).toFixed(0)}], log likelihood ratio ${ratio.toFixed(2)}, ` +
    `${(plies / (2 * count)).toFixed(0)} plies, ` +
    `${[...effort.values()].map(({ nodes, microseconds }) => ((1000 * nodes) / microseconds).toFixed(0)).join(' : ')} nodes per ms of CPU time`;
  return { text, ratio };
}

for (let pair = 0; pair < Number(values.games) / 2; pair += 1) {
  const opening = balancedOpening(pair);
  const scores = rules.seats.map((seat) => playGame(opening, seat));
  pairScores.push(scores.reduce((sum, score) => sum + score, 0) / scores.length);
  const { text, ratio } = summary();
  if ((pair + 1) % 5 === 0) console.log(text);
  if (pair + 1 >= MIN_PAIRS && Math.abs(ratio) >= DECISIVE_RATIO) break;
}
console.log(
  `${values.game}: ${values.new}, network ${values['new-network']} against ${values.old}, network ${values['old-network']} ` +
    `at ${limits.milliseconds === undefined ? `${values.nodes} nodes` : `${values.milliseconds} ms`}: ${summary().text}`,
);
