import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { MAX_MESSAGE_BYTES, type OnlineGameId, type PersonId, SOCKET_PATH } from '@halma/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { reconnectDelay } from '../availability/reconnect-delay.ts';
import { inBatches } from '../background/batches.ts';
import type { ChangeNotification, Subscription } from '../bus/bus.ts';
import { readCaller, sessionCookie } from '../http/caller.ts';
import { isAllowedOrigin } from '../http/origin.ts';
import type { Services } from '../services.ts';
import { Connection, type ConnectionObserver } from './connection.ts';
import { ConnectionIndex } from './connection-index.ts';
import { ignoreUpgrade } from './ignore-upgrade.ts';
import { sendNameMessages } from './name-messages.ts';
import { encodeMessage } from './outbox.ts';
import { sendArrivalMessages, sendPresenceMessages } from './presence-messages.ts';
import { refuseUpgrade } from './refuse-upgrade.ts';

/**
 * The interval at which the server looks for ended sessions, in milliseconds. The notification that a session has ended
 * can get lost.
 */
export const SESSION_CHECK_INTERVAL_MS = 5000;

/** The number of sockets or games to process before other tasks can run. */
const PING_BATCH_SIZE = 100;
const SESSION_BATCH_SIZE = 100;
const CHAT_BATCH_SIZE = 50;
const STOP_BATCH_SIZE = 100;

/**
 * The time that clients have to respond when their sockets are closed while the node stops, in milliseconds.
 */
const CLOSE_LIMIT_MS = 1000;

/**
 * The time after which a node that is stopping breaks all connections, even if it has not yet asked all clients to
 * reconnect, in milliseconds.
 */
const STOP_LIMIT_MS = 2500;

/** The maximum number of sockets that one person may have open on one node. */
const MAX_SOCKETS_PER_PERSON = 30;

/**
 * The maximum number of sockets that one network may have open on one node. A school or a company may share one
 * address.
 */
const MAX_SOCKETS_PER_NETWORK = 1000;

/**
 * How long the server refuses new sockets to a person whose socket it cut off for flooding, in milliseconds.
 */
const FLOOD_BAN_MS = 30_000;

/**
 * The time after which a client whose person or network has too many sockets should try again, in milliseconds. The
 * server cannot know when one of them closes.
 */
const FULL_RETRY_MS = 10_000;

