import { POOL_IDS } from '@halma/protocol';
import { numberColumn } from './columns.ts';
import type { Query } from './database.ts';

/**
 * Counts the rows in which two versions of the rated games and rating changes differ, up to a journal entry. A row whose
 * values differ counts once for each version. Reads the entries in pages, since neither version ever changes these rows.
 */
export async function countDifferentGames(
  query: Query,
  one: number,
  other: number,
  upTo: number,
): Promise<number> {
  let differences = 0;
  for (const [table, columns] of ENTRY_COLUMNS)
    for (let from = 0; from < upTo; from += ENTRIES_PER_STATEMENT)
      differences += await countDifferent(query, table, columns, [one, other], {
        condition: 'no > $3 AND no <= $4',
        values: [from, Math.min(upTo, from + ENTRIES_PER_STATEMENT)],
      });
  return differences;
}

/**
 * Counts the ratings in which two versions differ. A rating whose values differ counts once for each version. Compares
 * one pool at a time.
 */
export async function countDifferentRatings(query: Query, one: number, other: number): Promise<number> {
  let differences = 0;
  for (const pool of POOL_IDS)
    differences += await countDifferent(query, 'ratings', RATING_COLUMNS, [one, other], {
      condition: 'pool = $3',
      values: [pool],
    });
  return differences;
}

async function countDifferent(
  query: Query,
  table: string,
  columns: string,
  versions: readonly [number, number],
  { condition, values }: { readonly condition: string; readonly values: readonly (string | number)[] },
): Promise<number> {
  const rowsOf = (version: string): string =>
    `SELECT ${columns} FROM ${table} WHERE version = ${version} AND ${condition}`;
  const [row] = await query(
    `SELECT (SELECT count(*) FROM (${rowsOf('$1')} EXCEPT ${rowsOf('$2')}) AS only_in_one)
       + (SELECT count(*) FROM (${rowsOf('$2')} EXCEPT ${rowsOf('$1')}) AS only_in_other) AS different`,
    [...versions, ...values],
  );
  return row === undefined ? 0 : numberColumn(row, 'different');
}

/**
 * The maximum number of journal entries that one statement compares, so that it stays within the store's time
 * limit.
 */
const ENTRIES_PER_STATEMENT = 5000;

/**
 * The columns in which two versions of a rating must agree, and those of the tables that have rows for each
 * entry.
 */
const RATING_COLUMNS = 'person, pool, rating, deviation, volatility, games, firsts, last_at';
const ENTRY_COLUMNS = [
  ['rating_changes', 'no, seat, person, pool, game, rating_before, rating_after, deviation, first, result'],
  ['rated_games', 'no, game, pool, people, at, opening, winner, reason'],
] as const;
