import { LEVELS, Player } from '@halma/engine';
import { legalMoves, makeRules, play, playListed, startPosition } from '@halma/rules';
import { cpuSeconds } from './rates.mjs';
import { seededRandom } from './seeded-random.mjs';

/**
 * @typedef {import('@halma/rules').Position} Position
 * @typedef {import('@halma/rules').Termination} Termination
 * @typedef {{ game: string, preset: string }} Kind
 */

/** Turns of each seat after which a game is cut off, as a rule of the game. */
const TURNS_A_SEAT = 200;

/** Random turns of each seat at most before the players take over. */
const RANDOM_TURNS_A_SEAT = 4;

const LIMITS = { clock: () => 0, nodes: 300, depth: 3 };

/**
 * The rules of a kind of game with its cap; null where the preset does not go with the game.
 *
 * @param {Kind} kind
 */
export function rulesOf({ game, preset }) {
  const plain = makeRules({ game, preset });
  if (!plain.ok) return null;
  const moveCap = String(TURNS_A_SEAT * plain.value.seats.length);
  const rules = makeRules({ game, preset, options: { moveCap } });
  if (!rules.ok) throw new Error(`${game} takes no cap: ${rules.refusal.code}`);
  return rules.value;
}

/**
 * Plays one game from a random opening, every seat at a level drawn for it, every move through the rules.
 *
 * @param {Kind} kind
 * @param {number} seed
 * @returns {{ turns: number, slowest: number, end: Termination, fault?: undefined } | { fault: string }} the slowest move in
 *   CPU seconds; or what went wrong
 */
export function soakGame(kind, seed) {
  const rules = rulesOf(kind);
  const start = rules === null ? null : startPosition(rules);
  if (rules === null || start === null || !start.ok) return { fault: 'no start' };
  const random = seededRandom(seed);
  const levels = new Map(
    rules.seats.map((seat) => [seat, LEVELS[Math.floor(random() * LEVELS.length)] ?? LEVELS[0]]),
  );
  const player = new Player(start.value);
  let position = randomTurns(start.value, random);
  let slowest = 0;
  while (position.outcome === null) {
    if (position.ply >= rules.options.moveCap) return { fault: `no end at ${position.ply} turns` };
    const begun = cpuSeconds();
    const level = levels.get(position.toMove) ?? LEVELS[0];
    const next = play(position, player.choose(position, { ...LIMITS, level, random }));
    slowest = Math.max(slowest, cpuSeconds() - begun);
    if (!next.ok) return { fault: `level ${level} at turn ${position.ply + 1}: ${next.refusal.code}` };
    position = next.value;
  }
  return { turns: position.ply, slowest, end: position.outcome.termination };
}

/** @type {(start: Position, random: () => number) => Position} */
function randomTurns(start, random) {
  const turns = Math.floor(random() * RANDOM_TURNS_A_SEAT * start.rules.seats.length);
  let position = start;
  for (let turn = 0; turn < turns && position.outcome === null; turn += 1) {
    const moves = legalMoves(position);
    const move = moves[Math.floor(random() * moves.length)];
    if (move === undefined) break;
    position = playListed(position, move);
  }
  return position;
}
