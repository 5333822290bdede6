import { isRanked, type Move, type Position } from '@halma/rules';
import { explainMove } from '../explain/explain-move.ts';
import type { Reason } from '../explain/reason.ts';
import { type Lead, leadAfter, leadsOf } from '../lead.ts';
import { isMultiSided } from '../root/sides.ts';
import type { PrincipalVariation } from '../search-info.ts';
import { type Judgement, judgeLoss, type Loss } from './judgement.ts';
import { lastIterations, playedVariation, type ReviewSearch } from './played-variation.ts';

/** A played move compared with the best one. */
export interface MoveAssessment {
  /** The best line. Its score is the mover's score before the move. */
  readonly bestLine: PrincipalVariation;
  /** The reasons for the best line's first move. */
  readonly bestReasons: readonly Reason[];
  /** The best line that begins with the played move. Its score is the mover's score after the move. */
  readonly playedLine: PrincipalVariation;
  /** The loss compared with the best move; never negative. */
  readonly loss: Loss;
  readonly judgement: Judgement;
  /** The lead of the seat that moved, before the move and after it. */
  readonly lead: { readonly before: Lead; readonly after: Lead };
  /**
   * The smallest loss of any other move. Present only in games between two sides, if the played move is the best and
   * there was another.
   */
  readonly margin?: Loss;
}

/** The limit on the loss of a single turn, in moves. A larger difference means that the move lost the game. */
const MAX_LOSS_MOVES = 10;

/**
 * Compares a played move with the best one.
 *
 * @returns null if the seat had no choice: it could only pass, or had finished
 */
export function assessMove(move: Move, position: Position, search: ReviewSearch): MoveAssessment | null {
  if (move.kind === 'pass' || isRanked(position, position.toMove)) return null;
  search.analyser.reset();
  const analysis = lastIterations(position, search);
  if (analysis === null) return null;
  const { deepest, previous } = analysis;
  const [bestLine] = deepest.lines;
  const [before] = leadsOf(position, deepest, previous);
  const bestMove = bestLine?.moves[0];
  if (before === undefined || bestLine === undefined || bestMove === undefined) return null;
  const playedLine = playedVariation(move, position, deepest, search) ?? bestLine;
  const loss = lossBetween(bestLine, playedLine);
  const judgement = judgeLoss(loss);
  // Playouts rank only moves that they compare directly, so the margin over the second-best move would not be exact.
  const hasMargin = judgement === 'best' && !isMultiSided(position.rules);
  const margin = hasMargin ? marginOf(position, deepest.depth, search) : null;
  return {
    bestLine,
    bestReasons: explainMove(position, bestMove),
    playedLine,
    loss,
    judgement,
    lead: { before, after: leadAfter(position, before, bestLine, playedLine) },
    ...(margin !== null && { margin }),
  };
}

/** Returns the loss of the second-best move; null if there is only one move. */
function marginOf(position: Position, depth: number, { analyser, limits }: ReviewSearch): Loss | null {
  const search = { analyser, limits: { ...limits, depth } };
  const [best, second] = lastIterations(position, search, { lineCount: 2 })?.deepest.lines ?? [];
  return best === undefined || second === undefined ? null : lossBetween(best, second);
}

function lossBetween(best: PrincipalVariation, played: PrincipalVariation): Loss {
  const chance = Math.max(0, best.winningChance - played.winningChance);
  if (best.proven === undefined && played.proven === undefined) {
    return { chance, moves: Math.min(MAX_LOSS_MOVES, Math.max(0, best.score - played.score)) };
  }
  // The scores of a decided game are not distances, but delaying a proven win loses at least a move.
  const isSlower =
    best.proven?.result === 'won' && (played.proven?.plies ?? Number.POSITIVE_INFINITY) > best.proven.plies;
  return { chance, moves: Math.max(MAX_LOSS_MOVES * chance, isSlower ? 1 : 0) };
}
