import type { Entrant, Round, Tournament } from './tournament.ts';

/** The maximum number of games that a player may miss without being withdrawn. */
const MAX_MISSED_GAMES = 1;

/**
 * Whether a player takes part. A player who missed a game is not paired again until they return; after a second missed
 * game they are withdrawn.
 */
export type Attendance = 'playing' | 'late' | 'missing' | 'withdrawn';

/** Returns, for each player who missed a game, the round of each missed game. Rounds are numbered from 1. */
export function missedGames(rounds: readonly Round[]): ReadonlyMap<string, readonly number[]> {
  const missedByPlayer = new Map<string, number[]>();
  for (const [index, { tables }] of rounds.entries())
    for (const { games } of tables)
      for (const { absent = [], excused = [] } of games)
        for (const id of absent) {
          if (excused.includes(id)) continue;
          const missedRounds = missedByPlayer.get(id);
          if (missedRounds === undefined) missedByPlayer.set(id, [index + 1]);
          else missedRounds.push(index + 1);
        }
  return missedByPlayer;
}

/**
 * Returns whether a player takes part in a round. Rounds are numbered from 1.
 *
 * @param missed the rounds of the games that the player missed
 */
export function attendanceOf(entrant: Entrant, round: number, missed: readonly number[] = []): Attendance {
  const { from = 1, until = Infinity, returned = 0, forgiven = 0 } = entrant;
  if (round > until || missed.length - forgiven > MAX_MISSED_GAMES) return 'withdrawn';
  if (round < from) return 'late';
  const lastMissed = missed.at(-1) ?? 0;
  return lastMissed > 0 && returned <= lastMissed ? 'missing' : 'playing';
}

/** Returns the players to pair in the next round, sorted by id, except those who are pausing. */
export function playersOfNextRound(
  { entrants, rounds }: Pick<Tournament, 'entrants' | 'rounds'>,
  pausing: readonly string[] = [],
): Entrant[] {
  const pausedIds = new Set(pausing);
  const missed = missedGames(rounds);
  return entrants
    .filter(
      (entrant) =>
        attendanceOf(entrant, rounds.length + 1, missed.get(entrant.id)) === 'playing' &&
        !pausedIds.has(entrant.id),
    )
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** Returns whether players may still enter. They may until more than half of the rounds have begun. */
export function acceptsLateEntry(roundsBegun: number, rounds: number): boolean {
  return 2 * roundsBegun <= rounds;
}
