import { type ChatMessage, type OnlineGameId, type PersonId, type Result, refuse } from '@halma/protocol';
import type { Bus } from '../bus/bus.ts';
import { type GameState, seatOfPerson } from '../game/state.ts';
import type { Limiter } from '../limits/limits.ts';
import type { NameCache } from '../people/name-cache.ts';
import type { ChatStore } from '../store/chat-store.ts';
import type { PeopleStore } from '../store/people-store.ts';
import { allowedText } from './allowed-text.ts';
import { channelRefusal } from './channels.ts';
import { ChatReader, type ChatReaderDependencies } from './chat-reader.ts';
import type { FilterFile } from './filter-file.ts';

/** A message that a person wants to send. */
export interface OutgoingChatMessage {
  readonly id: string;
  readonly channel: ChatMessage['channel'];
  readonly text: string;
}

/** The dependencies of `Chat`. */
export interface ChatDependencies {
  readonly store: ChatStore;
  readonly people: PeopleStore;
  readonly names: NameCache;
  readonly bus: Bus;
  readonly limit: Limiter;
  readonly filter: Pick<FilterFile, 'apply'>;
  readonly now: () => number;
}

/** The maximum number of lines that one person may write in one game. */
const MAX_LINES_PER_PERSON = 500;

/** The number of lines in a game after which people without a seat, of whom there can be many, can no longer write. */
const MAX_LINES_WITHOUT_SEAT = 5000;

/**
 * The share of the remaining lines that one person without a seat may write. As the chat fills, this amounts
 * to fewer lines, so a few people cannot fill it.
 */
const SHARE_OF_REMAINING_LINES = 1 / 20;

/**
 * The chat of all games. Each game has one channel for everyone, one for the partners of each team and one for
 * spectators.
 */
export class Chat {
  readonly #dependencies: ChatDependencies;

  constructor(dependencies: ChatDependencies) {
    this.#dependencies = dependencies;
  }

  /** Sends a message. Returns its line number. */
  async send(
    state: GameState,
    person: PersonId,
    { id, channel, text }: OutgoingChatMessage,
  ): Promise<Result<number>> {
    const { store, people, bus, limit, filter, now } = this.#dependencies;
    const refusal = channelRefusal(state, person, channel);
    if (refusal !== undefined) return refusal;
    const waitMs = limit('chat', person);
    if (waitMs > 0) return refuse('too-many', { after: waitMs });
    const seat = seatOfPerson(state, person);
    const share = seat === undefined ? await this.#shareWithoutSeat(state.game) : MAX_LINES_PER_PERSON;
    if (share === 0) return refuse('chat-full');
    if ((await store.countBy(state.game, person)) >= share) return refuse('too-many-lines');
    const allowed = await allowedText(filter, await people.find(person), text, now());
    if (!allowed.ok) return allowed;
    const { game } = state;
    const command = `${person}:${id}`;
    const line = await store.add({ game, command, at: now(), person, seat, channel, text: allowed.value });
    if (line.ok) bus.publish({ about: 'chat', game });
    return line;
  }

  /** Returns how many lines a person without a seat may write in a game; 0 if its chat is full for all of them. */
  async #shareWithoutSeat(game: OnlineGameId): Promise<number> {
    const remaining = MAX_LINES_WITHOUT_SEAT - (await this.#dependencies.store.lastLine(game));
    if (remaining <= 0) return 0;
    return Math.min(MAX_LINES_PER_PERSON, Math.max(1, Math.floor(remaining * SHARE_OF_REMAINING_LINES)));
  }

  /** Returns a reader for one person. */
  readerFor(game: OnlineGameId, reader: PersonId): ChatReader {
    return this.#reader(game, async () => {
      const blocked = await this.#dependencies.people.blockedBy(reader);
      return (_, author) => blocked.has(author);
    });
  }

  /** Returns a reader for many people. */
  sharedReader(game: OnlineGameId): ChatReader {
    return this.#reader(game, async (authors) => {
      const blockers = await this.#dependencies.people.blockersOf(authors);
      return (reader, author) => blockers.get(author)?.has(reader) === true;
    });
  }

  #reader(game: OnlineGameId, readBlocks: ChatReaderDependencies['readBlocks']): ChatReader {
    const { store, names } = this.#dependencies;
    return new ChatReader(game, { store, names, readBlocks });
  }
}
