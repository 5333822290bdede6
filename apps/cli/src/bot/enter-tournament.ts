import { setTimeout as delay } from 'node:timers/promises';
import type { ServerConnection } from './server-connection.ts';

/**
 * The interval at which a bot reports that it is waiting for a table, in milliseconds. An arena gives no table to a
 * player whose last report is more than fifteen seconds old.
 */
const WAITING_INTERVAL_MS = 10_000;

/** A tournament that a bot enters. */
export interface TournamentEntry {
  readonly id: string;
  /** Undefined if the tournament has no password. */
  readonly password: string | undefined;
}

/**
 * Enters a tournament.
 *
 * @param newId returns an id that no earlier attempt has used: the bot may have entered the tournament
 * before, and left it since
 * @returns why the server refuses; undefined if the bot takes part, or has been asked to stop
 */
export async function enterTournament(
  connection: Pick<ServerConnection, 'post'>,
  { id: tournament, password }: TournamentEntry,
  newId: () => string,
): Promise<string | undefined> {
  const path = `/api/tournaments/${tournament}/commands`;
  const command = { do: 'enter', ...(password === undefined ? {} : { password }) };
  const entered = await connection.post(path, { id: newId(), command });
  return entered.ok || entered.code === 'already-entered' || entered.code === 'stopping'
    ? undefined
    : entered.code;
}

/**
 * Reports repeatedly that the bot is waiting for a table, until the signal aborts. Does nothing outside arenas, since
 * other tournaments pair all their players at once.
 *
 * @param canPlay returns whether the bot would play at another table: a bot that is about to stop must get none
 * @param wait waits for a time in milliseconds, or until the signal aborts
 * @returns why the server refuses; undefined when the signal has aborted, and for a tournament that is not an arena
 */
export async function waitForTables(
  connection: Pick<ServerConnection, 'get' | 'post'>,
  tournament: string,
  signal: AbortSignal,
  canPlay: () => boolean,
  wait: (milliseconds: number) => Promise<void> = (milliseconds) =>
    delay(milliseconds, undefined, { signal }).catch(() => undefined),
): Promise<string | undefined> {
  const details = await connection.get(`/api/tournaments/${tournament}`);
  if (!details.ok) return signal.aborted ? undefined : details.code;
  if (!isArena(details.body)) return undefined;
  while (!signal.aborted) {
    if (canPlay()) {
      const waiting = await connection.post(`/api/tournaments/${tournament}/waiting`, {});
      if (!waiting.ok) return signal.aborted ? undefined : waiting.code;
    }
    await wait(WAITING_INTERVAL_MS);
  }
  return undefined;
}

/** Returns whether the server's description of a tournament says that it is an arena. */
function isArena(view: unknown): boolean {
  const setup = typeof view === 'object' && view !== null && 'setup' in view ? view.setup : undefined;
  return typeof setup === 'object' && setup !== null && 'format' in setup && setup.format === 'arena';
}
