/** A row as both databases return it: text, whole numbers and nulls. */
export type Row = Readonly<Record<string, string | number | null>>;

/** The values for `$1`, `$2` … in a statement. */
type Values = readonly (string | number | null)[];

/** A statement with its values. */
export interface Statement {
  readonly sql: string;
  readonly values?: Values;
  /**
   * The only table that the statement reads or writes. Set only for frequent statements that return no rows, such as those
   * of a move. On PostgreSQL, connections keep such statements prepared, and a batch whose statements each name a different
   * table is sent as one statement.
   */
  readonly table?: string;
}

/** Runs one statement. */
export type Query = (sql: string, values?: Values) => Promise<readonly Row[]>;

/** The SQL that differs between SQLite and PostgreSQL. All other SQL is common to both. */
export interface Dialect {
  /** Selects the names of all tables. */
  readonly tableNamesSql: string;
  /** Ends a `SELECT` that skips rows locked by other transactions. */
  readonly skipLockedSql: string;
  /** Sorts and compares a text column by its bytes, whatever the collation of the database. */
  byteOrderSql(column: string): string;
  /**
   * Splits a table with rows into partitions by the hash of one column, which all its unique keys must contain.
   * Statements use the table as before. Returns no statements if the database has no partitions.
   */
  splitTableSql(table: string, column: string): readonly string[];
  /** Selects a string in a JSON column by its path, such as `rules`, `game`. */
  jsonTextSql(column: string, ...path: readonly string[]): string;
}

/** A database. Statements use the SQL that SQLite and PostgreSQL share, so that each is written only once. */
export interface Database extends Dialect {
  /** Reads committed data, outside a transaction. */
  readonly query: Query;
  /**
   * Runs statements in one transaction, which is on disk when the promise resolves, and returns the rows of each. If
   * one fails, none takes effect. However many there are, they take one round trip to the database; so none of them can
   * use the rows that another returns.
   */
  batch(statements: readonly Statement[]): Promise<readonly (readonly Row[])[]>;
  /**
   * Runs work in a transaction, which is on disk when the promise resolves. If the work throws, it is rolled back. The
   * work may run more than once; only the last run takes effect.
   */
  transaction<Value>(work: (query: Query) => Promise<Value>): Promise<Value>;
  /** Runs reads that all see the same consistent snapshot. */
  snapshot<Value>(read: (query: Query) => Promise<Value>): Promise<Value>;
  /** Returns the statements that take a named lock in a batch, as `lock` does in a transaction. */
  lockStatements(name: string): readonly Statement[];
  /** Takes a named lock, which only one transaction across all nodes can hold, until the transaction ends. */
  lock(query: Query, name: string): Promise<void>;
  close(): Promise<void>;
}

/** The error codes of PostgreSQL and SQLite. */
const UNIQUE_VIOLATION_CODES: ReadonlySet<unknown> = new Set([
  '23505',
  'SQLITE_CONSTRAINT_UNIQUE',
  'SQLITE_CONSTRAINT_PRIMARYKEY',
]);

/** Returns whether an error reports that a unique key is already taken. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && UNIQUE_VIOLATION_CODES.has(error.code);
}
