import type { GameListItem } from '@halma/protocol';
import type { Answer } from './failure.ts';

/** What a reminder needs, and what it reports. */
export interface PollerOptions {
  /** Reads the player's running games. */
  readonly read: () => Promise<Answer<readonly GameListItem[]>>;
  readonly schedule: (milliseconds: number, run: () => void) => () => void;
  readonly onGames: (rows: readonly GameListItem[]) => void;
}

/** The interval between two requests while games run, in milliseconds. */
const REQUEST_INTERVAL_MS = 30_000;

/**
 * Asks for the player's running games repeatedly while there are any; otherwise only on request.
 *
 * @returns requests at once; during a pending request, once more after it, as its answer may be outdated
 */
export function createGamesPoller({ read, schedule: later, onGames }: PollerOptions): () => Promise<void> {
  let isUnderWay = false;
  let isAskedAgain = false;
  let cancelTimer: () => void = () => undefined;

  const ask = async (): Promise<void> => {
    isAskedAgain = isUnderWay;
    if (isUnderWay) return;
    isUnderWay = true;
    cancelTimer();
    const answer = await read();
    isUnderWay = false;
    const hasEnded = !answer.ok && answer.refusal.code === 'no-session';
    const rows = answer.ok ? answer.value : [];
    if (answer.ok || hasEnded) onGames(rows);
    if (isAskedAgain) return ask();
    // An unreachable server may be back later.
    if (rows.length > 0 || !(answer.ok || hasEnded))
      cancelTimer = later(REQUEST_INTERVAL_MS, () => void ask());
  };
  return ask;
}
