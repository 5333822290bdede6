import { type Move, PASS, type Position } from '@halma/rules';
import { Analyst } from './analyse.ts';
import { type Level, STRONGEST } from './level.ts';
import type { Limits } from './limits.ts';

/** What the computer may use to choose a move, and how well it plays. */
export interface Thought extends Limits {
  /** The strongest unless given. */
  readonly level?: Level;
  /** Numbers from 0 up to 1 that decide between nearly equal moves; without it the same position gets the same answer. */
  readonly random?: () => number;
}

/** A player of one game: chooses moves at a level, and remembers what it found from move to move. */
export class Player {
  readonly #analyst: Analyst;

  constructor(position: Pick<Position, 'rules'>) {
    this.#analyst = new Analyst(position.rules);
  }

  /** A legal move for the seat to move; the pass when there is no other, or when the seat is home and need not move. */
  choose(position: Position, { level = STRONGEST, random, ...limits }: Thought): Move {
    let move: Move = PASS;
    void level;
    for (const { lines } of this.#analyst.analyse(position, limits, random === undefined ? {} : { random }))
      move = lines[0]?.moves[0] ?? move;
    return move;
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
