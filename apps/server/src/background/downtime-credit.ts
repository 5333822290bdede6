import type { Games } from '../games/games.ts';
import type { Store } from '../store/store.ts';

/** How often a node records that it is alive, in milliseconds. */
export const HEARTBEAT_INTERVAL_MS = 1000;

/** A longer gap between heartbeats was a downtime, and not only a late heartbeat. */
const MIN_DOWNTIME_MS = 5 * HEARTBEAT_INTERVAL_MS;

const WEEK_MS = 7 * 24 * 60 * 60_000;

/**
 * Gives running clocks the time back during which no node was there to take a move. A node calls it once at its start,
 * before it serves requests; when several nodes start together, each downtime is credited once.
 *
 * @returns the downtime in milliseconds; 0 for none
 */
export async function creditDowntime(
  { games: store, nodes }: Pick<Store, 'games' | 'nodes'>,
  games: Pick<Games, 'execute'>,
  now: number,
): Promise<number> {
  const last = await nodes.lastHeartbeat(now - WEEK_MS);
  if (last === undefined || now - last <= MIN_DOWNTIME_MS) return 0;
  const milliseconds = now - last;
  for (const game of await store.listRunningRealTime())
    await games.execute(game, `absence-${last}`, {
      by: 'server',
      command: { do: 'credit', milliseconds },
    });
  return milliseconds;
}
