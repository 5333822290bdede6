import { legalMoves, makeRules, play, startPosition } from '@halma/rules';

/** @typedef {import('@halma/rules').Position} Position */
/** @typedef {import('@halma/rules').NormalMove} NormalMove */

/** The share of random moves that go forward. */
const FORWARD_SHARE = 7 / 8;

/**
 * Returns the start of a game without restricted turns, draws or a turn cap, so that the kernel and the rules allow the
 * same moves.
 *
 * @param {string} game
 * @param {Record<string, string>} [options]
 * @returns {Position}
 */
export function startOf(game, options = {}) {
  const rules = makeRules({ game, preset: 'parker-1885', options });
  const start = rules.ok ? startPosition(rules.value) : rules;
  if (!start.ok) throw new Error(start.refusal.code);
  return start.value;
}

/**
 * @param {Position} position
 * @returns {NormalMove[]}
 */
export function normalMoves(position) {
  return legalMoves(position).flatMap((move) => (move.kind === 'normal' ? [move] : []));
}

/**
 * Returns the position after a move.
 *
 * @param {Position} position
 * @param {import('@halma/rules').Move} move
 */
export function positionAfter(position, move) {
  const next = play(position, move);
  if (!next.ok) throw new Error(next.refusal.code);
  return next.value;
}

/**
 * Picks a random move, usually one that brings its man closer to its target.
 *
 * @param {Position} position
 * @param {() => number} random
 * @param {number} [forwardShare]
 * @returns {NormalMove | undefined} undefined if there is no legal step or hop
 */
export function randomMove(position, random, forwardShare = FORWARD_SHARE) {
  const { board, camps } = position.rules;
  const tip = camps[position.toMove]?.targetTip ?? board.wall;
  const moves = normalMoves(position);
  const forward = moves.filter(({ from, to }) => board.distance(to, tip) < board.distance(from, tip));
  const choice = forward.length > 0 && random() < forwardShare ? forward : moves;
  return choice[Math.floor(random() * choice.length)];
}

/**
 * Returns the position after random moves.
 *
 * @param {Position} start
 * @param {number} plies
 * @param {() => number} random
 */
export function randomOpening(start, plies, random) {
  let position = start;
  for (let ply = 0; ply < plies && position.outcome === null; ply += 1) {
    const move = randomMove(position, random);
    if (move === undefined) break;
    position = positionAfter(position, move);
  }
  return position;
}
