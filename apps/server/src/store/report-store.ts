import {
  accept,
  MAX_REPORT_TEXT_LENGTH,
  type OnlineGameId,
  type PersonId,
  REPORT_REASONS,
  REPORT_STATES,
  type Report,
  type ReportStateChange,
  type Result,
  refuse,
} from '@halma/protocol';
import { enumColumn, numberColumn, textColumn } from './columns.ts';
import type { Database, Row } from './database.ts';
import { lockOpenAccount } from './open-account.ts';

/** A report: who reported whom, in which game, and why. */
export interface StoredReport {
  readonly game: OnlineGameId;
  readonly reporter: PersonId;
  readonly person: PersonId;
  readonly reason: Report['reason'];
  readonly text: string;
  readonly at: number;
  readonly state: ReportStateChange['state'];
}

/** The end of a page of reports: the last report, and whether it is settled. */
export interface ReportCursor extends Pick<StoredReport, 'game' | 'reporter' | 'person' | 'at'> {
  readonly isSettled: boolean;
}

/** The cursor before the first report of a list. */
const LATEST = { at: Number.MAX_SAFE_INTEGER, game: '', reporter: '', person: '' } as const;

/** The maximum number of open reports by one person. */
export const MAX_OPEN_REPORTS = 50;

/** The reports for the moderators. */
export class ReportStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Adds a report. If the same reporter has reported the same person in the same game before, that report becomes new
   * again, so that the moderators see a further incident. Unless it was settled, it keeps its text, and the new text
   * follows. Adds none by a reporter whose account has been closed or deleted. Refuses a report about a person who has been
   * deleted, and one by a reporter who has too many other open reports.
   */
  async add(
    game: OnlineGameId,
    reporter: PersonId,
    { person, reason, text = '' }: Report,
    at: number,
  ): Promise<Result<undefined>> {
    return this.#database.transaction(async (query): Promise<Result<undefined>> => {
      // In a fixed order, so that two people who report each other do not deadlock.
      const isOpen = new Map<PersonId, boolean>();
      for (const id of [reporter, person].toSorted()) isOpen.set(id, await lockOpenAccount(query, id));
      if (isOpen.get(reporter) !== true) return accept(undefined);
      const [reported] = await query('SELECT name, role FROM people WHERE person = $1', [person]);
      // A deleted account and a guest closed by a moderator have no name; a guest who plays has none either.
      if (reported === undefined || (reported.name === null && reported.role === 'closed'))
        return refuse('account-deleted');
      const [row] = await query(
        `SELECT count(*) AS reports FROM reports
         WHERE reporter = $1 AND state <> 'settled' AND NOT (game = $2 AND person = $3)`,
        [reporter, game, person],
      );
      if (row !== undefined && numberColumn(row, 'reports') >= MAX_OPEN_REPORTS)
        return refuse('too-many-reports');
      await query(
        `INSERT INTO reports (game, reporter, person, reason, said, at, state) VALUES ($1, $2, $3, $4, $5, $6, 'new')
         ON CONFLICT (game, reporter, person) DO UPDATE
         SET reason = excluded.reason, at = excluded.at, state = excluded.state,
           said = CASE
             WHEN reports.state = 'settled' OR reports.said = '' THEN excluded.said
             WHEN excluded.said IN ('', reports.said) THEN reports.said
             ELSE substr(reports.said || ' / ' || excluded.said, 1, ${MAX_REPORT_TEXT_LENGTH})
           END`,
        [game, reporter, person, reason, text, at],
      );
      return accept(undefined);
    });
  }

  /**
   * Lists the reports after a cursor: unsettled ones first, each group latest first.
   *
   * @param reader the moderator who reads the list, which omits reports about them; undefined for the operator
   */
  async list(
    limit: number,
    before: ReportCursor = { ...LATEST, isSettled: false },
    reader?: PersonId,
  ): Promise<readonly StoredReport[]> {
    const open = before.isSettled ? [] : await this.#listByState('<>', limit, before, reader);
    if (open.length >= limit) return open;
    const start = before.isSettled ? before : LATEST;
    return [...open, ...(await this.#listByState('=', limit - open.length, start, reader))];
  }

  /**
   * Lists either the open or the settled reports, if the people in them still exist. Each of the two lists has an
   * index.
   */
  async #listByState(
    comparison: '<>' | '=',
    limit: number,
    { at, game, reporter, person }: Omit<ReportCursor, 'isSettled'>,
    reader: PersonId | undefined,
  ): Promise<readonly StoredReport[]> {
    const rows = await this.#database.query(
      `SELECT * FROM reports
       WHERE state ${comparison} 'settled' AND (at, game, reporter, person) < ($1, $2, $3, $4) AND person <> $5
         AND EXISTS (SELECT 1 FROM people WHERE people.person = reports.reporter)
         AND EXISTS (SELECT 1 FROM people WHERE people.person = reports.person)
       ORDER BY at DESC, game DESC, reporter DESC, person DESC LIMIT ${Math.floor(limit)}`,
      [at, game, reporter, person, reader ?? ''],
    );
    return rows.map(toReport);
  }

  /** Lists the reports about a person, latest first. */
  async listAbout(person: PersonId, limit: number): Promise<readonly StoredReport[]> {
    const rows = await this.#database.query(
      `SELECT * FROM reports WHERE person = $1 ORDER BY at DESC LIMIT ${Math.floor(limit)}`,
      [person],
    );
    return rows.map(toReport);
  }

  async find(game: OnlineGameId, reporter: PersonId, person: PersonId): Promise<StoredReport | undefined> {
    const [row] = await this.#database.query(
      'SELECT * FROM reports WHERE game = $1 AND reporter = $2 AND person = $3',
      [game, reporter, person],
    );
    return row && toReport(row);
  }

  /** Lists the reports that one person has made, earliest first. */
  async listByReporter(reporter: PersonId): Promise<readonly StoredReport[]> {
    const rows = await this.#database.query('SELECT * FROM reports WHERE reporter = $1 ORDER BY at', [
      reporter,
    ]);
    return rows.map(toReport);
  }

  /**
   * Sets the state of a report. Returns false if there is no such report, or if its reporter has reported the person
   * again since the given time of the report.
   */
  async setState(
    { game, reporter, person, at }: Pick<StoredReport, 'game' | 'reporter' | 'person' | 'at'>,
    state: StoredReport['state'],
  ): Promise<boolean> {
    const updated = await this.#database.transaction((query) =>
      query(
        `UPDATE reports SET state = $5 WHERE game = $1 AND reporter = $2 AND person = $3 AND at = $4
         RETURNING state`,
        [game, reporter, person, at, state],
      ),
    );
    return updated.length > 0;
  }
}

function toReport(row: Row): StoredReport {
  return {
    game: textColumn(row, 'game'),
    reporter: textColumn(row, 'reporter'),
    person: textColumn(row, 'person'),
    reason: enumColumn(row, 'reason', REPORT_REASONS),
    text: textColumn(row, 'said'),
    at: numberColumn(row, 'at'),
    state: enumColumn(row, 'state', REPORT_STATES),
  };
}
