import type { GameEvent, OnlineGameId, PersonId } from '@halma/protocol';
import { type GameState, personSeat } from '../game/state.ts';
import { gameStatus, gameView, peopleInGame, visibleEventCount, visibleState } from '../game/view.ts';
import type { Projection } from '../log/projection.ts';
import type { Services } from '../services.ts';
import type { Outbox } from './outbox.ts';
import { presenceMessage } from './presence-message.ts';

/** How much of a game a client already has. */
export interface ResumePoint {
  readonly lastSeq: number | undefined;
  readonly lastChatLine: number | undefined;
}

/** The subscription of one socket to one game. Tracks what was sent, and sends the rest in order. */
export class GameSubscription {
  readonly #services: Services;
  readonly #outbox: Outbox;
  readonly #person: PersonId;
  readonly game: OnlineGameId;
  #sentSeq: number;
  #sentChatLine: number;
  #lastTask: Promise<void> = Promise.resolve();
  #unfollow: () => void = () => undefined;
  #isPresent = false;
  #hasEnded = false;

  constructor(services: Services, outbox: Outbox, person: PersonId, game: OnlineGameId, known: ResumePoint) {
    this.#services = services;
    this.#outbox = outbox;
    this.#person = person;
    this.game = game;
    this.#sentSeq = known.lastSeq ?? Number.NaN;
    this.#sentChatLine = known.lastChatLine ?? 0;
  }

  /** Starts following, unless `end` is called in the meantime. Returns false if there is no such game. */
  async start(): Promise<boolean> {
    const { games, presence } = this.#services;
    const found = await games.log.find(this.game);
    if (found === undefined) return false;
    if (this.#hasEnded) return true;
    this.#unfollow = games.log.follow(this.game, (changed) => this.#enqueue(() => this.#sendUpdate(changed)));
    this.#isPresent = true;
    await presence.connect(this.game, this.#person);
    if (this.#hasEnded) return true;
    const isKnown = this.#sentSeq >= -1 && this.#sentSeq < found.events.length;
    this.#enqueue(() => (isKnown ? this.#sendUpdate(found) : this.#sendGame(found)));
    this.#enqueue(() => this.#sendPresence(found));
    this.sendChat();
    return true;
  }

  /** Stops following, even before `start` has finished. */
  async end(): Promise<void> {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#unfollow();
    if (this.#isPresent) await this.#services.presence.disconnect(this.game, this.#person);
  }

  /** Sends the chat messages after the last one sent. @param lastLine the latest line, if known */
  sendChat(lastLine: number = Number.POSITIVE_INFINITY): void {
    this.#enqueue(async () => {
      if (lastLine <= this.#sentChatLine) return;
      const found = await this.#services.games.log.find(this.game);
      let isLast = found === undefined;
      while (found !== undefined && !isLast && !this.#hasEnded) {
        const page = await this.#services.chat.readPage(found.state, this.#person, this.#sentChatLine);
        this.#sentChatLine = page.lastLine;
        isLast = page.isLast;
        if (page.messages.length > 0)
          this.#outbox.send({ say: 'talk', game: this.game, lines: [...page.messages] });
      }
    });
  }

  /** Runs tasks one after another, so that messages are sent in the order of the log. */
  #enqueue(task: () => Promise<void>): void {
    this.#lastTask = this.#lastTask
      .then(() => (this.#hasEnded ? undefined : task()))
      .catch(this.#services.onError);
  }

  async #sendGame({ state, events }: Projection<GameState, GameEvent>): Promise<void> {
    if (state === null) return;
    const visible = visibleState(this.#isSpectator(state), state, events);
    const people = await this.#services.names.lookUp(peopleInGame(visible));
    this.#sentSeq = visible.lastSeq;
    this.#outbox.send({ say: 'game', view: gameView(visible, people) });
  }

  async #sendUpdate({ state, events }: Projection<GameState, GameEvent>): Promise<void> {
    if (state === null || Number.isNaN(this.#sentSeq)) return;
    const isSpectator = this.#isSpectator(state);
    const newEvents = events.slice(this.#sentSeq + 1, visibleEventCount(isSpectator, state, events));
    const last = newEvents.at(-1);
    if (last === undefined) return;
    const joined = newEvents.flatMap(({ event }) => (event.kind === 'joined' ? [event.person] : []));
    const people = joined.length === 0 ? [] : await this.#services.names.lookUp(joined);
    this.#sentSeq = last.seq;
    const visible = last.seq === state.lastSeq ? state : visibleState(isSpectator, state, events);
    const update = { game: this.game, people, events: newEvents, standing: gameStatus(visible) };
    this.#outbox.send({ say: 'update', update });
  }

  /** Sends who is connected now. Changes follow with the messages to all clients of the game. */
  async #sendPresence({ state }: Projection<GameState, GameEvent>): Promise<void> {
    if (state === null) return;
    const lastSeen = await this.#services.store.games.lastSeen([this.game]);
    this.#outbox.send(presenceMessage(this.#services, this.game, state, lastSeen));
  }

  #isSpectator(state: GameState): boolean {
    return personSeat(state, this.#person) === undefined;
  }
}
