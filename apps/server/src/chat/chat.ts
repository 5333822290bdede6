import { accept, type ChatMessage, type PersonId, type Result, refuse } from '@halma/protocol';
import { type SeatLetter, type Side, seatFromLetter, sideOf } from '@halma/rules';
import type { Bus } from '../bus/bus.ts';
import { type GameState, personSeat } from '../game/state.ts';
import type { Limiter } from '../limits/limits.ts';
import type { NameCache } from '../people/name-cache.ts';
import type { ChatStore, StoredChatMessage } from '../store/chat-store.ts';
import type { PeopleStore } from '../store/people-store.ts';

/** A message that a person wants to send. */
export interface OutgoingChatMessage {
  readonly id: string;
  readonly channel: ChatMessage['channel'];
  readonly text: string;
}

/** Some messages of a game, in order. */
export interface ChatPage {
  readonly messages: readonly ChatMessage[];
  /** The last line examined, including lines that this reader may not read. */
  readonly lastLine: number;
  /** Whether this is the last page of the chat. */
  readonly isLast: boolean;
}

/** The dependencies of `Chat`. */
export interface ChatDependencies {
  readonly store: ChatStore;
  readonly people: PeopleStore;
  readonly names: NameCache;
  readonly bus: Bus;
  readonly limit: Limiter;
  readonly now: () => number;
}

/** How many lines one page examines. */
const PAGE_SIZE = 200;

/** The chat of all games. Each game has one channel for everyone and one for the partners of each team. */
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
    const { store, people, bus, limit, now } = this.#dependencies;
    const seat = personSeat(state, person);
    if (channel === 'team' && (seat === undefined || sideOfSeat(state, seat).length === 1))
      return refuse('no-team');
    const waitMs = limit('chat', person);
    if (waitMs > 0) return refuse('too-many', { after: waitMs });
    const author = await people.find(person);
    if (author === undefined || author.mutedUntil > now()) return refuse('muted');
    const { game } = state;
    const command = `${person}:${id}`;
    const line = await store.add({ game, command, at: now(), person, seat, channel, text });
    bus.publish({ about: 'chat', game });
    return accept(line);
  }

  /** Reads the messages after a line, without those that the person may not read or whose authors they block. */
  async readPage(state: GameState, person: PersonId, after: number): Promise<ChatPage> {
    const { store, people, names } = this.#dependencies;
    const blocked = await people.blockedBy(person);
    const stored = await store.read(state.game, after, PAGE_SIZE);
    const readable = stored.filter(
      (message) => canRead(state, person, message) && !blocked.has(message.person),
    );
    const authors = await names.lookUp([...new Set(readable.map((message) => message.person))]);
    return {
      messages: readable.flatMap(({ seat, ...message }) => {
        const author = authors.find(({ id }) => id === message.person);
        return author === undefined
          ? []
          : [{ ...message, person: author, ...(seat === undefined ? {} : { seat }) }];
      }),
      lastLine: stored.at(-1)?.line ?? after,
      isLast: stored.length < PAGE_SIZE,
    };
  }
}

/** Returns whether a person may read a message. Only partners may read team messages. */
function canRead(
  state: GameState,
  person: PersonId,
  { channel, seat }: Pick<StoredChatMessage, 'channel' | 'seat'>,
): boolean {
  if (channel === 'table') return true;
  const readerSeat = personSeat(state, person);
  if (readerSeat === undefined || seat === undefined) return false;
  return sideOfSeat(state, readerSeat).includes(seatFromLetter(seat) ?? 0);
}

function sideOfSeat({ rules }: Pick<GameState, 'rules'>, seat: SeatLetter): Side {
  return sideOf(rules, seatFromLetter(seat) ?? 0);
}
