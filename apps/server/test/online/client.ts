import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import type {
  ClientMessage,
  Command,
  GameView,
  Person,
  ServerMessage,
  Standing,
  TablePlan,
} from '@halma/protocol';
import { WebSocket } from 'ws';

/** A random id for a command. */
export const newId = (): string => randomBytes(9).toString('base64url');

type Said<Say extends ServerMessage['say']> = Extract<ServerMessage, { readonly say: Say }>;

/** Somebody who talks to a server as the protocol says, over requests and a socket. */
export class Client {
  address: string;
  token = '';
  person: Person | undefined;
  /** All that was heard, the oldest first. */
  readonly heard: ServerMessage[] = [];
  socket: WebSocket | undefined;
  /** How the server answered the request for the socket. */
  upgradeHeaders: IncomingHttpHeaders | undefined;
  closeCode: number | undefined;
  #waiting: (() => void)[] = [];

  constructor(address: string) {
    this.address = address;
  }

  /** A guest with a session and an open socket. */
  static async guest(address: string): Promise<Client> {
    const client = new Client(address);
    await client.begin();
    await client.open();
    return client;
  }

  async begin(): Promise<void> {
    const response = await this.fetch('POST', '/api/session');
    this.takeToken(response);
    const { person } = (await response.json()) as { person: Person };
    this.person = person;
  }

  takeToken(response: Response): void {
    this.token = /halma=([^;]*)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? this.token;
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
        ...(this.token === '' ? {} : { cookie: `halma=${this.token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  async ask<Value>(method: string, path: string, body?: unknown): Promise<Value> {
    const response = await this.fetch(method, path, body);
    return (response.status === 204 ? undefined : await response.json()) as Value;
  }

  async create(plan: TablePlan, id = newId()): Promise<string> {
    const { game } = await this.ask<{ game: string }>('POST', '/api/games', { id, plan });
    return game;
  }

  async open(): Promise<void> {
    const socket = new WebSocket(new URL('/api/socket', this.address.replace('http', 'ws')), {
      headers: { cookie: `halma=${this.token}` },
    });
    this.socket = socket;
    socket.on('message', (data) => this.#hear(JSON.parse(String(data))));
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

  say(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }

  /** Sends a command and waits for what becomes of it: the event's number, or the refusal's code. */
  async do(game: string, command: Command, id = newId()): Promise<number | string> {
    const from = this.heard.length;
    this.say({ say: 'command', id, game, command });
    const answer = await this.until((message) => 'id' in message && message.id === id, from);
    if (answer.say === 'done') return answer.seq;
    return answer.say === 'refused' ? answer.refusal.code : 'no answer';
  }

  async watch(game: string, after?: number): Promise<GameView> {
    const from = this.heard.length;
    this.say({ say: 'watch', game, ...(after === undefined ? {} : { after }) });
    const answer = await this.until((message) => message.say === 'game' && message.view.game === game, from);
    return (answer as Said<'game'>).view;
  }

  /** Waits for a message, among those heard from a place on. */
  async until(test: (message: ServerMessage) => boolean, from = 0): Promise<ServerMessage> {
    for (let index = from; ; index += 1) {
      while (index >= this.heard.length) {
        if (this.closeCode !== undefined) throw new Error(`the socket was closed with ${this.closeCode}`);
        await new Promise<void>((resolve) => this.#waiting.push(resolve));
      }
      const message = this.heard[index];
      if (message !== undefined && test(message)) return message;
    }
  }

  /** Waits until a game stands as asked. */
  async standing(game: string, test: (standing: Standing) => boolean): Promise<Standing> {
    const message = await this.until((heard) => {
      const standing = standingIn(heard, game);
      return standing !== undefined && test(standing);
    });
    const standing = standingIn(message, game);
    if (standing === undefined) throw new Error('no standing');
    return standing;
  }

  /** The numbers of the events of a game, in the order in which they came as updates. */
  seqs(game: string): number[] {
    return this.heard.flatMap((message) =>
      message.say === 'update' && message.update.game === game
        ? message.update.events.map(({ seq }) => seq)
        : [],
    );
  }

  #hear(message: ServerMessage): void {
    this.heard.push(message);
    this.#wake();
  }

  #wake(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }
}

function standingIn(message: ServerMessage, game: string): Standing | undefined {
  if (message.say === 'game' && message.view.game === game) return message.view.standing;
  return message.say === 'update' && message.update.game === game ? message.update.standing : undefined;
}
