import type { GameEvent, GameId, OwnGameFilter, PersonId, Terms } from '@halma/protocol';
import type { DueKind } from '../game/due.ts';
import { type Database, numberOf, placesFor, type Query, textOf } from './database.ts';
import type {
  Append,
  AppendResult,
  GameStore,
  GameSummary,
  Here,
  StoredEvent,
  TakenWork,
} from './game-store.ts';
import { SUMMARY, summaryOf } from './summary-row.ts';
import { readWaitingFor, termsKeyOf } from './waiting-tables.ts';
import { NotAppended, writeAppend } from './write-append.ts';

/** Is it the person's turn whose id is the first value? */
const OWN_TURN = `EXISTS (
  SELECT 1 FROM players WHERE players.game = games.game AND players.seat = games.to_move AND players.person = $1)`;

/** How a person's games are chosen and ordered: all of them, or those that run. */
const LISTS = {
  all: { which: '', order: 'changed_at DESC' },
  running: {
    which: "AND phase IN ('waiting', 'readying', 'playing')",
    order: `CASE WHEN ${OWN_TURN} THEN 0 ELSE 1 END, coalesce(due_by, ${Number.MAX_SAFE_INTEGER}), changed_at DESC`,
  },
} as const;

/** The logs of all games, in SQL. */
export class SqlGameStore implements GameStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  append(appends: readonly [Append, ...Append[]]): Promise<AppendResult> {
    return this.#append(async (query) => {
      for (const append of appends) await writeAppend(query, append);
    });
  }

  appendUnlessWaiting(append: Append, passedOver: ReadonlySet<GameId>): Promise<AppendResult> {
    const { terms } = append.state;
    return this.#append(async (query) => {
      await this.#database.lock(query, `pairing ${termsKeyOf(terms)}`);
      const waiting = await readWaitingFor(query, terms);
      if (waiting.some(({ game }) => !passedOver.has(game))) throw new NotAppended({ kind: 'conflict' });
      await writeAppend(query, append);
    });
  }

  async #append(write: (query: Query) => Promise<void>): Promise<AppendResult> {
    try {
      await this.#database.transaction(write);
      return { kind: 'committed' };
    } catch (error) {
      if (error instanceof NotAppended) return error.result;
      throw error;
    }
  }

  async read(game: GameId, after: number): Promise<readonly StoredEvent[]> {
    const rows = await this.#database.query(
      'SELECT seq, at, command, event FROM events WHERE game = $1 AND seq > $2 ORDER BY seq',
      [game, after],
    );
    return rows.map((row) => ({
      seq: numberOf(row, 'seq'),
      at: numberOf(row, 'at'),
      command: textOf(row, 'command'),
      event: JSON.parse(textOf(row, 'event')) as GameEvent,
    }));
  }

  async lastSeqs(games: readonly GameId[]): Promise<ReadonlyMap<GameId, number>> {
    if (games.length === 0) return new Map();
    // One step into the index for each game; grouping would read every event of it.
    const rows = await this.#database.query(
      `SELECT game, (SELECT max(seq) FROM events WHERE events.game = games.game) AS seq
       FROM games WHERE game IN (${placesFor(games)})`,
      games,
    );
    return new Map(rows.map((row) => [textOf(row, 'game'), numberOf(row, 'seq')]));
  }

  takeDue(kind: DueKind, now: number, lease: number, most: number): Promise<readonly TakenWork[]> {
    return this.#database.transaction(async (query) => {
      const rows = await query(
        `SELECT game, at FROM due WHERE kind = $1 AND at <= $2 AND taken_until <= $2
         ORDER BY at LIMIT ${Math.floor(most)} ${this.#database.skipLocked}`,
        [kind, now],
      );
      for (const row of rows) {
        await query('UPDATE due SET taken_until = $2 WHERE game = $1', [textOf(row, 'game'), now + lease]);
      }
      return rows.map((row) => ({ game: textOf(row, 'game'), kind, at: numberOf(row, 'at') }));
    });
  }

  async giveBack({ game, kind, at }: TakenWork, again: number): Promise<void> {
    await this.#database.transaction((query) =>
      query('UPDATE due SET taken_until = $4 WHERE game = $1 AND kind = $2 AND at = $3', [
        game,
        kind,
        at,
        again,
      ]),
    );
  }

  async runningGames(): Promise<readonly GameId[]> {
    const rows = await this.#database.query(
      `SELECT game FROM games WHERE phase = 'playing' AND terms LIKE '%"kind":"real-time"%'`,
    );
    return rows.map((row) => textOf(row, 'game'));
  }

  async gameOfCommand(person: PersonId, command: string): Promise<GameId | undefined> {
    const [row] = await this.#database.query(
      `SELECT events.game FROM players JOIN events ON events.game = players.game
       WHERE players.person = $1 AND events.command = $2`,
      [person, command],
    );
    return row && textOf(row, 'game');
  }

  async waitingOf(person: PersonId): Promise<number> {
    const [row] = await this.#database.query(
      `SELECT count(*) AS waiting FROM games WHERE phase = 'waiting' AND listed = 1 AND by_person = $1`,
      [person],
    );
    return row === undefined ? 0 : numberOf(row, 'waiting');
  }

  async lobby(most: number): Promise<readonly GameSummary[]> {
    const rows = await this.#database.query(
      `SELECT ${SUMMARY} FROM games WHERE phase = 'waiting' AND listed = 1
       ORDER BY created_at DESC, game DESC LIMIT ${Math.floor(most)}`,
    );
    return rows.toReversed().map(summaryOf);
  }

  waitingFor(terms: Terms): Promise<readonly GameSummary[]> {
    return readWaitingFor(this.#database.query, terms);
  }

  async gamesOf(
    person: PersonId,
    { game, phase, before, running }: OwnGameFilter,
    listedOnly: boolean,
    most: number,
  ): Promise<readonly GameSummary[]> {
    const { which, order } = LISTS[running === 'yes' ? 'running' : 'all'];
    const rows = await this.#database.query(
      `SELECT ${SUMMARY} FROM games WHERE game IN (
         SELECT game FROM players WHERE person = $1)
       AND changed_at < $2 AND ($3 = '' OR phase = $3) AND ($4 = '' OR terms LIKE $4) AND listed >= $5 ${which}
       ORDER BY ${order} LIMIT ${Math.floor(most)}`,
      [
        person,
        before === undefined ? Number.MAX_SAFE_INTEGER : Number(before),
        phase ?? '',
        game === undefined ? '' : `%"game":${JSON.stringify(game).replaceAll(/[%_]/g, '')}%`,
        listedOnly ? 1 : 0,
      ],
    );
    return rows.map(summaryOf);
  }

  async placesIn(game: GameId): Promise<ReadonlyMap<PersonId, number>> {
    const rows = await this.#database.query(
      'SELECT person, place FROM players WHERE game = $1 AND place IS NOT NULL',
      [game],
    );
    return new Map(rows.map((row) => [textOf(row, 'person'), numberOf(row, 'place')]));
  }

  async markHere(here: readonly Here[], at: number): Promise<void> {
    // In one order on every node, so that none waits for another in a circle.
    const ordered = here.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
    await this.#database.transaction(async (query) => {
      for (const { game, person } of ordered) {
        await query(
          `INSERT INTO here (game, person, at) VALUES ($1, $2, $3)
           ON CONFLICT (game, person) DO UPDATE SET at = excluded.at WHERE here.at < excluded.at`,
          [game, person, at],
        );
      }
    });
  }

  async lastHere(games: readonly GameId[]): Promise<ReadonlyMap<GameId, ReadonlyMap<PersonId, number>>> {
    const byGame = new Map(games.map((game) => [game, new Map<PersonId, number>()]));
    if (games.length === 0) return byGame;
    const rows = await this.#database.query(
      `SELECT game, person, at FROM here WHERE game IN (${placesFor(games)})`,
      games,
    );
    for (const row of rows) byGame.get(textOf(row, 'game'))?.set(textOf(row, 'person'), numberOf(row, 'at'));
    return byGame;
  }
}

const keyOf = ({ game, person }: Here): string => `${game} ${person}`;
