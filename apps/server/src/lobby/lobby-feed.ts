import type { OnlineGameId, Seek } from '@halma/protocol';
import { type EncodedMessage, encodeMessage } from '../socket/outbox.ts';

/** The minimum time between two messages about changes in the lobby, in milliseconds. */
export const LOBBY_INTERVAL_MS = 400;

/** The dependencies of a `LobbyFeed`. */
export interface LobbyFeedDependencies {
  /** Reads the seeks in the lobby. */
  readonly read: () => Promise<readonly Seek[]>;
  /** Runs a function after a delay in milliseconds. Returns a function that cancels it. */
  readonly schedule: (milliseconds: number, run: () => void) => () => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

/** Receives the messages for one client. */
export type LobbyFollower = (message: EncodedMessage) => void;

/** A seek in the lobby, and its text, which is compared to detect a change. */
interface ListedSeek {
  readonly seek: Seek;
  readonly text: string;
}

/**
 * The lobby as one node shows it. A client that starts to follow it gets the whole list. After that, all
 * clients get the same differences, a few times a second, however often games appear and disappear. Each
 * message is encoded once.
 */
export class LobbyFeed {
  readonly #dependencies: LobbyFeedDependencies;
  readonly #followers = new Set<LobbyFollower>();
  /** The followers that have no list yet. */
  readonly #newFollowers = new Set<LobbyFollower>();
  #listedSeeks: ReadonlyMap<OnlineGameId, ListedSeek> = new Map();
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

  /** Sends a follower the whole list and then each difference, until the returned function is called. */
  follow(follower: LobbyFollower): () => void {
    if (this.#isOutdated || this.#refreshing !== undefined) {
      this.#newFollowers.add(follower);
      this.#scheduleRefresh();
    } else {
      this.#followers.add(follower);
      follower(this.#encodedList());
    }
    return () => {
      this.#followers.delete(follower);
      this.#newFollowers.delete(follower);
    };
  }

  /** Records that games may have appeared in the lobby or disappeared from it. */
  markChanged(): void {
    this.#isOutdated = true;
    if (this.#followers.size + this.#newFollowers.size > 0) this.#scheduleRefresh();
  }

  /** Returns the current seeks. Concurrent calls share one read of the store. */
  async seeks(): Promise<readonly Seek[]> {
    while (this.#isOutdated || this.#refreshing !== undefined) await this.#refresh();
    return [...this.#listedSeeks.values()].map(({ seek }) => seek);
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
    const waitMs = Math.max(0, this.#refreshedAt + LOBBY_INTERVAL_MS - now());
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
    for (const follower of this.#newFollowers) {
      this.#followers.add(follower);
      follower(this.#encodedList());
    }
    this.#newFollowers.clear();
  }

  /** Replaces the list, and sends the difference to all followers that have the previous one. */
  #update(seeks: readonly Seek[]): void {
    const listedSeeks = new Map(seeks.map((seek) => [seek.game, { seek, text: JSON.stringify(seek) }]));
    const tables = seeks.filter(
      ({ game }) => listedSeeks.get(game)?.text !== this.#listedSeeks.get(game)?.text,
    );
    const gone = [...this.#listedSeeks.keys()].filter((game) => !listedSeeks.has(game));
    this.#listedSeeks = listedSeeks;
    if (tables.length + gone.length === 0) return;
    this.#seq += 1;
    this.#listMessage = undefined;
    if (this.#followers.size === 0) return;
    const message = encodeMessage({ say: 'lobby-update', seq: this.#seq, tables, gone });
    for (const follower of this.#followers) follower(message);
  }

  #encodedList(): EncodedMessage {
    this.#listMessage ??= encodeMessage({
      say: 'lobby',
      seq: this.#seq,
      tables: [...this.#listedSeeks.values()].map(({ seek }) => seek),
    });
    return this.#listMessage;
  }
}
