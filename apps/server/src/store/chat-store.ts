import {
  accept,
  CHAT_CHANNELS,
  type ChatMessage,
  type OnlineGameId,
  type PersonId,
  type Result,
  refuse,
  type TournamentId,
} from '@halma/protocol';
import { SEAT_LETTERS, type SeatLetter } from '@halma/rules';
import { enumColumn, numberColumn, placeholders, textColumn } from './columns.ts';
import type { Database, Row } from './database.ts';
import { lockOpenAccount } from './open-account.ts';

/** A message that has no line number yet. */
export interface NewChatMessage {
  /** The id of the game or of the tournament. */
  readonly game: OnlineGameId | TournamentId;
  readonly command: string;
  readonly at: number;
  readonly person: PersonId;
  readonly seat: SeatLetter | undefined;
  readonly channel: ChatMessage['channel'];
  readonly text: string;
}

/** A message with its author's id. The author and the text are empty once the account is deleted. */
export type StoredChatMessage = Omit<NewChatMessage, 'command'> & { readonly line: number };

/** The maximum number of attempts. If several writers write at the same time, only one gets the next line number. */
const MAX_ATTEMPTS = 100;

/**
 * The chats of all games and tournaments, by their ids. They are separate from the logs, because messages can be
 * deleted.
 */
export class ChatStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Commits a message and returns its line number. A repeated command adds nothing and returns the same number; with a
   * different text or channel, it is refused. Refuses a message whose author's account has been closed or deleted.
   */
  async add(message: NewChatMessage): Promise<Result<number>> {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const line = await this.#database.transaction(async (query) => {
        const { game, command, at, person, seat, channel, text } = message;
        if (!(await lockOpenAccount(query, person))) return refuse('no-session');
        const [added] = await query(
          `INSERT INTO talk (game, line, command, at, person, seat, channel, said)
           SELECT $1, coalesce(max(line), 0) + 1, $2, $3, $4, $5, $6, $7 FROM talk WHERE game = $1
           ON CONFLICT DO NOTHING RETURNING line`,
          [game, command, at, person, seat ?? null, channel, text],
        );
        if (added !== undefined) return accept(numberColumn(added, 'line'));
        const [earlier] = await query(
          'SELECT line, channel, said FROM talk WHERE game = $1 AND command = $2',
          [game, command],
        );
        if (earlier === undefined) return undefined;
        return earlier.channel === channel && earlier.said === text
          ? accept(numberColumn(earlier, 'line'))
          : refuse('id-reused');
      });
      if (line !== undefined) return line;
    }
    throw new Error(`could not add a message to the chat of ${message.game} in ${MAX_ATTEMPTS} attempts`);
  }

  /** Counts the messages of one author in a game. */
  async countBy(game: OnlineGameId, person: PersonId): Promise<number> {
    const [row] = await this.#database.query(
      'SELECT count(*) AS lines FROM talk WHERE person = $1 AND game = $2',
      [person, game],
    );
    return row === undefined ? 0 : numberColumn(row, 'lines');
  }

  /** Reads the messages of a game after a line, in order. */
  async read(game: OnlineGameId, after: number, limit: number): Promise<readonly StoredChatMessage[]> {
    const rows = await this.#database.query(
      `SELECT * FROM talk WHERE game = $1 AND line > $2 ORDER BY line LIMIT ${Math.floor(limit)}`,
      [game, after],
    );
    return rows.map(toChatMessage);
  }

  /**
   * Returns the latest messages of a game up to a given time, in order; omits messages from deleted accounts.
   */
  async listBefore(game: OnlineGameId, at: number, limit: number): Promise<readonly StoredChatMessage[]> {
    const rows = await this.#database.query(
      `SELECT * FROM talk WHERE game = $1 AND at <= $2 AND said <> '' ORDER BY line DESC LIMIT ${Math.floor(limit)}`,
      [game, at],
    );
    return rows.map(toChatMessage).toReversed();
  }

  /** Returns the last line number of each of the given games; omits games with no messages. */
  async lastLines(games: readonly OnlineGameId[]): Promise<ReadonlyMap<OnlineGameId, number>> {
    if (games.length === 0) return new Map();
    // One index lookup for each game; grouping would read every line.
    const rows = await this.#database.query(
      `SELECT game, (SELECT max(line) FROM talk WHERE talk.game = games.game) AS line
       FROM games WHERE game IN (${placeholders(games)})`,
      games,
    );
    return new Map(
      rows.flatMap((row) =>
        row.line === null ? [] : [[textColumn(row, 'game'), numberColumn(row, 'line')]],
      ),
    );
  }

  /**
   * Returns the number of the last line of one chat; 0 if it has none.
   *
   * @param game the id of a game or a tournament
   */
  async lastLine(game: OnlineGameId | TournamentId): Promise<number> {
    const [row] = await this.#database.query(
      'SELECT coalesce(max(line), 0) AS line FROM talk WHERE game = $1',
      [game],
    );
    return row === undefined ? 0 : numberColumn(row, 'line');
  }

  /** Returns the lines of a tournament's chat with their authors, in order. */
  async listAuthors(
    tournament: TournamentId,
  ): Promise<readonly Pick<StoredChatMessage, 'line' | 'person'>[]> {
    const rows = await this.#database.query('SELECT line, person FROM talk WHERE game = $1 ORDER BY line', [
      tournament,
    ]);
    return rows.map((row) => ({ line: numberColumn(row, 'line'), person: textColumn(row, 'person') }));
  }

  /**
   * Deletes lines of a tournament's chat. While a report about the tournament is open, deletes all lines up to
   * `lastIfReported` instead.
   */
  async trim(tournament: TournamentId, lines: readonly number[], lastIfReported: number): Promise<void> {
    if (lines.length === 0) return;
    await this.#database.query(
      `DELETE FROM talk WHERE game = $1 AND CASE
         WHEN EXISTS (SELECT 1 FROM reports WHERE reports.game = $1 AND state <> 'settled')
         THEN line <= CAST($2 AS BIGINT) ELSE line IN (${placeholders(lines, 3)}) END`,
      [tournament, lastIfReported, ...lines],
    );
  }

  /**
   * Lists messages of one author, game by game.
   *
   * @param after the last message of the previous page
   */
  async listByAuthor(
    person: PersonId,
    after: Pick<StoredChatMessage, 'game' | 'line'>,
    limit: number,
  ): Promise<readonly StoredChatMessage[]> {
    const rows = await this.#database.query(
      `SELECT * FROM talk WHERE person = $1 AND (game, line) > ($2, $3)
       ORDER BY game, line LIMIT ${Math.floor(limit)}`,
      [person, after.game, after.line],
    );
    return rows.map(toChatMessage);
  }
}

function toChatMessage(row: Row): StoredChatMessage {
  return {
    game: textColumn(row, 'game'),
    line: numberColumn(row, 'line'),
    at: numberColumn(row, 'at'),
    person: textColumn(row, 'person'),
    seat: row.seat === null ? undefined : enumColumn(row, 'seat', SEAT_LETTERS),
    channel: enumColumn(row, 'channel', CHAT_CHANNELS),
    text: textColumn(row, 'said'),
  };
}
