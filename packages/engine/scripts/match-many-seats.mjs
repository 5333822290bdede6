// Plays games with more than two seats between this engine and the engine from another checkout, such as an
// earlier version. From each seeded opening, the new engine plays every side in turn, and the old engine
// plays all others. Prints the mean rank of the new engine: 1 if it wins every game; if both engines are
// equally strong, 2.5 with four sides and 3.5 with six.
//
//   npm run compile
//   node packages/engine/scripts/match-many-seats.mjs --game halma-4 --old ../earlier [--option teams=opposite]
//     [--openings 10] [--nodes 5000] [--seed 1]
//
// With --milliseconds, a CPU time limit replaces the node limit. Run `npm run compile` in the --old folder as
// well.

import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { EnginePlayer } from '@halma/engine';
import { seededRandom } from '../../../bench/seeded-random.mjs';
import { limitsFromArguments } from './cpu-time.mjs';
import { positionAfter, randomOpening, startOf } from './travel-costs/seeded-game.mjs';

/** @typedef {import('@halma/rules').Position} Position */

/** The number of turns after which the remaining distance decides a game. */
const MOVE_CAP = 600;
/** The number of random turns that each seat plays in an opening. */
const OPENING_TURNS = 2;

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'halma-4' },
    old: { type: 'string' },
    option: { type: 'string', multiple: true, default: [] },
    openings: { type: 'string', default: '10' },
    nodes: { type: 'string', default: '5000' },
    milliseconds: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
if (values.old === undefined) throw new Error('--old is required: the folder of the other checkout');

const options = Object.fromEntries(values.option.map((option) => option.split('=')));
const start = startOf(values.game, { moveCap: String(MOVE_CAP), capResult: 'progress', ...options });
const { seats, sides } = start.rules;
/** @type {typeof import('@halma/engine')} */
const oldEngine = await import(pathToFileURL(resolve(values.old, 'packages/engine/dist/index.js')).href);
const [newPlayer, oldPlayer] = [new EnginePlayer(start), new oldEngine.EnginePlayer(start)];
const limits = limitsFromArguments(values);

/**
 * Plays a game with the new engine on one side, and returns its rank. Tied sides share the mean of their ranks.
 *
 * @param {Position} opening
 * @param {readonly number[]} side
 * @param {() => number} random
 */
function playGame(opening, side, random) {
  newPlayer.reset();
  oldPlayer.reset();
  let position = opening;
  while (position.outcome === null) {
    const player = side.includes(position.toMove) ? newPlayer : oldPlayer;
    position = positionAfter(position, player.chooseMove(position, { ...limits, random }));
  }
  turns += position.ply;
  let better = 0;
  for (const tier of position.outcome.tiers) {
    if (tier.some((tiedSide) => tiedSide.some((seat) => side.includes(seat))))
      return better + (tier.length + 1) / 2;
    better += tier.length;
  }
  throw new Error('a side is missing from the outcome');
}

let turns = 0;
/** @type {number[]} */
const ranks = [];
for (let opening = 0; opening < Number(values.openings); opening += 1) {
  const random = seededRandom(Number(values.seed) * 1_000_003 + opening);
  const openingPosition = randomOpening(start, OPENING_TURNS * seats.length, random);
  for (const side of sides) ranks.push(playGame(openingPosition, side, random));
  const mean = ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length;
  const variance = ranks.reduce((sum, rank) => sum + (rank - mean) ** 2, 0) / ranks.length;
  const error = 1.96 * Math.sqrt(variance / ranks.length);
  console.log(
    `${values.game} ${values.option.join(' ')}: ${ranks.length} games, mean rank ${mean.toFixed(2)} ± ${error.toFixed(2)} of ${sides.length}, ` +
      `${ranks.filter((rank) => rank === 1).length} first places, ${(turns / ranks.length).toFixed(0)} turns per game`,
  );
}
