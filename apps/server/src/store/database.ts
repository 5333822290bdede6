/** A row as both databases return it: text, whole numbers and nulls. */
export type Row = Readonly<Record<string, string | number | null>>;

/** Runs one statement, with `$1`, `$2` … for its values. */
export type Query = (sql: string, values?: readonly (string | number | null)[]) => Promise<readonly Row[]>;

/** What SQLite and PostgreSQL write differently. All other SQL is common to both. */
export interface Dialect {
  /** Selects the names of all tables. */
  readonly tableNamesSql: string;
  /** Follows a `SELECT` that leaves out rows that other transactions hold. */
  readonly skipLockedSql: string;
  /** Selects a text of a JSON column by its path, such as `rules`, `game`. */
  jsonTextSql(column: string, ...path: readonly string[]): string;
}

/** A database that speaks the SQL that SQLite and PostgreSQL have in common, so that every statement is written once. */
export interface Database extends Dialect {
  /** Reads what is committed. */
  readonly query: Query;
  /** Runs work that is committed as a whole, on disk when the promise resolves, or not at all when it throws. */
  transaction<Value>(work: (query: Query) => Promise<Value>): Promise<Value>;
  /** Runs reads that all see the database as it is at one moment. */
  snapshot<Value>(read: (query: Query) => Promise<Value>): Promise<Value>;
  /** Takes a named lock that one transaction at a time holds, among all nodes, until it ends. */
  lock(query: Query, name: string): Promise<void>;
  close(): Promise<void>;
}

/** The codes of PostgreSQL and of SQLite. */
const UNIQUE_VIOLATION_CODES: ReadonlySet<unknown> = new Set(['23505', 'SQLITE_CONSTRAINT_UNIQUE']);

/** Returns whether an error reports a second row where only one may be. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && UNIQUE_VIOLATION_CODES.has(error.code);
}
