import { type Level, Player, STRONGEST } from '@halma/engine';
import { seededRandom } from '../../chance/seeded-random.ts';
import { timeLimit } from '../../thinking/move-time.ts';
import type { Contestant } from '../contestant.ts';
import type { PlayerLimits } from '../limits-text.ts';
import { Stopwatch } from './stopwatch.ts';

/** The engine at one of its levels. Below the strongest its chance comes from the seed of the game. */
export function levelPlayer(level: Level, { milliseconds, nodes, depth }: PlayerLimits): Contestant {
  const ownTime = milliseconds === undefined ? {} : { milliseconds };
  const watch = new Stopwatch();
  const limits = {
    clock: () => performance.now(),
    ...(nodes !== undefined && { nodes }),
    ...(depth !== undefined && { depth }),
  };
  let player: Player | undefined;
  let random = seededRandom(0);
  return {
    begin: async (start, seed) => {
      player = new Player(start);
      random = seededRandom(seed);
      return null;
    },
    choose: async ({ position, clocks }) => {
      const thinker = player;
      if (thinker === undefined) throw new Error('a game was not begun');
      const clock = clocks.get(position.toMove);
      const time = timeLimit(position, { ...ownTime, ...(clock && { clock }) });
      const thought = { level, ...limits, ...time, ...(level !== STRONGEST && { random }) };
      return { move: watch.time(() => thinker.choose(position, thought)) };
    },
    spent: () => watch.milliseconds,
    close: () => {},
  };
}
