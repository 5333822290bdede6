import { AUDITED_DEEDS } from '@halma/protocol';
import { numberOf, type Query, type Row, textOf } from './database.ts';

/** Everything the log can have. */
export type AuditedDeed = (typeof AUDITED_DEEDS)[number];

/** What a host can do to an account: all but what people do to their own. */
export type Deed = Exclude<AuditedDeed, 'change-password'>;
export const DEEDS: readonly Deed[] = AUDITED_DEEDS.filter((deed) => deed !== 'change-password');

/** An entry of the log of what was done to accounts. */
export interface AuditEntry {
  readonly at: number;
  /** Who did it, by name, or by id once the account is deleted; or `command line`. */
  readonly by: string;
  readonly deed: AuditedDeed;
  /** The name of the account then; of a guest, or an account that has been deleted, the id. */
  readonly name: string;
  /** Until when it holds, for a mute. */
  readonly until: number | undefined;
}

// Of all who write at the same time, one gets the next entry: so many may come at once.
const TRIES = 100;

/** Enters something in the log, within the commit in which it is done. */
export async function enterAudit(query: Query, { at, by, deed, name, until }: AuditEntry): Promise<void> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    // Without a condition, SQLite takes what follows for one of a join.
    const entered = await query(
      `INSERT INTO audit (entry, at, by_whom, deed, name, until)
       SELECT coalesce(max(entry), 0) + 1, $1, $2, $3, $4, $5 FROM audit WHERE TRUE
       ON CONFLICT DO NOTHING RETURNING entry`,
      [at, by, deed, name, until ?? null],
    );
    if (entered.length > 0) return;
  }
  throw new Error('no place in the log of what was done to accounts');
}

/** An entry as its row says. */
export function entryOf(row: Row): AuditEntry {
  return {
    at: numberOf(row, 'at'),
    by: textOf(row, 'by_whom'),
    deed: textOf(row, 'deed') as AuditEntry['deed'],
    name: textOf(row, 'name'),
    until: row.until === null ? undefined : numberOf(row, 'until'),
  };
}
