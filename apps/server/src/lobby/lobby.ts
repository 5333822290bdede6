import {
  accept,
  type CommandId,
  type GameSetup,
  type GameTerms,
  type OnlineGameId,
  type PersonId,
  type Result,
  refuse,
  type Seek,
} from '@halma/protocol';
import { makeRules, seatLetter } from '@halma/rules';
import { personSeat } from '../game/state.ts';
import { peopleInSeats } from '../game/view.ts';
import type { Games } from '../games/games.ts';
import { deriveGameId } from '../identifiers.ts';
import type { NameCache } from '../people/name-cache.ts';
import type { Append, AppendResult, GameStore } from '../store/game-store.ts';
import type { PeopleStore } from '../store/people-store.ts';

/** The dependencies of `Lobby`. */
export interface LobbyDependencies {
  readonly store: GameStore;
  readonly people: PeopleStore;
  readonly names: NameCache;
  readonly games: Games;
  readonly random: () => number;
}

/** The number of seeks in the lobby: the latest ones, whose creators are most likely still waiting. */
const MAX_SEEKS = 100;

/** How many seeks one person may have open, so that no one can fill the lobby alone. */
const MAX_SEEKS_PER_PERSON = 5;

/** How many times other players may be faster before pairing fails. Each time, one of them creates or fills a game. */
const MAX_ATTEMPTS = 100;

/** The listed games with open seats, called seeks, and pairing, which joins them. */
export class Lobby {
  readonly #dependencies: LobbyDependencies;

  constructor(dependencies: LobbyDependencies) {
    this.#dependencies = dependencies;
  }

  /** Lists the seeks in the lobby, the oldest first. */
  async listSeeks(): Promise<Seek[]> {
    const rows = await this.#dependencies.store.listOpen(MAX_SEEKS);
    return Promise.all(
      rows.map(async ({ game, terms, seats, creator, createdAt }) => ({
        game,
        terms,
        by: creator,
        people: await this.#dependencies.names.lookUp(peopleInSeats(seats, creator)),
        seats,
        createdAt,
      })),
    );
  }

  /** Creates a game. Refuses a seek if its creator has too many open ones. */
  async create(setup: GameSetup, creator: PersonId, id: CommandId): Promise<Result<OnlineGameId>> {
    return (await this.#create(setup, creator, id)) ?? refuse('internal-error');
  }

  /**
   * Joins the game with these terms that has waited longest, or creates one. The same command from the same person
   * leads to the same game, even if that game has started since.
   *
   * Players who ask at the same instant find no game to join. The store therefore creates a game only if no seek has
   * appeared that this call has not examined; the slower player tries again. So no game has to be aborted afterwards,
   * and a node that dies halfway never leaves a player in two games.
   */
  async pair(terms: GameTerms, person: PersonId, id: CommandId): Promise<Result<OnlineGameId>> {
    const earlier = await this.#dependencies.games.findByCommand(person, id);
    if (earlier !== undefined) return accept(earlier);
    const listed = { ...terms, listed: true };
    const setup = this.#pairingSetup(listed);
    if (!setup.ok) return setup;
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const rejected = new Set<OnlineGameId>();
      const joined = await this.#join(listed, person, id, rejected);
      if (joined !== undefined) return accept(joined);
      const created = await this.#create(setup.value, person, id, (append) =>
        this.#dependencies.store.appendUnlessOpen(append, rejected),
      );
      if (created !== undefined) return created;
    }
    throw new Error(`could not pair ${person} in ${MAX_ATTEMPTS} attempts`);
  }

  async #create(
    setup: GameSetup,
    creator: PersonId,
    id: CommandId,
    write?: (append: Append) => Promise<AppendResult>,
  ): Promise<Result<OnlineGameId> | undefined> {
    const { games } = this.#dependencies;
    if (!(await this.#exceedsLimit(setup, creator))) return games.create(setup, creator, id, write);
    const game = deriveGameId(creator, id);
    return (await games.log.find(game)) === undefined ? refuse('too-many-tables') : accept(game);
  }

  async #exceedsLimit({ listed, seats }: GameSetup, creator: PersonId): Promise<boolean> {
    const isSeek = listed && Object.values(seats).some(({ kind }) => kind === 'open');
    return isSeek && (await this.#dependencies.store.countOpenBy(creator)) >= MAX_SEEKS_PER_PERSON;
  }

  /**
   * Returns a game with these terms in which a person has a seat, or takes one now; undefined if there is none.
   *
   * @param rejected collects the open games that this person could not join
   */
  async #join(
    terms: GameTerms,
    person: PersonId,
    id: CommandId,
    rejected: Set<OnlineGameId>,
  ): Promise<OnlineGameId | undefined> {
    const { store, people, games } = this.#dependencies;
    const open = await store.listOpenFor(terms);
    const joinedGame = open.find((summary) => personSeat(summary, person) !== undefined);
    if (joinedGame !== undefined) return joinedGame.game;
    const blocked = await people.blockedBy(person);
    for (const { game, creator } of open) {
      rejected.add(game);
      if (blocked.has(creator) || (await people.blockedBy(creator)).has(person)) continue;
      const joined = await games.execute(game, id, { by: 'person', person, command: { do: 'join' } });
      // If another player was faster, the next game may still have an open seat.
      if (joined.ok) return game;
    }
    return undefined;
  }

  /** Returns the setup of a game whose creator takes a random seat and leaves the others open. */
  #pairingSetup(terms: GameTerms): Result<GameSetup> {
    const rules = makeRules({ ...terms.rules, options: presentOptions(terms.rules.options) });
    if (!rules.ok) return rules;
    const letters = rules.value.seats.map(seatLetter);
    const creatorsSeat = letters[Math.floor(this.#dependencies.random() * letters.length)];
    const seats = Object.fromEntries(
      letters.map((seat) => [seat, { kind: seat === creatorsSeat ? 'me' : 'open' }] as const),
    );
    return accept({ ...terms, seats });
  }
}

function presentOptions(options: GameTerms['rules']['options']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(options).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
