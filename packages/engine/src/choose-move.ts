import { type Move, PASS, type Position } from '@halma/rules';
import { type AnalysisChoice, Analyst } from './analyse.ts';
import { type Level, type LowerLevel, STRONGEST } from './levels/level.ts';
import { viewOf } from './levels/look.ts';
import { SIGHTS } from './levels/sight.ts';
import type { Limits } from './limits.ts';
import { PLAYING_VIEW } from './root/view.ts';

/**
 * What the computer may use to choose a move, and how well it plays. Levels below the strongest have limits of their own in
 * positions and plies, so that they play alike on every machine; those given here hold as well, but are as a rule too wide to
 * matter.
 */
export interface Thought extends Limits {
  /** The strongest unless given. */
  readonly level?: Level;
  /**
   * Numbers from 0 up to 1 that decide between nearly equal moves, and what a level below the strongest overlooks; without it
   * the same position gets the same answer.
   */
  readonly random?: () => number;
}

/** A player of one game: chooses moves at a level. At the strongest it remembers what it found from move to move. */
export class Player {
  readonly #analyst: Analyst;

  constructor(position: Pick<Position, 'rules'>) {
    this.#analyst = new Analyst(position.rules);
  }

  /** A legal move for the seat to move; the pass when there is no other, or when the seat is home and need not move. */
  choose(position: Position, { level = STRONGEST, random, ...limits }: Thought): Move {
    const luck: AnalysisChoice = random === undefined ? {} : { random };
    return level === STRONGEST
      ? this.#best(position, limits, { ...luck, view: PLAYING_VIEW })
      : this.#bestSeen(position, limits, luck, level);
  }

  /** What a level sees must depend on the position alone, and not on what was searched before. */
  #bestSeen(position: Position, limits: Limits, luck: AnalysisChoice, level: LowerLevel): Move {
    const seed = Math.floor((luck.random?.() ?? 0) * 2 ** 32);
    this.#analyst.forget();
    return this.#best(position, limits, { ...luck, view: viewOf(SIGHTS[level], seed) });
  }

  #best(position: Position, limits: Limits, choice: AnalysisChoice): Move {
    let move: Move | undefined;
    for (const { lines } of this.#analyst.analyse(position, limits, choice))
      move = lines[0]?.moves[0] ?? move;
    if (move !== undefined || position.outcome !== null) return move ?? PASS;
    // The limits were too narrow to find anything: what one ply shows must do.
    return this.#best(position, { clock: limits.clock, depth: 1 }, choice);
  }
}

let latest: { readonly key: string; readonly player: Player } | undefined;

/**
 * Chooses a move as a `Player` does. What is remembered from move to move is large, so it is kept for the last game asked
 * about only.
 */
export function chooseMove(position: Position, thought: Thought): Move {
  const { game, options, seats } = position.rules;
  const key = JSON.stringify([game.id, options, seats]);
  if (latest?.key !== key) latest = { key, player: new Player(position) };
  return latest.player.choose(position, thought);
}
