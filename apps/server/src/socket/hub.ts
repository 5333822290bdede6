import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { LARGEST_MESSAGE, type PersonId, SOCKET_PATH } from '@halma/protocol';
import { WebSocketServer } from 'ws';
import type { Hint } from '../bus/bus.ts';
import { readCaller, sessionCookie } from '../http/caller.ts';
import { isOwnOrigin } from '../http/origin.ts';
import type { Services } from '../services.ts';
import { inParts } from '../work/in-parts.ts';
import { Connection } from './connection.ts';
import { followersByGame } from './followers.ts';
import { sendHere } from './here.ts';
import { lobbyMessage } from './lobby-message.ts';
import { CLOSE_CODES } from './outbox.ts';

/** So often every line is measured, in milliseconds. */
export const PING_EVERY = 5000;

/** So many are measured before moves have their turn. */
const PINGED_AT_ONCE = 100;

/** So often all sessions are looked up, in milliseconds: word that one has ended may not come. */
export const SESSIONS_EVERY = 5000;

/** So many are looked up before moves have their turn. */
const SESSIONS_AT_ONCE = 100;

/** So many games are looked at for lost lines before moves have their turn. */
const CAUGHT_UP_AT_ONCE = 50;

/** One person has so many sockets at a node. */
const MOST_PER_PERSON = 30;

/** Whoever was cut off for saying far too much opens no other socket for so long, in milliseconds. */
const KEPT_OUT = 30_000;

