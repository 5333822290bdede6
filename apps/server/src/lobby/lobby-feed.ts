import type { OnlineGameId, PersonId, Seek } from '@halma/protocol';
import { type EncodedMessage, encodeMessage } from '../socket/outbox.ts';
import { type ListedSeek, seeksFor } from './lobby.ts';

/** The minimum time between two messages about changes in the lobby, in milliseconds. */
export const LOBBY_INTERVAL_MS = 400;

/** The dependencies of a `LobbyFeed`. */
export interface LobbyFeedDependencies {
  /** Reads the seeks in the lobby. */
  readonly read: () => Promise<readonly ListedSeek[]>;
  /** Runs a function after a delay in milliseconds. Returns a function that cancels it. */
  readonly schedule: (milliseconds: number, run: () => void) => () => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

/** Receives the messages for one client. */
export type LobbyFollower = (message: EncodedMessage) => void;

/** A seek in the lobby, and its text, which is compared to detect a change. */
interface ComparedSeek extends ListedSeek {
  readonly text: string;
}

const NO_ONE: ReadonlySet<PersonId> = new Set();

type ComparedSeeks = ReadonlyMap<OnlineGameId, ComparedSeek>;

/** The seeks that are new or have changed, and the games that are no longer seeks. */
interface Difference {
  readonly tables: Seek[];
  readonly gone: OnlineGameId[];
}

/**
 * The lobby as one node shows it. A client that starts to follow it gets the whole list. After that, clients get the
 * differences, a few times a second, however often games appear and disappear. All clients get the same messages, each
 * encoded once, except those about a seek that is hidden from some people.
 */
export class LobbyFeed {
  readonly #dependencies: LobbyFeedDependencies;
  /** The followers, each with its person. */
  readonly #followers = new Map<LobbyFollower, PersonId>();
  /** The followers that have no list yet. */
  readonly #newFollowers = new Map<LobbyFollower, PersonId>();
  #listedSeeks: ComparedSeeks = new Map();
  /** The number of the latest difference. */
  #seq = 0;
  #isOutdated = true;
  #listMessage: EncodedMessage | undefined;
  #refreshing: Promise<void> | undefined;
  #refreshedAt = 0;
  #cancelRefresh: (() => void) | undefined;

