import { tournamentStrings } from '@halma/locales/tournaments';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The remaining time below which the pages show seconds. */
const SECONDS_SHOWN_BELOW_MS = 10 * MINUTE_MS;

/** Formats the time until an event: `6:20` in the last ten minutes, then minutes, hours or days. A negative time counts as zero. */
export function formatCountdown(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  const { time } = tournamentStrings();
  if (left < SECONDS_SHOWN_BELOW_MS) {
    const seconds = Math.ceil(left / SECOND_MS);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }
  if (left < HOUR_MS) return time.minutes(Math.floor(left / MINUTE_MS));
  if (left < DAY_MS) return time.hours(Math.floor(left / HOUR_MS), Math.floor((left % HOUR_MS) / MINUTE_MS));
  return time.days(Math.floor(left / DAY_MS), Math.floor((left % DAY_MS) / HOUR_MS));
}

/** The largest number of players in a small tournament. */
const SMALL_FIELD = 64;

/**
 * Returns the interval at which a page polls a tournament, in milliseconds: shorter while the tournament can change at any
 * moment. The players of a small tournament often wait for its organiser to start it early.
 */
export function pollInterval(
  {
    phase,
    startsAt,
    players,
  }: { readonly phase: string; readonly startsAt: number; readonly players: number },
  now: number,
): number {
  if (phase === 'running') return 3000;
  if (phase !== 'open') return 60_000;
  if (startsAt - now < 2 * MINUTE_MS) return 2000;
  return players <= SMALL_FIELD ? 3000 : 10_000;
}
