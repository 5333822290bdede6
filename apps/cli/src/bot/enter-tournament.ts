import { setTimeout as delay } from 'node:timers/promises';
import type { RefusalCode } from '@halma/protocol';
import type { ServerConnection } from './server-connection.ts';

/** How often a program says that it waits for a table, in milliseconds: an arena forgets players after fifteen seconds. */
const WAITING_INTERVAL_MS = 10_000;

/** Enters a tournament. Returns why the server refuses; undefined if the program takes part. */
export async function enterTournament(
  connection: Pick<ServerConnection, 'post'>,
  tournament: string,
): Promise<RefusalCode | undefined> {
  // The id tells this attempt from earlier ones, after which the program may have left the tournament.
  const id = `enter-${tournament}-${Date.now()}`;
  const path = `/api/tournaments/${tournament}/commands`;
  const entered = await connection.post(path, { id, command: { do: 'enter' } });
  return entered.ok || entered.code === 'already-entered' ? undefined : entered.code;
}

/** Says again and again that the program waits for a table, until the signal aborts or the server refuses. */
export async function waitForTables(
  connection: Pick<ServerConnection, 'post'>,
  tournament: string,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const waiting = await connection.post(`/api/tournaments/${tournament}/waiting`, {});
    if (!waiting.ok) return;
    await delay(WAITING_INTERVAL_MS, undefined, { signal }).catch(() => undefined);
  }
}
