import type { KernelNetwork } from '@halma/kernel';
import { checkPosition, type Move, PASS, type Position } from '@halma/rules';
import type { PerfectPlay } from '@halma/solver';
import { checkLimits } from './check-arguments.ts';
import { isLevel, type Level, STRONGEST_LEVEL } from './levels/level.ts';
import { LEVEL_PROFILES } from './levels/level-profiles.ts';
import { profileForLevel } from './levels/move-selector.ts';
import type { Limits } from './limits.ts';
import { type AnalysisOptions, type EngineSettings, PositionAnalyser } from './position-analyser.ts';
import { PLAYING_PROFILE } from './root/search-profile.ts';
import type { SearchInfo } from './search-info.ts';

/**
 * The limits and the level of a player. Each level below the strongest has its own limits on nodes or plies, so that
 * it plays the same on every machine. The limits given here apply in addition and rarely have an effect.
 */
export interface ThinkOptions extends Limits {
  /** Defaults to the strongest level. */
  readonly level?: Level;
  /** The number of best lines to report, 1 by default. */
  readonly lineCount?: number;
  /**
   * Returns numbers from 0 up to, but not including, 1. They break ties between nearly equal moves, and
   * decide what a level below the strongest overlooks. If omitted, nothing is random; a time limit, search
   * threads or results kept from earlier moves can still change the choice of the strongest level.
   */
  readonly random?: () => number;
  /** Perfect play, which the strongest level uses in the game that it covers. */
  readonly perfectPlay?: PerfectPlay | null;
}

/** A player for one game, at any level. At the strongest level it keeps search results from move to move. */
export class EnginePlayer {
  readonly #analyser: PositionAnalyser;

  constructor(position: Pick<Position, 'rules'>, settings: EngineSettings = {}) {
    checkPosition(position);
    this.#analyser = new PositionAnalyser(position.rules, settings);
  }

  /** Sets the game's network, loaded with `loadNetwork`, for later moves. Keeps the results of earlier searches. */
  setNetwork(network: KernelNetwork): void {
    this.#analyser.setNetwork(network);
  }

  /** Clears the results of earlier searches, so that the player behaves like a new one. */
  reset(): void {
    this.#analyser.reset();
  }

  /**
   * Returns a legal move for the seat to move: a pass if it has no other, or if it has finished. Returns a pass for a
   * finished game, too.
   */
  chooseMove(position: Position, options: ThinkOptions): Move {
    let move: Move = PASS;
    for (const { lines } of this.think(position, options)) move = lines[0]?.moves[0] ?? move;
    return move;
  }

  /**
   * Searches for a move as `chooseMove` does and yields each iteration; yields none for a finished game. Throws if
   * there is no such level.
   */
  think(position: Position, options: ThinkOptions): Generator<SearchInfo, void> {
    checkPosition(position);
    checkLimits(options);
    const { level = STRONGEST_LEVEL, lineCount = 1, random, perfectPlay = null, ...limits } = options;
    if (!isLevel(level))
      throw new RangeError(`The level must be a whole number from 1 to 10, not ${String(level)}.`);
    const analysisOptions: AnalysisOptions = random === undefined ? { lineCount } : { lineCount, random };
    if (level === STRONGEST_LEVEL)
      return this.#analyser.analyse(position, limits, {
        ...analysisOptions,
        perfectPlay,
        profile: PLAYING_PROFILE,
      });
    // A limited level's choice depends on the position alone, not on earlier searches.
    this.#analyser.reset();
    const seed = Math.floor((random?.() ?? 0) * 2 ** 32);
    const profile = profileForLevel(LEVEL_PROFILES[level], seed);
    return this.#analyser.analyse(position, limits, { ...analysisOptions, profile });
  }
}

let latestPlayer:
  | { readonly key: string; readonly network: KernelNetwork | null; readonly player: EnginePlayer }
  | undefined;

/**
 * Chooses a move as an `EnginePlayer` does. A player has a large transposition table, so only the player of the latest
 * game is kept.
 *
 * @param network the game's network, loaded with `loadNetwork`; none by default
 */
export function chooseMove(
  position: Position,
  options: ThinkOptions,
  network: KernelNetwork | null = null,
): Move {
  checkPosition(position);
  checkLimits(options);
  const { game, options: rulesOptions, seats } = position.rules;
  const key = JSON.stringify([game.id, rulesOptions, seats]);
  // The levels below the strongest use no network.
  const level = options.level ?? STRONGEST_LEVEL;
  const hasOtherNetwork = level === STRONGEST_LEVEL && latestPlayer?.network !== network;
  if (latestPlayer?.key !== key || hasOtherNetwork)
    latestPlayer = { key, network, player: new EnginePlayer(position, { network }) };
  return latestPlayer.player.chooseMove(position, options);
}
