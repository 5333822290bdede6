import {
  accept,
  type CommandId,
  type GameTerms,
  type OnlineGameId,
  type PersonId,
  type Refusal,
  type Result,
  ratingPool,
  type ServerMessage,
} from '@halma/protocol';
import { decideCreation, rulesFor } from '../game/creation.ts';
import { hasTooManyGames } from '../game/seating.ts';
import { gameSeats } from '../game/state.ts';
import type { Games } from '../games/games.ts';
import { deriveGameId } from '../identifiers.ts';
import type { Ratings } from '../ratings/ratings.ts';
import { pairingClaim, type StoredQueueEntry } from '../store/pairing-queue-store.ts';
import type { Store } from '../store/store.ts';
import { acceptedRange, choosePairs, type QueueEntry, WIDEST_RANGE } from './choose-pairs.ts';
import type { Lobby } from './lobby.ts';
import { PAIRING_COMMAND_ID, pairedGame } from './paired-game.ts';

/** The interval at which a node pairs the people who are waiting, in milliseconds. */
export const PAIRING_INTERVAL_MS = 1000;

/** The maximum number of games that a node starts in one round. */
const MAX_NEW_GAMES = 50;

/** The maximum number of people that a node tries to match with open games in one round. */
const MAX_TRIES = 50;

/** The number of attempts to join an open game, one in each round, that fail before a person's search ends. */
const MAX_FAILED_ATTEMPTS = 10;

/**
 * How long a creator still counts as being on a game's page after creating the game or leaving the page, in
 * milliseconds. Their page first has to open the game, or to reconnect.
 */
const CREATOR_GRACE_MS = 30_000;

/** Sends a message to the socket of a person who is waiting. */
type Send = (message: Extract<ServerMessage, { readonly say: 'pairing' | 'paired' | 'unpaired' }>) => void;

/** A person who is waiting over a socket of this node. */
interface LocalWaiter {
  readonly person: PersonId;
  readonly network: string;
  readonly request: CommandId;
  readonly terms: GameTerms;
  readonly send: Send;
  /** Whether the store has the entry: until then, the server sends the person nothing. */
  isStored: boolean;
  /** The latest state sent, as text. */
  sentState: string;
  /**
   * Describes the open games with the same terms at the time of the node's last attempt to join one for the
   * person.
   */
  examinedGames: string;
  /**
   * The number of attempts to join an open game that have failed halfway since the last one that did not. After a
   * failure, the store keeps the person from being paired until the next attempt, since the join may have been committed.
   */
  failedAttempts: number;
}

/** A person's request, and their socket. */
export interface PairingRequest {
  /** Identifies the socket among the sockets of this node. */
  readonly socket: string;
  readonly person: PersonId;
  /** The network of the client, as `networkOf` returns it. */
  readonly network: string;
  readonly request: CommandId;
  readonly terms: GameTerms;
  readonly send: Send;
}

/** The dependencies of `PairingQueue`. */
export interface PairingQueueDependencies {
  readonly store: Pick<Store, 'games' | 'people' | 'pairingQueue'>;
  readonly games: Games;
  readonly lobby: Pick<Lobby, 'joinOpen'>;
  readonly ratings: Pick<Ratings, 'strength'>;
  readonly node: string;
  readonly now: () => number;
  readonly random: () => number;
  readonly onError: (error: unknown) => void;
}

/**
 * Pairs people who are waiting for a two-player real-time game with opponents of about the same strength. The
 * store holds the people who are waiting on all nodes; each node starts the games of the people whose sockets
 * it has. A person waits while their socket is open.
 */
export class PairingQueue {
  readonly #dependencies: PairingQueueDependencies;
  readonly #localWaiters = new Map<string, LocalWaiter>();

