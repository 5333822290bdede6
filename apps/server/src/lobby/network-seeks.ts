import type { OnlineGameId } from '@halma/protocol';
import { createLargeCache } from '../large-cache.ts';
import type { GameStore } from '../store/game-store.ts';

/**
 * The maximum number of open seeks that one network has created on one node: half of those that the lobby lists. One
 * client can start many guest sessions, so the limit for each person does not keep it from filling the lobby.
 */
const MAX_SEEKS_PER_NETWORK = 50;

/** The maximum number of networks that a node remembers. */
const MAX_NETWORKS = 5000;

/** Counts the open seeks of each network. Keeps networks in memory only. */
export class NetworkSeeks {
  readonly #store: Pick<GameStore, 'findSummaries'>;
  readonly #maximum: number;
  /** The seeks that each network has created or is creating; some may no longer be open. */
  readonly #seeks = createLargeCache<string, Set<OnlineGameId>>(MAX_NETWORKS);
  /** The seeks that are being created, which the store may not have yet. */
  readonly #pending = new Set<OnlineGameId>();

  /** @param scale multiplies the limit, for load tests */
  constructor(store: Pick<GameStore, 'findSummaries'>, scale: number) {
    this.#store = store;
    this.#maximum = MAX_SEEKS_PER_NETWORK * scale;
  }

  /**
   * Creates a seek. Counts it before it is stored, since other requests may arrive in the meantime.
   *
   * @param network as `networkOf` returns it
   * @param create creates the seek; returns undefined or a refusal if it has not
   * @returns what `create` returns; 'full' if the network has too many open seeks
   */
  async create<Created extends { readonly ok: boolean } | undefined>(
    network: string,
    game: OnlineGameId,
    create: () => Promise<Created>,
  ): Promise<Created | 'full'> {
    if (!this.#hasRoom(network)) await this.#forgetClosed(network);
    if (!this.#hasRoom(network)) return 'full';
    const seeks = this.#seeks.get(network) ?? new Set();
    // Two requests may have the same id, and so lead to the same game: the first one has counted it.
    if (seeks.has(game)) return create();
    this.#seeks.set(network, seeks.add(game));
    this.#pending.add(game);
    let isCreated = false;
    try {
      const created = await create();
      isCreated = created?.ok === true;
      return created;
    } finally {
      this.#pending.delete(game);
      if (!isCreated) this.#forget(network, game);
    }
  }

  #hasRoom(network: string): boolean {
    return (this.#seeks.get(network)?.size ?? 0) < this.#maximum;
  }

  /** Stops counting the seeks of a network that are no longer open. */
  async #forgetClosed(network: string): Promise<void> {
    const created = [...(this.#seeks.get(network) ?? [])].filter((game) => !this.#pending.has(game));
    const summaries = await this.#store.findSummaries(created);
    const open = new Set(summaries.filter(({ phase }) => phase === 'waiting').map(({ game }) => game));
    for (const game of created) if (!open.has(game)) this.#forget(network, game);
  }

  #forget(network: string, game: OnlineGameId): void {
    const seeks = this.#seeks.get(network);
    seeks?.delete(game);
    // A network without seeks must not displace others.
    if (seeks?.size === 0) this.#seeks.delete(network);
  }
}
