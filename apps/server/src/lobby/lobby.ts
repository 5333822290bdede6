import {
  accept,
  type CommandId,
  type GameId,
  type LobbyTable,
  type PersonId,
  type Result,
  type TablePlan,
  type Terms,
} from '@halma/protocol';
import { makeRules, seatLetter } from '@halma/rules';
import { namedInSeats } from '../game/view.ts';
import type { Names } from '../people/names.ts';
import type { GameStore, GameSummary } from '../store/game-store.ts';
import type { PeopleStore } from '../store/people-store.ts';
import type { Tables } from '../tables/tables.ts';

/** What the lobby needs. */
export interface LobbyNeeds {
  readonly games: GameStore;
  readonly people: PeopleStore;
  readonly names: Names;
  readonly tables: Tables;
  readonly random: () => number;
}

/** The latest so many are shown: whoever set them is most likely still there, and sees them stand in the lobby. */
const MOST_SHOWN = 100;

/** So often others may be faster before it counts as a fault. Each time a table has been set and filled: many may come at once. */
const TRIES = 100;

/** The tables that wait for people. An open seek is such a table, and pairing is sitting down at one. */
export class Lobby {
  readonly #need: LobbyNeeds;

  constructor(need: LobbyNeeds) {
    this.#need = need;
  }

  /** The tables that people are shown. */
  async tables(): Promise<LobbyTable[]> {
    const rows = await this.#need.games.lobby(MOST_SHOWN);
    return Promise.all(
      rows.map(async ({ game, terms, seats, by, createdAt }) => ({
        game,
        terms,
        by,
        people: await this.#need.names.of(namedInSeats(seats, by)),
        seats,
        createdAt,
      })),
    );
  }

  /**
   * Sits down at the table that has waited longest for these terms; where there is none, sets one. The same command of the
   * same person leads to the same table, even when its game has begun meanwhile.
   *
   * Where several look for the same terms at the same instant, none of them finds a table. So the store sets one only if
   * no other has appeared meanwhile that was not looked at, and whoever comes second looks again. Nobody then waits at a
   * table that has to be called off, and a node that dies half-way leaves nobody at two.
   */
  async pair(terms: Terms, person: PersonId, id: CommandId): Promise<Result<GameId>> {
    const { tables } = this.#need;
    const before = await tables.seatedBy(person, id);
    if (before !== undefined) return accept(before);
    const listed = { ...terms, listed: true };
    const plan = this.#planFor(listed);
    if (!plan.ok) return plan;
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const passedOver = new Set<GameId>();
      const seated = await this.#sitDown(listed, person, id, passedOver);
      if (seated !== undefined) return accept(seated);
      const set = await tables.createUnlessWaiting(plan.value, person, id, passedOver);
      if (set !== undefined) return set;
    }
    throw new Error(`no table for ${person} after ${TRIES} tries`);
  }

  /** Where a person who looks for these terms sits, or sits down now; the tables that would not do are passed over. */
  async #sitDown(
    terms: Terms,
    person: PersonId,
    id: CommandId,
    passedOver: Set<GameId>,
  ): Promise<GameId | undefined> {
    const { games, people, tables } = this.#need;
    const fitting = await games.waitingFor(terms);
    const own = fitting.find((row) => isSeated(row, person));
    if (own !== undefined) return own.game;
    const blocked = await people.blockedBy(person);
    for (const { game, by } of fitting) {
      passedOver.add(game);
      if (blocked.has(by) || (await people.blockedBy(by)).has(person)) continue;
      const joined = await tables.command(game, id, { by: 'person', person, command: { do: 'join' } });
      // Somebody else was faster: the next table may still be free.
      if (joined.ok) return game;
    }
    return undefined;
  }

  /** A table with oneself on a seat drawn by lot. */
  #planFor(terms: Terms): Result<TablePlan> {
    const rules = makeRules({ ...terms.rules, options: statedOf(terms.rules.options) });
    if (!rules.ok) return rules;
    const letters = rules.value.seats.map(seatLetter);
    const mine = letters[Math.floor(this.#need.random() * letters.length)];
    const seats = Object.fromEntries(
      letters.map((seat) => [seat, { kind: seat === mine ? 'me' : 'open' }] as const),
    );
    return accept({ ...terms, seats });
  }
}

function statedOf(options: Terms['rules']['options']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(options).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

function isSeated({ seats }: GameSummary, person: PersonId): boolean {
  return Object.values(seats).some((holder) => holder.kind === 'person' && holder.person === person);
}
