import { freePort } from '../../../../scripts/private-services.mjs';
import { type ServerProcess, startServer } from '../server-process.ts';

interface Node {
  readonly port: number;
  process: ServerProcess;
}

/**
 * The time within which a node must start, and the pause between two attempts, in milliseconds. Its store may be
 * unavailable or slow.
 */
const START_LIMIT_MS = 120_000;
const RETRY_MS = 500;

/** Servers that are killed at random and restarted at the same URLs. */
export class Nodes {
  readonly #environment: Readonly<Record<string, string>>;
  readonly #nodes: Node[] = [];
  #killCount = 0;

  private constructor(environment: Readonly<Record<string, string>>) {
    this.#environment = environment;
  }

  /** Starts a number of nodes with the same environment variables. */
  static async start(count: number, environment: Readonly<Record<string, string>>): Promise<Nodes> {
    const nodes = new Nodes(environment);
    for (let index = 0; index < count; index += 1) {
      const port = await freePort();
      nodes.#nodes.push({ port, process: await nodes.#startOn(port) });
    }
    return nodes;
  }

  get addresses(): readonly string[] {
    return this.#nodes.map(({ port }) => `http://127.0.0.1:${port}`);
  }

  /** The number of times that a node has been killed so far. */
  get kills(): number {
    return this.#killCount;
  }

  /**
   * Kills and restarts nodes until `isDone` returns true.
   *
   * @param pause waits between two kills
   */
  async killAtRandom(random: () => number, pause: () => Promise<void>, isDone: () => boolean): Promise<void> {
    while (!isDone()) {
      const node = this.#nodes[Math.floor(random() * this.#nodes.length)];
      if (node === undefined) return;
      // One in four stops properly, as in a rolling restart.
      node.process.child.kill(random() < 0.25 ? 'SIGTERM' : 'SIGKILL');
      await node.process.ended;
      this.#killCount += 1;
      node.process = await this.#startOn(node.port);
      await pause();
    }
  }

  async stop(): Promise<void> {
    for (const { process } of this.#nodes) process.child.kill('SIGKILL');
    await Promise.all(this.#nodes.map(({ process }) => process.ended));
  }

  async #startOn(port: number): Promise<ServerProcess> {
    const giveUpAt = performance.now() + START_LIMIT_MS;
    for (;;) {
      const server = startServer({ ...this.#environment, PORT: String(port), HOST: '127.0.0.1' });
      if ((await server.address) !== undefined) return server;
      if (performance.now() > giveUpAt) throw new Error(server.output());
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
