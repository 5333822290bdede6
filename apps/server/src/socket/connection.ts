import {
  CLOSE_CODES,
  type ClientMessage,
  type CloseReason,
  type CommandMessage,
  type OnlineGameId,
  type Person,
  type PersonId,
  parseClientMessage,
  type Refusal,
  readMessageIds,
  refuse,
} from '@halma/protocol';
import type { WebSocket } from 'ws';
import type { ChatReader } from '../chat/chat-reader.ts';
import { doNothing } from '../do-nothing.ts';
import { seatOfPerson } from '../game/state.ts';
import { executeCommand } from '../games/execute-command.ts';
import type { Services } from '../services.ts';
import { GameSubscription } from './game-subscription.ts';
import { type EncodedMessage, type FrameStream, Outbox } from './outbox.ts';
import { RoundTrip } from './round-trip.ts';

/**
 * The interval at which the server pings a player's socket, in milliseconds. Other people's latency affects
 * no clock.
 */
export const PING_INTERVAL_MS = 5000;
const SPECTATOR_PING_INTERVAL_MS = 20_000;

/** The time without a response to a ping after which the server closes a socket, in milliseconds. */
const PONG_TIMEOUT_MS = 30_000;

/** The maximum number of games that one socket may follow. */
const MAX_SUBSCRIPTIONS = 50;

/**
 * The minimum time for which the server stops reading from a socket that sends too much, in milliseconds. Its messages
 * wait on the sender's side.
 */
const READ_PAUSE_MS = 1000;

/**
 * The maximum number of messages that a socket can send above its rate limit. The server closes a socket that sends
 * more.
 */
const MAX_RATE_VIOLATIONS = 200;

/**
 * How long a socket that was cut off stays open, so that refusals and the close code can arrive, in
 * milliseconds.
 */
const CLOSE_DELAY_MS = 100;

type MessageOf<Name extends ClientMessage['say']> = Extract<ClientMessage, { readonly say: Name }>;

/** The properties of a socket that are known when it opens. */
export interface ConnectionOrigin {
  /** Identifies this socket among the sockets of its node. */
  readonly key: string;
  readonly session: string;
  readonly person: PersonId;
  /** The stream underlying the socket. */
  readonly stream: FrameStream;
  /** The network of the client, as `networkOf` returns it. */
  readonly network: string;
}

/** Observes the sockets of a node. One object observes all of them, since a node has thousands. */
export interface ConnectionObserver {
  /** Called when the server cuts a socket off because it sends far too much. */
  onFlood(connection: Connection): void;
  /** Returns whether the person and the network of a socket may follow another game. */
  mayFollow(connection: Connection): boolean;
  onFollow(game: OnlineGameId, connection: Connection): void;
  onUnfollow(game: OnlineGameId, connection: Connection): void;
  onClose(connection: Connection): void;
}

/** One socket of one session. */
export class Connection {
  readonly session: string;
  readonly person: PersonId;
  readonly network: string;
  readonly outbox: Outbox;
  readonly #key: string;
  readonly #socket: WebSocket;
  readonly #services: Services;
  readonly #observer: ConnectionObserver;
  readonly #roundTrip: RoundTrip;
  readonly #subscriptions = new Map<OnlineGameId, GameSubscription>();
  /** The lookups of seats in games that the client asks to follow, in progress. */
  readonly #seatLookups = new Map<OnlineGameId, Promise<boolean>>();
  #unfollowLobby: () => void = doNothing;
  #leaveQueue: () => void = doNothing;
  #pingedAt = 0;
  #rateViolations = 0;
  #isPaused = false;
  #isCutOff = false;
  #isStopping = false;

