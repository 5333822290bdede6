import type { Statement } from '../database.ts';

/** A statement that PostgreSQL keeps prepared under its name. */
export interface PreparedStatement {
  readonly name: string;
  readonly sql: string;
  readonly values: NonNullable<Statement['values']>;
}

/**
 * The merged statements, by the SQL of their parts. There are few, because only statements that name their table are
 * merged.
 */
const MERGED_STATEMENTS = new Map<string, Pick<PreparedStatement, 'name' | 'sql'>>();

/**
 * Merges statements that each name a different table into one, as common table expressions: one statement takes less
 * work than a transaction with several, both here and in PostgreSQL. The parts run on the same snapshot, so none may
 * depend on another. The first statement still runs first: if it waits for a transaction that has taken the same key,
 * it holds no row for which that transaction could wait in turn.
 *
 * @returns undefined if a statement names no table, or the same table as another
 */
export function mergeStatements(statements: readonly Statement[]): PreparedStatement | undefined {
  const tables = new Set(statements.map(({ table }) => table));
  if (tables.size < Math.max(statements.length, 1) || tables.has(undefined)) return undefined;
  const key = statements.map(({ sql }) => sql).join(';');
  let merged = MERGED_STATEMENTS.get(key);
  if (merged === undefined) {
    merged = { name: `merged ${MERGED_STATEMENTS.size}`, sql: mergedSql(statements) };
    MERGED_STATEMENTS.set(key, merged);
  }
  return { ...merged, values: statements.flatMap(({ values = [] }) => values) };
}

function mergedSql(statements: readonly Statement[]): string {
  let offset = 0;
  const [first = '', ...others] = statements.map(({ sql, values = [] }) => {
    const start = offset;
    offset += values.length;
    return sql.replaceAll(/\$(\d+)/g, (_, number: string) => `$${start + Number(number)}`);
  });
  // PostgreSQL runs the main statement before the expressions that it does not read.
  return others.length === 0
    ? first
    : `WITH ${others.map((sql, index) => `part${index} AS (${sql})`).join(', ')} ${first}`;
}
