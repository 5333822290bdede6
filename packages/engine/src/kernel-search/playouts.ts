import type { KernelRootMove } from '@halma/kernel';

/** The summed scores of several playouts. */
export interface PlayoutResult {
  /** The score that decides the choice of a move. */
  readonly choiceScore: number;
  /** The score that is reported. */
  readonly reportedScore: number;
}

/**
 * Runs playouts after a move: those with indices from `firstPlayout` up to, but not including, `endPlayout`. Returns
 * null if the search limits are reached first.
 */
export type RunPlayouts = (
  move: KernelRootMove,
  firstPlayout: number,
  endPlayout: number,
) => PlayoutResult | null;

/** A move with the sums over all its playouts so far. */
interface PlayoutTrial extends PlayoutResult {
  readonly move: KernelRootMove;
  readonly playoutCount: number;
}

/** The moves that reached the last stage of a depth, or its last completed stage, best first. */
interface PlayoutComparison {
  readonly depth: number;
  readonly trials: readonly PlayoutTrial[];
}

/** The number of moves in the first stage of a depth. Each stage halves it. */
const FIRST_STAGE_MOVES = 48;
const STAGES_PER_DEPTH = 5;

/**
 * Finds the moves with the best average score over playouts by sequential halving (Karnin, Koren and Somekh 2013): each
 * stage keeps the better half and gives each move twice as many playouts. Each depth starts again with twice as many
 * playouts, and adds to the earlier results.
 *
 * @param moves the moves to compare, most promising first
 */
export function* compareMovesByPlayouts(
  moves: readonly KernelRootMove[],
  { maxDepth, lineCount }: { readonly maxDepth: number; readonly lineCount: number },
  runPlayouts: RunPlayouts,
): Generator<PlayoutComparison, void> {
  let trials: readonly PlayoutTrial[] = moves
    .slice(0, Math.max(FIRST_STAGE_MOVES, lineCount))
    .map((move) => ({ move, playoutCount: 0, choiceScore: 0, reportedScore: 0 }));
  for (let depth = 2; depth <= maxDepth; depth += 1) {
    let best: readonly PlayoutTrial[] = [];
    for (let stage = 0; stage < STAGES_PER_DEPTH; stage += 1) {
      const newTrials = runTrials(
        trials.slice(0, Math.max(lineCount, FIRST_STAGE_MOVES >> stage)),
        2 ** (depth - 2 + stage),
        runPlayouts,
      );
      if (newTrials === null) {
        if (best.length > 0) yield { depth, trials: trialsWithEnoughPlayouts(best) };
        return;
      }
      best = newTrials.toSorted((a, b) => averageScore(b) - averageScore(a));
      trials = [...best, ...trials.slice(best.length)];
    }
    yield { depth, trials: best };
  }
}

/** Returns the average score of a move, with its bias. */
function averageScore({ move, playoutCount, choiceScore }: PlayoutTrial): number {
  return choiceScore / playoutCount + move.bias;
}

/**
 * Returns the moves with at least half as many playouts as the move with the most, since a high average over few
 * playouts proves nothing.
 */
function trialsWithEnoughPlayouts(trials: readonly PlayoutTrial[]): readonly PlayoutTrial[] {
  const maxPlayouts = Math.max(...trials.map(({ playoutCount }) => playoutCount));
  return trials.filter(({ playoutCount }) => 2 * playoutCount >= maxPlayouts);
}

/**
 * Adds playouts to each move.
 *
 * @returns null if the limits are reached first
 */
function runTrials(
  trials: readonly PlayoutTrial[],
  count: number,
  runPlayouts: RunPlayouts,
): readonly PlayoutTrial[] | null {
  const newTrials: PlayoutTrial[] = [];
  for (const { move, playoutCount, choiceScore, reportedScore } of trials) {
    const result = runPlayouts(move, playoutCount, playoutCount + count);
    if (result === null) return null;
    newTrials.push({
      move,
      playoutCount: playoutCount + count,
      choiceScore: choiceScore + result.choiceScore,
      reportedScore: reportedScore + result.reportedScore,
    });
  }
  return newTrials;
}
