import type { CommandId, OnlineGameId, PersonId } from '@halma/protocol';
import { createLargeCache } from '../large-cache.ts';

/**
 * The maximum number of times that the people on one network can take a seat in one game on one node. One client can
 * start many guest sessions, which together could otherwise use up the events of an open game by joining and leaving.
 */
export const MAX_JOINS_PER_NETWORK = 20;

/** The maximum number of pairs of a game and a network that a node remembers. */
const MAX_ENTRIES = 10_000;

/** A command with which a person joins a game, and the person's network, as `networkOf` returns it. */
export interface NetworkJoin {
  readonly game: OnlineGameId;
  readonly network: string;
  readonly person: PersonId;
  readonly id: CommandId;
}

/** Counts how often the people on a network take a seat in a game. Keeps networks in memory only. */
export class NetworkJoins {
  /** The commands that took a seat or are in progress, by game and network. A client may repeat a command. */
  readonly #commands = createLargeCache<string, Set<string>>(MAX_ENTRIES);

  /**
   * Counts a command that asks for a seat, before it is carried out: others may arrive in the meantime. Returns
   * undefined, and counts nothing, if the network may take no more seats in the game.
   *
   * @returns the function to call when the command has been carried out, with whether it took a seat
   */
  begin(join: NetworkJoin): ((tookSeat: boolean) => void) | undefined {
    const commands = this.#commands.get(keyOf(join));
    const isRepeated = commands?.has(commandOf(join)) === true;
    if (!isRepeated && (commands?.size ?? 0) >= MAX_JOINS_PER_NETWORK) return undefined;
    this.#add(join);
    return (tookSeat) => {
      if (tookSeat) this.#add(join);
      // The first command with this id may have taken a seat, even if the server refuses the second one.
      else if (!isRepeated) this.#remove(join);
    };
  }

  #add(join: NetworkJoin): void {
    const commands = this.#commands.get(keyOf(join)) ?? new Set<string>();
    this.#commands.set(keyOf(join), commands.add(commandOf(join)));
  }

  #remove(join: NetworkJoin): void {
    const commands = this.#commands.get(keyOf(join));
    commands?.delete(commandOf(join));
    // Requests for games that do not exist must not displace the counts of others.
    if (commands?.size === 0) this.#commands.delete(keyOf(join));
  }
}

function keyOf({ game, network }: NetworkJoin): string {
  return `${game} ${network}`;
}

function commandOf({ person, id }: NetworkJoin): string {
  return `${person} ${id}`;
}
