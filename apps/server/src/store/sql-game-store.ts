import { GameEvent, type GameTerms, type OnlineGameId, type PersonId } from '@halma/protocol';
import { limitRefusal } from '../game/limits.ts';
import { hasTooManyGames, MAX_SEEKS_PER_PERSON } from '../game/seating.ts';
import { type GameState, personAt, seatsHeldByPeople } from '../game/state.ts';
import { PAIRING_COMMAND_ID } from '../lobby/paired-game.ts';
import { jsonReader, numberColumn, placeholders, readInBatches, textColumn } from './columns.ts';
import type { Database, Query, Statement } from './database.ts';
import { gameStatements } from './game-rows.ts';
import {
  type Append,
  type AppendResult,
  FIRST_PAGE,
  type GameListFilter,
  type GameStore,
  type GameSummary,
  type PageCursor,
  type Player,
} from './game-store.ts';
import { readPly, SUMMARY_COLUMNS, toGameSummary } from './game-summary-row.ts';
import { journalStatements } from './journal-rows.ts';
import { LIMIT_COLUMN_NAMES, toLimits } from './limit-columns.ts';
import { seriesNotices, turnNotices } from './notice-rows.ts';
import { readOpenGames, termsKey } from './open-games.ts';
import { pauseMarks } from './pending-restriction-store.ts';
import { exceedsRatedBotGameLimit, type RatedGame } from './rated-bot-games.ts';
import { seatingLock } from './seating-lock.ts';
import { SqlLogStore } from './sql-log-store.ts';

/** The games in which a person has a seat and that have not ended. */
const UNFINISHED_GAMES = 'SELECT game FROM players WHERE person = $1 AND changed_at IS NULL';

const COUNT_UNFINISHED = 'SELECT count(*) AS games FROM players WHERE person = $1 AND changed_at IS NULL';

const COUNT_SEEKS = `SELECT count(*) AS games FROM games WHERE phase = 'waiting' AND listed = 1 AND by_person = $1`;

/** An SQL condition: the person in the first parameter is to move. */
const IS_PLAYERS_TURN = `EXISTS (
  SELECT 1 FROM players WHERE players.game = games.game AND players.seat = games.to_move AND players.person = $1)`;

/** The games in progress by turn, then by time left. */
const RUNNING_ORDER = `CASE WHEN ${IS_PLAYERS_TURN} THEN 0 ELSE 1 END, coalesce(due_by, ${Number.MAX_SAFE_INTEGER}), changed_at DESC`;

/** The listed games of a phase, in the order of their index. */
const PUBLIC_GAMES = {
  playing: `phase = 'playing' AND listed = 1 ORDER BY created_at DESC`,
  over: `phase = 'over' AND listed = 1 ORDER BY changed_at DESC`,
} as const;

/** The phases of games that have ended. */
const ENDED_PHASES = ['over', 'aborted'] as const;

/** The maximum number of seeks with the same terms that one search examines, oldest first. */
const MAX_EXAMINED_SEEKS = 50;

/** The games and their logs, in SQL. */
export class SqlGameStore extends SqlLogStore<GameState, GameEvent> implements GameStore {
  constructor(database: Database) {
    super(database, {
      events: 'events',
      due: 'due',
      idColumn: 'game',
      duePersonSql: '(SELECT by_person FROM games WHERE games.game = due.game)',
      parseEvent: jsonReader(GameEvent),
      derivedStatements: (append) => [
        ...gameStatements(append),
        ...turnNotices(append),
        ...seriesNotices(append),
        ...pauseMarks(append),
        ...journalStatements(database, append),
      ],
    });
  }

