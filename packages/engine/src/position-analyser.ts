import type { KernelNetwork } from '@halma/kernel';
import {
  checkPosition,
  checkRules,
  isRanked,
  type Move,
  PASS,
  type Position,
  type Rules,
} from '@halma/rules';
import type { PerfectPlay } from '@halma/solver';
import { checkLimits, checkOptions } from './check-arguments.ts';
import { fallbackSearch } from './fallback-search/fallback-search.ts';
import { KernelSearch, type KernelSearchAids } from './kernel-search/kernel-search.ts';
import type { Limits } from './limits.ts';
import { openingMove } from './openings/opening-book.ts';
import { toPrincipalVariation } from './principal-variation.ts';
import { planLoneArmy } from './race/plan-alone.ts';
import { SoloRace } from './race/solo-race.ts';
import { hasStalled, isRacing, soleOpponent } from './root/armies.ts';
import { evaluateDrops } from './root/drops.ts';
import { endingLines, insertEndings, WON_EVALUATION } from './root/endings.ts';
import { perfectLines } from './root/perfect-lines.ts';
import { penaliseOldPlacements, type RootMove, rootMoves } from './root/root-moves.ts';
import { ANALYSIS_PROFILE, type SearchProfile } from './root/search-profile.ts';
import { unblockTarget } from './root/unblock-target.ts';
import type { EvaluatedLine, SearchInfo, SearchIteration } from './search-info.ts';
import { type TravelCosts, travelCosts } from './values/travel-cost.ts';

/** The options for one analysis. */
export interface AnalysisOptions {
  /** The number of best lines to report, 1 by default. */
  readonly lineCount?: number;
  /** The first moves to consider; all legal moves by default. */
  readonly firstMoves?: readonly Move[] | null;
  /**
   * Returns numbers from 0 up to, but not including, 1, that break ties between nearly equal moves. If
   * omitted, nothing is random; a time limit or search threads can still change the result.
   */
  readonly random?: () => number;
  /** Perfect play, which replaces the search in the game that it covers. */
  readonly perfectPlay?: PerfectPlay | null;
  /** The search profile. Defaults to a profile without a player's restrictions. */
  readonly profile?: SearchProfile;
}

/** The settings of an analyser or a player. */
export interface EngineSettings extends KernelSearchAids {
  /** The travel costs that the search uses, for tuning. Defaults to the game's travel costs. */
  readonly costs?: TravelCosts;
}

type ResolvedOptions = Required<AnalysisOptions>;

/** Analyses positions of one game with iterative deepening. It keeps search results from move to move. */
export class PositionAnalyser {
  readonly #costs: TravelCosts;
  readonly #kernel: KernelSearch | null;
  #race = new SoloRace();

  constructor(rules: Rules, settings: EngineSettings = {}) {
    checkRules(rules);
    const { costs = travelCosts(rules), ...aids } = settings;
    this.#costs = costs;
    this.#kernel = KernelSearch.supports(rules) ? new KernelSearch(rules, costs, aids) : null;
  }

  /** Sets the game's network, loaded with `loadNetwork`, for later analyses. Keeps the results of earlier ones. */
  setNetwork(network: KernelNetwork): void {
    this.#kernel?.setNetwork(network);
  }

  /** Clears the results of earlier searches, so that the analyser behaves like a new one. */
  reset(): void {
    this.#kernel?.clear();
    this.#race = new SoloRace();
  }

  /**
   * Analyses a position for the seat to move. Each iteration goes deeper than the last, until a limit is
   * reached or the search is complete. The caller can stop between iterations by requesting no more, or
   * within an iteration through `limits.shouldStop`.
   *
   * @returns no iterations for a finished game, or if none of `firstMoves` is legal
   * @throws RangeError or TypeError, at the first iteration, if an argument is of the wrong type or there is no clock
   */
  *analyse(
    position: Position,
    limits: Limits,
    {
      lineCount = 1,
      firstMoves = null,
      random = () => 0,
      perfectPlay = null,
      profile = ANALYSIS_PROFILE,
    }: AnalysisOptions = {},
  ): Generator<SearchInfo, void> {
    checkPosition(position);
    checkLimits(limits);
    checkOptions({ lineCount, random });
    if (position.outcome !== null) return;
    const options = { lineCount, firstMoves, random, perfectPlay, profile };
    for (const iteration of this.#search(position, limits, options)) {
      yield { ...iteration, lines: iteration.lines.map((line) => toPrincipalVariation(position, line)) };
    }
  }

