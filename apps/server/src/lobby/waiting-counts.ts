import type { GameTerms } from '@halma/protocol';
import { type EncodedMessage, encodeMessage } from '../socket/outbox.ts';
import type { LobbyFollower } from './lobby-feed.ts';

/**
 * The interval at which a node counts the waiting players while at least one client follows the lobby, in milliseconds.
 */
export const WAITING_COUNTS_INTERVAL_MS = 2000;

/** Sends the followers of the lobby the number of players who are waiting for an opponent. */
export class WaitingCounts {
  readonly #followers = new Set<LobbyFollower>();
  readonly #read: () => Promise<readonly { readonly terms: GameTerms; readonly people: number }[]>;
  /** The counts last sent; undefined while no client follows the lobby, because they are not counted then. */
  #latest: { readonly text: string; readonly message: EncodedMessage } | undefined;

  /** @param read counts the people who are waiting on all nodes, by terms */
  constructor(read: () => Promise<readonly { readonly terms: GameTerms; readonly people: number }[]>) {
    this.#read = read;
  }

  /** Sends a follower the counts, and again whenever they change, until the returned function is called. */
  follow(follower: LobbyFollower): () => void {
    this.#followers.add(follower);
    if (this.#latest !== undefined) follower(this.#latest.message);
    return () => {
      this.#followers.delete(follower);
      if (this.#followers.size === 0) this.#latest = undefined;
    };
  }

  /** Sends the counts if they have changed or have not been sent yet. Call this every `WAITING_COUNTS_INTERVAL_MS`. */
  async refresh(): Promise<void> {
    if (this.#followers.size === 0) return;
    const counts = await this.#read();
    const text = JSON.stringify(counts);
    if (text === this.#latest?.text || this.#followers.size === 0) return;
    const message = encodeMessage({ say: 'lobby-waiting', counts: [...counts] });
    this.#latest = { text, message };
    for (const follower of this.#followers) follower(message);
  }
}
