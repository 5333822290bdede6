import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A proxy in front of several nodes. Each connection goes to the next node that accepts it. */
export class RoundRobinProxy {
  readonly #server: Server;
  readonly #open = new Set<Socket>();
  #next = 0;

  private constructor(nodes: () => readonly string[]) {
    this.#server = createServer((client) => {
      this.#keep(client);
      this.#pass(client, nodes(), 0);
    });
  }

  /** @param nodes returns the addresses of the nodes; called for each connection */
  static async start(nodes: () => readonly string[], port: number): Promise<RoundRobinProxy> {
    const proxy = new RoundRobinProxy(nodes);
    await once(proxy.#server.listen(port, '127.0.0.1'), 'listening');
    return proxy;
  }

  async stop(): Promise<void> {
    for (const socket of this.#open) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #pass(client: Socket, nodes: readonly string[], tried: number): void {
    if (client.destroyed) return;
    if (tried === nodes.length) return void client.destroy();
    const node = connect(Number(new URL(nodes[this.#next++ % nodes.length] ?? '').port), '127.0.0.1');
    // A client that disconnects before that leaves no connection behind.
    client.once('close', () => node.destroy());
    const tryNext = (): void => this.#pass(client, nodes, tried + 1);
    node.once('error', tryNext);
    node.once('connect', () => {
      node.off('error', tryNext);
      this.#keep(node);
      node.pipe(client).pipe(node);
      node.once('close', () => client.destroy());
    });
  }

  #keep(socket: Socket): void {
    this.#open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#open.delete(socket));
  }
}
