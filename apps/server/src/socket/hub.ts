import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { MAX_MESSAGE_BYTES, type PersonId, SOCKET_PATH } from '@halma/protocol';
import { WebSocketServer } from 'ws';
import { inBatches } from '../background/batches.ts';
import type { Hint } from '../bus/bus.ts';
import { readCaller, sessionCookie } from '../http/caller.ts';
import { isAllowedOrigin } from '../http/origin.ts';
import type { Services } from '../services.ts';
import { Connection, connectionsByGame, lobbyMessage } from './connection.ts';
import { CLOSE_CODES } from './outbox.ts';
import { sendPresenceMessages } from './presence-messages.ts';

/** How often the server measures the latency of each socket, in milliseconds. */
export const PING_INTERVAL_MS = 5000;

/** How often the server looks for ended sessions, in milliseconds. The hint that a session has ended can get lost. */
export const SESSION_CHECK_INTERVAL_MS = 5000;

/** How many sockets or games are processed before other tasks can run. */
const PING_BATCH_SIZE = 100;
const SESSION_BATCH_SIZE = 100;
const CHAT_BATCH_SIZE = 50;

/** How many sockets one person may have open on one node. */
const MAX_SOCKETS_PER_PERSON = 30;

/** How long the server refuses new sockets to a person whose socket was cut off for flooding, in milliseconds. */
const FLOOD_BAN_MS = 30_000;

