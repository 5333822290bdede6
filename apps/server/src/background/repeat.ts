/** A task that runs again and again until it is stopped. */
export interface RepeatedTask {
  /** Ends it, after the run in progress. */
  stop(): Promise<void>;
}

/**
 * Runs a task again and again, one run after the other.
 *
 * @param pauseMs milliseconds between two runs
 * @param onError called with the error of a run; the next run comes all the same
 */
export function repeatEvery(
  pauseMs: number,
  task: () => Promise<unknown>,
  onError: (error: unknown) => void,
): RepeatedTask {
  let wake: () => void = () => undefined;
  let isStopped = false;
  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, pauseMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const run = async (): Promise<void> => {
    while (!isStopped) {
      await task().catch(onError);
      if (!isStopped) await pause();
    }
  };
  const running = run();
  return {
    stop: async () => {
      isStopped = true;
      wake();
      await running;
    },
  };
}
