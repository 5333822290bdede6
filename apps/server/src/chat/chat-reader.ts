import type { ChatMessage, OnlineGameId, PersonId } from '@halma/protocol';
import type { GameState } from '../game/state.ts';
import type { NameCache } from '../people/name-cache.ts';
import type { ChatStore, StoredChatMessage } from '../store/chat-store.ts';
import { canRead } from './channels.ts';

/** Some messages of a game, in order. Readers who may read the same messages get the same list. */
export interface ChatPage {
  readonly messages: readonly ChatMessage[];
  /** The last line examined, including lines that this reader may not read. */
  readonly lastLine: number;
  /** Whether this is the last page of the chat. */
  readonly isLast: boolean;
}

/** Returns whether a reader has blocked an author. */
type IsBlocked = (reader: PersonId, author: PersonId) => boolean;

/** The dependencies of a `ChatReader`. */
export interface ChatReaderDependencies {
  readonly store: Pick<ChatStore, 'read'>;
  readonly names: Pick<NameCache, 'lookUp'>;
  /** Looks up which readers have blocked the given authors. */
  readonly readBlocks: (authors: readonly PersonId[]) => Promise<IsBlocked>;
}

/** The messages after a given line, for all readers. */
interface SharedPage extends Omit<ChatPage, 'messages'> {
  readonly stored: readonly StoredChatMessage[];
  readonly messages: ReadonlyMap<number, ChatMessage>;
  readonly isBlocked: IsBlocked;
  /** The lists returned to readers so far, by the line numbers in them. */
  readonly selections: Map<string, readonly ChatMessage[]>;
}

/** The maximum number of lines examined for one page. */
const PAGE_SIZE = 200;

/** Reads the messages of one game for any number of readers, and each page from the store only once. */
export class ChatReader {
  readonly #game: OnlineGameId;
  readonly #dependencies: ChatReaderDependencies;
  readonly #pages = new Map<number, Promise<SharedPage>>();

  constructor(game: OnlineGameId, dependencies: ChatReaderDependencies) {
    this.#game = game;
    this.#dependencies = dependencies;
  }

  /**
   * Reads the messages after a line, except those that the person may not read or whose authors they have
   * blocked.
   */
  async read(state: GameState, person: PersonId, after: number): Promise<ChatPage> {
    const pending = this.#pages.get(after) ?? this.#readPage(after);
    this.#pages.set(after, pending);
    const { stored, messages, isBlocked, selections, lastLine, isLast } = await pending;
    const readable = stored.filter(
      (message) => canRead(state, person, message) && !isBlocked(person, message.person),
    );
    const key = readable.map(({ line }) => line).join();
    const selection = selections.get(key) ?? readable.flatMap(({ line }) => messages.get(line) ?? []);
    selections.set(key, selection);
    return { messages: selection, lastLine, isLast };
  }

  async #readPage(after: number): Promise<SharedPage> {
    const { store, names, readBlocks } = this.#dependencies;
    const stored = await store.read(this.#game, after, PAGE_SIZE);
    const authorIds = [...new Set(stored.map(({ person }) => person))];
    const [authors, isBlocked] = await Promise.all([names.lookUp(authorIds), readBlocks(authorIds)]);
    const byId = new Map(authors.map((author) => [author.id, author]));
    const messages = stored.flatMap(({ seat, ...message }) => {
      const person = byId.get(message.person);
      return person === undefined
        ? []
        : [[message.line, { ...message, person, ...(seat === undefined ? {} : { seat }) }] as const];
    });
    return {
      stored,
      messages: new Map(messages),
      isBlocked,
      selections: new Map(),
      lastLine: stored.at(-1)?.line ?? after,
      isLast: stored.length < PAGE_SIZE,
    };
  }
}
