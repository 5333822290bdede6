import type { Bus } from '../bus/bus.ts';

/**
 * The interval at which a node looks for changes whose notifications were lost, in milliseconds: while the bus is
 * connected, and while it is not.
 */
const CATCH_UP_INTERVAL_MS = 3000;
export const CATCH_UP_INTERVAL_WITHOUT_BUS_MS = 500;

/**
 * Wraps a task that makes up for lost notifications. The wrapper is called twice a second, and skips the task unless
 * notifications are being lost or the task has not run for a while.
 *
 * @param now returns milliseconds since 1970
 */
export function skipUnlessNeeded(
  bus: Pick<Bus, 'connected'>,
  now: () => number,
  task: () => Promise<void>,
): () => Promise<void> {
  let ranAt = 0;
  let disconnectedAt = 0;
  // The system's clock may have been set back since.
  const isRecent = (at: number): boolean => Math.abs(now() - at) < CATCH_UP_INTERVAL_MS;
  return async () => {
    if (!bus.connected) disconnectedAt = now();
    // Notifications sent just before the bus connected are lost, and other nodes may connect a little later.
    if (!isRecent(disconnectedAt) && isRecent(ranAt)) return;
    ranAt = now();
    await task();
  };
}
