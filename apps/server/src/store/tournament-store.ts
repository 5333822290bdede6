import {
  DELETED_REASON,
  type PersonId,
  type TOURNAMENT_LISTS,
  TournamentEvent,
  type TournamentId,
  type TournamentListItem,
} from '@halma/protocol';
import type { Append, AppendResult } from '../log/log-store.ts';
import { barsBotOrganiser, playsWithoutBots, type TournamentState } from '../tournament/state.ts';
import { streamOf } from '../tournament/stream.ts';
import type { Entrant } from '../tournament/work.ts';
import { jsonReader, numberColumn, textColumn } from './columns.ts';
import type { Database, Query } from './database.ts';
import type { PageCursor } from './game-store.ts';
import { SqlLogStore } from './sql-log-store.ts';
import { parseTournamentItem, tournamentStatements } from './tournament-rows.ts';

/** A list of tournaments. */
export type TournamentList = (typeof TOURNAMENT_LISTS)[number];

type TournamentAppend = Append<TournamentState, TournamentEvent>;

const parseEvent = jsonReader(TournamentEvent);

/** The limits on the tournaments that one person can announce. */
interface AnnouncementLimits {
  /** The maximum number of tournaments that have not ended. */
  readonly maxUnfinished: number;
  /** The maximum number of tournaments announced since a given time. */
  readonly maxRecent: number;
  readonly since: number;
}

/**
 * Returns the name of the lock that orders the changes of an account after which it may not play in a tournament (its
 * deletion, or its becoming a bot account), its entries and its announcements.
 */
export function participationLock(person: PersonId): string {
  return `participation ${person}`;
}

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
      parseEvent,
      derivedStatements: tournamentStatements,
    });
  }

  /**
   * Commits events. Commits an entry only if the person's account has not been closed or deleted, and has not become a
   * bot account that may not play in the tournament; otherwise returns `conflict`.
   */
  override append(appends: readonly [TournamentAppend, ...TournamentAppend[]]): Promise<AppendResult> {
    const [append] = appends;
    const { event } = append.logged;
    return event.kind === 'entered' || event.kind === 'partnered'
      ? this.#appendFor(event.person, append, async () => true)
      : super.append(appends);
  }

  /**
   * Commits the announcement of a tournament, but only within limits, and under the conditions of an entry; otherwise
   * returns `conflict`. Concurrent calls run one after another, so each sees the tournaments from the earlier calls.
   */
  announce(
    append: TournamentAppend,
    { maxUnfinished, maxRecent, since }: AnnouncementLimits,
  ): Promise<AppendResult> {
    const { organiser } = append.state;
    return this.#appendFor(organiser, append, async (query) => {
      const [row] = await query(
        `SELECT count(CASE WHEN phase IN ('open', 'running') THEN 1 END) AS unfinished,
           count(CASE WHEN created_at >= $2 THEN 1 END) AS recent
         FROM tournaments WHERE organiser = $1`,
        [organiser, since],
      );
      return (
        row === undefined ||
        (numberColumn(row, 'unfinished') < maxUnfinished && numberColumn(row, 'recent') < maxRecent)
      );
    });
  }

  /** Commits an event by a person if a condition holds, unless their account may not play in the tournament. */
  #appendFor(
    person: PersonId,
    append: TournamentAppend,
    isAllowed: (query: Query) => Promise<boolean>,
  ): Promise<AppendResult> {
    return this.commitOrReject(append, () =>
      this.database.transaction(async (query) => {
        await this.database.lock(query, participationLock(person));
        const { isDeleted, isBot } = await findEntrant(query, person);
        const isBarred = isDeleted || (isBot && playsWithoutBots(append.state, person));
        if (isBarred || !(await isAllowed(query))) return { kind: 'conflict' };
        for (const { sql, values } of this.statements(append)) await query(sql, values);
        return { kind: 'committed' };
      }),
    );
  }

  /** Returns the facts about an account that determine whether its owner may enter or announce a tournament. */
  findEntrant(person: PersonId): Promise<Entrant> {
    return findEntrant(this.database.query, person);
  }

  /**
   * Lists tournaments after a cursor by start time: the next to start first or, if they have ended, the
   * latest first.
   */
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

  /** Lists a page of the tournaments that a person organises or takes part in, by id. */
  async listOf(person: PersonId, after: string, limit: number): Promise<readonly TournamentId[]> {
    const rows = await this.database.query(
      `SELECT tournament FROM (${TOURNAMENTS_OF}) AS own WHERE tournament > $2
       ORDER BY tournament LIMIT ${Math.floor(limit)}`,
      [person, after],
    );
    return rows.map((row) => textColumn(row, 'tournament'));
  }

  /** Lists a page of the tournaments that a person organises or takes part in, latest start first. */
  async listItemsOf(
    person: PersonId,
    before: PageCursor,
    limit: number,
  ): Promise<readonly TournamentListItem[]> {
    const rows = await this.database.query(
      `SELECT item FROM tournaments WHERE tournament IN (${TOURNAMENTS_OF})
         AND (starts_at, tournament) < ($2, $3)
       ORDER BY starts_at DESC, tournament DESC LIMIT ${Math.floor(limit)}`,
      [person, before.at, before.id],
    );
    return rows.map((row) => parseTournamentItem(textColumn(row, 'item')));
  }

  /**
   * Lists the tournaments that a person has entered and that start after one time and no later than another, earliest
   * first.
   */
  async listStarting(
    person: PersonId,
    [after, until]: readonly [number, number],
    limit: number,
  ): Promise<readonly TournamentListItem[]> {
    const rows = await this.database.query(
      `SELECT item FROM tournaments WHERE tournament IN (SELECT tournament FROM entries WHERE person = $1)
         AND phase = 'open' AND starts_at > $2 AND starts_at <= $3
       ORDER BY starts_at, tournament LIMIT ${Math.floor(limit)}`,
      [person, after, until],
    );
    return rows.map((row) => parseTournamentItem(textColumn(row, 'item')));
  }

  /** Lists the tournaments that a person has announced, by id. */
  async listOrganisedBy(person: PersonId): Promise<readonly TournamentId[]> {
    const rows = await this.database.query(
      'SELECT tournament FROM tournaments WHERE organiser = $1 ORDER BY tournament',
      [person],
    );
    return rows.map((row) => textColumn(row, 'tournament'));
  }

  /**
   * Erases the descriptions of the tournaments that a person has announced, and the reasons that they gave in them, from
   * the logs.
   */
  async eraseTexts(person: PersonId): Promise<void> {
    for (const tournament of await this.listOrganisedBy(person)) {
      const stream = streamOf(tournament);
      await this.database.transaction(async (query) => {
        // Command ids begin with the person who sent the command.
        const rows = await query(
          'SELECT seq, event FROM logs WHERE stream = $1 AND (seq = 0 OR command LIKE $2)',
          [stream, `${person}:%`],
        );
        for (const row of rows) {
          const erased = withoutText(parseEvent(textColumn(row, 'event')));
          if (erased === undefined) continue;
          await query('UPDATE logs SET event = $3 WHERE stream = $1 AND seq = $2', [
            stream,
            numberColumn(row, 'seq'),
            JSON.stringify(erased),
          ]);
        }
      });
    }
  }

  /** Lists a person's tournaments that have not ended, by id. */
  async listUnfinishedOf(person: PersonId): Promise<readonly TournamentId[]> {
    const rows = await this.database.query(
      `SELECT tournament FROM tournaments WHERE tournament IN (${TOURNAMENTS_OF})
         AND phase IN ('open', 'running') ORDER BY tournament`,
      [person],
    );
    return rows.map((row) => textColumn(row, 'tournament'));
  }
}