  override append(appends: readonly [Append, ...Append[]]): Promise<AppendResult> {
    const limited = appends.filter((append) => limitedPeople(append).length > 0);
    if (limited.length === 0) return super.append(appends);
    return this.commitOrReject(appends[0], () =>
      this.database.transaction(async (query) => {
        for (const append of limited)
          if (await this.#exceedsLimits(query, append)) return { kind: 'conflict' };
        for (const { sql, values } of appends.flatMap((append) => this.statements(append)))
          await query(sql, values);
        return { kind: 'committed' };
      }),
    );
  }

  appendUnlessOpen(append: Append, rejected: ReadonlySet<OnlineGameId>): Promise<AppendResult> {
    const { terms } = append.state;
    return this.commitOrReject(append, () =>
      this.database.transaction(async (query) => {
        await this.database.lock(query, `pairing ${termsKey(terms)}`);
        const open = await readOpenGames(query, terms, MAX_EXAMINED_SEEKS);
        if (open.some(({ game }) => !rejected.has(game))) return { kind: 'conflict' };
        if (await this.#exceedsLimits(query, append)) return { kind: 'conflict' };
        for (const { sql, values } of this.statements(append)) await query(sql, values);
        return { kind: 'committed' };
      }),
    );
  }

  appendIf(
    append: Append,
    [condition, ...followUps]: readonly [condition: Statement, ...followUps: Statement[]],
  ): Promise<AppendResult> {
    return this.commitOrReject(append, () =>
      this.database.transaction(async (query) => {
        if (await this.#exceedsLimits(query, append)) return { kind: 'conflict' };
        if ((await query(condition.sql, condition.values)).length === 0) return { kind: 'conflict' };
        for (const { sql, values } of [...this.statements(append), ...followUps]) await query(sql, values);
        return { kind: 'committed' };
      }),
    );
  }

  /**
   * Returns whether an event exceeds a limit that another event may have reached since the server checked:
   * - a person would open more seeks than they may have, or have a seat in more games than they may play at a time
   * - a moderator has barred the person from the game
   * - the person's account has been closed or deleted
   * - the person's account has become a bot's, and the person takes a seat in the lobby
   * - a bot account would start more rated games against bots than it may within a day
   *
   * Until the transaction ends, no other transaction can seat or limit the same people.
   */
  async #exceedsLimits(query: Query, append: Append): Promise<boolean> {
    for (const person of limitedPeople(append)) await this.database.lock(query, seatingLock(person));
    const { id: game, state } = append;
    if (opensSeek(append)) {
      const [seeks] = await query(COUNT_SEEKS, [state.creator]);
      if (seeks !== undefined && numberColumn(seeks, 'games') >= MAX_SEEKS_PER_PERSON) return true;
    }
    for (const person of seatedByChoice(append)) {
      const [unfinished] = await query(COUNT_UNFINISHED, [person]);
      const [row] = await query(`SELECT bot, role, ${LIMIT_COLUMN_NAMES} FROM people WHERE person = $1`, [
        person,
      ]);
      const isBot = row !== undefined && numberColumn(row, 'bot') > 0;
      if (unfinished !== undefined && hasTooManyGames({ isBot }, numberColumn(unfinished, 'games')))
        return true;
      if (row?.role === 'closed' || (isBot && takesSeatInLobby(append))) return true;
      if (row !== undefined && limitRefusal(state.terms, toLimits(row), state.changedAt) !== undefined)
        return true;
    }
    return (
      startsRatedGame(append) &&
      exceedsRatedBotGameLimit(query, { people: playersOf(append), game }, state.changedAt)
    );
  }

  exceedsRatedBotGameLimit(game: RatedGame, now: number): Promise<boolean> {
    return exceedsRatedBotGameLimit(this.database.query, game, now);
  }

  async findByCommand(person: PersonId, commandId: string): Promise<OnlineGameId | undefined> {
    // Nodes running an older version do not store the command with the player.
    const [row] = await this.database.query(
      `SELECT game FROM players WHERE person = $1 AND command = $2
       UNION ALL
       SELECT events.game FROM players JOIN events ON events.game = players.game
       WHERE players.person = $1 AND players.changed_at IS NULL AND players.command IS NULL
         AND events.command = $2`,
      [person, commandId],
    );
    return row && textColumn(row, 'game');
  }

  async countUnfinishedOf(person: PersonId): Promise<number> {
    const [row] = await this.database.query(COUNT_UNFINISHED, [person]);
    return row === undefined ? 0 : numberColumn(row, 'games');
  }

  async listUnfinishedOf(
    people: readonly PersonId[],
  ): Promise<ReadonlyMap<PersonId, readonly OnlineGameId[]>> {
    const games = new Map<PersonId, OnlineGameId[]>();
    if (people.length === 0) return games;
    const rows = await this.database.query(
      `SELECT person, game FROM players WHERE person IN (${placeholders(people)}) AND changed_at IS NULL`,
      people,
    );
    for (const row of rows) {
      const person = textColumn(row, 'person');
      const personGames = games.get(person);
      if (personGames === undefined) games.set(person, [textColumn(row, 'game')]);
      else personGames.push(textColumn(row, 'game'));
    }
    return games;
  }

  async listEndedSince(person: PersonId, since: number, limit: number): Promise<readonly OnlineGameId[]> {
    const rows = await this.database.query(
      `SELECT game, changed_at FROM players
       WHERE person = $1 AND listed IN (0, 1) AND phase IN ('over', 'aborted') AND changed_at >= $2
       GROUP BY game, changed_at ORDER BY changed_at DESC LIMIT ${Math.floor(limit)}`,
      [person, since],
    );
    return rows.map((row) => textColumn(row, 'game')).toReversed();
  }

  async listAbortedSince(
    person: PersonId,
    since: number,
    limit: number,
  ): Promise<readonly { readonly game: OnlineGameId; readonly at: number }[]> {
    const rows = await this.database.query(
      `SELECT players.game, players.changed_at FROM players JOIN finished ON finished.game = players.game
       WHERE players.person = $1 AND players.listed = 1 AND players.phase = 'aborted' AND players.changed_at >= $2
       ORDER BY players.changed_at DESC, players.game DESC LIMIT ${Math.floor(limit)}`,
      [person, since],
    );
    return rows.map((row) => ({ game: textColumn(row, 'game'), at: numberColumn(row, 'changed_at') }));
  }

  async listUnstartedOf(person: PersonId): Promise<readonly OnlineGameId[]> {
    const rows = await this.database.query(
      `SELECT games.game FROM players JOIN games ON games.game = players.game
       WHERE players.person = $1 AND players.changed_at IS NULL AND games.phase IN ('waiting', 'readying')
       UNION SELECT game FROM games WHERE phase IN ('waiting', 'readying') AND listed = 1 AND by_person = $1
       ORDER BY game`,
      [person],
    );
    return rows.map((row) => textColumn(row, 'game'));
  }

  async findPlayer(person: PersonId): Promise<Player> {
    const [row] = await this.database.query(
      `SELECT name, role, bot, ${LIMIT_COLUMN_NAMES} FROM people WHERE person = $1`,
      [person],
    );
    if (row === undefined) return { hasAccount: false, isBot: false, isClosed: false, limits: [] };
    return {
      hasAccount: row.name !== null,
      isBot: numberColumn(row, 'bot') === 1,
      isClosed: row.role === 'closed',
      limits: toLimits(row),
    };
  }

  async listGamesOf(person: PersonId, after: OnlineGameId, limit: number): Promise<readonly OnlineGameId[]> {
    const rows = await this.database.query(
      `SELECT game FROM players WHERE person = $1 AND game > $2 ORDER BY game LIMIT ${Math.floor(limit)}`,
      [person, after],
    );
    return rows.map((row) => textColumn(row, 'game'));
  }

  async countOpenBy(person: PersonId): Promise<number> {
    const [row] = await this.database.query(COUNT_SEEKS, [person]);
    return row === undefined ? 0 : numberColumn(row, 'games');
  }

  async listOpen(limit: number, before: PageCursor = FIRST_PAGE): Promise<readonly GameSummary[]> {
    const rows = await this.database.query(
      `SELECT ${SUMMARY_COLUMNS} FROM games WHERE phase = 'waiting' AND listed = 1 AND (created_at, game) < ($1, $2)
       ORDER BY created_at DESC, game DESC LIMIT ${Math.floor(limit)}`,
      [before.at, before.id],
    );
    return rows.toReversed().map(toGameSummary);
  }

  listOpenFor(terms: GameTerms, presentSince?: number): Promise<readonly GameSummary[]> {
    return readOpenGames(this.database.query, terms, MAX_EXAMINED_SEEKS, presentSince);
  }

  async listPublic(phase: keyof typeof PUBLIC_GAMES, limit: number): Promise<readonly GameSummary[]> {
    const rows = await this.database.query(
      `SELECT ${SUMMARY_COLUMNS} FROM games WHERE ${PUBLIC_GAMES[phase]} LIMIT ${Math.floor(limit)}`,
    );
    return rows.map(toGameSummary);
  }

  async listPlaying(limit: number): Promise<readonly Pick<GameSummary, 'game' | 'changedAt' | 'ply'>[]> {
    const rows = await this.database.query(
      `SELECT game, changed_at, ply FROM games WHERE ${PUBLIC_GAMES.playing} LIMIT ${Math.floor(limit)}`,
    );
    return rows.map((row) => ({
      game: textColumn(row, 'game'),
      changedAt: numberColumn(row, 'changed_at'),
      ...readPly(row),
    }));
  }

  async findSummaries(games: readonly OnlineGameId[]): Promise<readonly GameSummary[]> {
    const rows = await readInBatches(games, (list) =>
      this.database.query(`SELECT ${SUMMARY_COLUMNS} FROM games WHERE game IN (${placeholders(list)})`, list),
    );
    return rows.map(toGameSummary);
  }

  async listForPerson(
    person: PersonId,
    filter: GameListFilter,
    before: PageCursor,
    limit: number,
  ): Promise<readonly GameSummary[]> {
    const phases =
      filter.phase === undefined ? ENDED_PHASES : ENDED_PHASES.filter((phase) => phase === filter.phase);
    const listed = filter.listedOnly ? [1] : [1, 0];
    // The lists of ended games come from indexes in the right order, so a page reads only its own rows. A person has few
    // unfinished games.
    const lists = await Promise.all([
      this.#listUnfinished(person, filter, before, limit),
      ...phases.flatMap((phase) =>
        listed.map((isListed) => this.#listEnded(person, filter.game, [isListed, phase], before, limit)),
      ),
    ]);
    return lists.flat().toSorted(compareByChange).slice(0, limit);
  }

  async #listUnfinished(
    person: PersonId,
    { game, phase, listedOnly }: GameListFilter,
    before: PageCursor,
    limit: number,
  ): Promise<readonly GameSummary[]> {
    const rows = await this.database.query(
      `SELECT ${SUMMARY_COLUMNS} FROM games WHERE game IN (${UNFINISHED_GAMES})
         AND (changed_at, game) < ($2, $3)
         AND ($4 = '' OR phase = $4) AND ($5 = '' OR game_id = $5) AND listed >= $6
       ORDER BY changed_at DESC, game DESC LIMIT ${Math.floor(limit)}`,
      [person, before.at, before.id, phase ?? '', game ?? '', listedOnly ? 1 : 0],
    );
    return rows.map(toGameSummary);
  }

  async #listEnded(
    person: PersonId,
    game: string | undefined,
    [listed, phase]: readonly [number, string],
    before: PageCursor,
    limit: number,
  ): Promise<readonly GameSummary[]> {
    const rows = await this.database.query(
      `SELECT ${SUMMARY_COLUMNS} FROM games WHERE game IN (
         SELECT game FROM players WHERE person = $1 AND listed = $2 AND phase = $3 AND changed_at IS NOT NULL
           AND (changed_at, game) < ($4, $5) ${game === undefined ? '' : 'AND game_id = $6'}
         ORDER BY changed_at DESC, game DESC LIMIT ${Math.floor(limit)})`,
      [person, listed, phase, before.at, before.id, ...(game === undefined ? [] : [game])],
    );
    return rows.map(toGameSummary);
  }

  async listRunning(
    person: PersonId,
    { game, phase }: Pick<GameListFilter, 'game' | 'phase'>,
    limit: number,
  ): Promise<readonly GameSummary[]> {
    const rows = await this.database.query(
      `SELECT ${SUMMARY_COLUMNS} FROM games WHERE game IN (${UNFINISHED_GAMES})
         AND phase IN ('waiting', 'readying', 'playing') AND ($2 = '' OR phase = $2) AND ($3 = '' OR game_id = $3)
       ORDER BY ${RUNNING_ORDER} LIMIT ${Math.floor(limit)}`,
      [person, phase ?? '', game ?? ''],
    );
    return rows.map(toGameSummary);
  }

  async listTurnsOf(person: PersonId, limit: number): Promise<readonly GameSummary[]> {
    const rows = await this.database.query(
      `SELECT ${SUMMARY_COLUMNS} FROM games WHERE game IN (${UNFINISHED_GAMES})
         AND phase = 'playing' AND clock = 'days' AND ${IS_PLAYERS_TURN}
       ORDER BY coalesce(due_by, ${Number.MAX_SAFE_INTEGER}), game LIMIT ${Math.floor(limit)}`,
      [person],
    );
    return rows.map(toGameSummary);
  }
}

/**
 * Returns the people who took a seat through an event by their own choice, rather than through a tournament or as the
 * next game of a series, in a fixed order.
 */
function seatedByChoice({ logged: { event }, state }: Append): readonly PersonId[] {
  if (event.kind === 'joined') return [event.person];
  const { tournament, series } = state.terms;
  if (event.kind !== 'created' || tournament !== undefined || (series?.number ?? 1) > 1) return [];
  return playersOf({ state });
}

/** Returns whether an event starts a rated game, or seats a person in one, outside of tournaments. */
function startsRatedGame({ logged: { event }, state: { terms } }: Append): boolean {
  const isSeating = event.kind === 'created' || event.kind === 'joined';
  return isSeating && terms.rated === true && terms.tournament === undefined;
}

/** Returns whether an event seats a person from the lobby. A listed game can also be the game of a challenge. */
function takesSeatInLobby(append: Append): boolean {
  const { logged, state, commandId } = append;
  const isJoin = logged.event.kind === 'joined' && state.terms.listed;
  return isJoin || opensSeek(append) || commandId === PAIRING_COMMAND_ID;
}

/** Returns whether an event creates a game that the lobby shows. */
function opensSeek({ logged: { event }, state }: Append): boolean {
  return event.kind === 'created' && state.phase === 'waiting' && state.terms.listed;
}

/** Returns the people whose limits an event must respect, in a fixed order. */
function limitedPeople(append: Append): readonly PersonId[] {
  const players = startsRatedGame(append) ? playersOf(append) : seatedByChoice(append);
  // The creator of a seek may have no seat in it.
  const creator = opensSeek(append) ? [append.state.creator] : [];
  return [...new Set([...players, ...creator])].toSorted();
}

/** Returns the people who have seats after an event, in a fixed order. */
function playersOf({ state }: Pick<Append, 'state'>): readonly PersonId[] {
  return [...new Set(seatsHeldByPeople(state).flatMap((seat) => personAt(state, seat) ?? []))].toSorted();
}

/** Compares games by their latest change, most recent first, as the store orders them. */
function compareByChange(one: GameSummary, other: GameSummary): number {
  return other.changedAt - one.changedAt || (one.game < other.game ? 1 : -1);
}
