import {
  LIFTING_ACTIONS,
  LIMITING_ACTIONS,
  type LimitKind,
  type OnlineGameId,
  type PersonId,
} from '@halma/protocol';
import {
  type AccountAction,
  addAuditEntry,
  addMissingIds,
  LOGGED_ACTIONS,
  type LoggedAction,
  type NumberedAuditEntry,
  type PersonalAuditEntry,
  toAuditEntry,
} from './audit-log.ts';
import { numberColumn, placeholders, textColumn } from './columns.ts';
import type { Database, Query } from './database.ts';
import { LIMIT_COLUMNS } from './limit-columns.ts';
import { addNotice, noticeKey, removeNotice } from './notice-rows.ts';
import { markLimited } from './pending-restriction-store.ts';
import { nameKey, nameKeyRange, type StoredPerson, toStoredPerson } from './people-store.ts';
import { seatingLock } from './seating-lock.ts';
import { replaceSessions } from './session-store.ts';

/** An action on an account. */
export interface AccountActionRequest {
  readonly action: AccountAction;
  readonly target: { readonly name: string } | { readonly person: PersonId };
  /** The name of the person who acts, or `command line`. */
  readonly actor: string;
  /** The id of the person who acts; undefined for the command line. */
  readonly actorId?: PersonId;
  readonly at: number;
  /** The time at which a limit ends; ignored for other actions. */
  readonly until?: number | undefined;
  /** The reason, or the text of a note. */
  readonly reason?: string | undefined;
  /** Whether to refuse actions on moderators: on the site, no moderator outranks another. */
  readonly protectsModerators: boolean;
}

/** The outcome of an action, and the sessions that it ended. */
export interface AccountActionResult {
  readonly outcome: 'done' | 'unknown' | 'unchanged' | 'protected';
  readonly endedSessions: readonly string[];
}

const setLimitSql = (kind: LimitKind): string => {
  const { until, reason } = LIMIT_COLUMNS[kind];
  return `${until} = $2, ${reason} = $3 WHERE person = $1`;
};
const endLimitSql = (kind: LimitKind): string => {
  const { until, reason } = LIMIT_COLUMNS[kind];
  return `${until} = 0, ${reason} = '' WHERE person = $1 AND ${until} > 0`;
};

/** The change that each action makes to a person's row; `$2` is the end of a limit, `$3` its reason. */
const UPDATES: Readonly<Record<AccountAction, string>> = {
  'make-host': `role = 'host' WHERE person = $1 AND role = 'player'`,
  'unmake-host': `role = 'player' WHERE person = $1 AND role = 'host'`,
  mute: setLimitSql('chat'),
  unmute: endLimitSql('chat'),
  unrated: setLimitSql('rated'),
  'allow-rated': endLimitSql('rated'),
  suspend: setLimitSql('play'),
  unsuspend: endLimitSql('play'),
  note: 'role = role WHERE person = $1',
  close: `role = 'closed' WHERE person = $1 AND role <> 'closed'`,
  reopen: `role = 'player' WHERE person = $1 AND role = 'closed'`,
};

