import { type TournamentEvent, TournamentListItem } from '@halma/protocol';
import type { Append } from '../log/log-store.ts';
import { playerOf, type TournamentState } from '../tournament/state.ts';
import { streamOf } from '../tournament/stream.ts';
import { tournamentListItem } from '../tournament/view.ts';
import { jsonReader, placeholders, textColumn } from './columns.ts';
import type { Row, Statement } from './database.ts';
import { partnerNotices } from './notice-rows.ts';

/** The list in which a tournament appears, by its phase. */
const LIST_OF_PHASE = {
  open: 'open',
  running: 'running',
  over: 'ended',
  'called-off': 'ended',
} as const satisfies Readonly<Record<TournamentState['phase'], string>>;

/** Parses a tournament as a list shows it. */
export const parseTournamentItem: (json: string) => TournamentListItem = jsonReader(TournamentListItem);

/** Returns the statements that write the rows of a tournament for lists, after an event. */
export function tournamentStatements({
  logged: { event, at },
  state,
}: Append<TournamentState, TournamentEvent>): readonly Statement[] {
  const { tournament, setup, organiser, phase } = state;
  const row = {
    sql: `INSERT INTO tournaments (tournament, list, starts_at, organiser, phase, item, created_at, changed_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $7)
      ON CONFLICT (tournament) DO UPDATE SET list = excluded.list, starts_at = excluded.starts_at,
        phase = excluded.phase, item = excluded.item, changed_at = excluded.changed_at`,
    values: [
      tournament,
      listOf(state),
      setup.startsAt,
      organiser,
      phase,
      JSON.stringify(tournamentListItem(state)),
      at,
    ],
  };
  const hasEnded = phase === 'over' || phase === 'called-off';
  return [
    row,
    ...('person' in event ? [entryRow(state, event.person)] : []),
    ...partnerNotices(state, event, at),
    ...(hasEnded ? [{ sql: 'DELETE FROM waiting WHERE tournament = $1', values: [tournament] }] : []),
  ];
}

/**
 * Returns the list that shows a tournament; empty if none does. Tournaments that never took place would clutter the
 * list.
 */
function listOf({ setup, phase, rounds }: TournamentState): string {
  const isUnplayed = phase === 'called-off' && rounds.length === 0;
  return setup.listed && !isUnplayed ? LIST_OF_PHASE[phase] : '';
}

function entryRow(state: TournamentState, person: string): Statement {
  const values = [state.tournament, person];
  return playerOf(state, person) === undefined
    ? { sql: 'DELETE FROM entries WHERE tournament = $1 AND person = $2', values }
    : { sql: 'INSERT INTO entries (tournament, person) VALUES ($1, $2) ON CONFLICT DO NOTHING', values };
}

/** Returns whether a row belongs to a tournament that was called off before its first round. */
export function isCalledOffUnplayed(row: Row): boolean {
  return (
    textColumn(row, 'phase') === 'called-off' && parseTournamentItem(textColumn(row, 'item')).round === 0
  );
}

/** Returns the statements that delete tournaments with their logs and messages. */
export function deleteTournaments(tournaments: readonly string[]): readonly Statement[] {
  const streams = tournaments.map(streamOf);
  return [
    ...['logs', 'log_due'].map((table) => ({
      sql: `DELETE FROM ${table} WHERE stream IN (${placeholders(streams)})`,
      values: streams,
    })),
    ...['waiting', 'entries', 'tournaments'].map((table) => ({
      sql: `DELETE FROM ${table} WHERE tournament IN (${placeholders(tournaments)})`,
      values: tournaments,
    })),
    { sql: `DELETE FROM talk WHERE game IN (${placeholders(tournaments)})`, values: tournaments },
  ];
}
