import type { OnlineGameId, PersonId } from '@halma/protocol';
import { type GameState, personAt, seatToMove } from '../game/state.ts';
import { createLargeCache } from '../large-cache.ts';
import type { Presence } from '../people/presence.ts';
import { MAX_RECONNECT_MS, type Outage, type OutageShare, type Outages, outageSince } from './outages.ts';

/** The maximum number of games whose own outages and failures a node remembers. */
const MAX_GAMES = 10_000;

/** The maximum delay on the server for which a player gets no credit, in milliseconds. */
const MAX_DELAY_MS = 150;

/**
 * The maximum number of outages of one game that a node remembers; outages during earlier moves have already been
 * credited.
 */
const MAX_OUTAGES_OF_GAME = 5;

/**
 * The time that the player to move in each game has lost to outages of this node, or to outages of that game alone.
 */
export class GameOutages {
  readonly #outages: Outages;
  readonly #presence: Pick<Presence, 'firstFollowedAt'>;
  readonly #now: () => number;
  readonly #outagesByGame = createLargeCache<OnlineGameId, readonly Outage[]>(MAX_GAMES);
  /** The players whose last command failed, so that they have to send it again. */
  readonly #failedPlayers = createLargeCache<string, true>(MAX_GAMES);

  constructor(outages: Outages, presence: Pick<Presence, 'firstFollowedAt'>, now: () => number) {
    this.#outages = outages;
    this.#presence = presence;
    this.#now = now;
  }

  /** The time up to which this node has read every message that arrived. */
  get readUntil(): number {
    return this.#outages.readUntil;
  }

  /**
   * Returns the part of the time since a given moment that the player to move could not use.
   *
   * @param arrivedAfter the earliest time at which the command in progress may have arrived; the command has
   * been waiting since then
   */
  shareSince(state: GameState, instant: number, arrivedAfter?: number): OutageShare {
    const now = this.#now();
    const outages = [...this.#outages.list(instant), ...(this.#outagesByGame.get(state.game) ?? [])];
    if (arrivedAfter !== undefined) outages.push(...delayBetween(arrivedAfter, now));
    if (outages.length === 0) return { milliseconds: 0, isOngoing: false };
    outages.sort((one, other) => one.from - other.from);
    const firstConnectedSince = (from: number): number | undefined => this.#firstConnectedSince(state, from);
    return outageSince(outages, instant, now, firstConnectedSince);
  }

  /** Adds an outage that concerns only this game. */
  add(game: OnlineGameId, outage: Outage): void {
    const others = this.#outagesByGame.get(game)?.filter(({ from }) => from !== outage.from) ?? [];
    this.#outagesByGame.set(game, [...others, outage].slice(-MAX_OUTAGES_OF_GAME));
  }

  /** Notes that an event is on disk, and when the node asked the store to commit it. */
  noteCommit(game: OnlineGameId, askedAt: number): void {
    this.#addDelay(game, askedAt);
  }

  /** Notes that the position after the latest event of a game is only now being sent to the player to move. */
  noteSent({ game, clock }: GameState): void {
    this.#addDelay(game, clock.turnStartedAt);
  }

  /** Notes that the server carried out a player's command. */
  noteSuccess(game: OnlineGameId, person: PersonId): void {
    this.#failedPlayers.delete(`${game} ${person}`);
  }

  /**
   * Notes that the server failed to carry out a player's command. The outage lasts until the server carries out one of the
   * player's commands. After the failure it lasts at most as long as the command took to fail, and at most
   * `MAX_RECONNECT_MS`.
   */
  noteFailure(game: OnlineGameId, person: PersonId, receivedAt: number): void {
    this.#failedPlayers.set(`${game} ${person}`, true);
    const now = this.#now();
    const reconnectLimitMs = Math.min(now - receivedAt, MAX_RECONNECT_MS);
    this.add(game, { from: receivedAt, to: now, reconnectLimitMs });
  }

  #addDelay(game: OnlineGameId, from: number): void {
    for (const delay of delayBetween(from, this.#now())) this.add(game, delay);
  }

  /**
   * Returns when the player to move was first able to move at or after a given time; undefined if they have not been
   * able to since.
   */
  #firstConnectedSince(state: GameState, instant: number): number | undefined {
    const seat = seatToMove(state);
    const person = seat && personAt(state, seat);
    // The engine needs no connection.
    if (person === undefined) return instant;
    if (this.#failedPlayers.has(`${state.game} ${person}`)) return undefined;
    return this.#presence.firstFollowedAt(state.game, person, instant);
  }
}

/** Returns a delay as an outage if it is long enough to be credited; otherwise nothing. */
function delayBetween(from: number, to: number): readonly Outage[] {
  return to - from > MAX_DELAY_MS ? [{ from, to, reconnectLimitMs: 0 }] : [];
}