  /** Searches the moves after which the game goes on, and adds those that end it. */
  *#search(position: Position, limits: Limits, options: ResolvedOptions): Generator<SearchIteration, void> {
    const { lineCount, firstMoves, random, profile } = options;
    if (isRanked(position, position.toMove)) {
      yield iterationOf([{ moves: [PASS], evaluation: 0 }]);
      return;
    }
    const allMoves = rootMoves(position, random, firstMoves);
    const endings = endingLines(allMoves);
    const moves = allMoves.filter(({ endEvaluation }) => endEvaluation === null);
    const winCount = endings.filter(({ evaluation }) => evaluation === WON_EVALUATION).length;
    if (moves.length === 0 || winCount >= lineCount) {
      if (endings.length > 0) yield iterationOf(endings.slice(0, lineCount));
      return;
    }
    const { drawEvaluation } = profile;
    // A player needs no evaluation of a forced move.
    const searchesFully = allMoves.length > 1 || !profile.breaksStalemate;
    for (const iteration of this.#searchMoves(position, moves, searchesFully, limits, options))
      yield insertEndings(iteration, endings, { lineCount, drawEvaluation });
  }

  /** Searches moves after which the game goes on, at least one. */
  #searchMoves(
    position: Position,
    moves: readonly RootMove[],
    searchesFully: boolean,
    limits: Limits,
    { lineCount, perfectPlay, profile }: ResolvedOptions,
  ): Iterable<SearchIteration> {
    const perfectIteration = perfectPlay && perfectLines(position, moves, perfectPlay, lineCount);
    if (perfectIteration !== null) return [perfectIteration];
    if (position.dropsLeft > 0) return [evaluateDrops(position, moves, lineCount)];
    // If a pass is among the moves, it is the only one.
    if (moves[0]?.move.kind === 'pass') return [iterationOf([{ moves: [PASS], evaluation: 0 }])];
    if (
      searchesFully &&
      (isRacing(position, profile.maxRaceMenOutside) || (profile.breaksStalemate && hasStalled(position)))
    ) {
      const newMoves = profile.breaksStalemate ? penaliseOldPlacements(position, moves) : moves;
      const { raceWidth: width, maxRaceWidth: maxWidth } = profile;
      if (position.rules.game.goal === 'far-rows')
        return [planLoneArmy(position, newMoves, limits, { lineCount, width })];
      const unblockingIteration = unblockTarget(position, newMoves, lineCount);
      if (unblockingIteration !== null) return [unblockingIteration];
      const race = this.#race.run(position, newMoves, limits, { lineCount, width, maxWidth });
      if (race !== null) return race;
    }
    // A caller that limits nodes or depth wants a search of that size, not a book move.
    const usesBook =
      profile.usesOpeningBook && lineCount === 1 && (limits.nodes ?? limits.depth) === undefined;
    const openingIteration = usesBook ? openingMove(position, moves) : null;
    if (openingIteration !== null) return [openingIteration];
    const selection = profile.selectMoves(position, moves, searchesFully ? limits : { ...limits, depth: 1 });
    if (this.#kernel !== null) {
      const { opponentWeight, usesThreads, usesNetwork } = profile;
      const options = { lineCount, opponentWeight, usesThreads, usesNetwork };
      return this.#kernel.search(position, selection.moves, selection.limits, options);
    }
    const opponent = soleOpponent(position);
    return fallbackSearch(position, selection.moves, selection.limits, {
      lineCount,
      opponent,
      costs: this.#costs,
    });
  }
}

/** Returns the only iteration of an analysis that needs no search. */
function iterationOf(lines: readonly EvaluatedLine[]): SearchIteration {
  return { depth: 1, nodes: lines.length, lines };
}
