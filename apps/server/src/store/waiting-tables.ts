import { createHash } from 'node:crypto';
import type { Terms } from '@halma/protocol';
import type { Query } from './database.ts';
import type { GameSummary } from './game-store.ts';
import { SUMMARY, summaryOf } from './summary-row.ts';

/** The tables of the lobby that were set for exactly these terms, the oldest first. */
export async function readWaitingFor(query: Query, terms: Terms): Promise<readonly GameSummary[]> {
  const key = termsKeyOf(terms);
  const rows = await query(
    `SELECT ${SUMMARY} FROM games
     WHERE phase = 'waiting' AND listed = 1 AND (terms_key = $1 OR terms_key IS NULL)
     ORDER BY created_at, game`,
    [key],
  );
  // Tables that an older version of this program has set have no key.
  return rows.map(summaryOf).filter((row) => termsKeyOf(row.terms) === key);
}

/**
 * What a waiting table is found by: the same terms have the same key, in whatever order they were sent. A hash, because
 * terms are long and the key is kept twice, in the row and in the index.
 */
export function termsKeyOf(terms: Terms): string {
  return createHash('sha256').update(canonical(terms)).digest('base64url');
}

function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${parts.map(([key, part]) => `${key}:${canonical(part)}`).join()}}`;
}
