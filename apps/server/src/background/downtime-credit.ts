import type { Games } from '../games/games.ts';
import type { Store } from '../store/store.ts';

/** How often a node records that it is alive, in milliseconds. */
export const HEARTBEAT_INTERVAL_MS = 1000;

/** A gap between heartbeats that is longer than this counts as downtime; a shorter one is a late heartbeat. */
const MIN_DOWNTIME_MS = 5 * HEARTBEAT_INTERVAL_MS;

const WEEK_MS = 7 * 24 * 60 * 60_000;

/**
 * Credits running clocks with the time during which no node could accept a move. A node calls this once when it
 * starts, before it serves requests. If several nodes start together, they credit the downtime once.
 *
 * @returns the downtime in milliseconds, or 0
 */
export async function creditDowntime(
  { games: gameStore, nodes }: Pick<Store, 'games' | 'nodes'>,
  games: Pick<Games, 'execute'>,
  now: number,
): Promise<number> {
  const last = await nodes.lastHeartbeat(now - WEEK_MS);
  if (last === undefined || now - last <= MIN_DOWNTIME_MS) return 0;
  const downtimeMs = now - last;
  for (const game of await gameStore.listRunningRealTime())
    await games.execute(game, `absence-${last}`, {
      by: 'server',
      command: { do: 'credit', milliseconds: downtimeMs },
    });
  return downtimeMs;
}
