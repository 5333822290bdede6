import { GAMES, listMoves, MoveList, makeRules, moveOfCode, playListed, startPosition } from '@halma/rules';
import { cpuSeconds } from './rates.mjs';
import { seededRandom } from './seeded-random.mjs';

/** Turns after which a random game is cut off. */
const TURN_CAP = 200;

/**
 * Plays random games from the start until the time is up.
 *
 * @param {string} game
 * @param {number} seconds of CPU time
 * @returns {{ games: number, turns: number, seconds: number }}
 */
function randomPlayouts(game, seconds) {
  const rules = makeRules({ game, options: { moveCap: String(TURN_CAP) } });
  if (!rules.ok) throw new Error(rules.refusal.code);
  const start = startPosition(rules.value);
  if (!start.ok) throw new Error(start.refusal.code);
  const random = seededRandom(1);
  const begun = cpuSeconds();
  const spent = () => cpuSeconds() - begun;
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

/** Prints how many random games of every game are played a CPU second. */
export function countPlayouts() {
  console.log(`\nRandom games a CPU second from the start, cut off after ${TURN_CAP} turns`);
  console.log(`${'game'.padEnd(24)}${'games/s'.padStart(10)}${'turns/s'.padStart(12)}`);
  for (const { id } of GAMES) {
    const { games, turns, seconds } = randomPlayouts(id, 0.5);
    console.log(
      `${id.padEnd(24)}${(games / seconds).toFixed(0).padStart(10)}${(turns / seconds).toFixed(0).padStart(12)}`,
    );
  }
}