/** The accounts as moderators see them. Each action is added to the audit log in the same transaction. */
export class ModerationStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Lists the accounts whose names start with a prefix, by name. Guests have no name.
   *
   * @param after the name after which the page starts; empty for the first page
   */
  async listAccounts(
    namePrefix: string,
    limit: number,
    after: string = '',
  ): Promise<readonly StoredPerson[]> {
    const key = this.#database.byteOrderSql('name_key');
    const rows = await this.#database.query(
      `SELECT * FROM people
       WHERE name_key IS NOT NULL AND ${key} >= $1 AND ${key} < $2 AND ${key} > $3
       ORDER BY ${key} LIMIT ${Math.floor(limit)}`,
      [...nameKeyRange(namePrefix), nameKey(after)],
    );
    return rows.map(toStoredPerson);
  }

  /**
   * Returns those of the given people in whom a moderator has a stake: the two have seats in a game that is
   * not over, or the moderator has reported the person and the report is not settled.
   */
  async findStakes(moderator: PersonId, people: readonly PersonId[]): Promise<ReadonlySet<PersonId>> {
    if (people.length === 0) return new Set();
    const list = placeholders(people, 2);
    const rows = await this.#database.query(
      `SELECT others.person FROM players AS own JOIN players AS others ON others.game = own.game
         WHERE own.person = $1 AND own.changed_at IS NULL AND others.person IN (${list})
       UNION SELECT person FROM reports WHERE reporter = $1 AND person IN (${list}) AND state <> 'settled'`,
      [moderator, ...people],
    );
    return new Set(rows.map((row) => textColumn(row, 'person')));
  }

  /**
   * Returns for each of the given games whether a person has a seat in it and whether it is over; omits
   * deleted games.
   */
  async findGames(
    person: PersonId,
    games: readonly OnlineGameId[],
  ): Promise<ReadonlyMap<OnlineGameId, { readonly isPlayer: boolean; readonly isOver: boolean }>> {
    if (games.length === 0) return new Map();
    const rows = await this.#database.query(
      `SELECT game, phase,
         (SELECT count(*) FROM players WHERE players.game = games.game AND players.person = $1) AS seats
       FROM games WHERE game IN (${placeholders(games, 2)})`,
      [person, ...games],
    );
    return new Map(
      rows.map((row) => [
        textColumn(row, 'game'),
        {
          isPlayer: numberColumn(row, 'seats') > 0,
          isOver: row.phase === 'over' || row.phase === 'aborted',
        },
      ]),
    );
  }

  /**
   * Applies an action. `unknown`: no account has this name or id, or it was deleted; `unchanged`: the account is
   * already in this state, or its state does not allow the action; `protected`: the account is a moderator's. These
   * three write nothing. After an action that sets a limit or closes the account, the servers close what the person has
   * open. The person gets a notice of a limit and its reason. Closing an account ends its sessions and removes its
   * passkeys; the name stays taken, and the games stay. A closed guest counts as deleted, since no one can sign in as
   * that guest again. Making a person a moderator ends their sessions too.
   */
  async apply(request: AccountActionRequest): Promise<AccountActionResult> {
    const { action, target, actor, actorId, at, protectsModerators } = request;
    const isLimit = Object.hasOwn(LIMITING_ACTIONS, action);
    const until = isLimit ? (request.until ?? 0) : undefined;
    const { reason = '' } = request;
    return this.#database.transaction(async (query): Promise<AccountActionResult> => {
      const account = await findTarget(query, target);
      if (account === undefined) return { outcome: 'unknown', endedSessions: [] };
      if (protectsModerators && account.role === 'host') return { outcome: 'protected', endedSessions: [] };
      const { person } = account;
      // Otherwise a request that checked the person before the limit could still seat them after it.
      if (isLimit || action === 'close') await this.#database.lock(query, seatingLock(person));
      const values = until === undefined ? [person] : [person, until, reason];
      const changed = await query(`UPDATE people SET ${UPDATES[action]} RETURNING person`, values);
      if (changed.length === 0) return { outcome: 'unchanged', endedSessions: [] };
      if (isLimit || action === 'close') await markLimited(query, person, at);
      await this.#notify(query, person, request);
      const endedSessions = await endAccess(query, person, action);
      const name = account.name ?? person;
      await addAuditEntry(query, { at, actor, actorId, action, name, person, until, reason });
      return { outcome: 'done', endedSessions };
    });
  }

  /** Sends a person the notice about a limit, and removes the notice about a limit that has been lifted. */
  async #notify(
    query: Query,
    person: PersonId,
    { action, reason = '', at, until }: AccountActionRequest,
  ): Promise<void> {
    const imposedLimit = Object.entries(LIMITING_ACTIONS).find(([name]) => name === action)?.[1];
    const liftedLimit = Object.entries(LIFTING_ACTIONS).find(([name]) => name === action)?.[1];
    const kind = imposedLimit ?? liftedLimit;
    if (kind === undefined) return;
    const end = until === undefined ? {} : { until };
    const content = { kind: 'limited', limit: kind, reason, ...end } as const;
    const notices = [removeNotice(noticeKey(content), [person])];
    if (imposedLimit !== undefined) notices.push(addNotice({ person, content }, at));
    for (const { sql, values } of notices) await query(sql, values);
  }

  /**
   * Lists the audit log entries about the given actions, latest first.
   *
   * @param before the number of the entry before which the page starts
   */
  async listAuditEntries<Action extends LoggedAction>(
    limit: number,
    actions: readonly Action[],
    before: number = Number.MAX_SAFE_INTEGER,
  ): Promise<readonly NumberedAuditEntry<Action>[]> {
    // Each action is read from the index, so that no page reads the many entries about other actions.
    const selections = actions.map(
      (_, index) => `SELECT * FROM (
        SELECT * FROM audit WHERE deed = $${index + 2} AND entry < $1 ORDER BY entry DESC LIMIT ${Math.floor(limit)}
      ) AS latest`,
    );
    const rows = await this.#database.query(
      `SELECT * FROM (${selections.join(' UNION ALL ')}) AS entries ORDER BY entry DESC LIMIT ${Math.floor(limit)}`,
      [before, ...actions],
    );
    return rows.map((row) => toAuditEntry(row, actions));
  }

  /**
   * Lists the entries about one person, latest first, like `listAuditEntries`, including those from before the account
   * had its name.
   *
   * @param nameOrId the name or the id; the id for a guest or a deleted account
   */
  async listAuditEntriesAbout<Action extends LoggedAction>(
    nameOrId: string,
    limit: number,
    actions: readonly Action[],
    before: number = Number.MAX_SAFE_INTEGER,
  ): Promise<readonly NumberedAuditEntry<Action>[]> {
    await this.#database.transaction(addMissingIds);
    const rows = await this.#database.query(
      `SELECT * FROM audit WHERE person IN ($1, (SELECT person FROM people WHERE name_key = $2)) AND entry < $3
         AND deed IN (${placeholders(actions, 4)})
       ORDER BY entry DESC LIMIT ${Math.floor(limit)}`,
      [nameOrId, nameKey(nameOrId), before, ...actions],
    );
    return rows.map((row) => toAuditEntry(row, actions));
  }

  /** Lists the entries in which a person acts or is acted on, earliest first. */
  async listAuditEntriesInvolving(person: PersonId): Promise<readonly PersonalAuditEntry[]> {
    await this.#database.transaction(addMissingIds);
    const rows = await this.#database.query(
      'SELECT * FROM audit WHERE person = $1 OR by_person = $1 ORDER BY entry',
      [person],
    );
    return rows.map((row) => ({
      ...toAuditEntry(row, LOGGED_ACTIONS),
      isActor: row.by_person === person,
      isAbout: row.person === person,
    }));
  }
}

/**
 * Finds the account that an action is about. Does not find deleted accounts, which have no name and are closed for
 * good.
 */
async function findTarget(
  query: Query,
  target: AccountActionRequest['target'],
): Promise<StoredPerson | undefined> {
  const [row] =
    'name' in target
      ? await query('SELECT * FROM people WHERE name_key = $1', [nameKey(target.name)])
      : await query('SELECT * FROM people WHERE person = $1', [target.person]);
  const found = row && toStoredPerson(row);
  return found?.name === null && found.role === 'closed' ? undefined : found;
}

/**
 * Ends the sessions of a closed account, and removes its passkeys. Ends the sessions of a new moderator too, so that no
 * earlier token gets the new rights. Returns the ended sessions.
 */
async function endAccess(query: Query, person: PersonId, action: AccountAction): Promise<readonly string[]> {
  if (action === 'close') await query('DELETE FROM passkeys WHERE person = $1', [person]);
  return action === 'close' || action === 'make-host' ? replaceSessions(query, person, undefined) : [];
}
