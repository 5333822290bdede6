import {
  MAX_TOURNAMENT_MESSAGES,
  type PersonId,
  type Refusal,
  type Result,
  refuse,
  type TournamentId,
  type TournamentMessage,
  type TournamentMessages,
} from '@halma/protocol';
import { LRUCache } from 'lru-cache';
import type { Limiter } from '../limits/limits.ts';
import type { NameCache } from '../people/name-cache.ts';
import { RefreshedValue } from '../refreshed-value.ts';
import type { ChatStore } from '../store/chat-store.ts';
import type { PeopleStore } from '../store/people-store.ts';
import { playerOf, type TournamentState } from '../tournament/state.ts';
import { allowedText } from './allowed-text.ts';
import { fairShare } from './fair-share.ts';
import type { FilterFile } from './filter-file.ts';

/** The dependencies of `TournamentChat`. */
export interface TournamentChatDependencies {
  readonly store: ChatStore;
  readonly people: Pick<PeopleStore, 'find' | 'blockersOf'>;
  readonly names: Pick<NameCache, 'lookUp'>;
  readonly limit: Limiter;
  readonly filter: Pick<FilterFile, 'apply'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The maximum number of messages that are kept for a tournament while a report about it is open. */
const MAX_REPORTED_MESSAGES = 2000;

/**
 * The number of a person's kept messages at which they can write no more. A person can reach it only while a report is
 * open.
 */
const MAX_LINES_PER_PERSON = 500;

/** The maximum age of a node's copy of a chat, in milliseconds. */
const MAX_AGE_MS = 1000;

/** The maximum number of chats that a node keeps copies of. */
const MAX_CACHED_CHATS = 100;

/** The messages of a chat, for all readers. */
interface SharedMessages {
  readonly messages: readonly TournamentMessage[];
  readonly line: number;
  /** The people who have blocked each author. */
  readonly blockers: ReadonlyMap<PersonId, ReadonlySet<PersonId>>;
  /** The responses made so far, by the line numbers in them. Readers of the same messages get the same object. */
  readonly responses: Map<string, TournamentMessages>;
}

/** A node's copy of one chat. */
interface CachedChat {
  readonly lastLine: RefreshedValue<number>;
  readonly shared: RefreshedValue<SharedMessages>;
}

/**
 * Returns why a message to a tournament's chat is refused; undefined if the person may write in the chat. The
 * organiser may, and so may players, even after they have withdrawn, unless the organiser has removed them.
 */
function writerRefusal(
  state: TournamentState,
  person: PersonId,
): { readonly ok: false; readonly refusal: Refusal } | undefined {
  const isRemoved = state.removed.includes(person);
  if (person !== state.organiser && (isRemoved || playerOf(state, person) === undefined))
    return refuse('not-entered');
  return state.isChatOpen ? undefined : refuse('chat-closed');
}

/**
 * The chats of tournaments. Everyone who can see a tournament can read its chat. A node reads each chat from the store
 * at most once a second and after each message sent through it, however many people follow it.
 */
export class TournamentChat {
  readonly #dependencies: TournamentChatDependencies;
  readonly #cache = new LRUCache<TournamentId, CachedChat>({ max: MAX_CACHED_CHATS });

  constructor(dependencies: TournamentChatDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Sends a message, and returns its line number. Bots may not send messages. A second message with the same id from
   * the same person adds nothing.
   */
  async send(
    state: TournamentState,
    person: PersonId,
    { id, text }: { readonly id: string; readonly text: string },
  ): Promise<Result<number>> {
    const { store, people, limit, filter, now } = this.#dependencies;
    const { tournament } = state;
    const refusal = writerRefusal(state, person);
    if (refusal !== undefined) return refusal;
    const waitMs = limit('chat', person);
    if (waitMs > 0) return refuse('too-many', { after: waitMs });
    const author = await people.find(person);
    if (author?.isBot === true) return refuse('not-allowed');
    if ((await store.countBy(tournament, person)) >= MAX_LINES_PER_PERSON) return refuse('too-many-lines');
    const allowed = await allowedText(filter, author, text, now());
    if (!allowed.ok) return allowed;
    const line = await store.add({
      game: tournament,
      command: `${person}:${id}`,
      at: now(),
      person,
      seat: undefined,
      channel: 'table',
      text: allowed.value,
    });
    if (!line.ok) return line;
    if (line.value > MAX_TOURNAMENT_MESSAGES) await this.#trim(tournament, line.value);
    // The author sees the message immediately.
    this.#cache.delete(tournament);
    return line;
  }

  /**
   * Returns the line number of the latest message of a tournament, from a copy at most a second old; 0 if there are no
   * messages.
   */
  lastLine(tournament: TournamentId): Promise<number> {
    return this.#chatOf(tournament).lastLine.read();
  }

  /**
   * Returns the messages of a tournament after a line, except those whose authors the reader has blocked.
   *
   * @param reader undefined if the caller has no session
   */
  async read(
    tournament: TournamentId,
    reader: PersonId | undefined,
    after: number,
  ): Promise<TournamentMessages> {
    const { messages, line, blockers, responses } = await this.#chatOf(tournament).shared.read();
    const isBlocked = (author: PersonId): boolean =>
      reader !== undefined && blockers.get(author)?.has(reader) === true;
    const readable = messages.filter((message) => message.line > after && !isBlocked(message.person.id));
    const key = readable.map((message) => message.line).join();
    const response = responses.get(key) ?? { messages: readable, line };
    responses.set(key, response);
    return response;
  }

  /**
   * Deletes the messages that the chat does not keep.
   *
   * @param lastLine the line number of the latest message
   */
  async #trim(tournament: TournamentId, lastLine: number): Promise<void> {
    const { store } = this.#dependencies;
    const stored = await store.listAuthors(tournament);
    const keptMessages = new Set(fairShare(stored, MAX_TOURNAMENT_MESSAGES));
    const droppedLines = stored.filter((message) => !keptMessages.has(message)).map(({ line }) => line);
    await store.trim(tournament, droppedLines, lastLine - MAX_REPORTED_MESSAGES);
  }

  #chatOf(tournament: TournamentId): CachedChat {
    const cached = this.#cache.get(tournament);
    if (cached !== undefined) return cached;
    const { store, now } = this.#dependencies;
    const chat = {
      lastLine: new RefreshedValue(MAX_AGE_MS, now, () => store.lastLine(tournament)),
      shared: new RefreshedValue(MAX_AGE_MS, now, () => this.#readMessages(tournament)),
    };
    this.#cache.set(tournament, chat);
    return chat;
  }

  async #readMessages(tournament: TournamentId): Promise<SharedMessages> {
    const { store, people, names } = this.#dependencies;
    const line = await store.lastLine(tournament);
    const latestMessages = await store.listBefore(tournament, Number.MAX_SAFE_INTEGER, MAX_REPORTED_MESSAGES);
    const stored = fairShare(latestMessages, MAX_TOURNAMENT_MESSAGES);
    const authors = [...new Set(stored.map(({ person }) => person))];
    const [found, blockers] = await Promise.all([names.lookUp(authors), people.blockersOf(authors)]);
    const byId = new Map(found.map((person) => [person.id, person]));
    const messages = stored.flatMap(({ line: lineNumber, at, person, text }) => {
      const author = byId.get(person);
      return author === undefined ? [] : [{ line: lineNumber, at, person: author, text }];
    });
    return { messages, line, blockers, responses: new Map() };
  }
}