/** All sockets of a node. */
export class SocketHub {
  readonly #services: Services;
  readonly #connections = new Set<Connection>();
  /** When the ban of each banned person ends. */
  readonly #bannedUntil = new Map<PersonId, number>();
  readonly #webSocketServer = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
  });
  /** The cookies that renew a session in the response to an upgrade request. */
  readonly #cookies = new WeakMap<IncomingMessage, string>();
  readonly #unsubscribe: () => void;
  #openedCount = 0;
  #isStopping = false;

  constructor(services: Services) {
    this.#services = services;
    this.#unsubscribe = services.bus.subscribe((hint) => this.#onHint(hint));
    this.#webSocketServer.on('headers', (headers, request) => {
      const cookie = this.#cookies.get(request);
      if (cookie !== undefined) headers.push(`Set-Cookie: ${cookie}`);
    });
  }

  /** Accepts sockets on a listening server. */
  attach(server: Server): void {
    server.on('upgrade', (request, stream: Duplex, head) => {
      void this.#upgrade(request, stream, head).catch((error) => {
        this.#services.onError(error);
        stream.destroy();
      });
    });
  }

  get connections(): ReadonlySet<Connection> {
    return this.#connections;
  }

  /** Measures the latency of all sockets. */
  pingAll(): Promise<void> {
    return inBatches([...this.#connections], PING_BATCH_SIZE, (batch) => {
      for (const connection of batch) connection.ping();
    });
  }

  /** Closes the sockets whose sessions have ended on any node. */
  closeEndedSessions(): Promise<void> {
    const { sessions } = this.#services.store;
    return inBatches([...this.#connections], SESSION_BATCH_SIZE, async (batch) => {
      const active = await sessions.findActive([...new Set(batch.map(({ session }) => session.tokenHash))]);
      for (const connection of batch)
        if (!active.has(connection.session.tokenHash)) connection.close(CLOSE_CODES.sessionEnded);
    });
  }

  /** Records who is connected to this node, and sends the presence in each game to its followers. */
  async sendPresence(): Promise<void> {
    await this.#services.presence.recordAll();
    await sendPresenceMessages(this.#services, this.#connections);
  }

  /** Sends the chat messages and the lobby whose hints were lost. */
  async catchUp(): Promise<void> {
    const { chat } = this.#services.store;
    await inBatches([...connectionsByGame(this.#connections)], CHAT_BATCH_SIZE, async (batch) => {
      const lastLines = await chat.lastLines(batch.map(([game]) => game));
      for (const [game, followers] of batch)
        for (const connection of followers) connection.sendChat(game, lastLines.get(game) ?? 0);
    });
    await this.#sendLobby();
  }

  /** Asks all clients to reconnect after a delay in milliseconds, and closes all sockets. */
  async stop(reconnectDelayMs: number): Promise<void> {
    this.#isStopping = true;
    this.#unsubscribe();
    await Promise.all([...this.#connections].map((connection) => connection.stop(reconnectDelayMs)));
  }

  async #upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    // A client that disconnects halfway is not an error of the server.
    stream.on('error', () => stream.destroy());
    const { publicAccess, limit, sessions } = this.#services;
    if (pathOf(request) !== SOCKET_PATH) return refuseUpgrade(stream, '404 Not Found');
    if (this.#isStopping) return refuseUpgrade(stream, '503 Service Unavailable');
    const { origin, host } = request.headers;
    if (!isAllowedOrigin(origin, host, publicAccess.publicOrigin))
      return refuseUpgrade(stream, '403 Forbidden');
    const caller = readCaller(request.headers, request.socket.remoteAddress ?? 'unknown', publicAccess);
    if (limit('connections', caller.address) > 0) return refuseUpgrade(stream, '429 Too Many Requests');
    const session = caller.token === undefined ? undefined : await sessions.find(caller.token);
    if (session === undefined) return refuseUpgrade(stream, '401 Unauthorized');
    if (this.#isBanned(session.person) || this.#countSockets(session.person) >= MAX_SOCKETS_PER_PERSON)
      return refuseUpgrade(stream, '429 Too Many Requests');
    if (stream.destroyed) return;
    if (caller.usesCookie && session.isRenewed)
      this.#cookies.set(request, sessionCookie(caller.token ?? '', publicAccess));
    this.#webSocketServer.handleUpgrade(request, stream, head, (socket) => {
      this.#openedCount += 1;
      const connection = new Connection(socket, session, this.#services, {
        key: String(this.#openedCount),
        onFlood: () => this.#ban(session.person),
      });
      this.#connections.add(connection);
      this.#services.metrics.socketOpened();
      // A malformed frame closes only its own socket.
      socket.on('error', () => socket.terminate());
      socket.on('close', () => {
        this.#connections.delete(connection);
        this.#services.metrics.socketClosed();
      });
      void connection.welcome().catch(this.#services.onError);
    });
  }

  #ban(person: PersonId): void {
    const now = this.#services.now();
    for (const [other, until] of this.#bannedUntil) if (until <= now) this.#bannedUntil.delete(other);
    this.#bannedUntil.set(person, now + FLOOD_BAN_MS);
  }

  #isBanned(person: PersonId): boolean {
    return (this.#bannedUntil.get(person) ?? 0) > this.#services.now();
  }

  #countSockets(person: PersonId): number {
    let count = 0;
    for (const connection of this.#connections) if (connection.session.person === person) count += 1;
    return count;
  }

  #onHint(hint: Hint): void {
    if (hint.about === 'chat') for (const connection of this.#connections) connection.sendChat(hint.game);
    if (hint.about === 'session') this.#closeSession(hint.session);
    if (hint.about === 'lobby') void this.#sendLobby().catch(this.#services.onError);
  }

  #closeSession(session: string): void {
    for (const connection of this.#connections) {
      if (connection.session.session === session) connection.close(CLOSE_CODES.sessionEnded);
    }
  }

  async #sendLobby(): Promise<void> {
    const watchers = [...this.#connections].filter(({ isWatchingLobby: watchesLobby }) => watchesLobby);
    if (watchers.length === 0) return;
    const text = await lobbyMessage(this.#services);
    for (const connection of watchers) connection.sendLobby(text);
  }
}

/** Returns the path of a request; undefined if its URL is invalid, such as `//`. */
function pathOf({ url = '/' }: IncomingMessage): string | undefined {
  const base = 'http://localhost';
  return URL.canParse(url, base) ? new URL(url, base).pathname : undefined;
}

function refuseUpgrade(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
