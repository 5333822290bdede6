import {
  type PersonId,
  type TOURNAMENT_LISTS,
  TournamentEvent,
  type TournamentId,
  TournamentListItem,
} from '@halma/protocol';
import type { Append } from '../log/log-store.ts';
import type { TournamentState } from '../tournament/state.ts';
import { tournamentListItem } from '../tournament/view.ts';
import { jsonReader, numberColumn, textColumn } from './columns.ts';
import type { Database, Statement } from './database.ts';
import { SqlLogStore } from './sql-log-store.ts';

/** A list of tournaments. */
export type TournamentList = (typeof TOURNAMENT_LISTS)[number];

/** The last row of a page of tournaments: its start, and its id. */
export interface TournamentCursor {
  readonly startsAt: number;
  readonly tournament: TournamentId;
}

const parseItem = jsonReader(TournamentListItem);

const LIST_OF_PHASE: Readonly<Record<TournamentState['phase'], TournamentList>> = {
  open: 'open',
  running: 'running',
  over: 'ended',
  'called-off': 'ended',
};

/** The logs of tournaments, and the lists of them, in SQL. */
export class TournamentStore extends SqlLogStore<TournamentState, TournamentEvent> {
  constructor(database: Database) {
    super(database, {
      events: 'logs',
      due: 'log_due',
      idColumn: 'stream',
      parseEvent: jsonReader(TournamentEvent),
      derivedRows: tournamentRows,
    });
  }

  /** Lists tournaments after a cursor: the next to start first, of those that have ended the latest first. */
  async list(
    list: TournamentList,
    after: TournamentCursor | undefined,
    limit: number,
  ): Promise<readonly TournamentListItem[]> {
    const isEnded = list === 'ended';
    const { startsAt, tournament } = after ?? {
      startsAt: isEnded ? Number.MAX_SAFE_INTEGER : -1,
      tournament: '',
    };
    const order = isEnded ? 'DESC' : 'ASC';
    const rows = await this.database.query(
      `SELECT item FROM tournaments WHERE list = $1 AND (starts_at, tournament) ${isEnded ? '<' : '>'} ($2, $3)
       ORDER BY starts_at ${order}, tournament ${order} LIMIT ${Math.floor(limit)}`,
      [list, startsAt, tournament],
    );
    return rows.map((row) => parseItem(textColumn(row, 'item')));
  }

  /** Counts the tournaments of an organiser that have not ended. */
  async countUnfinishedBy(organiser: PersonId): Promise<number> {
    const [row] = await this.database.query(
      `SELECT count(*) AS tournaments FROM tournaments WHERE organiser = $1 AND phase IN ('open', 'running')`,
      [organiser],
    );
    return row === undefined ? 0 : numberColumn(row, 'tournaments');
  }

  /** Lists the tournaments that a person organises or takes part in, by id. */
  async listOf(person: PersonId): Promise<readonly TournamentId[]> {
    const rows = await this.database.query(
      `SELECT tournament FROM entries WHERE person = $1
       UNION SELECT tournament FROM tournaments WHERE organiser = $1 ORDER BY tournament`,
      [person],
    );
    return rows.map((row) => textColumn(row, 'tournament'));
  }
}

/** Returns the statements that write the rows of a tournament for lists, after an event. */
function tournamentRows({ logged, state }: Append<TournamentState, TournamentEvent>): readonly Statement[] {
  const { event } = logged;
  const { tournament, setup, organiser, phase } = state;
  return [
    {
      sql: `INSERT INTO tournaments (tournament, list, starts_at, organiser, phase, item) VALUES ($1, $2, $3, $4, $5, $6)
        ON CONFLICT (tournament) DO UPDATE SET list = excluded.list, starts_at = excluded.starts_at,
          phase = excluded.phase, item = excluded.item`,
      values: [
        tournament,
        setup.listed ? LIST_OF_PHASE[phase] : '',
        setup.startsAt,
        organiser,
        phase,
        JSON.stringify(tournamentListItem(state)),
      ],
    },
    ...(event.kind === 'entered'
      ? [
          {
            sql: 'INSERT INTO entries (tournament, person) VALUES ($1, $2)',
            values: [tournament, event.person],
          },
        ]
      : []),
    ...(event.kind === 'left'
      ? [
          {
            sql: 'DELETE FROM entries WHERE tournament = $1 AND person = $2',
            values: [tournament, event.person],
          },
        ]
      : []),
  ];
}
