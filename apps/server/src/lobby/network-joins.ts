import type { CommandId, OnlineGameId, PersonId } from '@halma/protocol';
import { LRUCache } from 'lru-cache';

/**
 * The maximum number of times that the people on one network can take a seat in one game on a node. One client can start
 * many guest sessions, which together could otherwise use up the events of an open game by joining and leaving.
 */
export const MAX_JOINS_PER_NETWORK = 20;

/** The maximum number of pairs of a game and a network that a node remembers. */
const MAX_ENTRIES = 10_000;

/** A person who joins a game, and the network, as `networkOf` returns it. */
export interface NetworkJoin {
  readonly game: OnlineGameId;
  readonly network: string;
  readonly person: PersonId;
  readonly id: CommandId;
}

/** Counts how often the people on a network take a seat in a game. Keeps networks in memory only. */
export class NetworkJoins {
  /** The commands that took a seat, by game and network. A client may repeat a command. */
  readonly #commands = new LRUCache<string, Set<string>>({ max: MAX_ENTRIES });

  /** Returns whether the network may take a seat once more. */
  allows(join: NetworkJoin): boolean {
    const commands = this.#commands.get(keyOf(join));
    return commands === undefined || commands.size < MAX_JOINS_PER_NETWORK || commands.has(commandOf(join));
  }

  /** Records that a command took a seat. */
  add(join: NetworkJoin): void {
    const commands = this.#commands.get(keyOf(join)) ?? new Set<string>();
    this.#commands.set(keyOf(join), commands.add(commandOf(join)));
  }
}

function keyOf({ game, network }: NetworkJoin): string {
  return `${game} ${network}`;
}

function commandOf({ person, id }: NetworkJoin): string {
  return `${person} ${id}`;
}
