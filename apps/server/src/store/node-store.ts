import { type Database, numberOf } from './database.ts';

/** Which nodes are alive, as they say themselves. */
export class NodeStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Says that a node is alive. */
  async beat(node: string, at: number): Promise<void> {
    await this.#database.transaction((query) =>
      query(
        `INSERT INTO nodes (node, at) VALUES ($1, $2) ON CONFLICT (node) DO UPDATE SET at = excluded.at`,
        [node, at],
      ),
    );
  }

  /** When any node was last alive; undefined when none ever was. Forgets nodes that have been gone for long. */
  async lastBeat(forgetBefore: number): Promise<number | undefined> {
    const [row] = await this.#database.query('SELECT max(at) AS at FROM nodes');
    await this.#database.transaction((query) =>
      query('DELETE FROM nodes WHERE at < $1 AND at < (SELECT max(at) FROM nodes)', [forgetBefore]),
    );
    return row === undefined || row.at === null ? undefined : numberOf(row, 'at');
  }
}
