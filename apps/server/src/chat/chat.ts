import { type ChatMessage, type OnlineGameId, type PersonId, type Result, refuse } from '@halma/protocol';
import type { Bus } from '../bus/bus.ts';
import { type GameState, personSeat } from '../game/state.ts';
import type { Limiter } from '../limits/limits.ts';
import type { NameCache } from '../people/name-cache.ts';
import type { ChatStore } from '../store/chat-store.ts';
import type { PeopleStore } from '../store/people-store.ts';
import { allowedText } from './allowed-text.ts';
import { refuseChannel } from './channels.ts';
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

/** The number of lines in a game from which spectators, of whom there can be many, write no more. */
const MAX_LINES_WITH_SPECTATORS = 5000;

/** The chat of all games. Each game has one channel for everyone, one for the partners of each team and one for spectators. */
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
    const refused = refuseChannel(state, person, channel);
    if (refused !== undefined) return refused;
    const waitMs = limit('chat', person);
    if (waitMs > 0) return refuse('too-many', { after: waitMs });
    if ((await store.countBy(state.game, person)) >= MAX_LINES_PER_PERSON) return refuse('too-many-lines');
    if (channel === 'spectators' && (await this.#isFull(state.game))) return refuse('too-many-lines');
    const allowed = await allowedText(filter, await people.find(person), text, now());
    if (!allowed.ok) return allowed;
    const { game } = state;
    const seat = personSeat(state, person);
    const command = `${person}:${id}`;
    const line = await store.add({ game, command, at: now(), person, seat, channel, text: allowed.value });
    if (line.ok) bus.publish({ about: 'chat', game });
    return line;
  }

  async #isFull(game: OnlineGameId): Promise<boolean> {
    const lines = (await this.#dependencies.store.lastLines([game])).get(game) ?? 0;
    return lines >= MAX_LINES_WITH_SPECTATORS;
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
