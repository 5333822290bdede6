import { isDeepStrictEqual } from 'node:util';
import {
  accept,
  type CommandId,
  type GameSetup,
  type GameTerms,
  type OnlineGameId,
  type PersonId,
  type Refusal,
  type Result,
  refuse,
  type Seek,
} from '@halma/protocol';
import { makeRules, seatLetter } from '@halma/rules';
import { doNothing } from '../do-nothing.ts';
import type { EventOf } from '../game/context.ts';
import { decideCreation, UNRESTRICTED_PLAYER } from '../game/creation.ts';
import { hasTooManyGames, MAX_SEEKS_PER_PERSON } from '../game/seating.ts';
import { seatOfPerson } from '../game/state.ts';
import { peopleInSeats } from '../game/view.ts';
import type { Games } from '../games/games.ts';
import { deriveGameId } from '../identifiers.ts';
import type { NameCache } from '../people/name-cache.ts';
import type { Append, AppendResult, GameStore, GameSummary, PageCursor } from '../store/game-store.ts';
import type { PeopleStore } from '../store/people-store.ts';
import type { NetworkJoins } from './network-joins.ts';
import { NetworkSeeks } from './network-seeks.ts';

type Creation = EventOf<'created'>;

/** A seek in the lobby. */
export interface ListedSeek {
  readonly seek: Seek;
  /**
   * The people who do not see the seek, since they could not join it: one of its players has blocked them, or the
   * reverse. Its own players always see it.
   */
  readonly hiddenFrom: ReadonlySet<PersonId>;
}

/** Returns the seeks that a person sees; all of them for a caller without a session. */
export function seeksFor(person: PersonId | undefined, seeks: readonly ListedSeek[]): Seek[] {
  return seeks.flatMap(({ seek, hiddenFrom }) =>
    person !== undefined && hiddenFrom.has(person) ? [] : [seek],
  );
}

/** The dependencies of `Lobby`. */
export interface LobbyDependencies {
  readonly store: GameStore;
  readonly people: Pick<PeopleStore, 'separatedFrom'>;
  readonly names: NameCache;
  readonly games: Games;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly random: () => number;
  readonly networkJoins: NetworkJoins;
  /** Multiplies the limits of a network, for load tests; 1 if absent. */
  readonly limitScale?: number;
}

/** A person who creates or joins a game, and their network as `networkOf` returns it; undefined if it does not count. */
interface Sender {
  readonly person: PersonId;
  readonly network: string | undefined;
}

/** The maximum number of seeks in the lobby: the latest ones, whose creators are most likely still waiting. */
export const MAX_SEEKS = 100;

/**
 * The number of attempts before pairing fails. An attempt fails only when another player creates or fills a game first.
 */
const MAX_ATTEMPTS = 100;

/** Lists the seeks, which are listed games with open seats, and pairs players by joining them. */
export class Lobby {
  readonly #dependencies: LobbyDependencies;
  readonly #networkSeeks: NetworkSeeks;

  constructor(dependencies: LobbyDependencies) {
    this.#dependencies = dependencies;
    this.#networkSeeks = new NetworkSeeks(dependencies.store, dependencies.limitScale ?? 1);
  }

  /** Lists the latest seeks before a cursor, oldest first. */
  async listSeeks(before?: PageCursor): Promise<ListedSeek[]> {
    const { store, people, names } = this.#dependencies;
    const rows = await store.listOpen(MAX_SEEKS, before);
    const peopleOf = ({ seats, creator }: GameSummary) => peopleInSeats(seats, creator);
    const separated = await people.separatedFrom([...new Set(rows.flatMap(peopleOf))]);
    return Promise.all(
      rows.map(async (row) => {
        const { game, terms, seats, creator, createdAt } = row;
        const inSeek = peopleOf(row);
        const others = inSeek.flatMap((person) => [...(separated.get(person) ?? [])]);
        return {
          seek: { game, terms, by: creator, people: await names.lookUp(inSeek), seats, createdAt },
          hiddenFrom: new Set(others.filter((person) => !inSeek.includes(person))),
        };
      }),
    );
  }

