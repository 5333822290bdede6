import { numberColumn } from './columns.ts';
import type { Database } from './database.ts';

/** The time during which a node was running: its first and its last heartbeat. */
export interface NodeSpan {
  readonly startedAt: number;
  readonly beatAt: number;
}

/** The last heartbeat of a node, and whether the node has asked its clients to reconnect elsewhere. */
export interface NodeStatus {
  readonly beatAt: number;
  readonly isStopped: boolean;
}

/** The heartbeats of all nodes. */
export class NodeStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Records that a node is alive, and how many people are connected to it. */
  async recordHeartbeat(node: string, at: number, peopleCount: number): Promise<void> {
    await this.#database.batch([
      {
        sql: `INSERT INTO nodes (node, at, people, started_at) VALUES ($1, $2, $3, $2)
          ON CONFLICT (node) DO UPDATE SET at = excluded.at, people = excluded.people`,
        values: [node, at, peopleCount],
      },
    ]);
  }

  /** Counts the people connected to the nodes that were alive at a given time or later. */
  async countPeople(aliveSince: number): Promise<number> {
    const [row] = await this.#database.query(
      'SELECT coalesce(sum(people), 0) AS people FROM nodes WHERE at >= $1',
      [aliveSince],
    );
    return row === undefined ? 0 : numberColumn(row, 'people');
  }

  /** Records that a node is asking its clients to reconnect elsewhere. */
  async recordStop(node: string, at: number): Promise<void> {
    await this.#database.transaction((query) =>
      query('UPDATE nodes SET at = $2, stopped_at = $2 WHERE node = $1', [node, at]),
    );
  }

  /** Returns when each node was running, including nodes that have stopped. */
  async listSpans(): Promise<readonly NodeSpan[]> {
    const rows = await this.#database.query('SELECT coalesce(started_at, at) AS started_at, at FROM nodes');
    return rows.map((row) => ({
      startedAt: numberColumn(row, 'started_at'),
      beatAt: numberColumn(row, 'at'),
    }));
  }

  /** Returns the status of a node; undefined if it never recorded a heartbeat. */
  async find(node: string): Promise<NodeStatus | undefined> {
    const [row] = await this.#database.query('SELECT at, stopped_at FROM nodes WHERE node = $1', [node]);
    if (row === undefined) return undefined;
    return { beatAt: numberColumn(row, 'at'), isStopped: row.stopped_at !== null };
  }

  /**
   * Deletes the nodes whose last heartbeat was before a given time. Keeps the node with the latest heartbeat of all, which
   * shows how long no node was running.
   */
  async deleteStopped(before: number): Promise<void> {
    await this.#database.transaction((query) =>
      query('DELETE FROM nodes WHERE at < $1 AND at < (SELECT max(at) FROM nodes)', [before]),
    );
  }
}
