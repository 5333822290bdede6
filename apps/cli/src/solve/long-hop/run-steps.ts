import type { LongHopProgress } from '@halma/solver';
import type { WorkContext } from '../../verbs/verb.ts';
import { formatDuration } from '../progress-meter.ts';

/**
 * Runs the steps of a solver and reports its progress.
 *
 * @param label the name of the work in the progress text
 * @returns the result of the steps, or null if the work was interrupted
 */
export async function runSteps<Value>(
  label: string,
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
    const { completedPoints, totalPoints } = step.value;
    reportProgress(
      `${label}: ${completedPoints} of ${totalPoints} points, ${formatDuration((now() - startTime) / 1000)}`,
    );
    await yieldToEventLoop();
    if (signal.aborted) return null;
  }
}
