import {
  decodeMove,
  GAMES,
  listMoves,
  MoveList,
  makeRules,
  playUnchecked,
  startPosition,
} from '@halma/rules';
import { cpuSeconds } from './rates.mjs';
import { seededRandom } from './seeded-random.mjs';

/** The maximum number of turns in a random game. */
const TURN_CAP = 200;

/**
 * Plays random games from the start for a given time.
 *
 * @param {string} game
 * @param {number} seconds the CPU time, in seconds
 * @returns {{ games: number, turns: number, seconds: number }}
 */
function playRandomGames(game, seconds) {
  const rules = makeRules({ game, options: { moveCap: String(TURN_CAP) } });
  if (!rules.ok) throw new Error(rules.refusal.code);
  const start = startPosition(rules.value);
  if (!start.ok) throw new Error(start.refusal.code);
  const random = seededRandom(1);
  const startTime = cpuSeconds();
  const elapsed = () => cpuSeconds() - startTime;
  const list = new MoveList();
  let games = 0;
  let turns = 0;
  while (elapsed() < seconds) {
    let position = start.value;
    while (position.outcome === null) {
      listMoves(position, list);
      const code = list.at(Math.floor(random() * list.count));
      position = playUnchecked(position, decodeMove(code, rules.value.board.offBoard));
    }
    games += 1;
    turns += position.ply;
  }
  return { games, turns, seconds: elapsed() };
}

/** Prints the number of random games and turns per CPU second for each game. */
export function measurePlayouts() {
  console.log(`\nRandom games from the start, of at most ${TURN_CAP} turns, per CPU second`);
  console.log(`${'game'.padEnd(24)}${'games/s'.padStart(10)}${'turns/s'.padStart(12)}`);
  for (const { id } of GAMES) {
    const { games, turns, seconds } = playRandomGames(id, 0.5);
    console.log(
      `${id.padEnd(24)}${(games / seconds).toFixed(0).padStart(10)}${(turns / seconds).toFixed(0).padStart(12)}`,
    );
  }
}
