// Plays two tables of travel costs against each other: the strongest level with one against the strongest level with
// the other, in pairs of games from balanced random openings, each table once on each side. A table enters the engine
// only if it wins.
//
//   npm run compile
//   node packages/engine/scripts/travel-costs/gate.mjs --game halma-2 --new table.txt --old engine [--games 200]
//     [--nodes 20000] [--seed 1]
//
// The same arguments give the same games on every machine. The match ends early once a sequential test has decided
// between no gain and a gain of 50 Elo, each with an error of 5 %.

import { parseArgs } from 'node:util';
import { EnginePlayer } from '@halma/engine';
import { seededRandom } from '../../../../bench/seeded-random.mjs';
import { after, randomOpening, startOf } from './seeded-game.mjs';
import { costsOf, readTable } from './tables.mjs';

/** @typedef {import('@halma/rules').Position} Position */

const OPENING_PLIES = 8;
/** An opening is balanced if both tables together see no larger lead than this, in average moves. */
const MAX_LEAD = 0.5;
/** After this many turns the remaining distance decides a game. */
const MOVE_CAP = 400;
/** The fewest pairs before the sequential test may end the match. */
const MIN_PAIRS = 50;
const ELO_OF_A_GAIN = 50;
/** The logarithm of the likelihood ratio at which the test decides: ln(0.95 / 0.05). */
const DECISIVE_RATIO = Math.log(19);

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'halma-2' },
    new: { type: 'string', default: 'engine' },
    old: { type: 'string', default: 'engine' },
    games: { type: 'string', default: '200' },
    nodes: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
  },
});

const start = startOf(values.game, { moveCap: String(MOVE_CAP), capResult: 'progress' });
const { rules } = start;
const limits = { now: () => 0, nodes: Number(values.nodes) };
const players = [values.new, values.old].map(
  (table) => new EnginePlayer(start, { costs: costsOf(rules, readTable(rules, table)) }),
);

/** Returns the line that a player chooses. @param {EnginePlayer | undefined} player @param {Position} position */
function bestLine(player, position) {
  let best;
  for (const { lines } of player?.think(position, limits) ?? []) best = lines[0] ?? best;
  if (best === undefined) throw new Error('the engine found no move');
  return best;
}

/** Returns the seeded opening of a pair: the first that is balanced. @param {number} pair */
function balancedOpening(pair) {
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

/** The value of the first move of a game in both tables. */
const leadAtStart = players.reduce((sum, player) => sum + bestLine(player, start).score / players.length, 0);

/** Plays a game. @param {Position} opening @param {number} newSeat @returns {number} the score of the new table */
function playGame(opening, newSeat) {
  for (const player of players) player.reset();
  let position = opening;
  while (position.outcome === null) {
    const player = players[position.toMove === newSeat ? 0 : 1];
    const [move] = bestLine(player, position).moves;
    if (move === undefined) throw new Error('the engine found no move');
    position = after(position, move);
  }
  plies += position.ply;
  const [best = []] = position.outcome.tiers;
  if (best.length !== 1) return 0.5;
  return best[0]?.includes(newSeat) === true ? 1 : 0;
}

let plies = 0;
/** By pair: the mean score of the new table. @type {number[]} */
const pairScores = [];

const elo = (/** @type {number} */ score) =>
  -400 * Math.log10(1 / Math.min(1 - 1e-3, Math.max(1e-3, score)) - 1);
const scoreOfElo = (/** @type {number} */ rating) => 1 / (1 + 10 ** (-rating / 400));

function summary() {
  const count = pairScores.length;
  const score = pairScores.reduce((sum, each) => sum + each, 0) / count;
  const squares = pairScores.reduce((sum, each) => sum + (each - score) ** 2, 0) / count;
  // A few equal pairs do not prove that all are equal.
  const variance = Math.max(squares, 1 / (16 * count));
  const error = 1.96 * Math.sqrt(variance / count);
  const [none, gain] = [0.5, scoreOfElo(ELO_OF_A_GAIN)];
  const ratio = ((gain - none) * count * (2 * score - none - gain)) / (2 * variance);
  const text =
    `${2 * count} games, score ${(100 * score).toFixed(1)} % ± ${(100 * error).toFixed(1)}, Elo ${elo(score).toFixed(0)} ` +
    `[${elo(score - error).toFixed(0)}, ${elo(score + error).toFixed(0)}], log likelihood ratio ${ratio.toFixed(2)}, ` +
    `${(plies / (2 * count)).toFixed(0)} plies`;
  return { text, ratio };
}

for (let pair = 0; pair < Number(values.games) / 2; pair += 1) {
  const opening = balancedOpening(pair);
  const scores = rules.seats.map((seat) => playGame(opening, seat));
  pairScores.push(scores.reduce((sum, each) => sum + each, 0) / scores.length);
  const { text, ratio } = summary();
  if ((pair + 1) % 5 === 0) console.log(text);
  if (pair + 1 >= MIN_PAIRS && Math.abs(ratio) >= DECISIVE_RATIO) break;
}
console.log(
  `${values.game}: ${values.new} against ${values.old} at ${values.nodes} nodes: ${summary().text}`,
);
