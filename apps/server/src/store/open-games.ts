import { createHash } from 'node:crypto';
import type { GameTerms } from '@halma/protocol';
import { textColumn } from './columns.ts';
import type { Query } from './database.ts';
import type { GameSummary } from './game-store.ts';
import { SUMMARY_COLUMNS, toGameSummary } from './game-summary-row.ts';

/**
 * Reads the oldest seeks with exactly these terms, oldest first.
 *
 * @param presentSince leaves out each seek whose creator has neither been on its page nor created it since this time
 */
export async function readOpenGames(
  query: Query,
  terms: GameTerms,
  limit: number,
  presentSince?: number,
): Promise<readonly GameSummary[]> {
  const key = termsKey(terms);
  const isPresent = presentSince === undefined ? '' : `AND ${isCreatorPresentSql('$2')}`;
  const rows = await query(
    `SELECT ${SUMMARY_COLUMNS}, terms_key FROM games
     WHERE phase = 'waiting' AND listed = 1 AND (terms_key = $1 OR terms_key IS NULL) ${isPresent}
     ORDER BY created_at, game LIMIT ${Math.floor(limit)}`,
    presentSince === undefined ? [key] : [key, presentSince],
  );
  // Schema versions before 6 stored no key.
  return rows.flatMap((row) => {
    const summary = toGameSummary(row);
    const storedKey = row.terms_key === null ? termsKey(summary.terms) : textColumn(row, 'terms_key');
    return storedKey === key ? [summary] : [];
  });
}

/**
 * Returns an SQL condition: the creator of a game was on its page with a seat in it, or created it, after a given time.
 *
 * @param instant an SQL expression for the time
 */
export function isCreatorPresentSql(instant: string): string {
  return `(games.created_at > ${instant} OR EXISTS (
    SELECT 1 FROM here LEFT JOIN nodes ON nodes.node = here.node
    WHERE here.game = games.game AND here.person = games.by_person
      AND (here.at > ${instant} OR nodes.at > ${instant})))`;
}

/**
 * Returns a key that is the same for equal terms, whatever the order of their properties. The key is a hash, because
 * terms are long and both the row and the index contain it.
 */
export function termsKey(terms: GameTerms): string {
  return createHash('sha256').update(sortedText(terms)).digest('base64url');
}

// Stored keys are hashes of this form, which is not quite JSON. It must never change.
function sortedText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${parts.map(([key, part]) => `${key}:${sortedText(part)}`).join()}}`;
}