  constructor(dependencies: LobbyFeedDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Sends a person's follower the whole list and then each difference, until the returned function is called.
   */
  follow(follower: LobbyFollower, person: PersonId): () => void {
    if (this.#isOutdated || this.#refreshing !== undefined) {
      this.#newFollowers.set(follower, person);
      this.#scheduleRefresh();
    } else {
      this.#followers.set(follower, person);
      follower(this.#encodedList(person));
    }
    return () => {
      this.#followers.delete(follower);
      this.#newFollowers.delete(follower);
    };
  }

  /** Records that games may have appeared in the lobby or disappeared from it, for all people or for some. */
  markChanged(): void {
    this.#isOutdated = true;
    if (this.#followers.size + this.#newFollowers.size > 0) this.#scheduleRefresh();
  }

  /**
   * Returns the seeks as they were at the time of the call, or later. Concurrent calls share one read of the store. Does
   * not wait for changes during that read: in a busy lobby, each read would need another one.
   */
  async seeks(): Promise<readonly ListedSeek[]> {
    // A read in progress may have begun before the latest change.
    await this.#refreshing;
    if (this.#isOutdated || this.#refreshing !== undefined) await this.#refresh();
    return [...this.#listedSeeks.values()];
  }

  /** Cancels the next message and removes all followers. */
  stop(): void {
    this.#cancelRefresh?.();
    this.#followers.clear();
    this.#newFollowers.clear();
  }

  #scheduleRefresh(): void {
    if (this.#cancelRefresh !== undefined) return;
    const { schedule, now, onError } = this.#dependencies;
    // The system's clock may have been set back.
    const sinceRefreshMs = Math.max(0, now() - this.#refreshedAt);
    const waitMs = Math.max(0, LOBBY_INTERVAL_MS - sinceRefreshMs);
    this.#cancelRefresh = schedule(waitMs, () => {
      this.#cancelRefresh = undefined;
      void this.#refresh().catch(onError);
    });
  }

  #refresh(): Promise<void> {
    this.#refreshing ??= this.#readAndSend().finally(() => {
      this.#refreshing = undefined;
      // A change during a read needs another read.
      if (this.#isOutdated) this.markChanged();
    });
    return this.#refreshing;
  }

  async #readAndSend(): Promise<void> {
    this.#isOutdated = false;
    this.#refreshedAt = this.#dependencies.now();
    try {
      this.#update(await this.#dependencies.read());
    } catch (error) {
      this.#isOutdated = true;
      throw error;
    }
    for (const [follower, person] of this.#newFollowers) {
      this.#followers.set(follower, person);
      follower(this.#encodedList(person));
    }
    this.#newFollowers.clear();
  }

  /** Replaces the list, and sends the difference to all followers that have the previous one. */
  #update(seeks: readonly ListedSeek[]): void {
    const before = this.#listedSeeks;
    const after: ComparedSeeks = new Map(
      seeks.map((listed) => [listed.seek.game, { ...listed, text: JSON.stringify(listed.seek) }]),
    );
    const difference = differenceBetween(before, after);
    const isChanged = !isEmpty(difference);
    this.#listedSeeks = after;
    if (isChanged) {
      this.#seq += 1;
      this.#listMessage = undefined;
    }
    if (this.#followers.size === 0) return;
    const shared = isChanged ? this.#encodedUpdate(difference) : undefined;
    const affected = peopleAffectedBy(difference, before, after);
    for (const [follower, person] of this.#followers) {
      if (!affected.has(person)) {
        if (shared !== undefined) follower(shared);
        continue;
      }
      const own = differenceBetween(visibleTo(person, before), visibleTo(person, after));
      // Each number has one difference, even if this person sees nothing of it.
      if (isChanged) follower(this.#encodedUpdate(own));
      // A block that has begun or ended changes the list of the two people only.
      else if (!isEmpty(own)) follower(this.#encodedList(person));
    }
  }

  #encodedUpdate(difference: Difference): EncodedMessage {
    return encodeMessage({ say: 'lobby-update', seq: this.#seq, ...difference });
  }

  /** Returns the message with the list that a person sees. */
  #encodedList(person: PersonId): EncodedMessage {
    const seeks = [...this.#listedSeeks.values()];
    if (seeks.some(({ hiddenFrom }) => hiddenFrom.has(person)))
      return encodeMessage({ say: 'lobby', seq: this.#seq, tables: seeksFor(person, seeks) });
    this.#listMessage ??= encodeMessage({
      say: 'lobby',
      seq: this.#seq,
      tables: seeks.map(({ seek }) => seek),
    });
    return this.#listMessage;
  }
}

function differenceBetween(before: ComparedSeeks, after: ComparedSeeks): Difference {
  const changed = [...after].filter(([game, { text }]) => before.get(game)?.text !== text);
  return {
    tables: changed.map(([, { seek }]) => seek),
    gone: [...before.keys()].filter((game) => !after.has(game)),
  };
}

/**
 * Returns the people who need a separate difference: a seek in it is hidden from them, or a seek has just been hidden
 * from or shown to them. An unchanged seek that stays hidden affects no one, however many people have blocked its
 * players.
 */
function peopleAffectedBy(
  { tables, gone }: Difference,
  before: ComparedSeeks,
  after: ComparedSeeks,
): ReadonlySet<PersonId> {
  const different = new Set([...tables.map(({ game }) => game), ...gone]);
  const affected = new Set<PersonId>();
  for (const game of new Set([...before.keys(), ...after.keys()])) {
    const hiddenBefore = before.get(game)?.hiddenFrom ?? NO_ONE;
    const hiddenAfter = after.get(game)?.hiddenFrom ?? NO_ONE;
    for (const person of [...hiddenBefore, ...hiddenAfter])
      if (different.has(game) || hiddenBefore.has(person) !== hiddenAfter.has(person)) affected.add(person);
  }
  return affected;
}

function isEmpty({ tables, gone }: Difference): boolean {
  return tables.length + gone.length === 0;
}

function visibleTo(person: PersonId, seeks: ComparedSeeks): ComparedSeeks {
  return new Map([...seeks].filter(([, { hiddenFrom }]) => !hiddenFrom.has(person)));
}
