import type { GameId, PersonId } from '@halma/protocol';
import type { GameStore } from '../store/game-store.ts';
import { inParts } from '../work/in-parts.ts';

/** So often those who are connected are written down, in milliseconds. */
export const HERE_EVERY = 15_000;

/** So many are written down with one commit. */
const MARKED_AT_ONCE = 100;

/** Who follows which game over a socket of this node; written down, so that every node knows. */
export class Presence {
  readonly #games: Pick<GameStore, 'markHere'>;
  readonly #now: () => number;
  /** By game: how many sockets each person follows it with. */
  readonly #here = new Map<GameId, Map<PersonId, number>>();

  constructor(games: Pick<GameStore, 'markHere'>, now: () => number) {
    this.#games = games;
    this.#now = now;
  }

  /** A person follows a game over one more socket. */
  async come(game: GameId, person: PersonId): Promise<void> {
    const people = this.#here.get(game) ?? new Map<PersonId, number>();
    people.set(person, (people.get(person) ?? 0) + 1);
    this.#here.set(game, people);
    await this.#games.markHere([{ game, person }], this.#now());
  }

  /** A person follows a game over one socket less. */
  async go(game: GameId, person: PersonId): Promise<void> {
    const people = this.#here.get(game);
    const rest = (people?.get(person) ?? 1) - 1;
    if (rest > 0) people?.set(person, rest);
    else people?.delete(person);
    if (people?.size === 0) this.#here.delete(game);
    await this.#games.markHere([{ game, person }], this.#now());
  }

  /** The people who follow a game here. */
  at(game: GameId): ReadonlySet<PersonId> {
    return new Set(this.#here.get(game)?.keys());
  }

  /** The games somebody follows here. */
  games(): readonly GameId[] {
    return [...this.#here.keys()];
  }

  /** Writes down everybody who is here. */
  async markAll(): Promise<void> {
    const all = [...this.#here].flatMap(([game, people]) =>
      [...people.keys()].map((person) => ({ game, person })),
    );
    await inParts(all, MARKED_AT_ONCE, (here) => this.#games.markHere(here, this.#now()));
  }
}
