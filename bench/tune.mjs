// Tunes the weights of the travel cost (packages/engine/src/values/weights.ts) by self-play. The script raises and
// lowers one weight after another. For each change, the strongest level plays against itself: one seat with the new
// weights, all others with the old weights, in every rotation. The script keeps a change that is better by
// more than twice the standard error, and prints the best weights at the end. The same seed gives the same
// result, because the players have node limits. Run after `npm run compile`: node bench/tune.mjs [--game
// halma-2] [--games 400] [--nodes 1500] [--rounds 1] [--seed 1] [--threads 2]
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { defaultTravelWeights, EnginePlayer, travelCostsWithWeights } from '@halma/engine';
import { legalMoves, makeRules, play, startPosition } from '@halma/rules';
import { seededRandom } from './seeded-random.mjs';

/** @typedef {import('@halma/engine').TravelWeights} Weights */
/**
 * The games from one opening. In each game, a different seat plays with the first weights, and all others
 * play with the second.
 *
 * @typedef {{ game: string, weights: [Weights, Weights], nodes: number, seed: number }} Pairing
 */

/** The weights to tune, and the factors to try. The weight of the distance is the unit. */
const TUNED_WEIGHTS = /** @type {const} */ (['distanceSquared', 'lateralOffset', 'outsideTarget']);
const FACTORS = [1.5, 1 / 1.5];

/** The number of turns in a random opening. */
const OPENING_PLIES = 6;

/** The number of turns after which the remaining distance decides a game. */
const MOVE_CAP = 400;

/**
 * Returns the start of a game.
 *
 * @param {string} game
 */
function startOf(game) {
  const rules = makeRules({ game, options: { moveCap: String(MOVE_CAP), capResult: 'progress' } });
  const start = rules.ok ? startPosition(rules.value) : rules;
  if (!start.ok) throw new Error(start.refusal.code);
  return start.value;
}

/**
 * Plays a pairing.
 *
 * @param {Pairing} pairing
 * @returns {number} the mean score of the first weights: 1 for the first rank, 0 for the last
 */
function playPairing({ game, weights, nodes, seed }) {
  const start = startOf(game);
  const { seats } = start.rules;
  const random = seededRandom(seed);
  let opening = start;
  for (let turn = 0; turn < OPENING_PLIES; turn += 1) {
    const moves = legalMoves(opening);
    opening = playMove(opening, moves[Math.floor(random() * moves.length)]);
  }
  const scores = seats.map((seat) => {
    const players = seats.map(
      (other) =>
        new EnginePlayer(opening, {
          costs: travelCostsWithWeights(start.rules, weights[other === seat ? 0 : 1]),
        }),
    );
    let position = opening;
    while (position.outcome === null) {
      const player = players[seats.indexOf(position.toMove)];
      position = playMove(position, player?.chooseMove(position, { now: () => 0, nodes }));
    }
    return scoreOf(seat, position.outcome.tiers);
  });
  return scores.reduce((sum, score) => sum + score, 0) / seats.length;
}

/**
 * Returns the score of a seat.
 *
 * @param {number} seat
 * @param {readonly (readonly (readonly number[])[])[]} tiers sides by rank
 * @returns {number} the share of the other sides that rank below the seat; a side with the same rank counts half
 */
function scoreOf(seat, tiers) {
  const rank = tiers.findIndex((tier) => tier.some((side) => side.includes(seat)));
  const lowerCount = tiers.slice(rank + 1).flat().length;
  const equalCount = (tiers[rank]?.length ?? 1) - 1;
  return (lowerCount + equalCount / 2) / (tiers.flat().length - 1);
}

/**
 * Plays a move.
 *
 * @param {import('@halma/rules').Position} position
 * @param {import('@halma/rules').Move | undefined} move
 */
function playMove(position, move) {
  const next = move && play(position, move);
  if (!next?.ok) throw new Error('the move is missing or illegal');
  return next.value;
}

/**
 * Plays pairings in several threads.
 *
 * @param {readonly Worker[]} threads
 * @param {readonly Pairing[]} pairings
 * @returns {Promise<{ score: number, error: number }>} the mean score of the first weights, and its standard error
 */
async function playPairings(threads, pairings) {
  const remaining = [...pairings];
  /** @type {number[]} */
  const scores = [];
  await Promise.all(
    threads.map(async (thread) => {
      for (let pairing = remaining.pop(); pairing !== undefined; pairing = remaining.pop()) {
        thread.postMessage(pairing);
        const [pairingScore] = await once(thread, 'message');
        scores.push(pairingScore);
      }
    }),
  );
  const score = scores.reduce((sum, value) => sum + value, 0) / scores.length;
  const variance = scores.reduce((sum, value) => sum + (value - score) ** 2, 0) / scores.length;
  return { score, error: Math.sqrt(variance / scores.length) };
}

async function tune() {
  const { values } = parseArgs({
    options: {
      game: { type: 'string', default: 'halma-2' },
      games: { type: 'string', default: '400' },
      nodes: { type: 'string', default: '1500' },
      rounds: { type: 'string', default: '1' },
      seed: { type: 'string', default: '1' },
      threads: { type: 'string', default: '2' },
    },
  });
  const { game } = values;
  const [games = 0, nodes = 0, rounds = 0, threadCount = 0] = [
    values.games,
    values.nodes,
    values.rounds,
    values.threads,
  ].map(Number);
  let seed = Number(values.seed) * 1_000_000;
  const threads = Array.from({ length: threadCount }, () => new Worker(fileURLToPath(import.meta.url)));
  const { rules } = startOf(game);
  let best = defaultTravelWeights(rules);
  /** @param {Weights} candidate */
  const isBetter = async (candidate) => {
    const pairings = Array.from({ length: games / rules.seats.length }, () => {
      seed += 1;
      return { game, weights: /** @type {[Weights, Weights]} */ ([candidate, best]), nodes, seed };
    });
    const { score, error } = await playPairings(threads, pairings);
    console.log(
      `${JSON.stringify(candidate)}: ${(100 * score).toFixed(1)} ± ${(200 * error).toFixed(1)}% of ${games} games`,
    );
    return score - 2 * error > 0.5;
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const name of TUNED_WEIGHTS) {
      for (const factor of FACTORS) {
        const candidate = { ...best, [name]: Number((best[name] * factor).toFixed(2)) };
        if (!(await isBetter(candidate))) continue;
        best = candidate;
        break;
      }
    }
  }
  console.log(`best: ${JSON.stringify(best)}`);
  await Promise.all(threads.map((thread) => thread.terminate()));
}

if (isMainThread) await tune();
else parentPort?.on('message', (pairing) => parentPort?.postMessage(playPairing(pairing)));
