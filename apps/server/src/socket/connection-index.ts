import type { OnlineGameId, PersonId } from '@halma/protocol';
import type { Connection } from './connection.ts';
import { MultiMap } from './multi-map.ts';
import type { EncodedMessage } from './outbox.ts';

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
    this.#byGame.add(game, connection);
    // The new follower has not received the presence yet, so the next message goes to all.
    this.#sentPresence.delete(game);
  }

  /** Records that a socket no longer follows a game. */
  unfollow(game: OnlineGameId, connection: Connection): void {
    this.#byGame.delete(game, connection);
    if (this.#byGame.get(game).size === 0) this.#sentPresence.delete(game);
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
