import { Player } from '@halma/engine';
import { makeRules, parsePosition, play } from '@halma/rules';

/**
 * @typedef {import('@halma/rules').Position} Position
 * @typedef {import('@halma/rules').Rules} Rules
 */

/** Moves after which an army has lost its way. */
const MOST_MOVES = 200;

/** Rules of Halma for two by which A moves every turn. */
export function lonelyRules() {
  const rules = makeRules({ game: 'halma-2', preset: 'parker-1885', alone: 'A' });
  if (!rules.ok) throw new Error(rules.refusal.code);
  return rules.value;
}

/**
 * A's men on the cells of those names, the board otherwise empty.
 *
 * @param {Rules} rules
 * @param {ReadonlySet<string>} cells
 * @returns {Position}
 */
export function lonelyArmy(rules, cells) {
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
 * Has the strongest player bring an army home, move by move.
 *
 * @param {Position} start
 * @param {import('@halma/engine').Limits} limits of each move
 * @returns {number} moves made
 */
export function movesHome(start, limits) {
  const player = new Player(start);
  let position = start;
  while (position.outcome === null) {
    if (position.ply >= MOST_MOVES) throw new Error(`not home after ${MOST_MOVES} moves`);
    const next = play(position, player.choose(position, limits));
    if (!next.ok) throw new Error(next.refusal.code);
    position = next.value;
  }
  return position.ply;
}
