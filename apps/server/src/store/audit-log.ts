import { AUDITED_ACTIONS, type PersonId } from '@halma/protocol';
import { enumColumn, numberColumn, textColumn } from './columns.ts';
import type { Query, Row } from './database.ts';

/** An action that moderators see in the log. */
type AuditedAction = (typeof AUDITED_ACTIONS)[number];

/**
 * Security-related actions on accounts. Most are by the account's owner; the operator can also create a reset link and
 * remove an authenticator app. The operator sees them in the log, and the owner sees them in their data export.
 */
const SECURITY_ACTIONS = [
  'create-account',
  'reset-password',
  'send-reset-link',
  'create-recovery-codes',
  'use-recovery-code',
  'enable-totp',
  'disable-totp',
  'add-passkey',
  'remove-passkey',
  'add-token',
  'remove-token',
  'become-bot',
  'change-email',
  'remove-email',
  'end-session',
  'delete-account',
] as const;
export type SecurityAction = (typeof SECURITY_ACTIONS)[number] | 'change-password';

/** All actions that the log records. */
export type LoggedAction = AuditedAction | SecurityAction;
export const LOGGED_ACTIONS: readonly LoggedAction[] = [...AUDITED_ACTIONS, ...SECURITY_ACTIONS];

/** An action that moderators or the operator can take on an account. */
export type AccountAction = Exclude<AuditedAction, 'change-password' | 'void-games' | 'restore-games'>;

/** An entry in the audit log. */
export interface AuditEntry<Action extends LoggedAction = LoggedAction> {
  readonly at: number;
  /** The name of the person who acted, or the id once the account is deleted; `command line`; or `mail`. */
  readonly actor: string;
  readonly action: Action;
  /** The name that the account had; for a guest or a deleted account, the id. */
  readonly name: string;
  /** The time at which the limit ends, if the action sets one. */
  readonly until: number | undefined;
  /** The reason for the action, or the text of a note; empty if there is none. */
  readonly reason: string;
}

/** An entry with its number. Later entries have higher numbers. */
export interface NumberedAuditEntry<Action extends LoggedAction = LoggedAction> extends AuditEntry<Action> {
  readonly entry: number;
  /** The people whose ids `actor` and `name` contain, in place of names. */
  readonly unnamed: readonly PersonId[];
}

/** The people in an entry. A name can equal another person's id, so the log finds people only by these ids. */
interface EntryPeople {
  /** Whom the entry is about. */
  readonly person: PersonId;
  /** Who acted; undefined for `command line` and `mail`. */
  readonly actorId: PersonId | undefined;
}

/** An entry in which a person acts or is acted on. */
export interface PersonalAuditEntry extends AuditEntry {
  readonly isActor: boolean;
  readonly isAbout: boolean;
}

/** The maximum number of attempts. If several writers write at the same time, only one gets the next entry number. */
const MAX_ATTEMPTS = 100;

/** Adds an entry in the same transaction as the action. */
export async function addAuditEntry(
  query: Query,
  { at, actor, actorId, action, name, person, until, reason }: AuditEntry & EntryPeople,
): Promise<void> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    // Without the WHERE, SQLite reads ON CONFLICT as the condition of a join.
    const added = await query(
      `INSERT INTO audit (entry, at, by_whom, deed, name, until, reason, person, by_person)
       SELECT coalesce(max(entry), 0) + 1, $1, $2, $3, $4, $5, $6, $7, $8 FROM audit WHERE TRUE
       ON CONFLICT DO NOTHING RETURNING entry`,
      [at, actor, action, name, until ?? null, reason, person, actorId ?? null],
    );
    if (added.length > 0) return;
  }
  throw new Error(`could not add an entry to the audit log in ${MAX_ATTEMPTS} attempts`);
}

/**
 * Completes the entries from nodes running an older version, which name people but do not give their ids, as the
 * migration completed the entries before it. Run this before finding entries by a person's id.
 */
export async function addMissingIds(query: Query): Promise<void> {
  await query(
    `UPDATE audit SET
       person = coalesce(
         (SELECT person FROM people WHERE people.person = audit.name),
         (SELECT person FROM people WHERE people.name_key = lower(audit.name)), name),
       by_person = CASE WHEN deed <> 'send-reset-link' THEN coalesce(
         (SELECT person FROM people WHERE people.person = audit.by_whom),
         (SELECT person FROM people WHERE people.name_key = lower(audit.by_whom))) END
     WHERE person IS NULL`,
  );
}

/**
 * Adds an entry about account security in the same transaction as the action. Guests get no entry.
 *
 * @param actor who acted, if not the account's owner: `command line` or `mail`
 */
export async function addSecurityEntry(
  query: Query,
  person: PersonId,
  action: SecurityAction,
  at: number,
  actor?: string,
): Promise<void> {
  const [row] = await query('SELECT name FROM people WHERE person = $1', [person]);
  if (row?.name == null) return;
  const name = textColumn(row, 'name');
  const by = actor === undefined ? { actor: name, actorId: person } : { actor, actorId: undefined };
  await addAuditEntry(query, { at, ...by, action, name, person, until: undefined, reason: '' });
}

/**
 * Converts a row to an entry.
 *
 * @param actions the actions that the row can have
 */
export function toAuditEntry<Action extends LoggedAction>(
  row: Row,
  actions: readonly Action[],
): NumberedAuditEntry<Action> {
  return {
    entry: numberColumn(row, 'entry'),
    at: numberColumn(row, 'at'),
    actor: textColumn(row, 'by_whom'),
    action: enumColumn(row, 'deed', actions),
    name: textColumn(row, 'name'),
    until: row.until === null ? undefined : numberColumn(row, 'until'),
    reason: textColumn(row, 'reason'),
    unnamed: [
      ...(row.by_person === row.by_whom ? [textColumn(row, 'by_whom')] : []),
      ...(row.person === row.name ? [textColumn(row, 'name')] : []),
    ],
  };
}
