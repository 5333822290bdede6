import { accept } from '@halma/rules';
import type { SoloResult } from '@halma/solver';
import { formatNumber } from '../../drawing/text-layout.ts';
import { type CommandResult, refuse } from '../../refusal.ts';
import type { WorkContext } from '../../verbs/verb.ts';
import { durationText } from '../progress-meter.ts';

/**
 * Runs a search for ever better solutions until one is proven, the time is up or the work is interrupted.
 *
 * @param seconds the time limit; infinite for none
 * @returns the best solution
 */
export async function runSoloSearch(
  solutions: Generator<SoloResult> | null,
  seconds: number,
  {
    now,
    yieldToEventLoop,
    reportProgress,
    signal,
  }: Pick<WorkContext, 'now' | 'yieldToEventLoop' | 'reportProgress' | 'signal'>,
): Promise<CommandResult<SoloResult>> {
  if (solutions === null)
    return refuse('no-plain-army', 'The position has no army of plain men that fills a camp.');
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
      `${standing(solution)}; ${formatNumber(rate)} placements a second; ${timeText(elapsed, seconds)}`,
    );
    await yieldToEventLoop();
    if (elapsed >= seconds || signal.aborted) break;
  }
  return accept(latest);
}

/** Describes the best solution and the lower bound so far. */
function standing({ fewestMoves: best, lowerBound: bound }: SoloResult): string {
  return best === null ? `at least ${bound} moves` : `${best} moves found, at least ${bound}`;
}

function timeText(elapsed: number, seconds: number): string {
  return Number.isFinite(seconds)
    ? `${durationText(Math.max(seconds - elapsed, 0))} left`
    : durationText(elapsed);
}
