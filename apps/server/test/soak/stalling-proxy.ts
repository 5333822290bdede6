import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Receives the data that a client or the service has sent over a connection. Connections are numbered from 1. */
export type TrafficObserver = (connection: number, from: 'client' | 'service', data: Buffer) => void;

/** A proxy in front of one TCP service. It can stop forwarding, like a network that drops all packets. */
export class StallingProxy {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #isStalled = false;

  private constructor(target: URL, observe: TrafficObserver) {
    let connectionCount = 0;
    this.#server = createServer((client) => {
      connectionCount += 1;
      const connection = connectionCount;
      const service = connect(Number(target.port), target.hostname);
      client.on('data', (data) => observe(connection, 'client', data));
      service.on('data', (data) => observe(connection, 'service', data));
      client.pipe(service).pipe(client);
      for (const [socket, other] of [
        [client, service],
        [service, client],
      ] as const) {
        this.#sockets.add(socket);
        if (this.#isStalled) socket.pause();
        socket.on('error', () => other.destroy());
        socket.on('close', () => {
          this.#sockets.delete(socket);
          other.destroy();
        });
      }
    });
  }

  /** @param target the URL of the service */
  static async start(target: string, observe: TrafficObserver = () => undefined): Promise<StallingProxy> {
    const proxy = new StallingProxy(new URL(target), observe);
    await once(proxy.#server.listen(0, '127.0.0.1'), 'listening');
    return proxy;
  }

  /** Returns the service's URL with the proxy's address. */
  addressFor(target: string): string {
    const url = new URL(target);
    url.hostname = '127.0.0.1';
    url.port = String((this.#server.address() as AddressInfo).port);
    return url.href;
  }

  stall(): void {
    this.#isStalled = true;
    for (const socket of this.#sockets) socket.pause();
  }

  resume(): void {
    this.#isStalled = false;
    for (const socket of this.#sockets) socket.resume();
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
