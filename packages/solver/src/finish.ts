/** Runs steps to their end without a pause. @returns what they come to */
export function finish<Value>(steps: Generator<unknown, Value, void>): Value {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value;
  }
}
