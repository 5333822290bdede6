import type { GameListItem } from '@halma/protocol';
import type { ApiResult } from './failure.ts';

/** A poller's dependencies and callback. */
export interface PollerOptions {
  /** Reads the player's games in progress. */
  readonly read: () => Promise<ApiResult<readonly GameListItem[]>>;
  readonly schedule: (milliseconds: number, run: () => void) => () => void;
  /** A monotonic clock in milliseconds. */
  readonly now: () => number;
  readonly onGames: (rows: readonly GameListItem[]) => void;
}

/** The interval between two requests while games are running. */
const REQUEST_INTERVAL_MS = 30_000;

/**
 * Creates a poller for the player's games in progress. It polls repeatedly while there are any and after a
 * failure, and otherwise only on request.
 *
 * @returns a function that polls immediately. If a request is pending, it polls once more afterwards,
 *   because the pending response may be outdated. If the caller specifies a maximum age in milliseconds, a
 *   pending or successful request that was sent more recently is enough
 */
export function createGamesPoller({
  read,
  schedule,
  now,
  onGames,
}: PollerOptions): (maxAgeMs?: number) => Promise<void> {
  let requestedAt = Number.NEGATIVE_INFINITY;
  let isPending = false;
  let isRequestedAgain = false;
  let cancelTimer: () => void = () => undefined;

  const poll = async (maxAgeMs = 0): Promise<void> => {
    if (now() - requestedAt < maxAgeMs) return;
    isRequestedAgain = isPending;
    if (isPending) return;
    isPending = true;
    requestedAt = now();
    cancelTimer();
    const result = await read();
    isPending = false;
    const hasEnded = !result.ok && result.refusal.code === 'no-session';
    const rows = result.ok ? result.value : [];
    if (result.ok || hasEnded) onGames(rows);
    // A person who has signed in again may have different games.
    if (!result.ok) requestedAt = Number.NEGATIVE_INFINITY;
    if (isRequestedAgain) return poll();
    // After a failure the server may be reachable again later.
    if (rows.length > 0 || !(result.ok || hasEnded))
      cancelTimer = schedule(REQUEST_INTERVAL_MS, () => void poll());
  };
  return poll;
}
