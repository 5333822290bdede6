import { type GameTerms, type OnlineGameId, PairingTerms, type PersonId } from '@halma/protocol';
import type { QueueEntry } from '../lobby/choose-pairs.ts';
import { jsonReader, numberColumn, textColumn } from './columns.ts';
import type { Database, Row, Statement } from './database.ts';
import { isCreatorPresentSql, termsKey } from './open-games.ts';
import { seatingLock } from './seating-lock.ts';

/**
 * How long after its socket was last known to be open an entry can still be paired, and how long it is kept, in
 * milliseconds.
 */
const QUEUE_LIFETIME_MS = { paired: 15_000, kept: 60_000 } as const;

/**
 * The maximum number of entries with the same terms, and of all entries, from which one round chooses pairs;
 * those that have waited longest come first. The round skips terms with only one waiting player, so that many
 * of them cannot crowd out the others.
 */
const MAX_ENTRIES = { sameTerms: 50, all: 500 } as const;

/** The maximum number of different terms whose waiting people are counted. */
const MAX_COUNTED_TERMS = 60;

/** A person who is waiting for an opponent, as stored. */
export interface StoredQueueEntry extends QueueEntry {
  /** The id of the message that started the person's wait. */
  readonly request: string;
  /**
   * The node of the person's socket, and the socket there. The socket is empty if it has closed, if the person must not be
   * paired for now, and once the person has been sent their game.
   */
  readonly node: string;
  readonly socket: string;
  readonly terms: GameTerms;
  /** A key that is the same for equal terms. */
  readonly termsKey: string;
  /** The game that was found for the person; undefined until then. */
  readonly game: OnlineGameId | undefined;
}

const parseTerms = jsonReader(PairingTerms);

/** Selects the entries that can be paired at the time `$1`, in milliseconds since 1970. */
const IS_WAITING = `game IS NULL AND socket <> '' AND seen_at > CAST($1 AS BIGINT) - ${QUEUE_LIFETIME_MS.paired}`;

