import type { TournamentId } from '@halma/protocol';

/** The prefix of tournament ids in the log that all kinds of aggregates except games share. */
const STREAM_PREFIX = 'tournament:';

/** Returns the id of a tournament's log. */
export function streamOf(tournament: TournamentId): string {
  return `${STREAM_PREFIX}${tournament}`;
}

/** Returns the tournament whose log has this id. */
export function tournamentOf(stream: string): TournamentId {
  return stream.slice(STREAM_PREFIX.length);
}
