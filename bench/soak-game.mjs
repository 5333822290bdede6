import { EnginePlayer, LEVELS, loadNetwork } from '@halma/engine';
import { legalMoves, makeRules, play, playUnchecked, startPosition } from '@halma/rules';
import { cpuSeconds } from './rates.mjs';
import { seededRandom } from './seeded-random.mjs';

/**
 * @typedef {import('@halma/rules').Position} Position
 * @typedef {import('@halma/rules').Termination} Termination
 * @typedef {{ game: string, preset: string }} Kind
 */

/** The maximum number of turns per seat, which determines the move cap. */
const MAX_TURNS_PER_SEAT = 200;

/** The maximum number of random turns per seat in the opening. */
const MAX_RANDOM_TURNS_PER_SEAT = 4;

const LIMITS = { now: () => 0, nodes: 300, depth: 3 };

/**
 * Returns the rules of a game with a preset and a move cap; null if the game does not have the preset.
 *
 * @param {Kind} kind
 */
export function rulesOf({ game, preset }) {
  const uncapped = makeRules({ game, preset });
  if (!uncapped.ok) return null;
  const moveCap = String(MAX_TURNS_PER_SEAT * uncapped.value.seats.length);
  const rules = makeRules({ game, preset, options: { moveCap } });
  if (!rules.ok) throw new Error(`${game} refuses a move cap: ${rules.refusal.code}`);
  return rules.value;
}

/**
 * Plays one game from a random opening, with each seat at a random level, and checks every move against the
 * rules.
 *
 * @param {Kind} kind
 * @param {number} seed
 * @returns {Promise<{ turns: number, slowest: number, end: Termination, fault?: undefined } | { fault: string }>} the time of
 *   the slowest move in CPU seconds, or the failure
 */
export async function soakGame(kind, seed) {
  const rules = rulesOf(kind);
  const start = rules === null ? null : startPosition(rules);
  if (rules === null || start === null || !start.ok) return { fault: 'the game has no start position' };
  const random = seededRandom(seed);
  const levels = new Map(
    rules.seats.map((seat) => [seat, LEVELS[Math.floor(random() * LEVELS.length)] ?? LEVELS[0]]),
  );
  const player = new EnginePlayer(start.value, { network: await loadNetwork(rules) });
  let position = playRandomTurns(start.value, random);
  let slowest = 0;
  while (position.outcome === null) {
    if (position.ply >= rules.options.moveCap) return { fault: `not finished after ${position.ply} turns` };
    const startTime = cpuSeconds();
    const level = levels.get(position.toMove) ?? LEVELS[0];
    const next = play(position, player.chooseMove(position, { ...LIMITS, level, random }));
    slowest = Math.max(slowest, cpuSeconds() - startTime);
    if (!next.ok) return { fault: `level ${level} at turn ${position.ply + 1}: ${next.refusal.code}` };
    position = next.value;
  }
  return { turns: position.ply, slowest, end: position.outcome.termination };
}

/** @type {(start: Position, random: () => number) => Position} */
function playRandomTurns(start, random) {
  const turns = Math.floor(random() * MAX_RANDOM_TURNS_PER_SEAT * start.rules.seats.length);
  let position = start;
  for (let turn = 0; turn < turns && position.outcome === null; turn += 1) {
    const moves = legalMoves(position);
    const move = moves[Math.floor(random() * moves.length)];
    if (move === undefined) break;
    position = playUnchecked(position, move);
  }
  return position;
}
