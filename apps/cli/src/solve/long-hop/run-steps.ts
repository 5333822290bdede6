import type { HopProgress } from '@halma/solver';
import type { Work } from '../../verbs/verb.ts';
import { durationText } from '../pace.ts';

/**
 * Runs steps of a solver, showing how far it has come.
 *
 * @param what is being done
 * @returns null when it was interrupted
 */
export async function runSteps<Value>(
  what: string,
  steps: Generator<HopProgress, Value, void>,
  { now, breathe, progress, stop }: Pick<Work, 'now' | 'breathe' | 'progress' | 'stop'>,
): Promise<{ readonly value: Value } | null> {
  const begun = now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return { value: step.value };
    const { taken, points } = step.value;
    progress(`${what}: ${taken} of ${points} points, ${durationText((now() - begun) / 1000)}`);
    await breathe();
    if (stop.aborted) return null;
  }
}
