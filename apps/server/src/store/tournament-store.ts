import {
  type PersonId,
  type TOURNAMENT_LISTS,
  TournamentEvent,
  type TournamentId,
  type TournamentListItem,
} from '@halma/protocol';
import type { TournamentState } from '../tournament/state.ts';
import { jsonReader, numberColumn, textColumn } from './columns.ts';
import type { Database, Row } from './database.ts';
import type { PageCursor } from './game-store.ts';
import { SqlLogStore } from './sql-log-store.ts';
import { parseTournamentItem, tournamentRows } from './tournament-rows.ts';

/** A list of tournaments. */
export type TournamentList = (typeof TOURNAMENT_LISTS)[number];

/** Selects the tournaments that a person organises or takes part in. */
const TOURNAMENTS_OF = `SELECT tournament FROM entries WHERE person = $1
  UNION SELECT tournament FROM tournaments WHERE organiser = $1`;

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

  /** Lists tournaments after a cursor, by their start: the next to start first, of those that have ended the latest first. */
  async list(
    list: TournamentList,
    after: PageCursor | undefined,
    limit: number,
  ): Promise<readonly TournamentListItem[]> {
    const isEnded = list === 'ended';
    const { at, id } = after ?? { at: isEnded ? Number.MAX_SAFE_INTEGER : -1, id: '' };
    const order = isEnded ? 'DESC' : 'ASC';
    const rows = await this.database.query(
      `SELECT item FROM tournaments WHERE list = $1 AND (starts_at, tournament) ${isEnded ? '<' : '>'} ($2, $3)
       ORDER BY starts_at ${order}, tournament ${order} LIMIT ${Math.floor(limit)}`,
      [list, at, id],
    );
    return rows.map((row) => parseTournamentItem(textColumn(row, 'item')));
  }

  /** Counts the tournaments of an organiser that have not ended. */
  async countUnfinishedBy(organiser: PersonId): Promise<number> {
    return countIn(
      await this.database.query(
        `SELECT count(*) AS tournaments FROM tournaments WHERE organiser = $1 AND phase IN ('open', 'running')`,
        [organiser],
      ),
    );
  }

  /** Counts the tournaments that an organiser has announced since an instant. */
  async countCreatedBy(organiser: PersonId, since: number): Promise<number> {
    return countIn(
      await this.database.query(
        'SELECT count(*) AS tournaments FROM tournaments WHERE organiser = $1 AND created_at >= $2',
        [organiser, since],
      ),
    );
  }

  /** Lists a page of the tournaments that a person organises or takes part in, by id. */
  async listOf(person: PersonId, after: string, limit: number): Promise<readonly TournamentId[]> {
    const rows = await this.database.query(
      `SELECT tournament FROM (${TOURNAMENTS_OF}) AS own WHERE tournament > $2
       ORDER BY tournament LIMIT ${Math.floor(limit)}`,
      [person, after],
    );
    return rows.map((row) => textColumn(row, 'tournament'));
  }

  /** Lists the tournaments of a person that have not ended, by id. */
  async listUnfinishedOf(person: PersonId): Promise<readonly TournamentId[]> {
    const rows = await this.database.query(
      `SELECT tournament FROM tournaments WHERE tournament IN (${TOURNAMENTS_OF})
         AND phase IN ('open', 'running') ORDER BY tournament`,
      [person],
    );
    return rows.map((row) => textColumn(row, 'tournament'));
  }
}

function countIn([row]: readonly Row[]): number {
  return row === undefined ? 0 : numberColumn(row, 'tournaments');
}
