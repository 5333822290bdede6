import { AUDITED_ACTIONS } from '@halma/protocol';
import { enumColumn, numberColumn, textColumn } from './columns.ts';
import type { Query, Row } from './database.ts';

/** All actions that the log records. */
type AuditedAction = (typeof AUDITED_ACTIONS)[number];

/** What moderators and the operator can do to an account. */
export type AccountAction = Exclude<AuditedAction, 'change-password'>;
export const ACCOUNT_ACTIONS: readonly AccountAction[] = AUDITED_ACTIONS.filter(
  (action) => action !== 'change-password',
);

/** An entry in the audit log. */
export interface AuditEntry {
  readonly at: number;
  /** The name of the person who acted, or the id once the account is deleted, or `command line`. */
  readonly actor: string;
  readonly action: AuditedAction;
  /** The name that the account had; for a guest or a deleted account, the id. */
  readonly name: string;
  /** The end of a mute. */
  readonly mutedUntil: number | undefined;
}

/** How many times a writer tries. If several write at the same time, only one gets the next entry number. */
const MAX_ATTEMPTS = 100;

/** Adds an entry in the transaction of the action. */
export async function addAuditEntry(
  query: Query,
  { at, actor, action, name, mutedUntil }: AuditEntry,
): Promise<void> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    // Without the WHERE, SQLite reads ON CONFLICT as the condition of a join.
    const added = await query(
      `INSERT INTO audit (entry, at, by_whom, deed, name, until)
       SELECT coalesce(max(entry), 0) + 1, $1, $2, $3, $4, $5 FROM audit WHERE TRUE
       ON CONFLICT DO NOTHING RETURNING entry`,
      [at, actor, action, name, mutedUntil ?? null],
    );
    if (added.length > 0) return;
  }
  throw new Error(`could not add an entry to the audit log in ${MAX_ATTEMPTS} attempts`);
}

/** Converts a row to an entry. */
export function toAuditEntry(row: Row): AuditEntry {
  return {
    at: numberColumn(row, 'at'),
    actor: textColumn(row, 'by_whom'),
    action: enumColumn(row, 'deed', AUDITED_ACTIONS),
    name: textColumn(row, 'name'),
    mutedUntil: row.until === null ? undefined : numberColumn(row, 'until'),
  };
}
