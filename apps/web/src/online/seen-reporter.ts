/** The delay before keys are sent again after a failure, in milliseconds. */
const RETRY_MS = 15_000;

interface SeenReporterOptions {
  /** Sends keys to the server. Resolves to false if there was no response and the keys must be sent again. */
  readonly send: (keys: readonly string[]) => Promise<boolean>;
  /** The maximum number of keys that the server accepts at a time. */
  readonly batchSize: number;
  /** Runs a function after a delay in milliseconds. Returns a function that cancels it. */
  readonly schedule: (milliseconds: number, run: () => void) => () => void;
}

/** Reports to the server which notices the player has seen, and repeats reports that get no response. */
export interface SeenReporter {
  readonly add: (keys: readonly string[]) => void;
  /** Stops sending. */
  readonly end: () => void;
}

/** Creates a reporter that runs until `end` is called. */
export function createSeenReporter({ send, batchSize, schedule }: SeenReporterOptions): SeenReporter {
  const waitingKeys = new Set<string>();
  let isSending = false;
  let hasEnded = false;
  let cancelRetry: () => void = () => undefined;
  const sendWaiting = async (): Promise<void> => {
    cancelRetry();
    if (isSending || hasEnded || waitingKeys.size === 0) return;
    isSending = true;
    const keys = [...waitingKeys].slice(0, batchSize);
    const isDone = await send(keys);
    isSending = false;
    if (isDone) for (const key of keys) waitingKeys.delete(key);
    if (isDone) void sendWaiting();
    else cancelRetry = schedule(RETRY_MS, () => void sendWaiting());
  };
  return {
    add: (keys) => {
      for (const key of keys) waitingKeys.add(key);
      void sendWaiting();
    },
    end: () => {
      hasEnded = true;
      cancelRetry();
    },
  };
}
