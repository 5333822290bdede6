/** A task that runs repeatedly until it is stopped. */
export interface RepeatedTask {
  /** Stops the task. Resolves when the run in progress has finished. */
  stop(): Promise<void>;
}

/**
 * Runs a task repeatedly. Runs never overlap.
 *
 * @param pauseMs the pause between two runs, in milliseconds
 * @param onError called when a run fails; the task is repeated anyway
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
