import { numberColumn } from './columns.ts';
import type { Database } from './database.ts';

/** The heartbeats of all nodes. */
export class NodeStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Records that a node is alive. */
  async recordHeartbeat(node: string, at: number): Promise<void> {
    await this.#database.transaction((query) =>
      query(
        `INSERT INTO nodes (node, at) VALUES ($1, $2) ON CONFLICT (node) DO UPDATE SET at = excluded.at`,
        [node, at],
      ),
    );
  }

  /** Returns when a node was last alive; undefined if none was. Deletes nodes that stopped before an instant. */
  async lastHeartbeat(forgetBefore: number): Promise<number | undefined> {
    const [row] = await this.#database.query('SELECT max(at) AS at FROM nodes');
    await this.#database.transaction((query) =>
      query('DELETE FROM nodes WHERE at < $1 AND at < (SELECT max(at) FROM nodes)', [forgetBefore]),
    );
    return row === undefined || row.at === null ? undefined : numberColumn(row, 'at');
  }
}
