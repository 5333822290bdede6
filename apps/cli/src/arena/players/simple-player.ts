import { legalMoves } from '@halma/rules';
import { seededRandom } from '../../seeded-random.ts';
import type { MoveChooser } from '../../simple-players.ts';
import type { ArenaPlayer } from '../player.ts';
import { Stopwatch } from './cpu-time.ts';

/** Creates a player that looks at most one move ahead. */
export function createSimplePlayer(chooser: MoveChooser): ArenaPlayer {
  const stopwatch = new Stopwatch();
  let random = seededRandom(0);
  return {
    startGame: async (_, seed) => {
      random = seededRandom(seed);
      return null;
    },
    chooseMove: async ({ position }) => ({
      move: stopwatch.measure(() => chooser(position, legalMoves(position), random)),
    }),
    cpuTimeMs: () => stopwatch.totalMs,
    close: () => {},
  };
}
