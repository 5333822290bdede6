import {
  GameEvent,
  type GameTerms,
  type MyGameFilter,
  type OnlineGameId,
  type PersonId,
} from '@halma/protocol';
import type { GameState } from '../game/state.ts';
import { jsonReader, numberColumn, placeholders, textColumn } from './columns.ts';
import type { Database } from './database.ts';
import type { Append, AppendResult, GamePresence, GameStore, GameSummary } from './game-store.ts';
import { SUMMARY_COLUMNS, toGameSummary } from './game-summary-row.ts';
import { readOpenGames, termsKey } from './open-games.ts';
import { AppendRejected, SqlLogStore } from './sql-log-store.ts';
import { writeGame } from './write-game.ts';

/** An SQL condition: the person in the first parameter is to move. */
const IS_PLAYERS_TURN = `EXISTS (
  SELECT 1 FROM players WHERE players.game = games.game AND players.seat = games.to_move AND players.person = $1)`;

/** The filter and the order of a person's games: all of them, or the running ones. */
const GAME_LISTS = {
  all: { filter: '', order: 'changed_at DESC' },
  running: {
    filter: "AND phase IN ('waiting', 'readying', 'playing')",
    order: `CASE WHEN ${IS_PLAYERS_TURN} THEN 0 ELSE 1 END, coalesce(due_by, ${Number.MAX_SAFE_INTEGER}), changed_at DESC`,
  },
} as const;

/** The games and their logs, in SQL. */
export class SqlGameStore extends SqlLogStore<GameState, GameEvent> implements GameStore {
  constructor(database: Database) {
    super(database, {
      events: 'events',
      due: 'due',
      idColumn: 'game',
      parseEvent: jsonReader(GameEvent),
      writeDerived: writeGame,
    });
  }

  appendUnlessOpen(append: Append, rejected: ReadonlySet<OnlineGameId>): Promise<AppendResult> {
    const { terms } = append.state;
    return this.appendWithin(async (query) => {
      await this.database.lock(query, `pairing ${termsKey(terms)}`);
      const open = await readOpenGames(query, terms);
      if (open.some(({ game }) => !rejected.has(game))) throw new AppendRejected({ kind: 'conflict' });
      await this.write(query, append);
    });
  }

  async listRunningRealTime(): Promise<readonly OnlineGameId[]> {
    const rows = await this.database.query(
      `SELECT game FROM games WHERE phase = 'playing' AND clock = 'real-time'`,
    );
    return rows.map((row) => textColumn(row, 'game'));
  }

  async findByCommand(person: PersonId, commandId: string): Promise<OnlineGameId | undefined> {
    const [row] = await this.database.query(
      `SELECT events.game FROM players JOIN events ON events.game = players.game
       WHERE players.person = $1 AND events.command = $2`,
      [person, commandId],
    );
    return row && textColumn(row, 'game');
  }

  async countOpenBy(person: PersonId): Promise<number> {
    const [row] = await this.database.query(
      `SELECT count(*) AS open_games FROM games WHERE phase = 'waiting' AND listed = 1 AND by_person = $1`,
      [person],
    );
    return row === undefined ? 0 : numberColumn(row, 'open_games');
  }

  async listOpen(limit: number): Promise<readonly GameSummary[]> {
    const rows = await this.database.query(
      `SELECT ${SUMMARY_COLUMNS} FROM games WHERE phase = 'waiting' AND listed = 1
       ORDER BY created_at DESC, game DESC LIMIT ${Math.floor(limit)}`,
    );
    return rows.toReversed().map(toGameSummary);
  }

  listOpenFor(terms: GameTerms): Promise<readonly GameSummary[]> {
    return readOpenGames(this.database.query, terms);
  }

  async listForPerson(
    person: PersonId,
    { game, phase, before, running }: MyGameFilter,
    listedOnly: boolean,
    limit: number,
  ): Promise<readonly GameSummary[]> {
    const { filter, order } = GAME_LISTS[running === 'yes' ? 'running' : 'all'];
    const rows = await this.database.query(
      `SELECT ${SUMMARY_COLUMNS} FROM games WHERE game IN (
         SELECT game FROM players WHERE person = $1)
       AND changed_at < $2 AND ($3 = '' OR phase = $3) AND ($4 = '' OR game_id = $4) AND listed >= $5 ${filter}
       ORDER BY ${order} LIMIT ${Math.floor(limit)}`,
      [
        person,
        before === undefined ? Number.MAX_SAFE_INTEGER : Number(before),
        phase ?? '',
        game ?? '',
        listedOnly ? 1 : 0,
      ],
    );
    return rows.map(toGameSummary);
  }

  async finishingRanks(game: OnlineGameId): Promise<ReadonlyMap<PersonId, number>> {
    const rows = await this.database.query(
      'SELECT person, place FROM players WHERE game = $1 AND place IS NOT NULL',
      [game],
    );
    return new Map(rows.map((row) => [textColumn(row, 'person'), numberColumn(row, 'place')]));
  }

  async recordPresence(present: readonly GamePresence[], at: number): Promise<void> {
    // All nodes write in the same order, so that no two wait for each other.
    const ordered = present.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
    await this.database.transaction(async (query) => {
      for (const { game, person } of ordered) {
        await query(
          `INSERT INTO here (game, person, at) VALUES ($1, $2, $3)
           ON CONFLICT (game, person) DO UPDATE SET at = excluded.at WHERE here.at < excluded.at`,
          [game, person, at],
        );
      }
    });
  }

  async lastSeen(
    games: readonly OnlineGameId[],
  ): Promise<ReadonlyMap<OnlineGameId, ReadonlyMap<PersonId, number>>> {
    const byGame = new Map(games.map((game) => [game, new Map<PersonId, number>()]));
    if (games.length === 0) return byGame;
    const rows = await this.database.query(
      `SELECT game, person, at FROM here WHERE game IN (${placeholders(games)})`,
      games,
    );
    for (const row of rows)
      byGame.get(textColumn(row, 'game'))?.set(textColumn(row, 'person'), numberColumn(row, 'at'));
    return byGame;
  }
}

function keyOf({ game, person }: GamePresence): string {
  return `${game} ${person}`;
}
