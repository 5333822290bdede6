import type { OnlineGameId, PersonId } from '@halma/protocol';
import type { Connection } from './connection.ts';
import { MultiMap } from './multi-map.ts';
import type { EncodedMessage } from './outbox.ts';

/**
 * The maximum number of games that all sockets of one person, and those of one network, follow on one node. In a school
 * or a company, hundreds of people may watch a game each.
 */
export const MAX_FOLLOWS_PER_PERSON = 200;
export const MAX_FOLLOWS_PER_NETWORK = 1500;

/**
 * The sockets of a node, indexed by what they have in common. No message from a client requires a scan over all of
 * them.
 */
export class ConnectionIndex {
  readonly #all = new Set<Connection>();
  readonly #bySession = new MultiMap<string, Connection>();
  readonly #byPerson = new MultiMap<PersonId, Connection>();
  readonly #byNetwork = new MultiMap<string, Connection>();
  readonly #byGame = new MultiMap<OnlineGameId, Connection>();
  /** How many games the sockets of a person, and those of a network, follow together. */
  readonly #followsByPerson = new Map<PersonId, number>();
  readonly #followsByNetwork = new Map<string, number>();

  /** The presence last sent to all followers of a game; absent if one of them may not have received it. */
  readonly #sentPresence = new Map<OnlineGameId, EncodedMessage>();

  get all(): ReadonlySet<Connection> {
    return this.#all;
  }

  add(connection: Connection): void {
    this.#all.add(connection);
    this.#bySession.add(connection.session, connection);
    this.#byPerson.add(connection.person, connection);
    this.#byNetwork.add(connection.network, connection);
  }

  delete(connection: Connection): void {
    this.#all.delete(connection);
    this.#bySession.delete(connection.session, connection);
    this.#byPerson.delete(connection.person, connection);
    this.#byNetwork.delete(connection.network, connection);
  }

  /** Records that a socket follows a game. */
  follow(game: OnlineGameId, connection: Connection): void {
    if (!this.#byGame.get(game).has(connection)) this.#countFollow(connection, 1);
    this.#byGame.add(game, connection);
    // The new follower has not received the presence yet, so the next message goes to all.
    this.#sentPresence.delete(game);
  }

  /** Records that a socket no longer follows a game. */
  unfollow(game: OnlineGameId, connection: Connection): void {
    if (this.#byGame.get(game).has(connection)) this.#countFollow(connection, -1);
    this.#byGame.delete(game, connection);
    if (this.#byGame.get(game).size === 0) this.#sentPresence.delete(game);
  }

  /** Returns whether a socket may follow another game: each makes the node keep state and read the store. */
  mayFollow({ person, network }: Pick<Connection, 'person' | 'network'>): boolean {
    return (
      (this.#followsByPerson.get(person) ?? 0) < MAX_FOLLOWS_PER_PERSON &&
      (this.#followsByNetwork.get(network) ?? 0) < MAX_FOLLOWS_PER_NETWORK
    );
  }

  #countFollow({ person, network }: Connection, change: 1 | -1): void {
    addToCount(this.#followsByPerson, person, change);
    addToCount(this.#followsByNetwork, network, change);
  }

  /** Records the presence in a game. Returns whether its followers have to be informed. */
  recordPresence(game: OnlineGameId, message: EncodedMessage): boolean {
    if (this.#sentPresence.get(game)?.equals(message)) return false;
    if (this.#byGame.get(game).size > 0) this.#sentPresence.set(game, message);
    return true;
  }

  socketsOfSession(session: string): ReadonlySet<Connection> {
    return this.#bySession.get(session);
  }

  socketsOfPerson(person: PersonId): ReadonlySet<Connection> {
    return this.#byPerson.get(person);
  }

  /** Returns the sockets of a network, as `networkOf` returns it. */
  socketsOfNetwork(network: string): ReadonlySet<Connection> {
    return this.#byNetwork.get(network);
  }

  /** Returns the sockets that follow a game. */
  followersOf(game: OnlineGameId): ReadonlySet<Connection> {
    return this.#byGame.get(game);
  }

  /** Returns the games that sockets follow. */
  followedGames(): readonly OnlineGameId[] {
    return this.#byGame.keys();
  }
}

/** Changes a count. A count of 0 uses no memory. */
function addToCount<Key>(counts: Map<Key, number>, key: Key, change: 1 | -1): void {
  const count = (counts.get(key) ?? 0) + change;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
}