/** Returns an event without the text that its author wrote; undefined if it has none. */
function withoutText(event: TournamentEvent): TournamentEvent | undefined {
  if (event.kind === 'created')
    return event.setup.text === '' ? undefined : { ...event, setup: { ...event.setup, text: '' } };
  if (event.kind !== 'corrected' && event.kind !== 'called-off') return undefined;
  return event.why === DELETED_REASON ? undefined : { ...event, why: DELETED_REASON };
}

/**
 * Returns whether a person has entered an unfinished tournament that does not allow bots, or organises such an
 * exhibition. A withdrawal changes nothing: a node may still be creating a game of theirs.
 */
export async function isInTournamentWithoutBots(query: Query, person: PersonId): Promise<boolean> {
  const listUnfinished = async (condition: string): Promise<readonly TournamentListItem[]> => {
    const rows = await query(
      `SELECT item FROM tournaments WHERE ${condition} AND phase IN ('open', 'running')`,
      [person],
    );
    return rows.map((row) => parseTournamentItem(textColumn(row, 'item')));
  };
  const entered = await listUnfinished('tournament IN (SELECT tournament FROM entries WHERE person = $1)');
  const organised = await listUnfinished('organiser = $1');
  return entered.some(({ setup }) => !setup.bots) || organised.some(({ setup }) => barsBotOrganiser(setup));
}

async function findEntrant(query: Query, person: PersonId): Promise<Entrant> {
  const [row] = await query('SELECT role, bot FROM people WHERE person = $1', [person]);
  return { isDeleted: row?.role === 'closed', isBot: row !== undefined && numberColumn(row, 'bot') > 0 };
}
