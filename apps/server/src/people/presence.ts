import type { OnlineGameId, PersonId } from '@halma/protocol';
import { inBatches } from '../background/batches.ts';
import { createLargeCache } from '../large-cache.ts';
import type {
  GamePresence,
  GamePresenceStore,
  PresenceByGame,
  RecordedPresence,
} from '../store/game-presence-store.ts';

/** The interval at which the server reports who is connected and corrects the records in the store, in milliseconds. */
export const PRESENCE_INTERVAL_MS = 15_000;

/** The interval at which the server reports the players who have connected, in milliseconds. */
export const ARRIVAL_INTERVAL_MS = 500;

/**
 * The maximum number of pairs of a game and a player, and of periods of each, that a node remembers after a player has
 * disconnected.
 */
const MAX_PAST_PAIRS = 10_000;
const MAX_PERIODS = 10;

/** The time without a heartbeat after which the people connected to a node count as disconnected, in milliseconds. */
const MAX_SILENCE_MS = 5000;

/** The maximum number of rows that one transaction writes. */
const BATCH_SIZE = 100;

/** The number of a person's sockets that follow a game, and when the first of them began to follow it. */
interface ConnectedPerson {
  readonly sockets: number;
  readonly since: number;
}

interface Period {
  readonly from: number;
  readonly to: number;
}

/** Returns whether a person holds a seat in a game, as far as this node knows. */
type IsPlayer = (game: OnlineGameId, person: PersonId) => boolean;

/**
 * Tracks who follows which game over this node's sockets, and records the players among them in the store for
 * the other nodes: when they connect and when they disconnect, but not in between. Spectators leave no
 * record, so any number of them can come and go without a write.
 */
export class Presence {
  readonly #store: Pick<GamePresenceStore, 'record' | 'recordAbsence'>;
  readonly #node: string;
  readonly #now: () => number;
  readonly #readUntil: () => number;
  readonly #isPlayer: IsPlayer;
  readonly #sockets = new Map<OnlineGameId, Map<PersonId, ConnectedPerson>>();
  /** The earlier periods in which players followed games, oldest first. */
  readonly #pastPeriods = createLargeCache<string, readonly Period[]>(MAX_PAST_PAIRS);
  /** The players whose disconnection could not be recorded, because the store failed. */
  readonly #unrecordedAbsences = createLargeCache<string, GamePresence>(MAX_PAST_PAIRS);
  #isStopping = false;

  /**
   * @param node the id of this node
   * @param readUntil returns the time up to which this node has read everything that has arrived
   */
  constructor(
    store: Pick<GamePresenceStore, 'record' | 'recordAbsence'>,
    node: string,
    now: () => number,
    isPlayer: IsPlayer,
    readUntil: () => number = now,
  ) {
    this.#store = store;
    this.#node = node;
    this.#now = now;
    this.#readUntil = readUntil;
    this.#isPlayer = isPlayer;
  }

