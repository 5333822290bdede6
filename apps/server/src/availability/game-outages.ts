import type { OnlineGameId, PersonId } from '@halma/protocol';
import { LRUCache } from 'lru-cache';
import { type GameState, seatPerson, seatToMove } from '../game/state.ts';
import type { Presence } from '../people/presence.ts';
import { MAX_ANSWER_MS, type Outage, type OutageShare, type Outages, outageSince } from './outages.ts';

/** For how many games a node remembers what concerns only them. */
const MAX_GAMES = 10_000;

/** How many outages of one game a node remembers; those of earlier moves are credited. */
const MAX_OUTAGES_OF_GAME = 5;

/** What the player to move in each game lost to outages: those of this node, and those of this game alone. */
export class GameOutages {
  readonly #outages: Outages;
  readonly #presence: Pick<Presence, 'followedFrom'>;
  readonly #now: () => number;
  readonly #ofGames = new LRUCache<OnlineGameId, readonly Outage[]>({ max: MAX_GAMES });
  /** The players whose last command failed, so that they have to send it again. */
  readonly #failed = new LRUCache<string, true>({ max: MAX_GAMES });

  constructor(outages: Outages, presence: Pick<Presence, 'followedFrom'>, now: () => number) {
    this.#outages = outages;
    this.#presence = presence;
    this.#now = now;
  }

  /** Returns how much of the time since an instant the player to move could not use. */
  since(state: GameState, instant: number): OutageShare {
    const outages = [...this.#outages.list(instant), ...(this.#ofGames.get(state.game) ?? [])];
    if (outages.length === 0) return { milliseconds: 0, isOpen: false };
    outages.sort((one, other) => one.from - other.from);
    const connectedFrom = (from: number): number | undefined => this.#connectedFrom(state, from);
    return outageSince(outages, instant, this.#now(), connectedFrom);
  }

  /** Adds an outage that concerns only this game. */
  add(game: OnlineGameId, outage: Outage): void {
    const others = this.#ofGames.get(game)?.filter(({ from }) => from !== outage.from) ?? [];
    this.#ofGames.set(game, [...others, outage].slice(-MAX_OUTAGES_OF_GAME));
  }

  /** Notes that an event of a game for which the node asked the store at an instant is on disk. */
  noteCommit(game: OnlineGameId, askedAt: number): void {
    const now = this.#now();
    if (now - askedAt > MAX_ANSWER_MS) this.add(game, { from: askedAt, to: now, returnLimitMs: 0 });
  }

  /** Notes whether the server could carry out a player's latest command. Otherwise an outage lasts until it can. */
  noteCommand(game: OnlineGameId, person: PersonId, hasFailed: boolean): void {
    if (hasFailed) this.#failed.set(`${game} ${person}`, true);
    else this.#failed.delete(`${game} ${person}`);
  }

  /** Returns when the player to move was first able to move, from an instant on; undefined if not since then. */
  #connectedFrom(state: GameState, instant: number): number | undefined {
    const seat = seatToMove(state);
    const person = seat && seatPerson(state, seat);
    // The engine needs no connection.
    if (person === undefined) return instant;
    if (this.#failed.has(`${state.game} ${person}`)) return undefined;
    return this.#presence.followedFrom(state.game, person, instant);
  }
}
