import type { GameId, PersonId, Report, ReportMark } from '@halma/protocol';
import { type Database, numberOf, type Row, textOf } from './database.ts';

/** A report: who tells what of whom, at which table. */
export interface StoredReport {
  readonly game: GameId;
  readonly reporter: PersonId;
  readonly person: PersonId;
  readonly reason: Report['reason'];
  readonly text: string;
  readonly at: number;
  readonly state: ReportMark['state'];
}

/** What people have brought to the hosts' notice. */
export class ReportStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Keeps a report; one person reports another once a game. */
  async add(
    game: GameId,
    reporter: PersonId,
    { person, reason, text = '' }: Report,
    at: number,
  ): Promise<void> {
    await this.#database.transaction((query) =>
      query(
        `INSERT INTO reports (game, reporter, person, reason, said, at) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT DO NOTHING`,
        [game, reporter, person, reason, text, at],
      ),
    );
  }

  /** Those that are not settled first, then the latest first. */
  async latest(most: number): Promise<readonly StoredReport[]> {
    const rows = await this.#database.query(
      `SELECT * FROM reports ORDER BY CASE state WHEN 'settled' THEN 1 ELSE 0 END, at DESC LIMIT ${Math.floor(most)}`,
    );
    return rows.map(reportOf);
  }

  /** Those that one person has made, in order. */
  async madeBy(reporter: PersonId): Promise<readonly StoredReport[]> {
    const rows = await this.#database.query('SELECT * FROM reports WHERE reporter = $1 ORDER BY at', [
      reporter,
    ]);
    return rows.map(reportOf);
  }

  /** Says how far a report is; false when there is none. */
  async mark(
    { game, reporter, person }: Pick<StoredReport, 'game' | 'reporter' | 'person'>,
    state: StoredReport['state'],
  ): Promise<boolean> {
    const marked = await this.#database.transaction((query) =>
      query(
        'UPDATE reports SET state = $4 WHERE game = $1 AND reporter = $2 AND person = $3 RETURNING state',
        [game, reporter, person, state],
      ),
    );
    return marked.length > 0;
  }
}

function reportOf(row: Row): StoredReport {
  return {
    game: textOf(row, 'game'),
    reporter: textOf(row, 'reporter'),
    person: textOf(row, 'person'),
    reason: textOf(row, 'reason') as StoredReport['reason'],
    text: textOf(row, 'said'),
    at: numberOf(row, 'at'),
    state: textOf(row, 'state') as StoredReport['state'],
  };
}
