import { numberOf, type Query, type Row, textOf } from './database.ts';

/** What a host can do to an account. */
export const DEEDS = ['make-host', 'unmake-host', 'mute', 'unmute', 'close', 'reopen'] as const;
export type Deed = (typeof DEEDS)[number];

/** An entry of the log of what was done to accounts. */
export interface AuditEntry {
  readonly at: number;
  /** Who did it: a person, or `command line`. */
  readonly by: string;
  /** A host's deed, or a change of one's own password. */
  readonly deed: Deed | 'change-password';
  /** The name of the account then. */
  readonly name: string;
  /** Until when it holds, for a mute. */
  readonly until: number | undefined;
}

/** Enters something in the log, within the commit in which it is done. */
export async function enterAudit(query: Query, { at, by, deed, name, until }: AuditEntry): Promise<void> {
  await query(
    `INSERT INTO audit (entry, at, by_whom, deed, name, until)
     SELECT coalesce(max(entry), 0) + 1, $1, $2, $3, $4, $5 FROM audit`,
    [at, by, deed, name, until ?? null],
  );
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
