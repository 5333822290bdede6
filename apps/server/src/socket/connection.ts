import {
  type ClientMessage,
  type CommandMessage,
  type OnlineGameId,
  parseClientMessage,
  type Refusal,
  readMessageIds,
  refuse,
  type ServerMessage,
} from '@halma/protocol';
import type { WebSocket } from 'ws';
import { executeCommand } from '../games/execute-command.ts';
import type { Services } from '../services.ts';
import type { StoredSession } from '../store/session-store.ts';
import { GameSubscription } from './game-subscription.ts';
import { CLOSE_CODES, Outbox } from './outbox.ts';
import { RoundTrip } from './round-trip.ts';

/** The server closes a socket that has not responded to a ping for this long, in milliseconds. */
const PONG_TIMEOUT_MS = 30_000;

/** How many games one socket may follow. */
const MAX_SUBSCRIPTIONS = 50;

/** How long the server stops reading a socket that sends too much, in milliseconds. Its messages wait at the sender. */
const READ_PAUSE_MS = 1000;

/** The server closes a socket that has sent more messages than this above its rate limit. */
const MAX_RATE_VIOLATIONS = 200;

/** How long a socket stays open before it is cut off, so that refusals can arrive, in milliseconds. */
const CLOSE_DELAY_MS = 100;

type MessageOf<Name extends ClientMessage['say']> = Extract<ClientMessage, { readonly say: Name }>;

/** One socket of one session. */
export class Connection {
  readonly session: StoredSession;
  readonly outbox: Outbox;
  readonly #socket: WebSocket;
  readonly #services: Services;
  readonly #key: string;
  readonly #onFlood: () => void;
  readonly #roundTrip: RoundTrip;
  readonly #subscriptions = new Map<OnlineGameId, GameSubscription>();
  #isWatchingLobby = false;
  #sentLobby = '';
  #rateViolations = 0;
  #isPaused = false;
  #isCutOff = false;
  #isStopping = false;

