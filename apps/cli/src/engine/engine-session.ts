import { EnginePlayer, type Limits, PositionAnalyser, type SearchInfo, STRONGEST_LEVEL } from '@halma/engine';
import { deserializePosition, type Move, type Position } from '@halma/rules';
import { cachedRules } from '../request/rules-cache.ts';
import { seededRandom } from '../seeded-random.ts';
import type { EngineTask } from './engine-task.ts';
import { moveTimeLimit } from './move-time.ts';

/** The clock of a search, and the function that can stop it. */
export type SearchControl = Pick<Limits, 'now'> & Required<Pick<Limits, 'shouldStop'>>;

/** Searches positions of any game, and reuses earlier results of the engine while the game stays the same. */
export class EngineSession {
  #game = '';
  #analyser: PositionAnalyser | undefined;
  #player: EnginePlayer | undefined;

  /**
   * Runs a task.
   *
   * @param onInfo receives every intermediate result
   * @returns the best move, or null when the game is over
   */
  search(task: EngineTask, control: SearchControl, onInfo: (info: SearchInfo) => void): Move | null {
    const restored = deserializePosition(task.position, cachedRules);
    if (!restored.ok) throw new Error(`a task has no valid position: ${restored.refusal.code}`);
    const position = restored.value;
    if (position.outcome !== null) return null;
    this.#resetForGame(JSON.stringify(task.position.config));
    if (task.isFresh) {
      this.#analyser?.reset();
      this.#player?.reset();
    }
    let best: Move | null = null;
    for (const info of this.#search(task, position, control)) {
      onInfo(info);
      best = info.lines[0]?.moves[0] ?? best;
    }
    return best;
  }

  #search(task: EngineTask, position: Position, control: SearchControl): Iterable<SearchInfo> {
    const { level, lines, seed = 0 } = task;
    const limits = limitsOf(task, position, control);
    if (level === undefined) {
      this.#analyser ??= new PositionAnalyser(position.rules);
      return this.#analyser.analyse(position, limits, { lineCount: lines });
    }
    this.#player ??= new EnginePlayer(position);
    const noise = level === STRONGEST_LEVEL ? {} : { random: seededRandom(seed, position.ply) };
    return this.#player.think(position, { ...limits, ...noise, level, lineCount: lines });
  }

  /** Discards the results of the engine when the game changes. */
  #resetForGame(game: string): void {
    if (game === this.#game) return;
    this.#game = game;
    this.#analyser = undefined;
    this.#player = undefined;
  }
}

function limitsOf(task: EngineTask, position: Position, control: SearchControl): Limits {
  const { nodes, depth } = task;
  return {
    ...control,
    ...moveTimeLimit(position, task),
    ...(nodes !== undefined && { nodes }),
    ...(depth !== undefined && { depth }),
  };
}
