import type { ChatMessage, GameEvent, OnlineGameId, Person, PersonId } from '@halma/protocol';
import type { GameState } from '../game/state.ts';
import { gameStatus, gameView, peopleInGame, visibleState } from '../game/view.ts';
import type { LoadedProjection } from '../log/projection.ts';
import type { NameCache } from '../people/name-cache.ts';
import { type EncodedMessage, encodeMessage } from './outbox.ts';

type LoadedGame = Pick<LoadedProjection<GameState, GameEvent>, 'state' | 'events'>;

/**
 * The maximum number of events in one update. A client that has missed more gets the whole game, in a message that all
 * such clients share.
 */
const MAX_UPDATE_EVENTS = 200;

/** The maximum number of updates to keep for one state. Most clients know the same last event. */
const MAX_KEPT_UPDATES = 8;

/** The messages that bring clients to one state of a game. */
interface StateMessages {
  view: { readonly people: string; readonly message: EncodedMessage } | undefined;
  names: { readonly people: readonly Person[]; readonly message: EncodedMessage } | undefined;
  /** The updates, by the number of the last event that the client knows, and the message with all names. */
  readonly updates: Map<number | 'all names', CachedUpdate>;
}

/** An update that may contain names. */
interface CachedUpdate {
  /** The number of changes of names before the names were looked up. */
  readonly changeCount: number;
  readonly message: EncodedMessage | Promise<EncodedMessage>;
}

/** The names of people, and the number of their changes. */
type Names = Pick<NameCache, 'lookUp' | 'changeCount'>;

/** A message, and the number of the last event in it. */
interface NumberedMessage {
  readonly seq: number;
  /** A promise if the names of people have to be looked up. */
  readonly message: EncodedMessage | Promise<EncodedMessage>;
}

/** Encodes the messages about games, each once for all clients that receive it. */
export class GameMessages {
  readonly #names: Names;
  readonly #byState = new WeakMap<GameState, StateMessages>();
  readonly #byChatMessages = new WeakMap<readonly ChatMessage[], EncodedMessage>();

  constructor(names: Names) {
    this.#names = names;
  }

  /**
   * Returns the message that takes a client to the latest event that it may see; undefined if it knows that event.
   *
   * @param isDelayed whether the client sees the moves with a delay, if the game has one
   * @param after the number of the last event that the client knows; undefined for the whole game
   */
  next(
    { state, events }: LoadedGame,
    isDelayed: boolean,
    after: number | undefined,
  ): NumberedMessage | undefined {
    const visible = visibleState(isDelayed, state);
    const seq = visible.lastSeq;
    if (after === undefined || after > state.lastSeq || seq - after > MAX_UPDATE_EVENTS)
      return { seq, message: this.#view(visible) };
    // The client may know later events: it had a seat before the spectator delay applied to it.
    return after >= seq ? undefined : { seq, message: this.#update(visible, events, after) };
  }

  /**
   * Returns the message that carries the changed names of people in a game. It repeats the first event, which every
   * client knows, so that clients that expect new events ignore it.
   *
   * @param people always the same list for the same change, so that the message is encoded only once
   */
  names({ state, events }: LoadedGame, isDelayed: boolean, people: readonly Person[]): EncodedMessage {
    const visible = visibleState(isDelayed, state);
    const messages = this.#messagesTo(visible);
    if (messages.names?.people !== people)
      messages.names = { people, message: encodeUpdate(visible, events.slice(0, 1), people) };
    return messages.names.message;
  }

  /**
   * Returns the message that carries the names of all people in a game, in the form of `names`: for a client that resumes,
   * and may have missed a change.
   */
  allNames({ state, events }: LoadedGame, isDelayed: boolean): EncodedMessage | Promise<EncodedMessage> {
    const visible = visibleState(isDelayed, state);
    return this.#encodeOnce(visible, 'all names', events.slice(0, 1), peopleInGame(visible));
  }

  /** Returns the message that carries a list of chat messages. Each list is encoded only once. */
  chat(game: OnlineGameId, messages: readonly ChatMessage[]): EncodedMessage {
    const cached = this.#byChatMessages.get(messages);
    if (cached !== undefined) return cached;
    const message = encodeMessage({ say: 'talk', game, lines: [...messages] });
    this.#byChatMessages.set(messages, message);
    return message;
  }

  async #view(visible: GameState): Promise<EncodedMessage> {
    const people = await this.#names.lookUp(peopleInGame(visible));
    const messages = this.#messagesTo(visible);
    const key = JSON.stringify(people);
    if (messages.view?.people !== key)
      messages.view = {
        people: key,
        message: encodeMessage({ say: 'game', view: gameView(visible, people) }),
      };
    return messages.view.message;
  }

  #update(
    visible: GameState,
    events: LoadedGame['events'],
    after: number,
  ): EncodedMessage | Promise<EncodedMessage> {
    const newEvents = events.slice(after + 1, visible.lastSeq + 1);
    const joined = newEvents.flatMap(({ event }) => (event.kind === 'joined' ? [event.person] : []));
    return this.#encodeOnce(visible, after, newEvents, joined);
  }

  /** Encodes an update, or returns the message for its key if no name has changed since. */
  #encodeOnce(
    visible: GameState,
    key: number | 'all names',
    events: LoadedGame['events'],
    people: readonly PersonId[],
  ): EncodedMessage | Promise<EncodedMessage> {
    const { updates } = this.#messagesTo(visible);
    const { changeCount } = this.#names;
    const cached = updates.get(key);
    if (cached !== undefined && (people.length === 0 || cached.changeCount === changeCount))
      return cached.message;
    const update = { changeCount, message: this.#encodeUpdate(visible, events, people) };
    if (cached === undefined && key !== 'all names' && updates.size >= MAX_KEPT_UPDATES)
      return update.message;
    updates.set(key, update);
    if (update.message instanceof Promise)
      update.message.catch(() => {
        if (updates.get(key) === update) updates.delete(key);
      });
    return update.message;
  }

  #encodeUpdate(
    visible: GameState,
    events: LoadedGame['events'],
    people: readonly PersonId[],
  ): EncodedMessage | Promise<EncodedMessage> {
    if (people.length === 0) return encodeUpdate(visible, events, []);
    return this.#names.lookUp(people).then((found) => encodeUpdate(visible, events, found));
  }

  #messagesTo(state: GameState): StateMessages {
    const cached = this.#byState.get(state);
    if (cached !== undefined) return cached;
    const created: StateMessages = { view: undefined, names: undefined, updates: new Map() };
    this.#byState.set(state, created);
    return created;
  }
}

function encodeUpdate(
  visible: GameState,
  events: LoadedGame['events'],
  people: readonly Person[],
): EncodedMessage {
  const update = {
    game: visible.game,
    people: [...people],
    events: [...events],
    standing: gameStatus(visible),
  };
  return encodeMessage({ say: 'update', update });
}
