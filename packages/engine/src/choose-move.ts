import { type Move, PASS, type Position } from '@halma/rules';
import { type AnalysisChoice, Analyst } from './analyse.ts';
import { type Level, STRONGEST } from './levels/level.ts';
import { viewOf } from './levels/look.ts';
import { SIGHTS } from './levels/sight.ts';
import type { Limits } from './limits.ts';
import type { Analysis } from './line.ts';
import { PLAYING_VIEW } from './root/view.ts';
import { travelCostsBy } from './values/travel-cost.ts';
import type { TravelWeights } from './values/weights.ts';

/**
 * What the computer may use to choose a move, and how well it plays. Levels below the strongest have limits of their own in
 * positions and plies, so that they play alike on every machine; those given here hold as well, but are as a rule too wide to
 * matter.
 */
export interface Thought extends Limits {
  /** The strongest unless given. */
  readonly level?: Level;
  /** How many of the best lines are told to whoever listens; one unless given. */
  readonly lines?: number;
  /**
   * Numbers from 0 up to 1 that decide between nearly equal moves, and what a level below the strongest overlooks; without it
   * the same position gets the same answer.
   */
  readonly random?: () => number;
}

/** A player of one game: chooses moves at a level. At the strongest it remembers what it found from move to move. */
export class Player {
  readonly #analyst: Analyst;

  /** @param weights what a man's way is made of; other than usual for tuning only */
  constructor({ rules }: Pick<Position, 'rules'>, weights?: TravelWeights) {
    this.#analyst = new Analyst(rules, weights && travelCostsBy(rules, weights));
  }

  /** Forgets earlier searches, so that the next game is played as by a new player. */
  forget(): void {
    this.#analyst.forget();
  }

  /** A legal move for the seat to move; the pass when there is no other, or when the seat is home and need not move. */
  choose(position: Position, thought: Thought): Move {
    let move: Move = PASS;
    for (const { lines } of this.think(position, thought)) move = lines[0]?.moves[0] ?? move;
    return move;
  }

  /** Thinks about a move as `choose` does, and tells what it has found, deeper each time; nothing when the game is over. */
  think(
    position: Position,
    { level = STRONGEST, lines = 1, random, ...limits }: Thought,
  ): Generator<Analysis, void> {
    const luck: AnalysisChoice = random === undefined ? { lines } : { lines, random };
    if (level === STRONGEST) return this.#analyst.analyse(position, limits, { ...luck, view: PLAYING_VIEW });
    // What a level sees must depend on the position alone, and not on what was searched before.
    this.#analyst.forget();
    const seed = Math.floor((random?.() ?? 0) * 2 ** 32);
    return this.#analyst.analyse(position, limits, { ...luck, view: viewOf(SIGHTS[level], seed) });
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