  constructor(
    socket: WebSocket,
    { key, session, person, stream, network }: ConnectionOrigin,
    services: Services,
    observer: ConnectionObserver,
  ) {
    this.#socket = socket;
    this.#key = key;
    this.session = session;
    this.person = person;
    this.network = network;
    this.#services = services;
    this.#observer = observer;
    this.outbox = new Outbox(socket, stream);
    this.#roundTrip = new RoundTrip(services.now, services.latencyBaseline, person);
    socket.on('pong', () => this.#roundTrip.recordPong());
    socket.on('message', (data, isBinary) => {
      const text = isBinary ? '' : String(data);
      void this.#onMessage(text).catch(services.onError);
    });
    socket.on('close', () => this.#onClose());
  }

  /** The games that this socket follows. */
  get games(): readonly OnlineGameId[] {
    return [...this.#subscriptions.keys()];
  }

  /** Sends the session's person, and starts to measure the latency. */
  async welcome(): Promise<void> {
    const me = await this.#services.accounts.getMe(this.person);
    if (!me.ok) return this.close('sessionEnded');
    this.outbox.send({ say: 'welcome', person: me.value.person, now: this.#services.now() });
    this.#ping();
  }

  /**
   * Measures the latency, if it is time to do so. Closes a socket that has not responded for too long. Call this every
   * `PING_INTERVAL_MS`.
   */
  keepAlive(): void {
    if (this.#roundTrip.silenceMs > PONG_TIMEOUT_MS) this.#socket.terminate();
    else if (this.#isPlaying() || this.#services.now() >= this.#pingedAt + SPECTATOR_PING_INTERVAL_MS)
      this.#ping();
  }

  #ping(): void {
    this.#pingedAt = this.#services.now();
    this.#roundTrip.recordPing();
    this.outbox.ping();
  }

  /** Returns whether the person has a seat in a game that this socket follows. */
  #isPlaying(): boolean {
    for (const game of this.#subscriptions.keys())
      if (this.#services.games.isPlayer(game, this.person)) return true;
    return false;
  }

  /**
   * Sends the new chat messages of a game.
   *
   * @param lastLine the number of the latest line, if known
   */
  sendChat(game: OnlineGameId, reader: ChatReader, lastLine?: number): void {
    this.#subscriptions.get(game)?.sendChat(reader, lastLine);
  }

  /** Sends the players connected to a game and the number of its spectators. */
  sendPresence(game: OnlineGameId, message: EncodedMessage): void {
    this.#subscriptions.get(game)?.sendPresence(message);
  }

  /** Sends the changed names of people in a game. */
  sendNames(game: OnlineGameId, people: readonly Person[]): void {
    this.#subscriptions.get(game)?.sendNames(people);
  }

  close(reason: CloseReason): void {
    this.outbox.flush();
    this.#socket.close(CLOSE_CODES[reason].code);
  }

  /** Closes the socket without waiting for the client. */
  terminate(): void {
    this.#socket.terminate();
  }

  /** Sends the client the message that this node is stopping, and closes the socket. */
  async stop(message: EncodedMessage): Promise<void> {
    this.#isStopping = true;
    const subscriptions = [...this.#subscriptions.values()];
    this.#subscriptions.clear();
    this.#seatLookups.clear();
    this.#unfollowLobby();
    this.#leaveQueue();
    this.outbox.sendEncoded(message);
    this.close('stopping');
    await Promise.all(subscriptions.map((subscription) => subscription.end()));
  }

  async #onMessage(text: string): Promise<void> {
    if (this.#isCutOff) return;
    if (this.#isStopping) return this.#refuse({ code: 'stopping' }, readMessageIds(text));
    const waitMs = this.#services.limit('messages', this.#key);
    if (waitMs > 0) return this.#onRateViolation(text, waitMs);
    const message = parseClientMessage(text);
    if (!message.ok) return this.#refuse(message.refusal, readMessageIds(text));
    try {
      await this.#handle(message.value);
    } catch (error) {
      this.#services.onError(error);
      this.#refuse({ code: 'internal-error' }, readMessageIds(text));
    }
  }

  async #handle(message: ClientMessage): Promise<void> {
    switch (message.say) {
      case 'watch':
        return this.#watch(message);
      case 'unwatch':
        return this.#unwatch(message.game);
      case 'talk':
        return this.#chat(message);
      case 'lobby':
        return this.#watchLobby(message);
      case 'pair':
        return this.#pair(message);
      case 'unpair':
        return this.#services.pairingQueue.leave(this.#key, message.id);
      case 'ping':
        return this.outbox.send({ say: 'pong' });
      case 'command':
        return this.#command(message);
    }
  }

  async #watch({ id, game, after, talkAfter }: MessageOf<'watch'>): Promise<void> {
    this.#unwatch(game);
    const subject = { game, ...(id === undefined ? {} : { id }) };
    if (!this.#observer.mayFollow(this)) {
      const isInGame = await this.#lookUpSeat(game);
      if (isInGame === undefined) return;
      if (!isInGame) return this.#refuse({ code: 'too-many-watched' }, subject);
    }
    if (this.#subscriptions.size >= MAX_SUBSCRIPTIONS)
      return this.#refuse({ code: 'too-many-watched' }, subject);
    const resumePoint = { lastSeq: after, lastChatLine: talkAfter };
    const subscription = new GameSubscription(this.#services, this.outbox, this.person, game, resumePoint);
    this.#subscriptions.set(game, subscription);
    this.#observer.onFollow(game, this);
    let isFound = false;
    try {
      isFound = await subscription.start();
    } finally {
      if (!isFound && this.#subscriptions.get(game) === subscription) this.#unwatch(game);
    }
    if (!isFound) this.#refuse(refuse('unknown-game-id').refusal, subject);
  }

  /**
   * Returns whether the person is in a game that they ask to follow; undefined if they no longer ask: the client has
   * left the game or asked again, or the socket has closed.
   */
  async #lookUpSeat(game: OnlineGameId): Promise<boolean | undefined> {
    const lookup = this.#isInGame(game);
    this.#seatLookups.set(game, lookup);
    try {
      const isInGame = await lookup;
      return this.#seatLookups.get(game) === lookup ? isInGame : undefined;
    } finally {
      if (this.#seatLookups.get(game) === lookup) this.#seatLookups.delete(game);
    }
  }

  /**
   * Returns whether the person has a seat in an unfinished game. If so, they may follow it even if other people on
   * their network already follow too many games.
   */
  async #isInGame(game: OnlineGameId): Promise<boolean> {
    const state = (await this.#services.games.log.find(game))?.state;
    if (state === undefined || state.phase === 'over' || state.phase === 'aborted') return false;
    return seatOfPerson(state, this.person) !== undefined;
  }

  #unwatch(game: OnlineGameId): void {
    this.#seatLookups.delete(game);
    const subscription = this.#subscriptions.get(game);
    this.#forget(game);
    void subscription?.end().catch(this.#services.onError);
  }

  #forget(game: OnlineGameId): void {
    if (this.#subscriptions.delete(game)) this.#observer.onUnfollow(game, this);
  }

  async #command({ game, id, command }: CommandMessage): Promise<void> {
    const { person, network } = this;
    const sentAt = command.do === 'move' ? this.#subscriptions.get(game)?.moveSentAt : undefined;
    if (sentAt !== undefined) this.#roundTrip.recordAnswer(sentAt);
    const roundTripMs = this.#roundTrip.milliseconds;
    const result = await executeCommand(this.#services, { game, id, person, command, roundTripMs, network });
    if (result.ok) this.outbox.send({ say: 'done', id, game, seq: result.value });
    else this.#refuse(result.refusal, { id, game });
  }

  async #chat({ game, id, channel, text }: MessageOf<'talk'>): Promise<void> {
    const found = await this.#services.games.log.find(game);
    if (found === undefined) return this.#refuse({ code: 'unknown-game-id' }, { id, game });
    const message = { id, channel, text };
    const sent = await this.#services.chat.send(found.state, this.person, message);
    if (sent.ok) this.outbox.send({ say: 'done', id, game, seq: sent.value });
    else this.#refuse(sent.refusal, { id, game });
  }

  async #watchLobby({ id, on }: MessageOf<'lobby'>): Promise<void> {
    this.#unfollowLobby();
    this.#unfollowLobby = doNothing;
    if (!on) return;
    const waitMs = this.#services.limit('lobby', this.#key);
    if (waitMs > 0) return this.#refuse({ code: 'too-many', after: waitMs }, id === undefined ? {} : { id });
    const { lobbyFeed, waitingCounts } = this.#services;
    const send = (message: EncodedMessage): void => this.outbox.sendEncoded(message);
    const unfollowCallbacks = [lobbyFeed.follow(send, this.person), waitingCounts.follow(send)];
    this.#unfollowLobby = () => {
      for (const unfollow of unfollowCallbacks) unfollow();
    };
  }

  async #pair({ id, terms }: MessageOf<'pair'>): Promise<void> {
    const waitMs = this.#services.limit('pairing', this.person, this.network);
    if (waitMs > 0) return this.#refuse({ code: 'too-many', after: waitMs }, { id });
    const { pairingQueue, onError } = this.#services;
    this.#leaveQueue = () => void pairingQueue.detach(this.#key).catch(onError);
    const entered = await pairingQueue.enter({
      socket: this.#key,
      person: this.person,
      network: this.network,
      request: id,
      terms,
      send: (message) => this.outbox.send(message),
    });
    if (!entered.ok) this.#refuse(entered.refusal, { id });
  }

  #refuse(refusal: Refusal, subject: { readonly id?: string; readonly game?: OnlineGameId } = {}): void {
    this.outbox.send({ say: 'refused', ...subject, refusal });
  }

  /** Refuses a message above the rate limit and stops reading for a while. Other messages may have arrived already. */
  #onRateViolation(text: string, waitMs: number): void {
    this.#rateViolations += 1;
    if (this.#rateViolations > MAX_RATE_VIOLATIONS) {
      this.#cutOff();
      return;
    }
    const pauseMs = Math.max(waitMs, READ_PAUSE_MS);
    this.#refuse({ code: 'too-many', after: pauseMs }, readMessageIds(text));
    if (this.#isPaused) return;
    this.#isPaused = true;
    this.#socket.pause();
    setTimeout(() => {
      this.#isPaused = false;
      this.#socket.resume();
    }, pauseMs).unref();
  }

  #cutOff(): void {
    this.#isCutOff = true;
    this.#observer.onFlood(this);
    this.close('flood');
    setTimeout(() => this.#socket.terminate(), CLOSE_DELAY_MS).unref();
  }

  #onClose(): void {
    this.#unfollowLobby();
    this.#leaveQueue();
    this.#seatLookups.clear();
    for (const game of this.games) this.#unwatch(game);
    this.#observer.onClose(this);
  }
}
