/**
 * Runs a generator to completion without pausing.
 *
 * @returns the generator's return value
 */
export function runToCompletion<Value>(steps: Generator<unknown, Value, void>): Value {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value;
  }
}
