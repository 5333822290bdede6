import type { LongHopProgress } from '@halma/solver';
import type { WorkContext } from '../../verbs/verb.ts';
import { durationText } from '../progress-meter.ts';

/**
 * Runs the steps of a solver and reports its progress.
 *
 * @param what names the work in the progress text
 * @returns null when the work was interrupted
 */
export async function runSteps<Value>(
  what: string,
  steps: Generator<LongHopProgress, Value, void>,
  {
    now,
    yieldToEventLoop,
    reportProgress,
    signal,
  }: Pick<WorkContext, 'now' | 'yieldToEventLoop' | 'reportProgress' | 'signal'>,
): Promise<{ readonly value: Value } | null> {
  const startTime = now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return { value: step.value };
    const { completedPoints: taken, totalPoints: points } = step.value;
    reportProgress(`${what}: ${taken} of ${points} points, ${durationText((now() - startTime) / 1000)}`);
    await yieldToEventLoop();
    if (signal.aborted) return null;
  }
}
