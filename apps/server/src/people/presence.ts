import type { OnlineGameId, PersonId } from '@halma/protocol';
import { inBatches } from '../background/batches.ts';
import type { GameStore } from '../store/game-store.ts';

/** How often the server records who is connected, in milliseconds. */
export const PRESENCE_INTERVAL_MS = 15_000;

/** How many rows one transaction writes. */
const BATCH_SIZE = 100;

/** Tracks who follows which game over sockets of this node, and records it in the store for the other nodes. */
export class Presence {
  readonly #store: Pick<GameStore, 'recordPresence'>;
  readonly #now: () => number;
  /** The number of sockets, by game and person. */
  readonly #sockets = new Map<OnlineGameId, Map<PersonId, number>>();

  constructor(store: Pick<GameStore, 'recordPresence'>, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** Records that one more socket of a person follows a game. */
  async connect(game: OnlineGameId, person: PersonId): Promise<void> {
    const people = this.#sockets.get(game) ?? new Map<PersonId, number>();
    people.set(person, (people.get(person) ?? 0) + 1);
    this.#sockets.set(game, people);
    await this.#store.recordPresence([{ game, person }], this.#now());
  }

  /** Records that one socket of a person no longer follows a game. */
  async disconnect(game: OnlineGameId, person: PersonId): Promise<void> {
    const people = this.#sockets.get(game);
    const remaining = (people?.get(person) ?? 1) - 1;
    if (remaining > 0) people?.set(person, remaining);
    else people?.delete(person);
    if (people?.size === 0) this.#sockets.delete(game);
    await this.#store.recordPresence([{ game, person }], this.#now());
  }

  /** Returns the people who follow a game on this node. */
  peopleFollowing(game: OnlineGameId): ReadonlySet<PersonId> {
    return new Set(this.#sockets.get(game)?.keys());
  }

  /** Returns the games that people follow on this node. */
  followedGames(): readonly OnlineGameId[] {
    return [...this.#sockets.keys()];
  }

  /** Records in the store everyone who is connected to this node. */
  async recordAll(): Promise<void> {
    const present = [...this.#sockets].flatMap(([game, people]) =>
      [...people.keys()].map((person) => ({ game, person })),
    );
    await inBatches(present, BATCH_SIZE, (batch) => this.#store.recordPresence(batch, this.#now()));
  }
}