  /**
   * Creates a game. Refuses it if the creator has too many unfinished games. Refuses a seek also if its creator, or the
   * creator's network, has too many open seeks, or if the creator is a bot or has aborted too many games.
   */
  async create(
    setup: GameSetup,
    creator: PersonId,
    id: CommandId,
    network?: string,
  ): Promise<Result<OnlineGameId>> {
    const created = await this.#create(setup, { person: creator, network }, id);
    if (created === undefined) {
      // A moderator limited the creator while this call ran, or the creator has reached the limit of games or seeks.
      const { store, now } = this.#dependencies;
      const player = await store.findPlayer(creator);
      const decided = decideCreation(setup, creator, { now: now(), random: () => 0, player });
      if (!decided.ok) return decided;
      return {
        ok: false,
        refusal: (await this.#exceededLimit(setup, creator)) ?? { code: 'too-many-games' },
      };
    }
    if (!created.ok) return created;
    const expected = decideCreation(setup, creator, { now: 0, random: () => 0, player: UNRESTRICTED_PLAYER });
    return expected.ok && (await this.#isCreation(created.value, expected.value))
      ? created
      : refuse('id-reused');
  }

  /** Returns whether a game was created with these terms and seats. */
  async #isCreation(
    game: OnlineGameId,
    { terms, seats }: Pick<Creation, 'terms' | 'seats'>,
  ): Promise<boolean> {
    const event = (await this.#dependencies.games.log.find(game))?.events[0]?.event;
    return event?.kind === 'created' && isDeepStrictEqual([event.terms, event.seats], [terms, seats]);
  }

  /**
   * Joins the game with these terms that has waited longest, or creates one. If the person is already waiting in a game
   * with these terms, returns that game. The same command from the same person returns the same game, even if that game
   * has started since.
   *
   * Players who ask at the same instant find no game to join. The store therefore creates a game only if no seek has
   * appeared that this call has not examined; the slower player tries again. So no game has to be aborted afterwards,
   * and a node that dies halfway never leaves a player in two games.
   */
  async pair(
    terms: GameTerms,
    person: PersonId,
    id: CommandId,
    network?: string,
  ): Promise<Result<OnlineGameId>> {
    const earlier = await this.#dependencies.games.findByCommand(person, id);
    const listedTerms = { ...terms, listed: true };
    if (earlier !== undefined) {
      const found = await this.#dependencies.games.log.find(earlier);
      return isDeepStrictEqual(found?.state.terms, listedTerms) ? accept(earlier) : refuse('id-reused');
    }
    if ((await this.#dependencies.store.findPlayer(person)).isBot) return refuse('bot-account');
    const setup = this.#pairingSetup(listedTerms);
    if (!setup.ok) return setup;
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const openGames = await this.#dependencies.store.listOpenFor(listedTerms);
      const ownGame = openGames.find((summary) => seatOfPerson(summary, person) !== undefined)?.game;
      const joinedGame = ownGame ?? (await this.#join(openGames, { person, network }, id));
      if (joinedGame !== undefined) return accept(joinedGame);
      // A game that the person has created elsewhere since is not among those examined, so the next attempt finds it.
      const examined = new Set(openGames.map(({ game }) => game));
      const created = await this.#create(setup.value, { person, network }, id, (append) =>
        this.#dependencies.store.appendUnlessOpen(append, examined),
      );
      if (created !== undefined) return created;
    }
    throw new Error(`could not pair ${person} in ${MAX_ATTEMPTS} attempts`);
  }

  /**
   * Joins the open game with these terms that has waited longest and whose creator suits a person. Returns undefined if
   * there is none. The same command from the same person returns the same game.
   *
   * @param network the person's network, as `networkOf` returns it
   * @param presentSince since when the creator must have been on the game's page, or have created it
   */
  async joinOpen(
    terms: GameTerms,
    person: PersonId,
    id: CommandId,
    {
      network,
      presentSince,
      suits,
    }: {
      readonly network: string;
      readonly presentSince: number;
      readonly suits: (creator: PersonId) => Promise<boolean>;
    },
  ): Promise<OnlineGameId | undefined> {
    const { games, store } = this.#dependencies;
    const earlier = await games.findByCommand(person, id);
    return (
      earlier ?? this.#join(await store.listOpenFor(terms, presentSince), { person, network }, id, suits)
    );
  }

  async #create(
    setup: GameSetup,
    { person, network }: Sender,
    id: CommandId,
    write?: (append: Append) => Promise<AppendResult>,
  ): Promise<Result<OnlineGameId> | undefined> {
    const { games } = this.#dependencies;
    const game = deriveGameId(person, id);
    const exceeded = await this.#exceededLimit(setup, person);
    if (exceeded === undefined) {
      const create = () => games.create(setup, person, id, write);
      if (network === undefined || !isSeek(setup)) return create();
      const created = await this.#networkSeeks.create(network, game, create);
      if (created !== 'full') return created;
    }
    if ((await games.log.find(game)) !== undefined) return accept(game);
    return { ok: false, refusal: exceeded ?? { code: 'too-many-tables' } };
  }

  async #exceededLimit(setup: GameSetup, creator: PersonId): Promise<Refusal | undefined> {
    const { store, games } = this.#dependencies;
    const { isBot } = await store.findPlayer(creator);
    if (isSeek(setup)) {
      if (isBot) return { code: 'bot-account' };
      if ((await store.countOpenBy(creator)) >= MAX_SEEKS_PER_PERSON) return { code: 'too-many-tables' };
      const refusal = await games.pauseRefusal(setup, creator);
      if (refusal !== undefined) return refusal;
    }
    return hasTooManyGames({ isBot }, await store.countUnfinishedOf(creator))
      ? { code: 'too-many-games' }
      : undefined;
  }

  /**
   * Joins one of the given open games that another person has created; returns undefined if there is none to
   * join.
   *
   * @param openGames in the order in which they are tried
   * @param suits whether the person would play with the creator of a game
   */
  async #join(
    openGames: readonly GameSummary[],
    { person, network }: Sender,
    id: CommandId,
    suits: (creator: PersonId) => Promise<boolean> = async () => true,
  ): Promise<OnlineGameId | undefined> {
    const { games, networkJoins } = this.#dependencies;
    for (const { game, creator } of openGames) {
      if (creator === person || !(await suits(creator))) continue;
      const end = network === undefined ? doNothing : networkJoins.begin({ game, network, person, id });
      if (end === undefined) continue;
      let tookSeat = false;
      try {
        const joined = await games.execute(game, id, { by: 'person', person, command: { do: 'join' } });
        tookSeat = joined.ok;
      } finally {
        end(tookSeat);
      }
      // If another player was faster or there is a block, the next game may still have an open seat.
      if (tookSeat) return game;
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

/** Returns whether the lobby shows a game with this setup. */
function isSeek({ listed, seats }: GameSetup): boolean {
  return listed && Object.values(seats).some(({ kind }) => kind === 'open');
}

function presentOptions(options: GameTerms['rules']['options']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(options).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
