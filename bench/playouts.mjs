import { listMoves, MoveList, makeRules, moveOfCode, playListed, startPosition } from '@halma/rules';

/** Turns after which a random game is cut off. */
export const TURN_CAP = 200;

/**
 * Plays random games from the start until the time is up.
 *
 * @param {string} game
 * @param {number} seconds of CPU time
 * @returns {{ games: number, turns: number, seconds: number }}
 */
export function randomPlayouts(game, seconds) {
  const rules = makeRules({ game, options: { moveCap: String(TURN_CAP) } });
  if (!rules.ok) throw new Error(rules.refusal.code);
  const start = startPosition(rules.value);
  if (!start.ok) throw new Error(start.refusal.code);
  let state = 1;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const begun = process.cpuUsage().user;
  const spent = () => (process.cpuUsage().user - begun) / 1e6;
  const list = new MoveList();
  let games = 0;
  let turns = 0;
  while (spent() < seconds) {
    let position = start.value;
    while (position.outcome === null) {
      listMoves(position, list);
      const code = list.at(Math.floor(random() * list.count));
      position = playListed(position, moveOfCode(code, rules.value.board.away));
    }
    games += 1;
    turns += position.ply;
  }
  return { games, turns, seconds: spent() };
}
