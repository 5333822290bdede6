import { EnginePlayer, type Limits, PositionAnalyser, type SearchInfo, STRONGEST_LEVEL } from '@halma/engine';
import type { Move, Position } from '@halma/rules';
import { seededRandom } from '../seeded-random.ts';
import type { EngineTask } from './engine-task.ts';
import { moveTimeLimit } from './move-time.ts';
import { deserializePosition } from './serialized-position.ts';

/** The clock and the stop flag of a search. */
export type SearchClock = Pick<Limits, 'now'> & Required<Pick<Limits, 'shouldStop'>>;

/** Searches positions of any game, and keeps the engine's memory between positions of the same game. */
export class EngineSession {
  #game = '';
  #analyser: PositionAnalyser | undefined;
  #player: EnginePlayer | undefined;

  /** Runs a task, reporting results as they are found. @returns the best move, or null in a finished game */
  search(task: EngineTask, time: SearchClock, onInfo: (info: SearchInfo) => void): Move | null {
    const position = deserializePosition(task.position);
    if (position.outcome !== null) return null;
    this.#forgetOtherGames(JSON.stringify(task.position.choice));
    if (task.isFresh) {
      this.#analyser?.reset();
      this.#player?.reset();
    }
    let best: Move | null = null;
    for (const info of this.#search(task, position, time)) {
      onInfo(info);
      best = info.lines[0]?.moves[0] ?? best;
    }
    return best;
  }

  #search(task: EngineTask, position: Position, time: SearchClock): Iterable<SearchInfo> {
    const { level, lines, seed = 0 } = task;
    const limits = limitsOf(task, position, time);
    if (level === undefined) {
      this.#analyser ??= new PositionAnalyser(position.rules);
      return this.#analyser.analyse(position, limits, { lineCount: lines });
    }
    this.#player ??= new EnginePlayer(position);
    const noise = level === STRONGEST_LEVEL ? {} : { random: seededRandom(seed, position.ply) };
    return this.#player.think(position, { ...limits, ...noise, level, lineCount: lines });
  }

  /** Discards the engine's memory when the game changes. */
  #forgetOtherGames(game: string): void {
    if (game === this.#game) return;
    this.#game = game;
    this.#analyser = undefined;
    this.#player = undefined;
  }
}

function limitsOf(task: EngineTask, position: Position, time: SearchClock): Limits {
  const { nodes, depth } = task;
  return {
    ...time,
    ...moveTimeLimit(position, task),
    ...(nodes !== undefined && { nodes }),
    ...(depth !== undefined && { depth }),
  };
}