/** The people who are waiting for an opponent over a socket, on any node: one entry for each person. */
export class PairingQueueStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Makes a person wait for a game, instead of any other game that they were waiting for. Repeating the same
   * request for the same terms keeps the time waited, and a game that has been found.
   */
  async enter(entry: Omit<StoredQueueEntry, 'termsKey' | 'game'>): Promise<void> {
    const { person, request, node, socket, terms, rating, uncertainty, since } = entry;
    const isSame = `pairing_queue.request = excluded.request AND pairing_queue.terms_key = excluded.terms_key
      AND pairing_queue.seen_at > excluded.seen_at - ${QUEUE_LIFETIME_MS.kept}`;
    await this.#change(person, {
      sql: `INSERT INTO pairing_queue
          (person, request, node, socket, terms, terms_key, rating, uncertainty, since, seen_at)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
        ON CONFLICT (person) DO UPDATE SET
          since = CASE WHEN ${isSame} THEN pairing_queue.since ELSE excluded.since END,
          game = CASE WHEN ${isSame} THEN pairing_queue.game ELSE NULL END,
          request = excluded.request, node = excluded.node, socket = excluded.socket, terms = excluded.terms,
          terms_key = excluded.terms_key, rating = excluded.rating, uncertainty = excluded.uncertainty,
          seen_at = excluded.seen_at`,
      values: [
        person,
        request,
        node,
        socket,
        JSON.stringify(terms),
        termsKey(terms),
        Math.round(rating),
        Math.round(uncertainty),
        since,
      ],
    });
  }

  /** Ends the wait that a request started, unless a game has been found. */
  async leave(person: PersonId, request: string): Promise<void> {
    await this.#change(person, {
      sql: 'DELETE FROM pairing_queue WHERE person = $1 AND request = $2 AND game IS NULL',
      values: [person, request],
    });
  }

  /**
   * Keeps a person for whom no game has been found from being paired until they enter again. The time waited is kept.
   */
  async hold(person: PersonId): Promise<void> {
    await this.#change(person, {
      sql: `UPDATE pairing_queue SET socket = '' WHERE person = $1 AND game IS NULL`,
      values: [person],
    });
  }

  /**
   * Records that a person's socket has closed: the entry is not paired until the person reconnects. Does nothing
   * if a game has been found, so that the entry still shows that the person has not received it.
   */
  async detach(person: PersonId, node: string, socket: string): Promise<void> {
    await this.#change(person, {
      sql: `UPDATE pairing_queue SET socket = ''
        WHERE person = $1 AND node = $2 AND socket = $3 AND game IS NULL`,
      values: [person, node, socket],
    });
  }

  /** Records that a person has been sent the game that was found for them: the entry no longer has a socket. */
  async markReported(person: PersonId, game: OnlineGameId): Promise<void> {
    await this.#change(person, {
      sql: `UPDATE pairing_queue SET socket = '' WHERE person = $1 AND game = $2`,
      values: [person, game],
    });
  }

  /** Records that the sockets of a node are still open. */
  async touch(node: string, now: number): Promise<void> {
    await this.#database.batch([
      {
        sql: `UPDATE pairing_queue SET seen_at = $2 WHERE node = $1 AND socket <> '' AND game IS NULL`,
        values: [node, now],
      },
    ]);
  }

  /** Lists the waiting players whose terms another player is waiting for too, longest wait first. */
  async listWaiting(now: number): Promise<readonly StoredQueueEntry[]> {
    const rows = await this.#database.query(
      `SELECT * FROM (
         SELECT *, count(*) OVER (PARTITION BY terms_key) AS people,
           row_number() OVER (PARTITION BY terms_key ORDER BY since, person) AS place
         FROM pairing_queue WHERE ${IS_WAITING}
       ) AS waiting
       WHERE people > 1 AND place <= ${MAX_ENTRIES.sameTerms} ORDER BY since, person LIMIT ${MAX_ENTRIES.all}`,
      [now],
    );
    return rows.map(toEntry);
  }

  /** Lists the entries of the people whose sockets are on a node. */
  async listOnNode(node: string): Promise<readonly StoredQueueEntry[]> {
    const rows = await this.#database.query(`SELECT * FROM pairing_queue WHERE node = $1 AND socket <> ''`, [
      node,
    ]);
    return rows.map(toEntry);
  }

  /**
   * Describes, for each socket of a node, the open games with the terms that its player is waiting for and whose
   * creators are present, in a text that changes whenever a game is added. Sockets with no such games are absent, and
   * so are sockets that another socket of the same person has replaced.
   */
  async describeOpenGames(node: string, presentSince: number): Promise<ReadonlyMap<string, string>> {
    const rows = await this.#database.query(
      `SELECT pairing_queue.socket AS socket, count(*) AS games, max(games.created_at) AS newest
       FROM pairing_queue JOIN games ON games.terms_key = pairing_queue.terms_key
         AND games.phase = 'waiting' AND games.listed = 1 AND ${isCreatorPresentSql('$2')}
       WHERE pairing_queue.node = $1 AND pairing_queue.socket <> '' AND pairing_queue.game IS NULL
       GROUP BY pairing_queue.socket`,
      [node, presentSince],
    );
    return new Map(
      rows.map((row) => [
        textColumn(row, 'socket'),
        `${numberColumn(row, 'games')} games, the latest from ${numberColumn(row, 'newest')}`,
      ]),
    );
  }

  /** Returns a person's entry. */
  async find(person: PersonId): Promise<StoredQueueEntry | undefined> {
    const [row] = await this.#database.query('SELECT * FROM pairing_queue WHERE person = $1', [person]);
    return row && toEntry(row);
  }

  /** Counts the people who are waiting now, by terms, largest count first. */
  async count(now: number): Promise<readonly { readonly terms: GameTerms; readonly people: number }[]> {
    const rows = await this.#database.query(
      `SELECT min(terms) AS terms, count(*) AS people FROM pairing_queue WHERE ${IS_WAITING}
       GROUP BY terms_key ORDER BY people DESC, terms_key LIMIT ${MAX_COUNTED_TERMS}`,
      [now],
    );
    return rows.map((row) => ({
      terms: parseTerms(textColumn(row, 'terms')),
      people: numberColumn(row, 'people'),
    }));
  }

  /** Deletes the entries whose sockets have been gone for a long time, and those whose games were found long ago. */
  async deleteOld(now: number): Promise<void> {
    await this.#database.batch([
      { sql: 'DELETE FROM pairing_queue WHERE seen_at < $1', values: [now - QUEUE_LIFETIME_MS.kept] },
    ]);
  }

  /**
   * Runs a statement on a person's entry. Takes the lock that is held while a person is seated in a game, so
   * that no player leaves while their game is being created.
   */
  async #change(person: PersonId, statement: Statement): Promise<void> {
    await this.#database.batch([...this.#database.lockStatements(seatingLock(person)), statement]);
  }
}

/** Returns the statement that gives two people their game. It returns rows only if both are still waiting. */
export function pairingClaim(
  [one, other]: readonly [StoredQueueEntry, StoredQueueEntry],
  game: OnlineGameId,
): Statement {
  const isFree = `((person = $1 AND request = $2) OR (person = $3 AND request = $4)) AND game IS NULL AND socket <> ''`;
  return {
    sql: `UPDATE pairing_queue SET game = $5 WHERE ${isFree}
      AND (SELECT count(*) FROM pairing_queue WHERE ${isFree}) = 2 RETURNING person`,
    values: [one.person, one.request, other.person, other.request, game],
  };
}

function toEntry(row: Row): StoredQueueEntry {
  return {
    person: textColumn(row, 'person'),
    request: textColumn(row, 'request'),
    node: textColumn(row, 'node'),
    socket: textColumn(row, 'socket'),
    terms: parseTerms(textColumn(row, 'terms')),
    termsKey: textColumn(row, 'terms_key'),
    rating: numberColumn(row, 'rating'),
    uncertainty: numberColumn(row, 'uncertainty'),
    since: numberColumn(row, 'since'),
    game: row.game === null ? undefined : textColumn(row, 'game'),
  };
}
