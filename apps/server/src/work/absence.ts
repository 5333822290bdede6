import type { Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';

/** So often a node says that it is alive, in milliseconds. */
export const BEAT = 1000;

/** A silence that is longer than this was an absence, and not only a late beat. */
const LONGEST_SILENCE = 5 * BEAT;

const WEEK = 7 * 24 * 60 * 60_000;

/**
 * Gives the running clocks the time back during which no node was there to take a move. Said once at the start, before
 * anything else is served; with several nodes starting, each absence is credited once.
 *
 * @returns how long nobody was there, in milliseconds; 0 when somebody was
 */
export async function makeUpForAbsence(
  { games, nodes }: Pick<Store, 'games' | 'nodes'>,
  tables: Pick<Tables, 'command'>,
  now: number,
): Promise<number> {
  const last = await nodes.lastBeat(now - WEEK);
  if (last === undefined || now - last <= LONGEST_SILENCE) return 0;
  for (const game of await games.runningGames()) {
    const order = { by: 'server', order: { do: 'credit', milliseconds: now - last } } as const;
    await tables.command(game, `absence-${last}`, order);
  }
  return now - last;
}