  constructor(dependencies: PairingQueueDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Makes a person wait for a game, instead of any game that they were waiting for before, or starts a game
   * immediately if an open game has these terms, and its creator is present and of about the same strength. Repeating a
   * request returns the game that it has found. Refuses games that the person may not play, and bot accounts.
   */
  async enter({ socket, person, network, request, terms, send }: PairingRequest): Promise<Result<undefined>> {
    const listedTerms = { ...terms, listed: true };
    const waiter = {
      person,
      network,
      request,
      terms: listedTerms,
      send,
      isStored: false,
      sentState: '',
      examinedGames: '',
      failedAttempts: 0,
    };
    // Done first, so that a socket that closes during a call below does not wait afterwards.
    this.#localWaiters.set(socket, waiter);
    const refusal = await this.#findRefusal(listedTerms, person);
    if (refusal !== undefined) {
      if (this.#localWaiters.get(socket) === waiter) await this.detach(socket);
      return { ok: false, refusal };
    }
    try {
      await this.#joinOrWait(socket, waiter);
    } catch (error) {
      // The client, which gets a refusal, would otherwise wait without a place in the queue.
      if (this.#localWaiters.get(socket) === waiter) await this.detach(socket);
      throw error;
    }
    return accept(undefined);
  }

  /**
   * Joins an open game for a person, or lets them wait. If pairing has found a game for an earlier request and no
   * socket has received it, sends that game instead.
   */
  async #joinOrWait(socket: string, waiter: LocalWaiter): Promise<void> {
    const { store, lobby, node, now } = this.#dependencies;
    const { person, network, request, terms } = waiter;
    const isCurrent = (): boolean => this.#localWaiters.get(socket) === waiter;
    const entry = await this.#strength(terms, person);
    // Otherwise the person could also get a game through an earlier entry while this call joins one.
    await store.pairingQueue.hold(person);
    const earlier = await store.pairingQueue.find(person);
    const found = earlier && (await this.#unreportedGame(earlier));
    if (found !== undefined && earlier?.request !== request) return this.#reportGame(socket, waiter, found);
    const hasGame = earlier?.request === request && earlier.game !== undefined;
    if (!hasGame && isCurrent()) {
      const joinedGame = await lobby.joinOpen(terms, person, request, {
        network,
        presentSince: this.#presentSince(),
        suits: async (creator) => {
          const other = await this.#strength(terms, creator);
          return Math.abs(other.rating - entry.rating) <= WIDEST_RANGE;
        },
      });
      if (joinedGame !== undefined) {
        if (earlier !== undefined) await store.pairingQueue.leave(person, earlier.request);
        return this.#reportGame(socket, waiter, joinedGame);
      }
    }
    if (!isCurrent()) return;
    await store.pairingQueue.enter({ ...entry, request, node, socket, terms, since: now() });
    if (isCurrent()) waiter.isStored = true;
    // The socket has closed, or the person has cancelled. The same request may have arrived again.
    else if (this.#localWaiters.get(socket)?.request !== request)
      await store.pairingQueue.leave(person, request);
  }

  /** Returns since when the creator of a game must have been on its page. */
  #presentSince(): number {
    return this.#dependencies.now() - CREATOR_GRACE_MS;
  }

  /** Returns the game that pairing has found for an entry, if no socket has received it and it is not over. */
  async #unreportedGame({ game, socket }: StoredQueueEntry): Promise<OnlineGameId | undefined> {
    if (game === undefined || socket === '') return undefined;
    const state = (await this.#dependencies.games.log.find(game))?.state;
    return state?.phase === 'playing' || state?.phase === 'readying' ? game : undefined;
  }

  /** Sends a person their game, even if they have cancelled in the meantime: the game has started. */
  async #reportGame(socket: string, waiter: LocalWaiter, game: OnlineGameId): Promise<void> {
    if (this.#localWaiters.get(socket) === waiter) this.#localWaiters.delete(socket);
    waiter.send({ say: 'paired', id: waiter.request, game });
    await this.#dependencies.store.pairingQueue.markReported(waiter.person, game);
  }

  /**
   * Ends a socket's search. Does nothing if the socket has no search, or has a search for another request. A
   * person for whom a game has just been found gets it.
   */
  async leave(socket: string, request: CommandId): Promise<void> {
    const waiter = this.#localWaiters.get(socket);
    if (waiter?.request !== request) return;
    this.#localWaiters.delete(socket);
    const { pairingQueue } = this.#dependencies.store;
    await pairingQueue.leave(waiter.person, request);
    const entry = await pairingQueue.find(waiter.person);
    if (entry?.request === request && entry.game !== undefined)
      await this.#reportGame(socket, waiter, entry.game);
  }

  /** Records that a socket has closed. The person keeps their place for a while, but is not paired. */
  async detach(socket: string): Promise<void> {
    const waiter = this.#localWaiters.get(socket);
    if (waiter === undefined) return;
    this.#localWaiters.delete(socket);
    const { store, node } = this.#dependencies;
    await store.pairingQueue.detach(waiter.person, node, socket);
  }

  /**
   * Pairs waiting players, and sends the players on this node the state of their search. A failure for one player does
   * not hold up the others. Call this every `PAIRING_INTERVAL_MS`.
   */
  async run(): Promise<void> {
    if (this.#localWaiters.size === 0) return;
    const { store, node, now, onError } = this.#dependencies;
    const storedWaiters = [...this.#localWaiters].filter(([, { isStored }]) => isStored);
    await store.pairingQueue.touch(node, now());
    const waiting = await this.#listWaiting();
    for (const pair of (await this.#choosePairs(waiting)).slice(0, MAX_NEW_GAMES))
      await this.#start(pair).catch(onError);
    await this.#joinOpenGames(storedWaiters);
    const entries = new Map(
      (await store.pairingQueue.listOnNode(node)).map((entry) => [entry.person, entry] as const),
    );
    for (const [socket, waiter] of storedWaiters) {
      if (this.#localWaiters.get(socket) === waiter && waiter.failedAttempts === 0)
        await this.#sendState(socket, waiter, entries.get(waiter.person), waiting);
    }
  }

  /**
   * Joins open games for the waiting people of this node, if new ones have appeared since its last attempt, or that
   * attempt failed.
   */
  async #joinOpenGames(storedWaiters: readonly (readonly [string, LocalWaiter])[]): Promise<void> {
    const { store, node, onError } = this.#dependencies;
    const openGames = await store.pairingQueue.describeOpenGames(node, this.#presentSince());
    const outdated = storedWaiters
      .filter(
        ([socket, { examinedGames, failedAttempts }]) =>
          failedAttempts > 0 || (openGames.get(socket) ?? examinedGames) !== examinedGames,
      )
      // People whose attempts keep failing must not take the places of the others.
      .toSorted(([, one], [, other]) => one.failedAttempts - other.failedAttempts);
    for (const [socket, waiter] of outdated.slice(0, MAX_TRIES)) {
      if (this.#localWaiters.get(socket) !== waiter) continue;
      try {
        if (waiter.failedAttempts > 0 && !(await this.#mayTryAgain(socket, waiter))) continue;
        waiter.failedAttempts += 1;
        await this.#joinOrWait(socket, waiter);
        waiter.failedAttempts = 0;
        waiter.examinedGames = openGames.get(socket) ?? '';
      } catch (error) {
        // The next round tries again.
        onError(error);
      }
    }
  }

  /**
   * Returns whether a person whose last attempt has failed is still waiting on this socket; ends their search
   * otherwise, or if too many attempts have failed. The state of their search shows neither case, since the store
   * keeps them from being paired.
   */
  async #mayTryAgain(socket: string, waiter: LocalWaiter): Promise<boolean> {
    const { store, node } = this.#dependencies;
    const { person, request, terms, failedAttempts } = waiter;
    const entry = await store.pairingQueue.find(person);
    const isTheirs =
      entry?.request === request && (entry.socket === '' || (entry.node === node && entry.socket === socket));
    const refusal =
      (await this.#findRefusal(terms, person)) ??
      (isTheirs && failedAttempts >= MAX_FAILED_ATTEMPTS ? ({ code: 'internal-error' } as const) : undefined);
    if (isTheirs && refusal === undefined) return true;
    if (isTheirs) await store.pairingQueue.leave(person, request);
    if (this.#localWaiters.get(socket) === waiter) this.#end(socket, waiter, refusal);
    return false;
  }

  /**
   * Lists the people who are waiting. Leaves out, and detaches, the people whose sockets this node no longer
   * has: the store may have failed when the sockets closed.
   */
  async #listWaiting(): Promise<readonly StoredQueueEntry[]> {
    const { store, node, now } = this.#dependencies;
    const entries = await store.pairingQueue.listWaiting(now());
    const isGone = (entry: StoredQueueEntry): boolean =>
      entry.node === node && !this.#localWaiters.has(entry.socket);
    const goneEntries = entries.filter(isGone);
    for (const { person, socket } of goneEntries) await store.pairingQueue.detach(person, node, socket);
    return entries.filter((entry) => !goneEntries.includes(entry));
  }

  /**
   * Returns the pairs whose games this node has to start: the pairs whose longer-waiting player is on this
   * node.
   */
  async #choosePairs(
    waiting: readonly StoredQueueEntry[],
  ): Promise<readonly (readonly [StoredQueueEntry, StoredQueueEntry])[]> {
    const { store, node, now } = this.#dependencies;
    const byTerms = new Map<string, StoredQueueEntry[]>();
    for (const entry of waiting) {
      const group = byTerms.get(entry.termsKey) ?? [];
      byTerms.set(entry.termsKey, group);
      group.push(entry);
    }
    const groups = [...byTerms.values()].filter((group) => group.length > 1);
    if (groups.length === 0) return [];
    const blockers = await store.people.blockersOf(groups.flat().map(({ person }) => person));
    const hasBlocked = (one: PersonId, other: PersonId): boolean => blockers.get(other)?.has(one) ?? false;
    return groups
      .flatMap((group) =>
        choosePairs(group, now(), (one, other) => !hasBlocked(one, other) && !hasBlocked(other, one)),
      )
      .filter(([first]) => first.node === node);
  }

  /** Starts the game of a pair, unless one of the two may no longer play it: that person then stops waiting. */
  async #start(pair: readonly [StoredQueueEntry, StoredQueueEntry]): Promise<void> {
    const { store, games, random } = this.#dependencies;
    for (const { person, request, terms } of pair) {
      const refusal = await this.#findRefusal(terms, person);
      if (refusal === undefined) continue;
      await store.pairingQueue.leave(person, request);
      for (const [socket, waiter] of this.#localWaiters)
        if (waiter.person === person && waiter.request === request) this.#end(socket, waiter, refusal);
      return;
    }
    const [one, other] = pair;
    // The id includes the time, since a client may reuse a request after its game.
    const game = deriveGameId(one.person, `pairing/${one.request}/${one.since}/${other.person}`);
    await games.log.start(game, pairedGame(pair, random), PAIRING_COMMAND_ID, (append) =>
      store.games.appendIf(append, [pairingClaim(pair, game)]),
    );
  }

  async #sendState(
    socket: string,
    waiter: LocalWaiter,
    entry: StoredQueueEntry | undefined,
    waiting: readonly StoredQueueEntry[],
  ): Promise<void> {
    const { request: id, send } = waiter;
    if (entry?.socket !== socket || entry.request !== id) {
      // Another of the person's sockets is waiting now, or a moderator has limited the person.
      const refusal = await this.#findRefusal(waiter.terms, waiter.person);
      if (this.#localWaiters.get(socket) === waiter) this.#end(socket, waiter, refusal);
      return;
    }
    if (entry.game !== undefined) return this.#reportGame(socket, waiter, entry.game);
    const people = waiting.filter(({ termsKey }) => termsKey === entry.termsKey).length;
    const range = acceptedRange(entry, this.#dependencies.now());
    const message = { say: 'pairing', id, people: Math.max(1, people), range } as const;
    const text = JSON.stringify(message);
    if (text === waiter.sentState) return;
    waiter.sentState = text;
    send(message);
  }

  #end(socket: string, { request, send }: LocalWaiter, refusal?: Refusal): void {
    this.#localWaiters.delete(socket);
    send({ say: 'unpaired', id: request, ...(refusal === undefined ? {} : { refusal }) });
  }

  /** Returns why a person may not wait for a game with these terms; undefined if they may. */
  async #findRefusal(terms: GameTerms, person: PersonId): Promise<Refusal | undefined> {
    const { store, games, now } = this.#dependencies;
    const rules = rulesFor(terms);
    if (!rules.ok) return rules.refusal;
    const [own, ...others] = gameSeats({ rules: rules.value });
    if (own === undefined || others.length !== 1 || terms.clock.kind !== 'real-time')
      return { code: 'bad-message', at: '/terms' };
    const seats = { [own]: { kind: 'me' }, [others[0] ?? own]: { kind: 'open' } } as const;
    const [player, unfinished] = await Promise.all([
      store.games.findPlayer(person),
      store.games.countUnfinishedOf(person),
    ]);
    if (player.isBot) return { code: 'bot-account' };
    const created = decideCreation({ ...terms, seats }, person, { now: now(), random: () => 0, player });
    if (!created.ok) return created.refusal;
    if (hasTooManyGames(player, unfinished)) return { code: 'too-many-games' };
    return games.pauseRefusal(terms, person);
  }

  async #strength(terms: GameTerms, person: PersonId): Promise<Omit<QueueEntry, 'since'>> {
    const found = ratingPool(terms);
    // Games with other rules are unrated, so all players count as equally strong.
    if ('reason' in found) return { person, rating: 0, uncertainty: 0 };
    return { person, ...(await this.#dependencies.ratings.strength(found.pool, person)) };
  }
}
