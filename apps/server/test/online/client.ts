import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import type {
  ClientMessage,
  Command,
  GameSetup,
  GameStatus,
  GameView,
  Person,
  ServerMessage,
} from '@halma/protocol';
import { WebSocket } from 'ws';

/** Returns a random id for a command. */
export const newId = (): string => randomBytes(9).toString('base64url');

/** The time within which a server must send the first view of a game, in milliseconds. */
const WATCH_TIMEOUT_MS = 20_000;

type MessageOf<Say extends ServerMessage['say']> = Extract<ServerMessage, { readonly say: Say }>;

/** A client that uses the protocol over HTTP and a socket. */
export class Client {
  address: string;
  readonly #forwardedFor: string | undefined;
  token = '';
  person: Person | undefined;
  /** All messages received, oldest first. */
  readonly received: ServerMessage[] = [];
  socket: WebSocket | undefined;
  /** The headers of the server's response to the upgrade request. */
  upgradeHeaders: IncomingHttpHeaders | undefined;
  closeCode: number | undefined;
  #waiters: (() => void)[] = [];

  /**
   * @param forwardedFor the client's address as a proxy would report it; defaults to this machine's own
   *   address
   */
  constructor(address: string, forwardedFor?: string) {
    this.address = address;
    this.#forwardedFor = forwardedFor;
  }

  /** Creates a guest with a session and an open socket. */
  static async connectGuest(address: string): Promise<Client> {
    const client = new Client(address);
    await client.startSession();
    await client.connect();
    return client;
  }

  async startSession(): Promise<void> {
    const response = await this.fetch('POST', '/api/session');
    if (!response.ok) throw new Error(`no session: ${response.status}`);
    this.readToken(response);
    const { person } = (await response.json()) as { person: Person };
    this.person = person;
  }

  readToken(response: Response): void {
    this.token = /halma=([^;]*)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? this.token;
  }

  #ownHeaders(): Record<string, string> {
    return {
      ...(this.token === '' ? {} : { cookie: `halma=${this.token}` }),
      ...(this.#forwardedFor === undefined ? {} : { 'x-forwarded-for': this.#forwardedFor }),
    };
  }

  fetch(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return fetch(new URL(path, this.address), {
      method,
      headers: {
        ...this.#ownHeaders(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  async fetchJson<Value>(method: string, path: string, body?: unknown): Promise<Value> {
    const response = await this.fetch(method, path, body);
    return (response.status === 204 ? undefined : await response.json()) as Value;
  }

  async createGame(setup: GameSetup, id = newId()): Promise<string> {
    const { game } = await this.fetchJson<{ game?: string }>('POST', '/api/games', { id, plan: setup });
    if (game === undefined) throw new Error('the game was refused');
    return game;
  }

  /** @param pongDelayMs the delay before the client answers a ping, in milliseconds */
  async connect(pongDelayMs = 0): Promise<void> {
    const socket = new WebSocket(new URL('/api/socket', this.address.replace('http', 'ws')), {
      headers: this.#ownHeaders(),
      autoPong: pongDelayMs === 0,
    });
    if (pongDelayMs > 0) socket.on('ping', (data) => setTimeout(() => socket.pong(data), pongDelayMs));
    this.socket = socket;
    socket.on('message', (data) => this.#receive(JSON.parse(String(data))));
    socket.on('error', () => undefined);
    socket.on('upgrade', ({ headers }) => {
      this.upgradeHeaders = headers;
    });
    socket.on('close', (code) => {
      this.closeCode = code;
      this.#wake();
    });
    await once(socket, 'open');
  }

  close(): void {
    this.socket?.terminate();
  }

  send(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }

  /** Sends a command and returns its event's sequence number, or the refusal code. */
  async command(game: string, command: Command, id = newId()): Promise<number | string> {
    const from = this.received.length;
    this.send({ say: 'command', id, game, command });
    const response = await this.waitForMessage((message) => 'id' in message && message.id === id, from);
    if (response.say === 'done') return response.seq;
    return response.say === 'refused' ? response.refusal.code : 'no response';
  }

  /**
   * Watches a game and returns its first view. Fails if the server sends none, for example because it cannot read a
   * stored event.
   *
   * @param after the sequence number of the last event that the client knows
   */
  async watch(game: string, after?: number): Promise<GameView> {
    const from = this.received.length;
    this.send({ say: 'watch', game, ...(after === undefined ? {} : { after }) });
    const signal = AbortSignal.timeout(WATCH_TIMEOUT_MS);
    const response = await this.waitForMessage(
      (message) => message.say === 'game' && message.view.game === game,
      from,
      signal,
    );
    return (response as MessageOf<'game'>).view;
  }

  /**
   * Waits for a message that passes a test, among those received from the given index on. Throws if the signal
   * aborts.
   */
  async waitForMessage(
    test: (message: ServerMessage) => boolean,
    from = 0,
    signal?: AbortSignal,
  ): Promise<ServerMessage> {
    signal?.addEventListener('abort', () => this.#wake(), { once: true });
    for (let index = from; ; index += 1) {
      while (index >= this.received.length) {
        if (this.closeCode !== undefined) throw new Error(`the socket was closed with ${this.closeCode}`);
        signal?.throwIfAborted();
        await new Promise<void>((resolve) => this.#waiters.push(resolve));
      }
      const message = this.received[index];
      if (message !== undefined && test(message)) return message;
    }
  }

  /** Waits until a game's status passes a test. */
  async waitForStatus(game: string, test: (status: GameStatus) => boolean): Promise<GameStatus> {
    const message = await this.waitForMessage((received) => {
      const status = statusIn(received, game);
      return status !== undefined && test(status);
    });
    const status = statusIn(message, game);
    if (status === undefined) throw new Error('the message has no status');
    return status;
  }

  /** Returns the sequence numbers of a game's events, in the order in which the updates arrived. */
  receivedSeqs(game: string): number[] {
    return this.received.flatMap((message) =>
      message.say === 'update' && message.update.game === game
        ? message.update.events.map(({ seq }) => seq)
        : [],
    );
  }

  #receive(message: ServerMessage): void {
    this.received.push(message);
    this.#wake();
  }

  #wake(): void {
    for (const wake of this.#waiters.splice(0)) wake();
  }
}

function statusIn(message: ServerMessage, game: string): GameStatus | undefined {
  if (message.say === 'game' && message.view.game === game) return message.view.standing;
  return message.say === 'update' && message.update.game === game ? message.update.standing : undefined;
}
