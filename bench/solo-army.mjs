import { EnginePlayer } from '@halma/engine';
import { makeRules, parsePosition, play } from '@halma/rules';

/**
 * @typedef {import('@halma/rules').Position} Position
 * @typedef {import('@halma/rules').Rules} Rules
 */

/** The maximum number of moves in which an army must reach its target. */
const MAX_MOVES = 200;

/** Returns the rules of Halma for two with only A moving. */
export function soloRules() {
  const rules = makeRules({ game: 'halma-2', preset: 'parker-1885', alone: 'A' });
  if (!rules.ok) throw new Error(rules.refusal.code);
  return rules.value;
}

/**
 * Creates a position with A's men on the named cells of an otherwise empty board.
 *
 * @param {Rules} rules
 * @param {ReadonlySet<string>} cells
 * @returns {Position}
 */
export function soloArmy(rules, cells) {
  const rows = Array.from({ length: 16 }, (_, index) =>
    Array.from('abcdefghijklmnop', (column) => (cells.has(`${column}${16 - index}`) ? 'A' : ' '))
      .join('')
      .replaceAll(/ +/g, (run) => String(run.length)),
  );
  const position = parsePosition(rules, `H16:${rows.join('/')} A - 0 1`);
  if (!position.ok) throw new Error(position.refusal.code);
  return position.value;
}

/**
 * Brings an army home at the strongest level, and returns the number of moves.
 *
 * @param {Position} start
 * @param {import('@halma/engine').Limits} limits the limits for each move
 * @returns {number}
 */
export function movesHome(start, limits) {
  const player = new EnginePlayer(start);
  let position = start;
  while (position.outcome === null) {
    if (position.ply >= MAX_MOVES) throw new Error(`not home after ${MAX_MOVES} moves`);
    const next = play(position, player.chooseMove(position, limits));
    if (!next.ok) throw new Error(next.refusal.code);
    position = next.value;
  }
  return position.ply;
}
