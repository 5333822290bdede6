import type { OnlineGameId, PersonId } from '@halma/protocol';
import { numberColumn, placeholders, textColumn } from './columns.ts';
import type { Database, Row } from './database.ts';

/** A person who is connected to a game. */
export interface GamePresence {
  readonly game: OnlineGameId;
  readonly person: PersonId;
}

/** A person's recorded presence in a game. */
export interface RecordedPresence {
  /** The time of their last connection: while they are connected, the last heartbeat of their node. */
  readonly at: number;
  /** The node to which they are connected, or were when it stopped; undefined if they have left. */
  readonly node: string | undefined;
}

/** A game to which a person was connected as a player, and when they last were. */
export interface GameConnection {
  readonly game: OnlineGameId;
  readonly at: number;
}

/** The players in each game, as the nodes have recorded them. */
export type PresenceByGame = ReadonlyMap<OnlineGameId, ReadonlyMap<PersonId, RecordedPresence>>;

/** A person who was connected to a node at its last heartbeat counts as seen at that time. */
const PRESENCE = `SELECT here.game, here.person, here.node,
  CASE WHEN nodes.at > here.at THEN nodes.at ELSE here.at END AS at
  FROM here LEFT JOIN nodes ON nodes.node = here.node`;

/**
 * The players connected to each game, and their nodes. Spectators are not recorded. A row changes only when its person
 * connects or disconnects: the heartbeat of a node counts for all people connected to it.
 */
export class GamePresenceStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Records that people are connected to games on a node. Skips closed and deleted accounts. */
  async record(present: readonly GamePresence[], node: string, at: number): Promise<void> {
    if (present.length === 0) return;
    const tuples = inKeyOrder(present).map(
      (_, index) => `(CAST($${2 * index + 3} AS TEXT), CAST($${2 * index + 4} AS TEXT))`,
    );
    await this.#database.batch([
      {
        sql: `WITH present (game, person) AS (VALUES ${tuples.join(', ')})
          INSERT INTO here (game, person, at, node)
          SELECT game, person, CAST($1 AS BIGINT), $2 FROM present
          WHERE NOT EXISTS (SELECT 1 FROM people WHERE people.person = present.person AND role = 'closed')
          ON CONFLICT (game, person) DO UPDATE SET at = excluded.at, node = excluded.node
          WHERE here.at < excluded.at`,
        values: [at, node, ...inKeyOrder(present).flatMap(({ game, person }) => [game, person])],
      },
    ]);
  }

  /**
   * Records that people are no longer connected to games on a node, unless they have since connected to another node.
   */
  async recordAbsence(absent: readonly GamePresence[], node: string, at: number): Promise<void> {
    if (absent.length === 0) return;
    await this.#database.batch(
      inKeyOrder(absent).map(({ game, person }) => ({
        sql: 'UPDATE here SET at = $4, node = NULL WHERE game = $1 AND person = $2 AND node = $3 AND at <= $4',
        values: [game, person, node, at],
      })),
    );
  }

  /**
   * Returns the node on which a person is connected to a game, or was when that node stopped; undefined if there is
   * none.
   */
  async nodeOf({ game, person }: GamePresence): Promise<string | undefined> {
    const [row] = await this.#database.query(
      'SELECT node FROM here WHERE game = $1 AND person = $2 AND node IS NOT NULL',
      [game, person],
    );
    return row && textColumn(row, 'node');
  }

  /** Returns the records of the people in each of the given games. */
  async read(games: readonly OnlineGameId[]): Promise<PresenceByGame> {
    const byGame = new Map(games.map((game) => [game, new Map<PersonId, RecordedPresence>()]));
    if (games.length === 0) return byGame;
    const rows = await this.#database.query(`${PRESENCE} WHERE here.game IN (${placeholders(games)})`, games);
    for (const row of rows)
      byGame.get(textColumn(row, 'game'))?.set(textColumn(row, 'person'), toPresence(row));
    return byGame;
  }

  /** Lists the games to which a person has been connected as a player, least recent first. */
  async listConnections(person: PersonId): Promise<readonly GameConnection[]> {
    const rows = await this.#database.query(`${PRESENCE} WHERE here.person = $1 ORDER BY 4`, [person]);
    return rows.map((row) => ({ game: textColumn(row, 'game'), at: numberColumn(row, 'at') }));
  }
}

/** Sorts people by their key in the table, so that nodes that write the same rows do not deadlock. */
function inKeyOrder(people: readonly GamePresence[]): readonly GamePresence[] {
  const keyOf = ({ game, person }: GamePresence): string => `${game} ${person}`;
  return people.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

function toPresence(row: Row): RecordedPresence {
  return { at: numberColumn(row, 'at'), node: row.node === null ? undefined : textColumn(row, 'node') };
}
