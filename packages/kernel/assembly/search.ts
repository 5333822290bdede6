import { sideOf } from './armies';
import { base } from './base';
import { countNode, stopped } from './budget';
import { ANY_GAIN, listGainingMoves } from './gaining-moves';
import { largestGain, NO_GAIN } from './largest-gain';
import { MAX_MOVES, MAX_PLY } from './limits';
import { moveAt, priorityAt, selectNext, writeMove } from './move-buffer';
import { LIST_BYTES } from './move-list';
import { clearKillers, firstKiller, priorityOf, recordCutoff, secondKiller } from './move-ordering';
import { clearMoves } from './move-stack';
import { correctionAfterMove, correctionAt, recordMove, updateSums, usesNetwork } from './network';
import { hashOf, isSideHome, moveMan, nextActiveArmy, sideCostOf, sideHomeCostOf } from './state';
import {
  entryBound,
  entryDepth,
  entryMove,
  entryOf,
  entryScore,
  EXACT,
  LOWER_BOUND,
  setGeneration,
  storeEntry,
  UPPER_BOUND,
} from './transposition-table';

/**
 * A move list with priorities for every ply, and one padding list, because `selectNext` writes past the end
 * of a list.
 */
const MOVES: usize = base + memory.data(2 * MAX_MOVES * (MAX_PLY + 1));
const PRIORITIES: usize = base + memory.data(4 * MAX_MOVES * (MAX_PLY + 1));

/** Greater than any score. */
export const INFINITE: i32 = 1 << 26;
const WIN_SCORE: i32 = 1 << 24;
/**
 * A score beyond this bound means a decided game. Such a score is the score of a win minus the plies to it.
 */
const DECIDED_SCORE: i32 = WIN_SCORE - 1000;

/** The maximum depth at which moves with too small a gain are pruned. */
const MAX_PRUNING_DEPTH = 4;
/**
 * The amount by which the gain of a move may fall short of the bound before the move is pruned, in units of travel
 * cost. At depth 2 the margin is 0 instead.
 */
const PRUNING_MARGIN = 440;

/** The share of the next army's largest gain that is subtracted at the last ply, in sixteenths. */
let threatWeight: i32 = 0;

/**
 * Prepares a search.
 *
 * @param threatSixteenths the weight of threats at the last ply, 0 to 16
 * @param generation the number of the search, 0 to 63
 */
export function beginSearch(threatSixteenths: i32, generation: i32): void {
  threatWeight = threatSixteenths;
  clearKillers();
  clearMoves();
  setGeneration(generation);
}

/**
 * Returns the score of a position at depth 1 without making moves. Costs are sums over men, so the best move adds the
 * largest gain. The network predicts how much this score will change over the next plies, and corrects it. Finally, the
 * function subtracts a share of the next army's largest gain, which it computes only where it can change the result.
 */
@inline
function scoreAtDepthOne(army: i32, evaluation: i32, alpha: i32, ply: i32): i32 {
  const gain = largestGain(army);
  if (gain == NO_GAIN) return evaluation;
  const side = sideOf(army);
  if (sideCostOf(side) - gain == sideHomeCostOf(side)) return WIN_SCORE - ply - 1;
  const score = evaluation + gain + correctionAfterMove(ply, army);
  if (score <= alpha || threatWeight == 0) return score;
  const next = nextActiveArmy(army);
  if (sideOf(next) == side) return score;
  const threat = largestGain(next);
  return threat <= 0 ? score : score - ((threat * threatWeight) >> 4);
}

@inline
function pruningMargin(depth: i32): i32 {
  return depth == 2 ? 0 : PRUNING_MARGIN;
}

/** Returns the number of plies by which the search of a late move is reduced. */
@inline
function reductionOf(depth: i32, index: i32): i32 {
  if (depth < 3 || index < 4) return 0;
  if (depth >= 5 && index >= 30) return 3;
  return depth >= 4 && index >= 12 ? 2 : 1;
}

/** Returns the score for `side` of the position with army `next` to move. */
export function scoreAfter(side: i32, next: i32, depth: i32, alpha: i32, beta: i32, ply: i32): i32 {
  return sideOf(next) == side ? search(next, depth, alpha, beta, ply) : -search(next, depth, -beta, -alpha, ply);
}

/** Returns the score of a move for the side that makes it. */
function scoreOfMove(army: i32, move: i32, depth: i32, alpha: i32, beta: i32, ply: i32): i32 {
  moveMan(army, move >> 8, move & 255);
  recordMove(ply + 1, army, move);
  const score = scoreAfter(sideOf(army), nextActiveArmy(army), depth, alpha, beta, ply + 1);
  moveMan(army, move & 255, move >> 8);
  return score;
}

/**
 * Principal variation search.
 *
 * @returns the score for the side of the army to move
 */
