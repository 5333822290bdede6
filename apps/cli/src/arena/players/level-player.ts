import { EnginePlayer, type Level, loadNetwork, STRONGEST_LEVEL } from '@halma/engine';
import { moveTimeLimit } from '../../engine/move-time.ts';
import { seededRandom } from '../../seeded-random.ts';
import type { ArenaPlayer } from '../player.ts';
import type { PlayerLimits } from '../player-limits.ts';
import { Stopwatch } from './cpu-time.ts';

/**
 * Creates a player that uses the engine at a level. Levels below the strongest draw random numbers from the seed of the
 * game.
 */
export function createLevelPlayer(level: Level, { moveTimeMs, nodes, depth }: PlayerLimits): ArenaPlayer {
  const fixedTime = moveTimeMs === undefined ? {} : { milliseconds: moveTimeMs };
  const stopwatch = new Stopwatch();
  const limits = {
    now: () => performance.now(),
    ...(nodes !== undefined && { nodes }),
    ...(depth !== undefined && { depth }),
  };
  let player: EnginePlayer | undefined;
  let random = seededRandom(0);
  return {
    startGame: async (start, seed) => {
      player = new EnginePlayer(start, { network: await loadNetwork(start.rules) });
      random = seededRandom(seed);
      return null;
    },
    chooseMove: async ({ position, clocks }) => {
      const engine = player;
      if (engine === undefined) throw new Error('chooseMove was called before startGame');
      const clock = clocks.get(position.toMove);
      const timeLimit = moveTimeLimit(position, { ...fixedTime, ...(clock && { clock }) });
      const randomSource = level === STRONGEST_LEVEL ? {} : { random };
      const settings = { level, ...limits, ...timeLimit, ...randomSource };
      return { move: stopwatch.measure(() => engine.chooseMove(position, settings)) };
    },
    cpuTimeMs: () => stopwatch.totalMs,
    close: () => {},
  };
}
