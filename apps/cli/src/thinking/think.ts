import { type Analysis, Analyst, type Limits, Player, STRONGEST } from '@halma/engine';
import type { Move, Position } from '@halma/rules';
import { seededRandom } from '../chance/seeded-random.ts';
import { timeLimit } from './move-time.ts';
import type { ThinkTask } from './task.ts';
import { readWrittenPosition } from './written-position.ts';

/** What is outside of thinking: time, and whether to stop. */
export type ThinkingTime = Pick<Limits, 'clock'> & Required<Pick<Limits, 'isStopped'>>;

/** Thinks about positions of any game, and remembers the last game's. */
export class Mind {
  #game = '';
  #analyst: Analyst | undefined;
  #player: Player | undefined;

  /** Does a task, telling what it finds as it finds it. @returns as a `Thinker` does */
  think(task: ThinkTask, time: ThinkingTime, tell: (found: Analysis) => void): Move | null {
    const position = readWrittenPosition(task.position);
    if (position.outcome !== null) return null;
    this.#remember(JSON.stringify(task.position.choice));
    if (task.afresh) {
      this.#analyst?.forget();
      this.#player = undefined;
    }
    const limits = limitsOf(task, position, time);
    const { level = STRONGEST } = task;
    if (level !== STRONGEST) {
      this.#player ??= new Player(position);
      return this.#player.choose(position, {
        ...limits,
        level,
        random: seededRandom(task.seed ?? 0, position.ply),
      });
    }
    return this.#analyse(position, limits, task.lines, tell);
  }

  #analyse(position: Position, limits: Limits, lines: number, tell: (found: Analysis) => void): Move | null {
    this.#analyst ??= new Analyst(position.rules);
    let best: Move | undefined;
    for (const found of this.#analyst.analyse(position, limits, { lines })) {
      tell(found);
      best = found.lines[0]?.moves[0] ?? best;
    }
    if (best !== undefined) return best;
    // The limits were too narrow for any finding: what one ply shows must do.
    const [found] = this.#analyst.analyse(position, { clock: limits.clock, depth: 1 }, { lines });
    if (found !== undefined) tell(found);
    return found?.lines[0]?.moves[0] ?? null;
  }

  /** What is remembered of one game is of no use for another. */
  #remember(game: string): void {
    if (game === this.#game) return;
    this.#game = game;
    this.#analyst = undefined;
    this.#player = undefined;
  }
}

function limitsOf(task: ThinkTask, position: Position, time: ThinkingTime): Limits {
  const { nodes, depth } = task;
  return {
    ...time,
    ...timeLimit(position, task),
    ...(nodes !== undefined && { nodes }),
    ...(depth !== undefined && { depth }),
  };
}