/** All sockets of a node. */
export class SocketHub {
  readonly #services: Services;
  readonly #index = new ConnectionIndex();
  /** The end of each ban, by person. */
  readonly #bannedUntil = new Map<PersonId, number>();
  readonly #webSocketServer = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
    // `#index` holds the sockets; the library's own set would cost a listener for each socket.
    clientTracking: false,
  });
  /** The cookies that renew a session in the response to an upgrade request. */
  readonly #cookies = new WeakMap<IncomingMessage, string>();
  readonly #notifications: Subscription;
  /** The notifications about the chat and the players of each followed game. */
  readonly #gameNotifications = new Map<OnlineGameId, Subscription>();
  /** The followed games to which players have connected since `sendArrivals`. */
  readonly #arrivals = new Set<OnlineGameId>();
  /** The people whose names have changed since the last call of `sendNames`, and before it. */
  #renamed = new Set<PersonId>();
  #renamedBefore = new Set<PersonId>();
  readonly #observer: ConnectionObserver = {
    onFlood: ({ person }) => this.#ban(person),
    mayFollow: (connection) => this.#index.mayFollow(connection),
    onFollow: (game, follower) => this.#follow(game, follower),
    onUnfollow: (game, follower) => this.#unfollow(game, follower),
    onClose: (connection) => this.#forget(connection),
  };
  #openedCount = 0;
  #isStopping = false;

  constructor(services: Services) {
    this.#services = services;
    this.#notifications = services.bus.subscribe('every-node', (notification) =>
      this.#onNotification(notification),
    );
    this.#webSocketServer.on('headers', (headers, request) => {
      const cookie = this.#cookies.get(request);
      if (cookie !== undefined) headers.push(`Set-Cookie: ${cookie}`);
    });
  }

  /** Accepts sockets on a listening server. */
  attach(server: Server): void {
    server.on('upgrade', (request, stream: Duplex, head) => {
      if (request.headers.upgrade?.toLowerCase() !== 'websocket')
        return ignoreUpgrade(server, request, stream, head);
      void this.#upgrade(request, stream, head).catch((error) => {
        this.#services.onError(error);
        stream.destroy();
      });
    });
  }

  get connections(): ReadonlySet<Connection> {
    return this.#index.all;
  }

  /** Measures the latency of the sockets, and closes sockets that do not respond. */
  pingAll(): Promise<void> {
    return inBatches([...this.#index.all], PING_BATCH_SIZE, (batch) => {
      for (const connection of batch) connection.keepAlive();
    });
  }

  /** Closes the sockets whose sessions have ended on any node. */
  closeEndedSessions(): Promise<void> {
    const { sessions } = this.#services.store;
    return inBatches([...this.#index.all], SESSION_BATCH_SIZE, async (batch) => {
      const active = await sessions.findActive([...new Set(batch.map(({ session }) => session))]);
      for (const connection of batch) if (!active.has(connection.session)) connection.close('sessionEnded');
    });
  }

  /** Sends the presence in each game to its followers. */
  async sendPresence(): Promise<void> {
    await this.#services.presence.retryAbsences();
    await sendPresenceMessages(this.#services, this.#index);
  }

  /**
   * Notifies the players of each game to which one of them has connected since the last call, so that their
   * pages do not show that player as away until the next `sendPresence`.
   */
  async sendArrivals(): Promise<void> {
    const games = [...this.#arrivals];
    this.#arrivals.clear();
    await sendArrivalMessages(this.#services, this.#index, games);
  }

  /**
   * Sends the followers of games the names that have changed, one call late: a person who gets an account also gets a
   * new session, with which their own pages reconnect after a second.
   */
  async sendNames(): Promise<void> {
    const changed = this.#renamedBefore;
    this.#renamedBefore = this.#renamed;
    this.#renamed = new Set();
    try {
      await sendNameMessages(this.#services, this.#index, changed);
    } catch (error) {
      // The next call tries again.
      for (const person of changed) this.#renamedBefore.add(person);
      throw error;
    }
  }

  /** Sends the chat messages and lobby changes whose notifications were lost. */
  async catchUp(): Promise<void> {
    const { store, lobbyFeed } = this.#services;
    await inBatches(this.#index.followedGames(), CHAT_BATCH_SIZE, async (games) => {
      const lastLines = await store.chat.lastLines(games);
      for (const game of games) this.#sendChat(game, lastLines.get(game) ?? 0);
    });
    lobbyFeed.markChanged();
  }

  /**
   * Asks all clients to reconnect one after another, and closes all sockets. Breaks the connection to clients that do
   * not answer in time, because the server stops only once its last connection has closed.
   */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#notifications.end();
    for (const notifications of this.#gameNotifications.values()) notifications.end();
    this.#gameNotifications.clear();
    const terminateAll = (): void => {
      for (const connection of this.#index.all) connection.terminate();
    };
    setTimeout(terminateAll, STOP_LIMIT_MS).unref();
    await inBatches([...[...this.#index.all].entries()], STOP_BATCH_SIZE, async (batch) => {
      await Promise.all(
        batch.map(([position, connection]) =>
          connection.stop(encodeMessage({ say: 'stopping', after: reconnectDelay(position) })),
        ),
      );
    });
    setTimeout(terminateAll, CLOSE_LIMIT_MS).unref();
  }

  async #upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    // A client that disconnects halfway is not a server error.
    stream.on('error', () => stream.destroy());
    const { publicAccess, limit, sessions } = this.#services;
    if (pathOf(request) !== SOCKET_PATH) return refuseUpgrade(stream, '404 Not Found');
    if (this.#isStopping) return refuseUpgrade(stream, '503 Service Unavailable', reconnectDelay(0));
    const { origin, host } = request.headers;
    if (!isAllowedOrigin(origin, host, publicAccess.publicOrigin))
      return refuseUpgrade(stream, '403 Forbidden');
    const caller = readCaller(request.headers, request.socket.remoteAddress ?? 'unknown', publicAccess);
    const { network } = caller;
    const networkWaitMs = Math.max(
      limit('connections', network),
      this.#index.socketsOfNetwork(network).size >= MAX_SOCKETS_PER_NETWORK ? FULL_RETRY_MS : 0,
    );
    if (networkWaitMs > 0) return refuseUpgrade(stream, '429 Too Many Requests', networkWaitMs);
    const session = caller.token === undefined ? undefined : await sessions.find(caller.token);
    if (session === undefined) return refuseUpgrade(stream, '401 Unauthorized');
    const personWaitMs = Math.max(
      this.#remainingBanMs(session.person),
      this.#services.connectedPeople.countSockets(session.person) >= MAX_SOCKETS_PER_PERSON
        ? FULL_RETRY_MS
        : 0,
    );
    if (personWaitMs > 0) return refuseUpgrade(stream, '429 Too Many Requests', personWaitMs);
    if (stream.destroyed) return;
    if (caller.usesCookie && session.isRenewed)
      this.#cookies.set(request, sessionCookie(caller.token ?? '', publicAccess));
    this.#webSocketServer.handleUpgrade(request, stream, head, (socket) => {
      this.#openedCount += 1;
      const origin = {
        key: String(this.#openedCount),
        session: session.session,
        person: session.person,
        stream,
        network,
      };
      const connection = new Connection(socket, origin, this.#services, this.#observer);
      this.#index.add(connection);
      this.#services.connectedPeople.connect(session.person);
      this.#services.metrics.socketOpened();
      socket.on('error', terminateSocket);
      void connection.welcome().catch(this.#services.onError);
    });
  }

  #forget(connection: Connection): void {
    this.#index.delete(connection);
    this.#services.connectedPeople.disconnect(connection.person);
    this.#services.metrics.socketClosed();
  }

  #ban(person: PersonId): void {
    const now = this.#services.now();
    for (const [id, until] of this.#bannedUntil) if (until <= now) this.#bannedUntil.delete(id);
    this.#bannedUntil.set(person, now + FLOOD_BAN_MS);
  }

  #remainingBanMs(person: PersonId): number {
    return (this.#bannedUntil.get(person) ?? 0) - this.#services.now();
  }

  #follow(game: OnlineGameId, follower: Connection): void {
    this.#index.follow(game, follower);
    if (this.#isStopping || this.#gameNotifications.has(game)) return;
    const notifications = this.#services.bus.subscribe({ kind: 'game', id: game }, (notification) => {
      if (notification.about === 'chat') this.#sendChat(game);
      if (notification.about === 'arrival') this.#arrivals.add(game);
    });
    this.#gameNotifications.set(game, notifications);
  }

  #unfollow(game: OnlineGameId, follower: Connection): void {
    this.#index.unfollow(game, follower);
    if (this.#index.followersOf(game).size > 0) return;
    this.#arrivals.delete(game);
    this.#gameNotifications.get(game)?.end();
    this.#gameNotifications.delete(game);
  }

  #onNotification(notification: ChangeNotification): void {
    if (notification.about === 'session')
      for (const connection of this.#index.socketsOfSession(notification.session))
        connection.close('sessionEnded');
    if (notification.about === 'notices')
      for (const connection of this.#index.socketsOfPerson(notification.person))
        connection.outbox.send({ say: 'notices' });
    if (notification.about === 'person') this.#renamed.add(notification.person);
    if (notification.about === 'lobby') this.#services.lobbyFeed.markChanged();
  }

  /**
   * Sends the new chat messages of a game to its followers.
   *
   * @param lastLine the number of the latest line, if known
   */
  #sendChat(game: OnlineGameId, lastLine?: number): void {
    const followers = this.#index.followersOf(game);
    if (followers.size === 0) return;
    const reader = this.#services.chat.sharedReader(game);
    for (const connection of followers) connection.sendChat(game, reader, lastLine);
  }
}

/** Returns the path of a request; undefined if its URL is invalid, such as `//`. */
function pathOf({ url = '/' }: IncomingMessage): string | undefined {
  const base = 'http://localhost';
  return URL.canParse(url, base) ? new URL(url, base).pathname : undefined;
}

/** Closes only the socket that received a malformed frame. All sockets share this listener. */
function terminateSocket(this: WebSocket): void {
  this.terminate();
}
