import { legalMoves } from '@halma/rules';
import { seededRandom } from '../../seeded-random.ts';
import type { Choice } from '../../simple-players.ts';
import type { ArenaPlayer } from '../player.ts';
import { Stopwatch } from './cpu-time.ts';

/** Plays with a rule that looks at the next move only. */
export function simplePlayer(choice: Choice): ArenaPlayer {
  const watch = new Stopwatch();
  let random = seededRandom(0);
  return {
    startGame: async (_, seed) => {
      random = seededRandom(seed);
      return null;
    },
    chooseMove: async ({ position }) => ({
      move: watch.time(() => choice(position, legalMoves(position), random)),
    }),
    cpuTimeMs: () => watch.milliseconds,
    close: () => {},
  };
}