  /**
   * @param key identifies this socket among those of its node
   * @param onFlood called when the server cuts the socket off because it sends far too much
   */
  constructor(
    socket: WebSocket,
    session: StoredSession,
    services: Services,
    { key, onFlood }: { readonly key: string; readonly onFlood: () => void },
  ) {
    this.#socket = socket;
    this.session = session;
    this.#services = services;
    this.#key = key;
    this.#onFlood = onFlood;
    this.outbox = new Outbox(socket);
    this.#roundTrip = new RoundTrip(services.now);
    socket.on('pong', () => this.#roundTrip.recordPong());
    socket.on('message', (data, isBinary) => {
      const text = isBinary ? '' : String(data);
      void this.#onMessage(text).catch(services.onError);
    });
    socket.on('close', () => this.#endSubscriptions());
  }

  /** The games that this socket follows. */
  get games(): readonly OnlineGameId[] {
    return [...this.#subscriptions.keys()];
  }

  get isWatchingLobby(): boolean {
    return this.#isWatchingLobby;
  }

  /** Sends the person of the session, and starts to measure the latency. */
  async welcome(): Promise<void> {
    const me = await this.#services.accounts.getMe(this.session.person);
    if (!me.ok) return this.close(CLOSE_CODES.sessionEnded);
    this.outbox.send({ say: 'welcome', person: me.value.person, now: this.#services.now() });
    this.ping();
  }

  /** Measures the latency. Closes a socket that has not responded for too long. */
  ping(): void {
    if (this.#roundTrip.silenceMs > PONG_TIMEOUT_MS) this.#socket.terminate();
    else {
      this.#roundTrip.recordPing();
      this.#socket.ping();
    }
  }

  /** Sends the new chat messages of a game. @param lastLine the latest line, if known */
  sendChat(game: OnlineGameId, lastLine?: number): void {
    this.#subscriptions.get(game)?.sendChat(lastLine);
  }

  /** Sends the lobby unless this client already has it. @param text the message as JSON */
  sendLobby(text: string): void {
    if (this.#isWatchingLobby && text !== this.#sentLobby) this.outbox.sendText(text);
    this.#sentLobby = text;
  }

  close(code: number): void {
    this.#socket.close(code);
  }

  /** Asks the client to reconnect after a delay in milliseconds, and closes the socket. */
  async stop(reconnectDelayMs: number): Promise<void> {
    this.#isStopping = true;
    const subscriptions = [...this.#subscriptions.values()];
    this.#subscriptions.clear();
    this.outbox.send({ say: 'stopping', after: reconnectDelayMs });
    this.close(CLOSE_CODES.stopping);
    await Promise.all(subscriptions.map((subscription) => subscription.end()));
  }

  async #onMessage(text: string): Promise<void> {
    if (this.#isCutOff) return;
    if (this.#isStopping) return this.#refuse({ code: 'stopping' });
    const waitMs = this.#services.limit('messages', this.#key);
    if (waitMs > 0) return this.#onRateViolation(waitMs);
    const message = parseClientMessage(text);
    if (!message.ok) return this.#refuse(message.refusal, readMessageIds(text));
    switch (message.value.say) {
      case 'watch':
        return this.#watch(message.value);
      case 'unwatch':
        return this.#unwatch(message.value.game);
      case 'talk':
        return this.#chat(message.value);
      case 'lobby':
        return this.#watchLobby(message.value.on);
      case 'command':
        return this.#command(message.value);
    }
  }

  async #watch({ game, after, talkAfter }: MessageOf<'watch'>): Promise<void> {
    this.#unwatch(game);
    if (this.#subscriptions.size >= MAX_SUBSCRIPTIONS) return this.#refuse({ code: 'too-many' }, { game });
    const known = { lastSeq: after, lastChatLine: talkAfter };
    const subscription = new GameSubscription(this.#services, this.outbox, this.session.person, game, known);
    this.#subscriptions.set(game, subscription);
    if (await subscription.start()) return;
    if (this.#subscriptions.get(game) === subscription) this.#subscriptions.delete(game);
    this.#refuse(refuse('unknown-game-id').refusal, { game });
  }

  #unwatch(game: OnlineGameId): void {
    const subscription = this.#subscriptions.get(game);
    this.#subscriptions.delete(game);
    void subscription?.end().catch(this.#services.onError);
  }

  async #command({ game, id, command }: CommandMessage): Promise<void> {
    const { person } = this.session;
    const roundTripMs = this.#roundTrip.milliseconds;
    const result = await executeCommand(this.#services, { game, id, person, command, roundTripMs });
    if (result.ok) this.outbox.send({ say: 'done', id, game, seq: result.value });
    else this.#refuse(result.refusal, { id, game });
  }

  async #chat({ game, id, channel, text }: MessageOf<'talk'>): Promise<void> {
    const found = await this.#services.games.log.find(game);
    if (found === undefined) return this.#refuse({ code: 'unknown-game-id' }, { id, game });
    const message = { id, channel, text };
    const sent = await this.#services.chat.send(found.state, this.session.person, message);
    if (sent.ok) this.outbox.send({ say: 'done', id, game, seq: sent.value });
    else this.#refuse(sent.refusal, { id, game });
  }

  async #watchLobby(isOn: boolean): Promise<void> {
    this.#isWatchingLobby = isOn;
    this.#sentLobby = '';
    if (isOn) this.sendLobby(await lobbyMessage(this.#services));
  }

  #refuse(refusal: Refusal, subject: { readonly id?: string; readonly game?: OnlineGameId } = {}): void {
    this.outbox.send({ say: 'refused', ...subject, refusal });
  }

  /** Refuses once and stops reading for a while. Messages that have already arrived get no response. */
  #onRateViolation(waitMs: number): void {
    this.#rateViolations += 1;
    if (this.#rateViolations > MAX_RATE_VIOLATIONS) {
      this.#isCutOff = true;
      this.#onFlood();
      setTimeout(() => this.#socket.terminate(), CLOSE_DELAY_MS).unref();
      return;
    }
    if (this.#isPaused) return;
    const pauseMs = Math.max(waitMs, READ_PAUSE_MS);
    this.#refuse({ code: 'too-many', after: pauseMs });
    this.#isPaused = true;
    this.#socket.pause();
    setTimeout(() => {
      this.#isPaused = false;
      this.#socket.resume();
    }, pauseMs).unref();
  }

  #endSubscriptions(): void {
    for (const game of this.games) this.#unwatch(game);
  }
}

/** Groups sockets by the games that they follow. */
export function connectionsByGame(
  connections: Iterable<Connection>,
): ReadonlyMap<OnlineGameId, readonly Connection[]> {
  const byGame = new Map<OnlineGameId, Connection[]>();
  for (const connection of connections) {
    for (const game of connection.games) {
      const followers = byGame.get(game);
      if (followers === undefined) byGame.set(game, [connection]);
      else followers.push(connection);
    }
  }
  return byGame;
}

/** Returns the lobby as a message in JSON, the same for all clients. */
export async function lobbyMessage({ lobby }: Pick<Services, 'lobby'>): Promise<string> {
  const message: ServerMessage = { say: 'lobby', tables: await lobby.listSeeks() };
  return JSON.stringify(message);
}
