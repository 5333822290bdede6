import type { KernelNetwork, SearchThreads } from '@halma/kernel';
import {
  deserializePosition,
  type Move,
  type Position,
  type Rules,
  type SerializedPosition,
} from '@halma/rules';
import { EnginePlayer } from '../choose-move.ts';
import { STRONGEST_LEVEL } from '../levels/level.ts';
import type { Limits } from '../limits.ts';
import { type EngineSettings, PositionAnalyser } from '../position-analyser.ts';
import { type ReviewedPly, reviewGame } from '../review/review-game.ts';
import { type SeatSummary, summariseReview } from '../review/summary.ts';
import type { SearchInfo } from '../search-info.ts';
import { loadNetwork, MAX_NETWORK_WAIT_MS } from '../values/network.ts';
import type { EngineTask, TaskProgress } from './engine-task.ts';
import { seededRandom } from './seeded-random.ts';

/** The clock of a search, and the function that can stop it. */
export type SearchControl = Pick<Limits, 'now' | 'shouldStop'>;

/** The result of a task: a move or null, the last iteration or null, or a summary for each seat. */
export type TaskResult = Move | SearchInfo | readonly SeatSummary[] | null;

/**
 * Runs tasks for any game in the calling thread, and reuses earlier results of the engine while the game
 * stays the same.
 */
export class EngineSession {
  readonly #threads: SearchThreads | undefined;
  #game = '';
  #rules: Rules | undefined;
  #network: KernelNetwork | null = null;
  #analyser: PositionAnalyser | undefined;
  #player: EnginePlayer | undefined;

  /** @param threads the threads that help; all tasks must then be for the same game and of the same kind */
  constructor(threads?: SearchThreads) {
    this.#threads = threads;
  }

  /**
   * Loads the network of a task's game, if it has one. Tasks for the game do not use the network until it has
   * been loaded: a task waits at most `MAX_NETWORK_WAIT_MS` for it, and after one timeout or failure later tasks do not
   * wait.
   *
   * @throws RangeError or TypeError if the task's position is invalid
   */
  async prepare(task: EngineTask): Promise<void> {
    const { rules } = this.#restore(task.position);
    if (this.#network !== null) return;
    const network = await loadNetwork(rules, { waitMs: MAX_NETWORK_WAIT_MS });
    // Another task may have started in the meantime.
    if (this.#rules !== rules || network === null) return;
    this.#network = network;
    // The threads serve only one analyser or player, so the session keeps the existing one.
    this.#analyser?.setNetwork(network);
    this.#player?.setNetwork(network);
  }

  /**
   * Runs a task to completion.
   *
   * @param onProgress receives every intermediate result
   * @throws RangeError or TypeError if the task's position or settings are invalid
   */
  run(task: EngineTask, control: SearchControl, onProgress: (progress: TaskProgress) => void): TaskResult {
    const position = this.#restore(task.position);
    if (task.kind === 'review') {
      const earlierParts = (task.earlierParts ?? []).map((part) => this.#restore(part));
      const limits = { ...task.settings, ...control };
      return review(
        position.rules,
        [...earlierParts, position],
        limits,
        { network: this.#network },
        onProgress,
      );
    }
    if (position.outcome !== null) return null;
    if (task.settings.isFresh === true) {
      this.#analyser?.reset();
      this.#player?.reset();
    }
    let last: SearchInfo | null = null;
    for (const info of this.#search(task, position, control)) {
      onProgress(info);
      last = info;
    }
    return task.kind === 'analysis' ? last : (last?.lines[0]?.moves[0] ?? null);
  }

  #search(
    task: Exclude<EngineTask, { readonly kind: 'review' }>,
    position: Position,
    control: SearchControl,
  ): Iterable<SearchInfo> {
    if (task.kind === 'analysis') {
      const { lineCount = 1, isFresh: _, threads: __, ...limits } = task.settings;
      this.#analyser ??= new PositionAnalyser(position.rules, this.#settings());
      return this.#analyser.analyse(position, { ...limits, ...control }, { lineCount });
    }
    const { level = STRONGEST_LEVEL, seed, isFresh: _, threads: __, ...settings } = task.settings;
    const isRandom = seed !== undefined && level !== STRONGEST_LEVEL;
    const random = isRandom ? { random: seededRandom(seed, position.ply) } : {};
    this.#player ??= new EnginePlayer(position, this.#settings());
    return this.#player.think(position, { ...settings, ...control, ...random, level });
  }

  #settings(): EngineSettings {
    const network = this.#network;
    return this.#threads === undefined ? { network } : { network, threads: this.#threads };
  }

  /** Restores a position of a task. Reuses the rules of the previous position if they are the same. */
  #restore(serialized: SerializedPosition): Position {
    const game = JSON.stringify(serialized?.config);
    const rules = game === this.#game ? this.#rules : undefined;
    const restored = deserializePosition(serialized, rules && (() => ({ ok: true, value: rules })));
    if (!restored.ok) throw new RangeError(`a task has no valid position: ${restored.refusal.code}`);
    if (rules === undefined) {
      this.#game = game;
      this.#rules = restored.value.rules;
      this.#network = null;
      this.#analyser = undefined;
      this.#player = undefined;
    }
    return restored.value;
  }
}

/**
 * Reviews a game.
 *
 * @param ends the last position of each part of the game, in order
 */
function review(
  rules: Rules,
  ends: readonly Position[],
  limits: Limits,
  settings: EngineSettings,
  onProgress: (progress: TaskProgress) => void,
): readonly SeatSummary[] {
  const plies: ReviewedPly[] = [];
  for (const end of ends) {
    if (limits.shouldStop?.() === true) break;
    for (const ply of reviewGame(positionsTo(end), limits, settings)) {
      plies.push(ply);
      onProgress(ply);
    }
  }
  return summariseReview(rules, plies);
}

/** Returns the positions of a game up to its last position. */
function positionsTo(last: Position): readonly Position[] {
  const positions = [last];
  for (let earlier = last.previous; earlier !== null; earlier = earlier.previous) positions.push(earlier);
  return positions.reverse();
}
