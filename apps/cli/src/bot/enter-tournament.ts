import { setTimeout as delay } from 'node:timers/promises';
import type { RefusalCode } from '@halma/protocol';
import type { ServerConnection } from './server-connection.ts';

/**
 * How often a program reports that it is waiting for a table, in milliseconds: an arena forgets players after fifteen
 * seconds.
 */
const WAITING_INTERVAL_MS = 10_000;

/** Enters a tournament. Returns why the server refuses; undefined if the program takes part. */
export async function enterTournament(
  connection: Pick<ServerConnection, 'post'>,
  tournament: string,
): Promise<RefusalCode | undefined> {
  // A new id for each attempt: the program may have entered before, and left the tournament since.
  const id = `enter-${tournament}-${Date.now()}`;
  const path = `/api/tournaments/${tournament}/commands`;
  const entered = await connection.post(path, { id, command: { do: 'enter' } });
  return entered.ok || entered.code === 'already-entered' ? undefined : entered.code;
}

/**
 * Reports repeatedly that the program is waiting for a table, until the signal aborts.
 *
 * @param canPlay returns whether the program would play at another table: one that is about to stop must get none
 * @param wait waits for a time in milliseconds, or until the signal aborts
 * @returns why the server refuses; undefined when the signal has aborted
 */
export async function waitForTables(
  connection: Pick<ServerConnection, 'post'>,
  tournament: string,
  signal: AbortSignal,
  canPlay: () => boolean,
  wait: (milliseconds: number) => Promise<void> = (milliseconds) =>
    delay(milliseconds, undefined, { signal }).catch(() => undefined),
): Promise<RefusalCode | undefined> {
  while (!signal.aborted) {
    if (canPlay()) {
      const waiting = await connection.post(`/api/tournaments/${tournament}/waiting`, {});
      if (!waiting.ok) return signal.aborted ? undefined : waiting.code;
    }
    await wait(WAITING_INTERVAL_MS);
  }
  return undefined;
}
