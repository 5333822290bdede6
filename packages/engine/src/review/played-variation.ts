import { encodeMove, type Move, type NormalMove, type Position, playUnchecked } from '@halma/rules';
import { type RaceResult, raceHome } from '@halma/solver/race';
import type { Limits } from '../limits.ts';
import type { AnalysisOptions, PositionAnalyser } from '../position-analyser.ts';
import { toPrincipalVariation } from '../principal-variation.ts';
import { raceEvaluator } from '../race/race-evaluation.ts';
import { isRacing } from '../root/armies.ts';
import { endEvaluation, endsGame } from '../root/endings.ts';
import { ANALYSIS_PROFILE } from '../root/search-profile.ts';
import { isMultiSided } from '../root/sides.ts';
import type { PrincipalVariation, SearchInfo } from '../search-info.ts';
import { leadScale } from '../values/lead-scale.ts';

/** A review's analyser, and the limits for each of its searches. */
export interface ReviewSearch {
  readonly analyser: PositionAnalyser;
  readonly limits: Limits;
}

/** The loss, in moves, that is assigned to a move after which no race is found. */
const NO_RACE_LOSS_MOVES = 30;

/** The last two iterations of an analysis. */
export interface LastIterations {
  readonly deepest: SearchInfo;
  readonly previous?: SearchInfo;
}

/** Returns the last two iterations of an analysis, or null if it has none. */
export function lastIterations(
  position: Position,
  { analyser, limits }: ReviewSearch,
  options: AnalysisOptions = {},
): LastIterations | null {
  let analysis: LastIterations | null = null;
  for (const deepest of analyser.analyse(position, limits, options))
    analysis = { deepest, ...(analysis !== null && { previous: analysis.deepest }) };
  return analysis;
}

/**
 * Returns the best line that begins with the played move. It is evaluated like the best line overall: by the same
 * search, for the same seat and, unless the best line is a proven win, at most to the same depth.
 *
 * @param analysis the analysis of the same position
 */
export function playedVariation(
  played: Move,
  position: Position,
  analysis: SearchInfo,
  { analyser, limits }: ReviewSearch,
): PrincipalVariation | null {
  const isPlayed = ({ moves: [first] }: PrincipalVariation): boolean =>
    first !== undefined && isSameMove(position, first, played);
  const knownLine =
    analysis.lines.find(isPlayed) ??
    endingVariation(played, position) ??
    raceVariation(played, position, analysis, limits);
  if (knownLine !== null) return knownLine;
  const [best] = analysis.lines;
  const [bestMove = played] = best?.moves ?? [];
  // Playouts rank two moves reliably only in a direct comparison.
  const comparedMoves = isMultiSided(position.rules) ? [played, bestMove] : [played];
  const options = { firstMoves: comparedMoves, lineCount: comparedMoves.length };
  // A win ends the search early. After another move, the opponents' threats may need a deeper search.
  const depthLimits = best?.proven?.result === 'won' ? limits : { ...limits, depth: analysis.depth };
  const playedAnalysis =
    lastIterations(position, { analyser, limits: depthLimits }, options) ??
    lastIterations(position, { analyser, limits: { now: limits.now, depth: 1 } }, options);
  const lines = playedAnalysis?.deepest.lines ?? [];
  const line = lines.find(isPlayed) ?? null;
  const comparison = comparedMoves.length === 1 ? undefined : lines.find((other) => other !== line);
  if (best === undefined || line === null || comparison === undefined) return line;
  return variationBehind(best, comparison.score - line.score, line.moves, position);
}

/** Returns the line of a move that ends the game; null for other moves. */
function endingVariation(played: Move, position: Position): PrincipalVariation | null {
  const evaluation = endEvaluation(playUnchecked(position, played), position.toMove);
  return evaluation === null ? null : toPrincipalVariation(position, { moves: [played], evaluation });
}

/** Returns a line whose score is a given number of moves behind the best one. */
function variationBehind(
  best: PrincipalVariation,
  movesBehind: number,
  moves: readonly Move[],
  position: Position,
): PrincipalVariation {
  const evaluation = leadScale(position).moveCost * (best.score - Math.max(0, movesBehind));
  return toPrincipalVariation(position, { moves, evaluation });
}

function isSameMove({ rules }: Position, a: Move, b: Move): boolean {
  return encodeMove(a, rules.board.offBoard) === encodeMove(b, rules.board.offBoard);
}

/**
 * Returns the played line of a race, in which the loss of a move is the number of moves that it adds. If the best move
 * ends the game, the evaluation also considers the opponents' race, because they may now come home first. Returns null
 * if the army is not racing, or if no race is found after the best move.
 */
function raceVariation(
  played: Move,
  position: Position,
  analysis: SearchInfo,
  limits: Limits,
): PrincipalVariation | null {
  const [best] = analysis.lines;
  const [bestMove] = best?.moves ?? [];
  const isRace = isRacing(position, ANALYSIS_PROFILE.maxRaceMenOutside);
  if (!isRace || played.kind !== 'normal' || bestMove?.kind !== 'normal') return null;
  const bestRace = findRaceAfter(bestMove, position, limits);
  if (best === undefined || bestRace === null) return null;
  const playedRace = findRaceAfter(played, position, limits);
  const movesBehind =
    playedRace === null ? NO_RACE_LOSS_MOVES : playedRace.moves.length - bestRace.moves.length;
  const moves = playedRace?.moves ?? [played];
  if (endsGame(position, bestMove)) {
    const evaluation = raceEvaluator(position, limits)(bestRace.moves.length + movesBehind);
    const winsLater = best.proven?.result === 'won' && evaluation > 0;
    if (!winsLater) return toPrincipalVariation(position, { moves, evaluation });
  }
  return variationBehind(best, movesBehind, moves, position);
}

/** Finds the race that begins with a move. Returns null if the army does not come home. */
function findRaceAfter(
  move: NormalMove,
  position: Position,
  { now, milliseconds }: Limits,
): RaceResult | null {
  const race = raceHome(position, {
    clock: now,
    timeLimitMs: milliseconds ?? Number.MAX_SAFE_INTEGER,
    beamWidth: ANALYSIS_PROFILE.raceWidth,
    firstMoves: [move],
  });
  return race?.isHome === true ? race : null;
}
