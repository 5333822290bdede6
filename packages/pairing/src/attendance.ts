import type { Entrant, Round, Tournament } from './tournament.ts';

/** The number of games that a player may miss before being withdrawn. */
const MISSED_GAMES_ALLOWED = 1;

/** Whether a player takes part: someone who missed a game is not paired again until they return, and after a second one never. */
export type Attendance = 'playing' | 'late' | 'missing' | 'withdrawn';

/** Returns whether a player takes part in a round, from 1, after the rounds so far. */
export function attendanceOf(entrant: Entrant, round: number, rounds: readonly Round[]): Attendance {
  const { id, from = 1, until = Infinity, returned = 0 } = entrant;
  const missed = rounds.flatMap((past, index) => (missesGame(past, id) ? [index + 1] : []));
  if (round > until || missed.length > MISSED_GAMES_ALLOWED) return 'withdrawn';
  if (round < from) return 'late';
  const lastMissed = missed.at(-1) ?? 0;
  return lastMissed > 0 && returned <= lastMissed ? 'missing' : 'playing';
}

/** Returns the players whom the next round pairs, sorted by id, without those who pause. */
export function playersOfNextRound(
  { entrants, rounds }: Pick<Tournament, 'entrants' | 'rounds'>,
  pausing: readonly string[] = [],
): Entrant[] {
  const away = new Set(pausing);
  return entrants
    .filter(
      (entrant) => attendanceOf(entrant, rounds.length + 1, rounds) === 'playing' && !away.has(entrant.id),
    )
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** Whether a player may still enter: until half of the rounds have begun. */
export function mayStillEnter(roundsBegun: number, rounds: number): boolean {
  return 2 * roundsBegun <= rounds;
}

function missesGame({ tables }: Round, id: string): boolean {
  return tables.some(({ games }) => games.some(({ absent = [] }) => absent.includes(id)));
}
