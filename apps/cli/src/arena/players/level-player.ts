import { EnginePlayer, type Level, STRONGEST_LEVEL } from '@halma/engine';
import { moveTimeLimit } from '../../engine/move-time.ts';
import { seededRandom } from '../../seeded-random.ts';
import type { ArenaPlayer } from '../player.ts';
import type { PlayerLimits } from '../player-limits.ts';
import { Stopwatch } from './cpu-time.ts';

/** Plays with the engine at one of its levels. Levels below the strongest use random numbers from the seed of the game. */
export function levelPlayer(level: Level, { moveTimeMs, nodes, depth }: PlayerLimits): ArenaPlayer {
  const ownTime = moveTimeMs === undefined ? {} : { moveTimeMs };
  const watch = new Stopwatch();
  const limits = {
    now: () => performance.now(),
    ...(nodes !== undefined && { nodes }),
    ...(depth !== undefined && { depth }),
  };
  let player: EnginePlayer | undefined;
  let random = seededRandom(0);
  return {
    startGame: async (start, seed) => {
      player = new EnginePlayer(start);
      random = seededRandom(seed);
      return null;
    },
    chooseMove: async ({ position, clocks }) => {
      const engine = player;
      if (engine === undefined) throw new Error('chooseMove was called before startGame');
      const left = clocks.get(position.toMove);
      const clock = left && { remainingMs: left.remainingMs, incrementMs: left.incrementMs };
      const time = moveTimeLimit(position, { ...ownTime, ...(clock && { clock }) });
      const computerSettings = { level, ...limits, ...time, ...(level !== STRONGEST_LEVEL && { random }) };
      return { move: watch.time(() => engine.chooseMove(position, computerSettings)) };
    },
    cpuTimeMs: () => watch.milliseconds,
    close: () => {},
  };
}
