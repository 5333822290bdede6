// Tunes what a man's way is made of (packages/engine/src/values/weights.ts) by self-play: one weight after the other is made larger
// and smaller, the strongest level plays itself, one seat with the new set and all others with the old, in every rotation, and a set
// that comes to a better place by twice the error is kept. All the same from the same seed, for players are limited by positions
// looked at. Prints the set to be kept.
// Run after `npm run compile`: node bench/tune.mjs [--game halma-2] [--games 400] [--nodes 1500] [--rounds 1] [--seed 1] [--threads 2]
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { Player, travelWeights } from '@halma/engine';
import { legalMoves, makeRules, play, startPosition } from '@halma/rules';
import { seededRandom } from './seeded-random.mjs';

/** @typedef {import('@halma/engine').TravelWeights} Weights */
/** @typedef {{ game: string, sets: [Weights, Weights], nodes: number, seed: number }} Pairing games from one opening: on each seat once the first set, on all others the second */

/** Weights that are tuned, and by what they are multiplied; the way is the unit. */
const TUNED = /** @type {const} */ (['waySquared', 'side', 'outside']);
const FACTORS = [1.5, 1 / 1.5];

/** A random opening has so many turns, and a game is decided by the way still to go after so many. */
const OPENING = 6;
const CAP = 400;

/** @param {string} game */
function startOf(game) {
  const rules = makeRules({ game, options: { moveCap: String(CAP), capResult: 'progress' } });
  const start = rules.ok ? startPosition(rules.value) : rules;
  if (!start.ok) throw new Error(start.refusal.code);
  return start.value;
}

/** @param {Pairing} pairing @returns {number} the place of the first set on average: 1 for first, 0 for last */
function playPairing({ game, sets, nodes, seed }) {
  const start = startOf(game);
  const { seats } = start.rules;
  const random = seededRandom(seed);
  let opened = start;
  for (let turn = 0; turn < OPENING; turn += 1) {
    const moves = legalMoves(opened);
    opened = next(opened, moves[Math.floor(random() * moves.length)]);
  }
  const places = seats.map((seat) => {
    const players = seats.map((each) => new Player(opened, sets[each === seat ? 0 : 1]));
    let position = opened;
    while (position.outcome === null) {
      const player = players[seats.indexOf(position.toMove)];
      position = next(position, player?.choose(position, { clock: () => 0, nodes }));
    }
    return placeOf(seat, position.outcome.tiers);
  });
  return places.reduce((sum, place) => sum + place, 0) / seats.length;
}

/**
 * @param {number} seat
 * @param {readonly (readonly (readonly number[])[])[]} tiers sides by rank
 * @returns {number} the part of the other sides that it leaves behind; who shares its rank counts half
 */
function placeOf(seat, tiers) {
  const rank = tiers.findIndex((tier) => tier.some((side) => side.includes(seat)));
  const behind = tiers.slice(rank + 1).flat().length;
  const beside = (tiers[rank]?.length ?? 1) - 1;
  return (behind + beside / 2) / (tiers.flat().length - 1);
}

/** @param {import('@halma/rules').Position} position @param {import('@halma/rules').Move | undefined} move */
function next(position, move) {
  const played = move && play(position, move);
  if (!played?.ok) throw new Error('no legal move');
  return played.value;
}

/**
 * Has threads play pairs.
 *
 * @param {readonly Worker[]} threads
 * @param {readonly Pairing[]} pairings
 * @returns {Promise<{ score: number, error: number }>} the place of the first set on average, and the standard error
 */
async function match(threads, pairings) {
  const left = [...pairings];
  /** @type {number[]} */
  const shares = [];
  await Promise.all(
    threads.map(async (thread) => {
      for (let pairing = left.pop(); pairing !== undefined; pairing = left.pop()) {
        thread.postMessage(pairing);
        const [place] = await once(thread, 'message');
        shares.push(place);
      }
    }),
  );
  const score = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const variance = shares.reduce((sum, share) => sum + (share - score) ** 2, 0) / shares.length;
  return { score, error: Math.sqrt(variance / shares.length) };
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
  let best = travelWeights(rules);
  /** @param {Weights} candidate */
  const isBetter = async (candidate) => {
    const pairings = Array.from({ length: games / rules.seats.length }, () => {
      seed += 1;
      return { game, sets: /** @type {[Weights, Weights]} */ ([candidate, best]), nodes, seed };
    });
    const { score, error } = await match(threads, pairings);
    console.log(
      `${JSON.stringify(candidate)}: ${(100 * score).toFixed(1)} ± ${(200 * error).toFixed(1)} % of ${games} games`,
    );
    return score - 2 * error > 0.5;
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const name of TUNED) {
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
