// Writes balanced openings of games with two sides, for `halma arena --openings balanced`: random moves, most of them
// forward, after which the strongest level gives both sides about equal chances, once at --nodes and once at --verify
// nodes. It searches with the tables alone, without networks: the files do not change with the networks, and favour
// none of those that matches compare.
//
//   npm run compile
//   node apps/cli/scripts/write-openings.mjs [--game halma-2] [--count 50] [--nodes 20000] [--verify 100000] [--seed 1]
//
// Without --game, it writes the files of all games that have one. The same arguments give the same files on every machine.

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { EnginePlayer } from '@halma/engine';
import { formatPosition, formatShortMove, legalMoves, makeRules, play, startPosition } from '@halma/rules';
import { seededRandom } from '../../../bench/seeded-random.mjs';

/** @typedef {import('@halma/rules').Position} Position */

/** The games with files. On the smaller rhombuses and in Top Secret, few openings with such moves are balanced. */
const GAMES = [
  'halma-2',
  'eckha-2',
  'grasshopper-8',
  'grasshopper-10',
  'star-2',
  'star15',
  'rhombus-7',
  'rhombus-9',
  'marked',
  'color',
  'cetro',
];
const [MIN_PLIES, MAX_PLIES] = [6, 10];
/** The share of the random moves that go forward. */
const FORWARD_SHARE = 7 / 8;
/** The largest difference from an even chance. */
const MAX_DIFFERENCE = 0.05;
/** The number of unbalanced openings in a row after which the script gives up. */
const MAX_FAILURES = 400;

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    count: { type: 'string', default: '50' },
    nodes: { type: 'string', default: '20000' },
    verify: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
  },
});
const [count, nodes, verify, seed] = [values.count, values.nodes, values.verify, values.seed].map(Number);

/**
 * Returns the start of a game.
 * @param {string} game
 */
function startOf(game) {
  const rules = makeRules({ game, preset: 'standard', options: {} });
  const start = rules.ok ? startPosition(rules.value) : rules;
  if (!start.ok) throw new Error(start.refusal.code);
  return start.value;
}

/**
 * Returns a random move, usually one that brings its man closer to its target.
 * @param {Position} position
 * @param {() => number} random
 */
function randomMove(position, random) {
  const { board, camps } = position.rules;
  const tip = camps[position.toMove]?.targetTip ?? board.wall;
  const moves = legalMoves(position)
    .map((move) => ({ move, text: formatShortMove(board, move) }))
    .sort((one, other) => (one.text < other.text ? -1 : 1));
  const forward = moves.filter(
    ({ move }) => move.kind === 'normal' && board.distance(move.to, tip) < board.distance(move.from, tip),
  );
  const choice = forward.length > 0 && random() < FORWARD_SHARE ? forward : moves;
  const chosen = choice[Math.floor(random() * choice.length)];
  if (chosen === undefined) throw new Error('the position has no move');
  return chosen;
}

/**
 * Returns the winning chance of the side to move.
 * @param {EnginePlayer} player
 * @param {Position} position
 * @param {number} limit in nodes
 */
function chanceOf(player, position, limit) {
  player.reset();
  let chance = Number.NaN;
  for (const { lines } of player.think(position, { now: () => 0, nodes: limit }))
    chance = lines[0]?.winningChance ?? chance;
  return chance;
}

/**
 * Writes the openings of a game.
 * @param {string} game
 */
function writeOpenings(game) {
  const start = startOf(game);
  const player = new EnginePlayer(start);
  const random = seededRandom(seed ?? 1);
  const openings = [];
  const known = new Set();
  let failures = 0;
  while (openings.length < (count ?? 0) && failures < MAX_FAILURES) {
    failures += 1;
    let position = start;
    const texts = [];
    const plies = MIN_PLIES + 2 * Math.floor(random() * ((MAX_PLIES - MIN_PLIES) / 2 + 1));
    while (texts.length < plies && position.outcome === null) {
      const { move, text } = randomMove(position, random);
      const next = play(position, move);
      if (!next.ok) throw new Error(next.refusal.code);
      position = next.value;
      texts.push(text);
    }
    const text = formatPosition(position);
    if (position.outcome !== null || known.has(text)) continue;
    known.add(text);
    const isEven = [nodes, verify].every(
      (limit) => Math.abs(chanceOf(player, position, limit ?? 0) - 0.5) <= MAX_DIFFERENCE,
    );
    if (!isEven) continue;
    openings.push(texts.join(' '));
    failures = 0;
  }
  const heading = [
    `# Balanced openings of ${game}: at ${nodes} and ${verify} nodes, the strongest level gives each side a chance of ${Math.round(100 * (0.5 - MAX_DIFFERENCE))} to ${Math.round(100 * (0.5 + MAX_DIFFERENCE))}%.`,
    `# node apps/cli/scripts/write-openings.mjs --game ${game} --count ${count} --nodes ${nodes} --verify ${verify} --seed ${seed}`,
  ];
  if (openings.length > 0)
    writeFileSync(
      new URL(`../openings/${game}.txt`, import.meta.url),
      `${[...heading, ...openings].join('\n')}\n`,
    );
  console.log(`${game}: ${openings.length} openings of ${known.size} tried`);
}

for (const game of values.game === undefined ? GAMES : [values.game]) writeOpenings(game);
