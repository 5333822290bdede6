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
      this.#player?.forget();
    }
    let best: Move | null = null;
    for (const found of this.#findings(task, position, time)) {
      tell(found);
      best = found.lines[0]?.moves[0] ?? best;
    }
    return best;
  }

  #findings(task: ThinkTask, position: Position, time: ThinkingTime): Iterable<Analysis> {
    const { level, lines, seed = 0 } = task;
    const limits = limitsOf(task, position, time);
    if (level === undefined) {
      this.#analyst ??= new Analyst(position.rules);
      return this.#analyst.analyse(position, limits, { lines });
    }
    this.#player ??= new Player(position);
    const chance = level === STRONGEST ? {} : { random: seededRandom(seed, position.ply) };
    return this.#player.think(position, { ...limits, ...chance, level, lines });
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
