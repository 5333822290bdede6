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

const MOST_SHOWN = 100;

/** The tables that wait for people. An open seek is such a table, and pairing is sitting down at one. */
export class Lobby {
  readonly #need: LobbyNeeds;

  constructor(need: LobbyNeeds) {
    this.#need = need;
  }

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
   */
  async pair(terms: Terms, person: PersonId, id: CommandId): Promise<Result<GameId>> {
    const { games, people, tables } = this.#need;
    const before = await tables.seatedBy(person, id);
    if (before !== undefined) return accept(before);
    const listed = { ...terms, listed: true };
    const blocked = await people.blockedBy(person);
    const fitting = await games.waitingFor(listed);
    const own = fitting.find((row) => isSeated(row, person));
    if (own !== undefined) return accept(own.game);
    for (const { game, by } of fitting) {
      if (blocked.has(by) || (await people.blockedBy(by)).has(person)) continue;
      const joined = await tables.command(game, id, { by: 'person', person, command: { do: 'join' } });
      // Somebody else was faster: the next table may still be free.
      if (joined.ok) return accept(game);
    }
    const plan = this.#planFor(listed);
    return plan.ok ? tables.create(plan.value, person, id) : plan;
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
