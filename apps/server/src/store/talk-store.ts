import type { GameId, PersonId, TalkLine } from '@halma/protocol';
import type { SeatLetter } from '@halma/rules';
import { type Database, numberOf, placesFor, type Row, textOf } from './database.ts';

/** Something said, before it has its place. */
export interface Saying {
  readonly game: GameId;
  readonly command: string;
  readonly at: number;
  readonly person: PersonId;
  readonly seat: SeatLetter | undefined;
  readonly channel: TalkLine['channel'];
  readonly text: string;
}

/** A line of chat with the id of the person who said it; person and text are empty once the person is forgotten. */
export type StoredLine = Omit<Saying, 'command'> & { readonly line: number };

// Of all who write at the same time, one gets the next line: so many may come at once.
const TRIES = 100;

/** What was said at the tables. Apart from the logs of the games, because it can be deleted. */
export class TalkStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Commits a line and gives its number; the same command gives the same number and adds nothing. */
  async add(saying: Saying): Promise<number> {
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const line = await this.#database.transaction(async (query) => {
        const { game, command, at, person, seat, channel, text } = saying;
        const [written] = await query(
          `INSERT INTO talk (game, line, command, at, person, seat, channel, said)
           SELECT $1, coalesce(max(line), 0) + 1, $2, $3, $4, $5, $6, $7 FROM talk WHERE game = $1
           ON CONFLICT DO NOTHING RETURNING line`,
          [game, command, at, person, seat ?? null, channel, text],
        );
        if (written !== undefined) return numberOf(written, 'line');
        const [earlier] = await query('SELECT line FROM talk WHERE game = $1 AND command = $2', [
          game,
          command,
        ]);
        return earlier === undefined ? undefined : numberOf(earlier, 'line');
      });
      if (line !== undefined) return line;
    }
    throw new Error(`no place for a line in ${saying.game}`);
  }

  /** The lines of a game after a number, in order, at most so many. */
  async read(game: GameId, after: number, most: number): Promise<readonly StoredLine[]> {
    const rows = await this.#database.query(
      `SELECT * FROM talk WHERE game = $1 AND line > $2 ORDER BY line LIMIT ${Math.floor(most)}`,
      [game, after],
    );
    return rows.map(lineOf);
  }

  /** The number of the last line of each of these games; games without lines are left out. */
  async lastLines(games: readonly GameId[]): Promise<ReadonlyMap<GameId, number>> {
    if (games.length === 0) return new Map();
    // One step into the index for each game; grouping would read every line of it.
    const rows = await this.#database.query(
      `SELECT game, (SELECT max(line) FROM talk WHERE talk.game = games.game) AS line
       FROM games WHERE game IN (${placesFor(games)})`,
      games,
    );
    return new Map(
      rows.flatMap((row) => (row.line === null ? [] : [[textOf(row, 'game'), numberOf(row, 'line')]])),
    );
  }

  /** Everything one person has said. */
  async saidBy(person: PersonId): Promise<readonly StoredLine[]> {
    return (await this.#database.query('SELECT * FROM talk WHERE person = $1 ORDER BY at', [person])).map(
      lineOf,
    );
  }
}

function lineOf(row: Row): StoredLine {
  return {
    game: textOf(row, 'game'),
    line: numberOf(row, 'line'),
    at: numberOf(row, 'at'),
    person: textOf(row, 'person'),
    seat: row.seat === null ? undefined : (textOf(row, 'seat') as SeatLetter),
    channel: textOf(row, 'channel') as TalkLine['channel'],
    text: textOf(row, 'said'),
  };
}
