import type { GameTerms, PersonId } from '@halma/protocol';
import { seatLetter } from '@halma/rules';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts';
import type { EventOf } from './context.ts';
import { personAt, type StartedGame } from './state.ts';

/** The number of aborts within `COUNTED_WITHIN_MS` milliseconds that start no pause; each further one does. */
const FREE_ABORTS = 2;
const COUNTED_WITHIN_MS = HOUR_MS;

/** The length of the first pause, and the maximum, in milliseconds. Each pause is twice as long as the one before. */
const PAUSE_MS = { first: 5 * MINUTE_MS, longest: HOUR_MS } as const;

/** The time after which an abort no longer affects a pause, in milliseconds. */
export const ABORT_MEMORY_MS: number = DAY_MS;

/**
 * How long a player has to wait for another player's first move before they can abort the game without consequences, in
 * milliseconds.
 */
const WAIT_FOR_OPPONENT_MS = 20_000;

/** Returns whether aborting a game with these terms can start a pause, and whether such a pause applies to it. */
export function isSubjectToPauses({
  rated,
  listed,
  clock,
  tournament,
}: Pick<GameTerms, 'rated' | 'listed' | 'clock' | 'tournament'>): boolean {
  return rated === true && listed && clock.kind === 'real-time' && tournament === undefined;
}

/**
 * Returns the person because of whom a game was aborted after its start: the player who aborted it, or, if the server
 * did, the player whose first move was missing. Undefined if a player aborted it after waiting for another player's
 * first move.
 */
export function personBehindAbort(
  state: StartedGame,
  { seat }: EventOf<'aborted'>,
  abortedAt: number,
): PersonId | undefined {
  const missing = seatLetter(state.position.toMove);
  if (seat === undefined) return personAt(state, missing);
  const hasWaited = seat !== missing && abortedAt - state.clock.turnStartedAt >= WAIT_FOR_OPPONENT_MS;
  return hasWaited ? undefined : personAt(state, seat);
}

/**
 * Returns how much of a person's pause is left, in milliseconds; 0 if there is none.
 *
 * @param abortedAt the times of the person's aborts within the last `ABORT_MEMORY_MS`, in milliseconds since 1970,
 *   earliest first
 */
export function remainingPauseMs(abortedAt: readonly number[], now: number): number {
  let pauseMs = 0;
  let pausedUntil = now;
  for (const [index, at] of abortedAt.entries()) {
    // The clock was set back after this abort. A pause would last until the clock had caught up, and longer.
    if (at > now) break;
    const firstCounted = abortedAt[index - FREE_ABORTS];
    if (firstCounted === undefined || at - firstCounted >= COUNTED_WITHIN_MS) continue;
    pauseMs = pauseMs === 0 ? PAUSE_MS.first : Math.min(2 * pauseMs, PAUSE_MS.longest);
    pausedUntil = at + pauseMs;
  }
  return Math.max(0, pausedUntil - now);
}
