import type { GameEvent, OnlineGameId, Person, PersonId } from '@halma/protocol';
import type { ChatReader } from '../chat/chat-reader.ts';
import { type GameState, personAt, seatOfPerson, seatToMove } from '../game/state.ts';
import type { Follower } from '../log/event-log.ts';
import { isLoaded, type LoadedProjection, type Projection } from '../log/projection.ts';
import type { NodeServices } from '../services.ts';
import { type EncodedMessage, encodeMessage, type MessageOutbox } from './outbox.ts';
import { presenceMessage } from './presence-message.ts';
import type { DelayedSpectator } from './spectator-updates.ts';

/** The part of a game that a client already has. */
export interface ResumePoint {
  readonly lastSeq: number | undefined;
  readonly lastChatLine: number | undefined;
}

type LoadedGame = LoadedProjection<GameState, GameEvent>;

/** The content for a client: the game alone, or also presence and chat. */
type Parts = 'game' | 'all';

/** The subscription of one client to one game. Tracks what was sent, and sends the rest in order. */
export class GameSubscription implements Follower<GameState, GameEvent>, DelayedSpectator {
  readonly #services: NodeServices;
  readonly #outbox: MessageOutbox;
  readonly #person: PersonId;
  readonly #parts: Parts;
  readonly game: OnlineGameId;
  #sentSeq: number | undefined;
  #sentChatLine: number;
  /** The tasks that are not finished; undefined if there are none, as with most spectators most of the time. */
  #tasks: Promise<void> | undefined;
  #isPresent = false;
  #hasEnded = false;
  #isOwedUpdate = false;
  /** Whether this client has received a presence message that went to all clients of the game. */
  #receivedSharedPresence = false;
  /**
   * Whether a player's client has received the chat without the spectators' messages, which follow at the end
   * of the game.
   */
  #isOwedSpectatorChat = false;
  #sentPly: number | undefined;
  #moveSentAt: number | undefined;

  constructor(
    services: NodeServices,
    outbox: MessageOutbox,
    person: PersonId,
    game: OnlineGameId,
    resumePoint: ResumePoint,
    parts: Parts = 'all',
  ) {
    this.#parts = parts;
    this.#services = services;
    this.#outbox = outbox;
    this.#person = person;
    this.game = game;
    this.#sentSeq = resumePoint.lastSeq;
    this.#sentChatLine = resumePoint.lastChatLine ?? 0;
  }

  /** The time at which the latest move was sent, in milliseconds since 1970; undefined if none was. */
  get moveSentAt(): number | undefined {
    return this.#moveSentAt;
  }

