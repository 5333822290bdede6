import type { TrafficObserver } from '../soak/stalling-proxy.ts';

/** The traffic from a client to a PostgreSQL server. */
export interface Traffic {
  readonly statements: number;
  /** The number of times that the client sent something after it had waited for the server. */
  readonly roundTrips: number;
}

/** The types of messages that run a statement: a simple query, and an execution in the extended protocol. */
const STATEMENT_TYPES: ReadonlySet<string> = new Set(['Q', 'E']);

/** The length of a message's header: its type, then the length of the rest. */
const HEADER_BYTES = 5;

/** Counts what clients send over the connections that it observes. */
export class PostgresTraffic {
  readonly #lastSender = new Map<number, 'client' | 'service'>();
  readonly #unread = new Map<number, Buffer>();
  #statements = 0;
  #roundTrips = 0;

  readonly observe: TrafficObserver = (connection, from, data) => {
    if (from === 'client') {
      if (this.#lastSender.get(connection) !== 'client') this.#roundTrips += 1;
      this.#read(connection, data);
    }
    this.#lastSender.set(connection, from);
  };

  /** Returns what was sent while the work ran. */
  async during(work: () => Promise<unknown>): Promise<Traffic> {
    const [statements, roundTrips] = [this.#statements, this.#roundTrips];
    await work();
    return { statements: this.#statements - statements, roundTrips: this.#roundTrips - roundTrips };
  }

  #read(connection: number, data: Buffer): void {
    // The message that opens a connection has no type.
    if (!this.#unread.has(connection)) {
      this.#unread.set(connection, data.subarray(data.readInt32BE(0)));
      return;
    }
    let unread = Buffer.concat([this.#unread.get(connection) ?? Buffer.alloc(0), data]);
    while (unread.length >= HEADER_BYTES && unread.length > unread.readInt32BE(1)) {
      if (STATEMENT_TYPES.has(unread.toString('latin1', 0, 1))) this.#statements += 1;
      unread = unread.subarray(unread.readInt32BE(1) + 1);
    }
    this.#unread.set(connection, unread);
  }
}
