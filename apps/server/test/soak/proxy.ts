import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A proxy in front of several nodes. Each connection goes to the next node that accepts it. */
export class RoundRobinProxy {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #nextNode = 0;

  private constructor(nodes: () => readonly string[]) {
    this.#server = createServer((client) => {
      this.#track(client);
      this.#forward(client, nodes(), 0);
    });
  }

  /** @param nodes returns the addresses of the nodes; called for each connection */
  static async start(nodes: () => readonly string[], port: number): Promise<RoundRobinProxy> {
    const proxy = new RoundRobinProxy(nodes);
    await once(proxy.#server.listen(port, '127.0.0.1'), 'listening');
    return proxy;
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #forward(client: Socket, nodes: readonly string[], triedCount: number): void {
    if (client.destroyed) return;
    if (triedCount === nodes.length) return void client.destroy();
    const node = connect(Number(new URL(nodes[this.#nextNode++ % nodes.length] ?? '').port), '127.0.0.1');
    // If the client disconnects first, close the connection to the node.
    client.once('close', () => node.destroy());
    const tryNext = (): void => this.#forward(client, nodes, triedCount + 1);
    node.once('error', tryNext);
    node.once('connect', () => {
      node.off('error', tryNext);
      this.#track(node);
      node.pipe(client).pipe(node);
      node.once('close', () => client.destroy());
    });
  }

  #track(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#sockets.delete(socket));
  }
}
