/** Something that is done again and again until it is stopped. */
export interface Rounds {
  /** Does it once more at once, or right after the round under way. */
  hurry(): void;
  /** Ends it, after the round under way. */
  stop(): Promise<void>;
}

/**
 * Does something again and again, one round after the other.
 *
 * @param pause milliseconds between two rounds
 * @param onFault told of a round that failed; the next one comes all the same
 */
export function goRound(
  round: () => Promise<unknown>,
  pause: number,
  onFault: (fault: unknown) => void,
): Rounds {
  let wake: () => void = () => undefined;
  let hurried = false;
  let stopped = false;
  const rest = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, hurried ? 0 : pause);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const run = async (): Promise<void> => {
    while (!stopped) {
      hurried = false;
      await round().catch(onFault);
      if (!stopped) await rest();
    }
  };
  const running = run();
  return {
    hurry: () => {
      hurried = true;
      wake();
    },
    stop: async () => {
      stopped = true;
      wake();
      await running;
    },
  };
}