/** All sockets of a node. */
export class SocketHub {
  readonly #services: Services;
  readonly #connections = new Set<Connection>();
  /** Whoever may not come back yet, and until when. */
  readonly #keptOut = new Map<PersonId, number>();
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_MESSAGE,
    perMessageDeflate: false,
  });
  /** What the answers to some requests for a socket have to set, so that the session lives on. */
  readonly #cookies = new WeakMap<IncomingMessage, string>();
  readonly #stopListening: () => void;
  #opened = 0;
  #stopping = false;

  constructor(services: Services) {
    this.#services = services;
    this.#stopListening = services.bus.subscribe((hint) => this.#hear(hint));
    this.#sockets.on('headers', (headers, request) => {
      const cookie = this.#cookies.get(request);
      if (cookie !== undefined) headers.push(`Set-Cookie: ${cookie}`);
    });
  }

  /** Opens sockets on a server that listens. */
  attach(server: Server): void {
    server.on('upgrade', (request, stream: Duplex, head) => {
      void this.#upgrade(request, stream, head).catch((fault) => {
        this.#services.onFault(fault);
        stream.destroy();
      });
    });
  }

  /** Everybody connected here. */
  get connections(): ReadonlySet<Connection> {
    return this.#connections;
  }

  /** Measures every line. */
  pingAll(): Promise<void> {
    return inParts([...this.#connections], PINGED_AT_ONCE, (part) => {
      for (const connection of part) connection.ping();
    });
  }

  /** Closes the sockets whose sessions have ended, wherever that was done. */
  closeEnded(): Promise<void> {
    const { sessions } = this.#services.store;
    return inParts([...this.#connections], SESSIONS_AT_ONCE, async (part) => {
      const begun = await sessions.stillBegun([...new Set(part.map(({ session }) => session.tokenHash))]);
      for (const connection of part)
        if (!begun.has(connection.session.tokenHash)) connection.close(CLOSE_CODES.sessionEnded);
    });
  }

  /** Tells every table who is there. */
  async tellHere(): Promise<void> {
    await this.#services.presence.markAll();
    await sendHere(this.#services, this.#connections);
  }

  /** Sends what people here were not told because word of it was lost: lines of chat, and the lobby. */
  async catchUp(): Promise<void> {
    const { talk } = this.#services.store;
    await inParts([...followersByGame(this.#connections)], CAUGHT_UP_AT_ONCE, async (part) => {
      const latest = await talk.lastLines(part.map(([game]) => game));
      for (const [game, followers] of part)
        for (const connection of followers) connection.hearTalk(game, latest.get(game) ?? 0);
    });
    await this.#tellLobby();
  }

  /** Tells everybody to come back after so long, and closes. */
  async stop(after: number): Promise<void> {
    this.#stopping = true;
    this.#stopListening();
    await Promise.all([...this.#connections].map((connection) => connection.stop(after)));
  }

  async #upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    // Whoever hangs up in the middle of it is nobody's fault.
    stream.on('error', () => stream.destroy());
    const { outside, limit, sessions } = this.#services;
    if (pathOf(request) !== SOCKET_PATH) return refuseUpgrade(stream, '404 Not Found');
    if (this.#stopping) return refuseUpgrade(stream, '503 Service Unavailable');
    const { origin, host } = request.headers;
    if (!isOwnOrigin(origin, host, outside.publicOrigin)) return refuseUpgrade(stream, '403 Forbidden');
    const caller = readCaller(request.headers, request.socket.remoteAddress ?? 'nowhere', outside);
    if (limit('opening', caller.address) > 0) return refuseUpgrade(stream, '429 Too Many Requests');
    const session = caller.token === undefined ? undefined : await sessions.find(caller.token);
    if (session === undefined) return refuseUpgrade(stream, '401 Unauthorized');
    if (this.#isKeptOut(session.person) || this.#countOf(session.person) >= MOST_PER_PERSON)
      return refuseUpgrade(stream, '429 Too Many Requests');
    if (stream.destroyed) return;
    if (caller.byCookie && session.isRenewed)
      this.#cookies.set(request, sessionCookie(caller.token ?? '', outside));
    this.#sockets.handleUpgrade(request, stream, head, (socket) => {
      this.#opened += 1;
      const connection = new Connection(socket, session, this.#services, {
        key: String(this.#opened),
        onFlood: () => this.#keepOut(session.person),
      });
      this.#connections.add(connection);
      this.#services.metrics.socketOpened();
      // A frame that breaks the rules closes its socket, and concerns nobody else.
      socket.on('error', () => socket.terminate());
      socket.on('close', () => {
        this.#connections.delete(connection);
        this.#services.metrics.socketClosed();
      });
      void connection.welcome().catch(this.#services.onFault);
    });
  }

  #keepOut(person: PersonId): void {
    const now = this.#services.now();
    for (const [other, until] of this.#keptOut) if (until <= now) this.#keptOut.delete(other);
    this.#keptOut.set(person, now + KEPT_OUT);
  }

  #isKeptOut(person: PersonId): boolean {
    return (this.#keptOut.get(person) ?? 0) > this.#services.now();
  }

  #countOf(person: PersonId): number {
    let count = 0;
    for (const connection of this.#connections) if (connection.session.person === person) count += 1;
    return count;
  }

  #hear(hint: Hint): void {
    if (hint.about === 'talk') for (const connection of this.#connections) connection.hearTalk(hint.game);
    if (hint.about === 'session') this.#endSession(hint.session);
    if (hint.about === 'lobby') void this.#tellLobby().catch(this.#services.onFault);
  }

  #endSession(session: string): void {
    for (const connection of this.#connections) {
      if (connection.session.session === session) connection.close(CLOSE_CODES.sessionEnded);
    }
  }

  async #tellLobby(): Promise<void> {
    const listeners = [...this.#connections].filter(({ inLobby }) => inLobby);
    if (listeners.length === 0) return;
    const text = await lobbyMessage(this.#services);
    for (const connection of listeners) connection.hearLobby(text);
  }
}

/** Undefined where the request names no address, such as `//`. */
function pathOf({ url = '/' }: IncomingMessage): string | undefined {
  const base = 'http://here';
  return URL.canParse(url, base) ? new URL(url, base).pathname : undefined;
}

function refuseUpgrade(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
