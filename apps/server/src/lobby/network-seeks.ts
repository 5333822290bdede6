import type { OnlineGameId } from '@halma/protocol';
import { LRUCache } from 'lru-cache';
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
  /** The seeks that each network has created; some may be open no longer. */
  readonly #seeks = new LRUCache<string, ReadonlySet<OnlineGameId>>({ max: MAX_NETWORKS });

  /** @param scale multiplies the limit, for load tests */
  constructor(store: Pick<GameStore, 'findSummaries'>, scale: number) {
    this.#store = store;
    this.#maximum = MAX_SEEKS_PER_NETWORK * scale;
  }

  /** Returns whether a network, as `networkOf` returns it, has too many open seeks to create another one. */
  async isFull(network: string): Promise<boolean> {
    const seeks = this.#seeks.get(network);
    if (seeks === undefined || seeks.size < this.#maximum) return false;
    const summaries = await this.#store.findSummaries([...seeks]);
    const open = new Set(summaries.filter(({ phase }) => phase === 'waiting').map(({ game }) => game));
    // Others may have been created meanwhile.
    const added = [...(this.#seeks.get(network) ?? [])].filter((game) => !seeks.has(game));
    const latest = new Set([...open, ...added]);
    this.#seeks.set(network, latest);
    return latest.size >= this.#maximum;
  }

  /** Records that a network has created a seek. */
  add(network: string, game: OnlineGameId): void {
    this.#seeks.set(network, new Set([...(this.#seeks.get(network) ?? []), game]));
  }
}
