import type { PersonId } from '@halma/protocol';
import { numberColumn, placeholders, textColumn } from './columns.ts';
import type { Database } from './database.ts';

/** How long a person counts as connected after they have left, in milliseconds. */
export const CONNECTED_GRACE_MS = 20_000;

/**
 * The time at which a person was last connected to a node: the node's last heartbeat while they are connected, or the
 * time at which they left.
 */
const LAST_CONNECTED =
  'CASE WHEN connected.left_at IS NULL THEN coalesce(nodes.at, 0) ELSE connected.left_at END';

/**
 * The time at which a person was last connected in person: through a page or, in the case of a bot account, through a
 * program.
 */
const LAST_PRESENT = `coalesce(connected.page_left_at, ${LAST_CONNECTED})`;

/**
 * Returns an SQL condition: the person in a column was connected after a given time.
 *
 * @param instant an SQL expression for the time
 */
export function wasConnectedSql(personColumn: string, instant: string): string {
  return `EXISTS (SELECT 1 FROM connected LEFT JOIN nodes ON nodes.node = connected.node
    WHERE connected.person = ${personColumn} AND ${LAST_CONNECTED} > ${instant})`;
}

/** The people who have connected to a node, or left it. */
interface ConnectionChanges {
  /** People who are connected in person. */
  readonly came: readonly PersonId[];
  /** People for whom only a program is connected. */
  readonly onlyProgram?: readonly PersonId[];
  readonly left: readonly PersonId[];
}

/**
 * The people with accounts who are connected, and their nodes. A row changes when its person connects or
 * disconnects; the heartbeat of the node counts for all people connected to it. Rows of people who have left
 * are kept for about a minute.
 */
export class OnlinePeopleStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Records who is connected to a node, and who no longer is. A challenge to a real-time game that expired
   * while its challenger was away does not open again when they come back.
   */
  async record(
    node: string,
    { came, onlyProgram = [], left }: ConnectionChanges,
    now: number,
  ): Promise<void> {
    if (came.length + onlyProgram.length + left.length === 0) return;
    // In the order of the key, so that nodes that write the same rows do not deadlock.
    await this.#database.batch([
      ...[...came, ...onlyProgram].toSorted().flatMap((person) => [
        {
          sql: `UPDATE challenges SET until = $2
            WHERE by_person = $1 AND state = 'open' AND until > $2 AND is_live = 1 AND created_at <= $3
              AND NOT ${wasConnectedSql('challenges.by_person', '$3')}`,
          values: [person, now, now - CONNECTED_GRACE_MS],
        },
        came.includes(person)
          ? {
              sql: `INSERT INTO connected (person, node) VALUES ($1, $2)
                ON CONFLICT (person, node) DO UPDATE SET left_at = NULL, page_left_at = NULL`,
              values: [person, node],
            }
          : {
              sql: `INSERT INTO connected (person, node, page_left_at) VALUES ($1, $2, 0)
                ON CONFLICT (person, node) DO UPDATE SET left_at = NULL,
                  page_left_at = coalesce(connected.page_left_at, connected.left_at, $3)`,
              values: [person, node, now],
            },
      ]),
      ...left.toSorted().map((person) => ({
        sql: 'UPDATE connected SET left_at = $3 WHERE person = $1 AND node = $2',
        values: [person, node, now],
      })),
    ]);
  }

  /** Returns which of the given people were connected in person after a given time, on any node. */
  async findPresent(people: readonly PersonId[], since: number): Promise<ReadonlySet<PersonId>> {
    if (people.length === 0) return new Set();
    const rows = await this.#database.query(
      `SELECT DISTINCT connected.person FROM connected LEFT JOIN nodes ON nodes.node = connected.node
       WHERE connected.person IN (${placeholders(people, 2)}) AND ${LAST_PRESENT} > $1`,
      [since, ...people],
    );
    return new Set(rows.map((row) => textColumn(row, 'person')));
  }

  /** Returns when a person was last connected to any node; undefined if no node has a record of it. */
  async lastConnected(person: PersonId): Promise<number | undefined> {
    const [row] = await this.#database.query(
      `SELECT max(${LAST_CONNECTED}) AS at FROM connected LEFT JOIN nodes ON nodes.node = connected.node
       WHERE connected.person = $1`,
      [person],
    );
    return row === undefined || row.at === null ? undefined : numberColumn(row, 'at');
  }

  /** Deletes the rows of people who left before a given time, and of nodes that stopped before it. */
  async deleteOld(before: number): Promise<void> {
    await this.#database.batch([
      {
        sql: `DELETE FROM connected WHERE left_at < $1
          OR NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.node = connected.node AND nodes.at >= $1)`,
        values: [before],
      },
    ]);
  }
}
