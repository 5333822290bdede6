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
import { derivedGameId } from '../identifiers.ts';
import type { NameCache } from '../people/name-cache.ts';
import type { Append, AppendResult, GameStore } from '../store/game-store.ts';
import type { PeopleStore } from '../store/people-store.ts';

/** What the lobby needs. */
export interface LobbyDependencies {
  readonly store: GameStore;
  readonly people: PeopleStore;
  readonly names: NameCache;
  readonly games: Games;
  readonly random: () => number;
}

/** The lobby shows the latest seeks only: their creators are the most likely to be there still. */
const MAX_LISTED = 100;

/** How many seeks one person may have open, so that they do not fill what other players see. */
const MAX_OPEN_PER_PERSON = 5;

/** How often other players may be faster before this counts as an error. Each time, one game is created and one is filled. */
const MAX_ATTEMPTS = 100;

/** The listed games with open seats. A seek is such a game, and pairing joins it. */
export class Lobby {
  readonly #dependencies: LobbyDependencies;

  constructor(dependencies: LobbyDependencies) {
    this.#dependencies = dependencies;
  }

  /** Returns the seeks that the lobby shows. */
  async seeks(): Promise<Seek[]> {
    const rows = await this.#dependencies.store.listOpen(MAX_LISTED);
    return Promise.all(
      rows.map(async ({ game, terms, seats, creator, createdAt }) => ({
        game,
        terms,
        by: creator,
        people: await this.#dependencies.names.of(peopleInSeats(seats, creator)),
        seats,
        createdAt,
      })),
    );
  }

  /** Creates a game, unless it is a seek and its creator has too many open. */
  async create(setup: GameSetup, creator: PersonId, id: CommandId): Promise<Result<OnlineGameId>> {
    return (await this.#create(setup, creator, id)) ?? refuse('internal-error');
  }

  /**
   * Joins the game that has waited longest with these terms; where there is none, creates one. The same command of the
   * same person leads to the same game, even when it has started since.
   *
   * Players who ask at the same instant find no game. So the store creates one only when no other has appeared that was
   * not looked at, and the slower player looks again. No player then waits at a game that has to be aborted, and a node
   * that dies half-way leaves no player at two.
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
    throw new Error(`no game for ${person} after ${MAX_ATTEMPTS} attempts`);
  }

  async #create(
    setup: GameSetup,
    creator: PersonId,
    id: CommandId,
    write?: (append: Append) => Promise<AppendResult>,
  ): Promise<Result<OnlineGameId> | undefined> {
    const { games } = this.#dependencies;
    if (!(await this.#exceedsLimit(setup, creator))) return games.create(setup, creator, id, write);
    const game = derivedGameId(creator, id);
    return (await games.log.find(game)) === undefined ? refuse('too-many-tables') : accept(game);
  }

  async #exceedsLimit({ listed, seats }: GameSetup, creator: PersonId): Promise<boolean> {
    const isSeek = listed && Object.values(seats).some(({ kind }) => kind === 'open');
    return isSeek && (await this.#dependencies.store.countOpenBy(creator)) >= MAX_OPEN_PER_PERSON;
  }

  /**
   * Returns the game with these terms in which a person has a seat or takes one now.
   *
   * @param rejected collects the games that do not suit this person
   */
  async #join(
    terms: GameTerms,
    person: PersonId,
    id: CommandId,
    rejected: Set<OnlineGameId>,
  ): Promise<OnlineGameId | undefined> {
    const { store, people, games } = this.#dependencies;
    const open = await store.listOpenFor(terms);
    const own = open.find((summary) => personSeat(summary, person) !== undefined);
    if (own !== undefined) return own.game;
    const blocked = await people.blockedBy(person);
    for (const { game, creator } of open) {
      rejected.add(game);
      if (blocked.has(creator) || (await people.blockedBy(creator)).has(person)) continue;
      const joined = await games.execute(game, id, { by: 'person', person, command: { do: 'join' } });
      // Where another player was faster, the next game may still have a seat.
      if (joined.ok) return game;
    }
    return undefined;
  }

  /** Returns the setup of a game whose creator takes a random seat and leaves the others open. */
  #pairingSetup(terms: GameTerms): Result<GameSetup> {
    const rules = makeRules({ ...terms.rules, options: presentOptions(terms.rules.options) });
    if (!rules.ok) return rules;
    const letters = rules.value.seats.map(seatLetter);
    const own = letters[Math.floor(this.#dependencies.random() * letters.length)];
    const seats = Object.fromEntries(
      letters.map((seat) => [seat, { kind: seat === own ? 'me' : 'open' }] as const),
    );
    return accept({ ...terms, seats });
  }
}

function presentOptions(options: GameTerms['rules']['options']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(options).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
