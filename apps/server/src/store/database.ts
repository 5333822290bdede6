/** A row as both databases give it: texts, whole numbers, nothing. */
export type Row = Readonly<Record<string, string | number | null>>;

/** Runs one statement, with `$1`, `$2` … for its values. */
export type Query = (sql: string, values?: readonly (string | number | null)[]) => Promise<readonly Row[]>;

/**
 * A database that speaks SQL as SQLite and PostgreSQL have it in common. What little they say differently stands here, so
 * that every statement is written once.
 */
export interface Database {
  /** Reads what is committed. */
  readonly query: Query;
  /** Runs work that is committed as a whole, on disk when the answer comes, or not at all when it throws. */
  transaction<Value>(work: (query: Query) => Promise<Value>): Promise<Value>;
  /** Runs reads that all see the database as it is at one moment, whatever is committed meanwhile. */
  snapshot<Value>(read: (query: Query) => Promise<Value>): Promise<Value>;
  /** The names of all tables, as a statement. */
  readonly tableNames: string;
  /** Said after a `SELECT` that is to leave rows alone which others are at. */
  readonly skipLocked: string;
  /** Lets one transaction at a time, of all nodes, do what is called so; said within it, and held to its end. */
  lock(query: Query, what: string): Promise<void>;
  close(): Promise<void>;
}

/** How PostgreSQL and SQLite say so. */
const TAKEN: ReadonlySet<unknown> = new Set(['23505', 'SQLITE_CONSTRAINT_UNIQUE']);

/** A text column that is never null. */
export function textOf(row: Row, column: string): string {
  return String(row[column] ?? '');
}

/** A whole number column that is never null. */
export function numberOf(row: Row, column: string): number {
  return Number(row[column] ?? 0);
}

/** Places for so many values in a statement: `$1, $2, $3`. */
export function placesFor(values: readonly unknown[]): string {
  return values.map((_, index) => `$${index + 1}`).join(', ');
}

/** Whether a fault says that something which there can be once is there already. */
export function isTaken(fault: unknown): boolean {
  return fault instanceof Error && 'code' in fault && TAKEN.has(fault.code);
}
