import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The state of an idle connection. */
interface IdleState {
  readonly network: string;
  /** How many bytes had arrived when the connection became idle. */
  readonly bytesRead: number;
}

/** A server's connections that have received a response and wait for the next request, longest idle first. */
export class IdleConnections {
  readonly #states = new Map<Socket, IdleState>();
  readonly #byNetwork = new Map<string, Set<Socket>>();
  /** The latest response on each connection: a client may send several requests before it reads a response. */
  readonly #latestResponses = new WeakMap<Socket, ServerResponse>();

  /** @param networkOf returns the network of a connection; undefined if the connection does not count */
  constructor(server: Server, networkOf: (socket: Socket) => string | undefined) {
    server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
      this.delete(socket);
      if (socket.destroyed) return;
      this.#latestResponses.set(socket, response);
      response.once('close', () => {
        const network = networkOf(socket);
        if (network === undefined || socket.destroyed || this.#latestResponses.get(socket) !== response)
          return;
        this.#add(socket, network);
      });
    });
  }

  /**
   * Closes the connection that has been idle for longest: its client is the least likely to be sending a request.
   *
   * @param network closes a connection from this network; undefined for any network
   * @returns false if no connection is idle
   */
  closeOldest(network?: string): boolean {
    const sockets = network === undefined ? this.#states.keys() : (this.#byNetwork.get(network) ?? []);
    for (const socket of sockets) {
      // If anything has arrived since, the client is sending a request, or the connection has become a WebSocket.
      const isIdle = this.#states.get(socket)?.bytesRead === socket.bytesRead;
      this.delete(socket);
      if (!isIdle) continue;
      socket.destroy();
      return true;
    }
    return false;
  }

  /** Removes a connection that has closed or has received a request. Does nothing if it was not idle. */
  delete(socket: Socket): void {
    const state = this.#states.get(socket);
    if (state === undefined) return;
    this.#states.delete(socket);
    const sockets = this.#byNetwork.get(state.network);
    sockets?.delete(socket);
    if (sockets?.size === 0) this.#byNetwork.delete(state.network);
  }

  #add(socket: Socket, network: string): void {
    this.#states.set(socket, { network, bytesRead: socket.bytesRead });
    const sockets = this.#byNetwork.get(network) ?? new Set<Socket>();
    this.#byNetwork.set(network, sockets.add(socket));
  }
}