  /** Records that one more of a person's sockets follows a game. */
  async connect(game: OnlineGameId, person: PersonId): Promise<void> {
    const people = this.#sockets.get(game) ?? new Map<PersonId, ConnectedPerson>();
    const { sockets, since } = people.get(person) ?? { sockets: 0, since: this.#now() };
    people.set(person, { sockets: sockets + 1, since });
    this.#sockets.set(game, people);
    this.#unrecordedAbsences.delete(keyOf({ game, person }));
    // A player who is connected already has a record; `correct` repairs a failed write.
    if (sockets === 0 && this.#isPlayer(game, person))
      await this.#store.record([{ game, person }], this.#node, this.#now());
  }

  /** Records that one of a person's sockets no longer follows a game. */
  async disconnect(game: OnlineGameId, person: PersonId): Promise<void> {
    const people = this.#sockets.get(game);
    const { sockets, since } = people?.get(person) ?? { sockets: 1, since: this.#now() };
    if (sockets > 1) people?.set(person, { sockets: sockets - 1, since });
    else {
      people?.delete(person);
      // The socket may have broken at any time since this node last read from it.
      const to = Math.max(since, this.#readUntil());
      if (this.#isPlayer(game, person)) this.#addPast(keyOf({ game, person }), { from: since, to });
    }
    if (people?.size === 0) this.#sockets.delete(game);
    // While this node is stopping, its players have not left: the records stay until the players reach
    // another node.
    if (this.#isStopping || sockets > 1 || !this.#isPlayer(game, person)) return;
    await this.#recordAbsence([{ game, person }]);
  }

  /** Stops recording, before this node closes its sockets. */
  stop(): void {
    this.#isStopping = true;
  }

  /** Returns whether a person follows a game on this node. */
  isFollowing(game: OnlineGameId, person: PersonId): boolean {
    return this.#sockets.get(game)?.has(person) === true;
  }

  /** Returns when a player first followed a game on this node at or after a given time; undefined if they have not. */
  firstFollowedAt(game: OnlineGameId, person: PersonId, instant: number): number | undefined {
    const past = this.#pastPeriods.get(keyOf({ game, person }))?.find(({ to }) => to > instant);
    const from = past?.from ?? this.#sockets.get(game)?.get(person)?.since;
    return from === undefined ? undefined : Math.max(from, instant);
  }

  /** Returns the people who follow a game on this node. */
  peopleFollowing(game: OnlineGameId): ReadonlySet<PersonId> {
    return new Set(this.#sockets.get(game)?.keys());
  }

  /** Returns the games that people follow on this node. */
  followedGames(): readonly OnlineGameId[] {
    return [...this.#sockets.keys()];
  }

  #addPast(key: string, period: Period): void {
    const past = this.#pastPeriods.get(key) ?? [];
    const [first = period, second = first] = past;
    // Beyond the limit the two oldest periods are merged, so that a client cannot erase periods by reconnecting.
    const earlier =
      past.length < MAX_PERIODS ? past : [{ from: first.from, to: second.to }, ...past.slice(2)];
    this.#pastPeriods.set(key, [...earlier, period]);
  }

  /**
   * Corrects the store's records of the given games' players on this node. The records are wrong after a
   * failed write, after a connected player has taken a seat or left another node, and after that node has
   * stopped.
   */
  async correct(recorded: PresenceByGame): Promise<void> {
    if (this.#isStopping) return;
    const [missing, stale]: [GamePresence[], GamePresence[]] = [[], []];
    for (const [game, people] of recorded) {
      for (const person of this.#sockets.get(game)?.keys() ?? [])
        if (this.#isPlayer(game, person) && !this.#isCovered(people.get(person)))
          missing.push({ game, person });
      for (const [person, { node }] of people)
        if (node === this.#node && !this.isFollowing(game, person)) stale.push({ game, person });
    }
    await this.#store.record(missing, this.#node, this.#now());
    await this.#recordAbsence(stale);
  }

  /** Tries again to record the disconnections that could not be recorded. */
  async retryAbsences(): Promise<void> {
    await inBatches([...this.#unrecordedAbsences.values()], BATCH_SIZE, (batch) =>
      this.#recordAbsence(batch),
    );
  }

  /** Returns whether a record says that a player is connected, to this node or to another one that is running. */
  #isCovered(recorded: RecordedPresence | undefined): boolean {
    if (recorded?.node === undefined) return false;
    return recorded.node === this.#node || this.#now() - recorded.at <= MAX_SILENCE_MS;
  }

  async #recordAbsence(absent: readonly GamePresence[]): Promise<void> {
    for (const presence of absent) this.#unrecordedAbsences.set(keyOf(presence), presence);
    await this.#store.recordAbsence(absent, this.#node, this.#now());
    for (const presence of absent) this.#unrecordedAbsences.delete(keyOf(presence));
  }
}

function keyOf({ game, person }: GamePresence): string {
  return `${game} ${person}`;
}