function search(army: i32, depth: i32, alpha: i32, beta: i32, ply: i32): i32 {
  countNode();
  if (stopped) return 0;
  const side = sideOf(army);
  if (isSideHome(1 - side)) return ply - WIN_SCORE;
  if (isSideHome(side)) return WIN_SCORE - ply;
  const evaluation = sideCostOf(1 - side) - sideCostOf(side);
  if (depth <= 0 || ply >= MAX_PLY) return evaluation;
  if (depth == 1) return scoreAtDepthOne(army, evaluation, alpha, ply);

  const hash = hashOf(army);
  const entry = entryOf(hash);
  let hashMove = 0;
  if (entry != 0) {
    hashMove = entryMove(entry);
    let score = entryScore(entry);
    const bound = entryBound(entry);
    // A proven result holds at any depth. A deeper search may miss it, since it reduces and prunes other moves.
    let isProven = false;
    if (score > DECIDED_SCORE) {
      isProven = bound != UPPER_BOUND;
      score -= ply;
    } else if (score < -DECIDED_SCORE) {
      isProven = bound != LOWER_BOUND;
      score += ply;
    }
    if (isProven || entryDepth(entry) >= depth) {
      if (bound == EXACT || (bound == LOWER_BOUND && score >= beta) || (bound == UPPER_BOUND && score <= alpha)) return score;
    }
  }

  if (usesNetwork) updateSums(ply);
  const alphaAtStart = alpha;
  let bestScore = -INFINITE;
  let bestMove = 0;
  if (hashMove != 0) {
    bestScore = scoreOfMove(army, hashMove, depth - 1, alpha, beta, ply);
    if (stopped) return 0;
    bestMove = hashMove;
    alpha = max(alpha, bestScore);
  }
  if (alpha < beta) {
    const moves = MOVES + <usize>ply * LIST_BYTES;
    const priorities = PRIORITIES + <usize>ply * (2 * LIST_BYTES);
    const prunes = depth <= MAX_PRUNING_DEPTH && alpha > -DECIDED_SCORE && beta < DECIDED_SCORE;
    const expectedScore = prunes ? evaluation + correctionAt(ply, army) : evaluation;
    // A move that gains all that is left brings the side home, so it is never pruned.
    const costToGo = sideCostOf(side) - sideHomeCostOf(side);
    let minGain = prunes ? min(alpha - expectedScore - pruningMargin(depth), costToGo - 1) : ANY_GAIN;
    /** The largest gain among the moves to search: at first all moves, then those that were pruned. */
    let maxGain = i32.MAX_VALUE;
    let searchedCount = hashMove == 0 ? 0 : 1;
    for (;;) {
      const listedCount = listGainingMoves(army, minGain, moves, priorities);
      let count = 0;
      for (let index = 0; index < listedCount; index += 1) {
        const move = moveAt(moves, index);
        const gain = priorityAt(priorities, index);
        if (move == hashMove || gain > maxGain) continue;
        writeMove(moves, priorities, count, move, priorityOf(move, gain, ply));
        count += 1;
      }
      if (count + searchedCount == 0) {
        const gain = largestGain(army);
        return gain == NO_GAIN ? expectedScore : min(alpha, expectedScore + gain);
      }
      for (let index = 0; index < count; index += 1) {
        const move = selectNext(moves, priorities, index, count);
        let score: i32;
        if (index + searchedCount == 0) score = scoreOfMove(army, move, depth - 1, alpha, beta, ply);
        else {
          const isKiller = move == firstKiller(ply) || move == secondKiller(ply);
          const reduction = isKiller ? 0 : reductionOf(depth, index + searchedCount);
          score = scoreOfMove(army, move, depth - 1 - reduction, alpha, alpha + 1, ply);
          if (reduction > 0 && score > alpha && !stopped) score = scoreOfMove(army, move, depth - 1, alpha, alpha + 1, ply);
          if (score > alpha && score < beta && !stopped) score = scoreOfMove(army, move, depth - 1, alpha, beta, ply);
        }
        if (stopped) return 0;
        if (score > bestScore) {
          bestScore = score;
          bestMove = move;
        }
        alpha = max(alpha, score);
        if (alpha >= beta) break;
      }
      // If all moves so far lose, a pruned move may still avoid the loss.
      if (minGain == ANY_GAIN || bestScore >= -DECIDED_SCORE) break;
      maxGain = minGain;
      minGain = ANY_GAIN;
      searchedCount += count;
    }
  }
  if (alpha >= beta) recordCutoff(bestMove, ply);
  let storedScore = bestScore;
  if (storedScore > DECIDED_SCORE) storedScore += ply;
  else if (storedScore < -DECIDED_SCORE) storedScore -= ply;
  storeEntry(hash, storedScore, bestMove, depth, bestScore >= beta ? LOWER_BOUND : bestScore > alphaAtStart ? EXACT : UPPER_BOUND);
  return bestScore;
}