  /** Starts following, unless `end` is called in the meantime. Returns false if there is no such game. */
  async start(): Promise<boolean> {
    const { games, clocks, chat } = this.#services;
    const found = await games.log.find(this.game);
    if (found === undefined) return false;
    if (this.#hasEnded) return true;
    games.log.follow(this.game, this);
    await clocks.connect(found.state, this.#person);
    if (this.#hasEnded) {
      await this.#services.presence.disconnect(this.game, this.#person);
      return true;
    }
    this.#isPresent = true;
    if (seatOfPerson(found.state, this.#person) !== undefined)
      this.#services.bus.publish({ about: 'arrival', game: this.game });
    const isResumed = this.#sentSeq !== undefined;
    this.#enqueue(() => this.#sendGame(found));
    if (this.#parts === 'game') return true;
    // Names may have changed while the client was not connected.
    if (isResumed) this.#enqueue(() => this.#sendAllNames(found));
    this.#enqueue(() => this.#sendPresence(found));
    if (this.#mayLackSpectatorChat(found.state)) this.#sendSpectatorChat(found.state);
    this.sendChat(chat.readerFor(this.game, this.#person));
    return true;
  }

  /** Stops following, even before `start` has finished. */
  async end(): Promise<void> {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#services.games.log.unfollow(this.game, this);
    if (this.#isPresent) await this.#services.presence.disconnect(this.game, this.#person);
  }

  /**
   * Sends the chat messages after the last one sent.
   *
   * @param lastLine the number of the latest line, if known
   */
  sendChat(reader: ChatReader, lastLine: number = Number.POSITIVE_INFINITY): void {
    this.#enqueue(async () => {
      const state = this.#services.games.log.peek(this.game)?.state ?? null;
      if (state === null) return;
      if (state.phase === 'playing' && seatOfPerson(state, this.#person) !== undefined)
        this.#isOwedSpectatorChat = true;
      let isLast = lastLine <= this.#sentChatLine;
      while (!isLast && !this.#hasEnded) {
        const page = await reader.read(state, this.#person, this.#sentChatLine);
        this.#sentChatLine = page.lastLine;
        isLast = page.isLast;
        if (page.messages.length > 0)
          this.#outbox.sendEncoded(this.#services.gameMessages.chat(this.game, page.messages));
      }
    });
  }

  /**
   * Returns whether this client belongs to a player who read the chat before and may have been offline at the
   * end of the game.
   */
  #mayLackSpectatorChat(state: GameState): boolean {
    const isOver = state.phase === 'over' || state.phase === 'aborted';
    return isOver && this.#sentChatLine > 0 && seatOfPerson(state, this.#person) !== undefined;
  }

  /** Sends a player the messages that spectators wrote during the game, up to the last line sent. */
  #sendSpectatorChat(state: GameState): void {
    const { chat, gameMessages } = this.#services;
    const reader = chat.readerFor(this.game, this.#person);
    this.#isOwedSpectatorChat = false;
    this.#enqueue(async () => {
      for (let after = 0; after < this.#sentChatLine && !this.#hasEnded; ) {
        const page = await reader.read(state, this.#person, after);
        const messages = page.messages.filter(
          ({ channel, line }) => channel === 'spectators' && line <= this.#sentChatLine,
        );
        if (messages.length > 0) this.#outbox.sendEncoded(gameMessages.chat(this.game, messages));
        if (page.isLast) return;
        after = page.lastLine;
      }
    });
  }

  /** Sends the presence that all clients of the game get. */
  sendPresence(message: EncodedMessage): void {
    this.#receivedSharedPresence = true;
    this.#outbox.sendEncoded(message);
  }

  /** Sends the changed names of people in the game. A client that has no game yet gets the names with it. */
  sendNames(people: readonly Person[]): void {
    this.#enqueue(() => {
      const latest = this.#services.games.log.peek(this.game);
      if (this.#sentSeq === undefined || latest === undefined || !isLoaded(latest)) return undefined;
      const message = this.#services.gameMessages.names(latest, this.#isDelayed(latest.state), people);
      this.#outbox.sendEncoded(message);
      return undefined;
    });
  }

  async #sendAllNames(found: LoadedGame): Promise<void> {
    const message = await this.#services.gameMessages.allNames(found, this.#isDelayed(found.state));
    this.#outbox.sendEncoded(message);
  }

  onChange(changed: Projection<GameState, GameEvent>): void {
    if (!isLoaded(changed)) return;
    // With a thousand spectators, this runs a thousand times for each move.
    if (this.#isOwedUpdate && changed.state.phase === 'playing') return;
    if (this.#mayWait(changed.state)) {
      this.#isOwedUpdate = true;
      this.#services.spectatorUpdates.request(this.game, this);
    } else this.#enqueue(() => this.#sendGame(changed));
  }

  /** Returns whether an update may wait. A client gets its first message, and later the end of the game, without delay. */
  #mayWait(state: GameState): boolean {
    return this.#sentSeq !== undefined && state.phase === 'playing' && this.#isDelayed(state);
  }

  /** Returns whether this client sees the moves with a delay. */
  #isDelayed(state: GameState): boolean {
    return state.terms.spectatorsBehind > 0 && seatOfPerson(state, this.#person) === undefined;
  }

  sendLatest(): void {
    this.#isOwedUpdate = false;
    const latest = this.#services.games.log.peek(this.game);
    if (latest !== undefined && isLoaded(latest)) this.#enqueue(() => this.#sendGame(latest));
  }

  /**
   * Runs tasks one after another, so that messages are sent in the order of the log. A task that has nothing
   * to wait for runs immediately.
   */
  #enqueue(task: () => Promise<void> | undefined): void {
    const { onError } = this.#services;
    const run = (): Promise<void> | undefined => {
      try {
        return this.#hasEnded ? undefined : task()?.catch(onError);
      } catch (error) {
        // This may run inside another player's move, which must not fail because of this client.
        onError(error);
        return undefined;
      }
    };
    const running = this.#tasks === undefined ? run() : this.#tasks.then(run);
    if (running === undefined) return;
    const tasks = running.then(() => {
      if (this.#tasks === tasks) this.#tasks = undefined;
    });
    this.#tasks = tasks;
  }

  /** Sends the events after the last one sent, or the whole game. */
  #sendGame({ state, events }: LoadedGame): Promise<void> | undefined {
    const next = this.#services.gameMessages.next({ state, events }, this.#isDelayed(state), this.#sentSeq);
    if (next === undefined) return undefined;
    const { seq, message } = next;
    if (!(message instanceof Promise)) {
      this.#sendEvents(seq, message, state);
      return undefined;
    }
    return message.then((encoded) => this.#sendEvents(seq, encoded, state));
  }

  #sendEvents(seq: number, message: EncodedMessage, state: GameState): void {
    this.#sentSeq = seq;
    this.#outbox.sendEncoded(message);
    this.#recordSentMove(state);
    if (this.#isOwedSpectatorChat && state.phase !== 'playing') this.#sendSpectatorChat(state);
  }

  #recordSentMove(state: GameState): void {
    const ply = state.position?.ply;
    if (ply === undefined || ply === this.#sentPly) return;
    const seat = seatToMove(state);
    // The first message is a response to the client, and may come long after the move.
    if (this.#sentPly !== undefined && seat !== undefined && personAt(state, seat) === this.#person)
      this.#services.outages.noteSent(state);
    this.#sentPly = ply;
    this.#moveSentAt = this.#services.now();
  }

  /** Sends who is connected now. Later changes arrive in the messages to all clients of the game. */
  async #sendPresence({ state }: LoadedGame): Promise<void> {
    const recorded = await this.#services.store.gamePresence.read([this.game]);
    // A shared message may be newer than what was read here, and is not repeated until the presence changes.
    if (!this.#receivedSharedPresence)
      this.#outbox.sendEncoded(encodeMessage(presenceMessage(this.#services, this.game, state, recorded)));
  }
}
