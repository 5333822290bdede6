import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Refusal } from '@halma/protocol';
import { IdleConnections } from './idle-connections.ts';
import { networkOf } from './network.ts';

/** The maximum number of connections, and the time within which each must send something. */
export interface ConnectionLimits {
  /** The maximum number of connections to this node, including WebSockets. */
  readonly total: number;
  /**
   * The maximum number of connections from one network, as `networkOf` returns it; infinite behind a proxy,
   * which has one address.
   */
  readonly perNetwork: number;
  /** The time that a new connection may stay open without sending anything, in milliseconds. */
  readonly firstByteMs: number;
}

/**
 * Returns the limits for a node. A school or a company behind one address may have a thousand WebSockets, and
 * browsers open additional connections for files and requests.
 *
 * @param scale multiplies the numbers of connections, for load tests
 */
export function connectionLimits(behindProxy: boolean, scale: number): ConnectionLimits {
  return {
    total: 20_000 * scale,
    perNetwork: behindProxy ? Number.POSITIVE_INFINITY : 1500 * scale,
    firstByteMs: 5000,
  };
}

/** The time after which a refused client may try again, in milliseconds. */
const RETRY_AFTER_MS = 10_000;

/**
 * Closes connections that stay silent. At a limit, a new connection takes the place of one that waits for its next
 * request; if there is none, the server refuses the new one with a status code.
 */
export function limitConnections(server: Server, { total, perNetwork, firstByteMs }: ConnectionLimits): void {
  const countByNetwork = new Map<string, number>();
  // The networks of the connections that count. `ignoreUpgrade` passes a connection to the server a second time, which
  // must not count again.
  const networks = new WeakMap<Socket, string>();
  const silenceLimit = new SilenceLimit(firstByteMs);
  const idleConnections = new IdleConnections(server, (socket) => networks.get(socket));
  let count = 0;
  server.on('connection', (socket: Socket) => {
    if (networks.has(socket)) return;
    const network = networkOf(socket.remoteAddress ?? 'unknown');
    const networkCount = countByNetwork.get(network) ?? 0;
    if (networkCount >= perNetwork) {
      if (!idleConnections.closeOldest(network)) return refuseConnection(socket, '429 Too Many Requests');
    } else if (count >= total && !idleConnections.closeOldest())
      return refuseConnection(socket, '503 Service Unavailable');
    networks.set(socket, network);
    count += 1;
    countByNetwork.set(network, networkCount + 1);
    silenceLimit.watch(socket);
    socket.on('close', () => {
      silenceLimit.forget(socket);
      idleConnections.delete(socket);
      count -= 1;
      const remaining = (countByNetwork.get(network) ?? 1) - 1;
      if (remaining > 0) countByNetwork.set(network, remaining);
      else countByNetwork.delete(network);
    });
  });
}

/**
 * Destroys the sockets that send nothing within some time after they open. One timer serves all of them, so that a
 * socket that has sent something does not hold a timer for the rest of its life.
 */
class SilenceLimit {
  readonly #limitMs: number;
  /** The time at which to check each socket, in milliseconds since the process started, oldest first. */
  readonly #checkAt = new Map<Socket, number>();
  #isScheduled = false;

  constructor(limitMs: number) {
    this.#limitMs = limitMs;
  }

  watch(socket: Socket): void {
    this.#checkAt.set(socket, performance.now() + this.#limitMs);
    this.#schedule(this.#limitMs);
  }

  forget(socket: Socket): void {
    this.#checkAt.delete(socket);
  }

  #schedule(delayMs: number): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setTimeout(() => this.#check(), delayMs).unref();
  }

  #check(): void {
    this.#isScheduled = false;
    const now = performance.now();
    for (const [socket, checkAt] of this.#checkAt) {
      if (checkAt > now) {
        this.#schedule(checkAt - now);
        return;
      }
      this.#checkAt.delete(socket);
      if (socket.bytesRead === 0) socket.destroy();
    }
  }
}

function refuseConnection(socket: Socket, status: string): void {
  const refusal: Refusal = { code: 'too-many', after: RETRY_AFTER_MS };
  const body = JSON.stringify({ refusal });
  const headers = [
    `HTTP/1.1 ${status}`,
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `Retry-After: ${RETRY_AFTER_MS / 1000}`,
  ];
  socket.on('error', () => undefined);
  socket.write(`${headers.join('\r\n')}\r\n\r\n${body}`);
  // A client that never closes its side must not keep the connection open.
  socket.destroySoon();
}
