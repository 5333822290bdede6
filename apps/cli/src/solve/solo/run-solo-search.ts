import type { SoloResult } from '@halma/solver';
import { formatNumber } from '../../drawing/text-layout.ts';
import type { WorkContext } from '../../verbs/verb.ts';
import { formatDuration } from '../progress-meter.ts';

/**
 * Runs a search, which yields better and better solutions, until a solution is proven, the time is up or the user
 * interrupts it.
 *
 * @param seconds the time limit; may be infinite
 * @returns the best solution
 */
export async function runSoloSearch(
  solutions: Generator<SoloResult>,
  seconds: number,
  {
    now,
    yieldToEventLoop,
    reportProgress,
    signal,
  }: Pick<WorkContext, 'now' | 'yieldToEventLoop' | 'reportProgress' | 'signal'>,
): Promise<SoloResult> {
  const startTime = now();
  let latest: SoloResult = {
    fewestMoves: null,
    lowerBound: 0,
    proven: false,
    moves: [],
    placementsSearched: 0,
  };
  for (const solution of solutions) {
    latest = solution;
    const elapsed = (now() - startTime) / 1000;
    const rate = solution.placementsSearched / Math.max(elapsed, 0.001);
    reportProgress(
      `${describeResult(solution)}; ${formatNumber(rate)} placements a second; ${formatTime(elapsed, seconds)}`,
    );
    await yieldToEventLoop();
    if (elapsed >= seconds || signal.aborted) break;
  }
  return latest;
}

/** Describes the best solution and the lower bound so far. */
function describeResult({ fewestMoves, lowerBound }: SoloResult): string {
  return fewestMoves === null
    ? `at least ${lowerBound} moves`
    : `${fewestMoves} moves found, at least ${lowerBound}`;
}

function formatTime(elapsed: number, seconds: number): string {
  return Number.isFinite(seconds)
    ? `${formatDuration(Math.max(seconds - elapsed, 0))} left`
    : formatDuration(elapsed);
}
