import { type EmbeddedGame, type OnlineGameId, ratingPool } from '@halma/protocol';
import { formatResult } from '@halma/rules';
import { LRUCache } from 'lru-cache';
import { hasStarted, type StartedGame } from '../game/state.ts';
import { peopleInGame, visibleState } from '../game/view.ts';
import type { Games } from '../games/games.ts';
import type { NameCache } from '../people/name-cache.ts';
import type { Ratings } from '../ratings/ratings.ts';
import { RefreshedValue } from '../refreshed-value.ts';
import { setupOf, watchedGame } from './watched-game.ts';

/** The dependencies of `EmbeddedGames`. */
export interface EmbeddedGamesDependencies {
  readonly games: Pick<Games, 'log'>;
  readonly names: Pick<NameCache, 'lookUp'>;
  readonly ratings: Pick<Ratings, 'inPool'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The age at which a game in progress is read again, in milliseconds. */
const MAX_AGE_MS = 1000;

/**
 * The age at which a game that has ended is read again, in milliseconds: only the names of its players can change.
 */
const MAX_ENDED_AGE_MS = 60_000;

/** The maximum number of games that a node caches. */
const MAX_GAMES = 500;

/** A game, and the data that it was made from. */
interface Entry {
  readonly visible: StartedGame;
  readonly people: string;
  readonly game: EmbeddedGame;
}

/**
 * Single games for pages on other sites. A node reads a game at most once a second, and one that has ended
 * once a minute, however many pages show it. Games that are not listed are never shown, and games with a
 * spectator delay appear with that delay.
 */
export class EmbeddedGames {
  readonly #dependencies: EmbeddedGamesDependencies;
  readonly #games = new LRUCache<OnlineGameId, RefreshedValue<EmbeddedGame | undefined>>({ max: MAX_GAMES });
  readonly #entries = new LRUCache<OnlineGameId, Entry>({ max: MAX_GAMES });

  constructor(dependencies: EmbeddedGamesDependencies) {
    this.#dependencies = dependencies;
  }

  /** Returns a game as spectators may see it; undefined if it is not listed or has not started. */
  async read(game: OnlineGameId): Promise<EmbeddedGame | undefined> {
    const cached =
      this.#games.get(game) ??
      new RefreshedValue(
        () => maxAgeOf(this.#entries.get(game)),
        this.#dependencies.now,
        () => this.#make(game),
      );
    this.#games.set(game, cached);
    const found = await cached.read();
    // Otherwise guessed ids would displace games that pages show.
    if (found === undefined) this.#games.delete(game);
    return found;
  }

  async #make(id: OnlineGameId): Promise<EmbeddedGame | undefined> {
    const { games, names, ratings } = this.#dependencies;
    const log = await games.log.find(id);
    if (log?.state.terms.listed !== true) return undefined;
    const visible = visibleState(true, log.state);
    if (!hasStarted(visible)) return undefined;
    const people = await names.lookUp(peopleInGame(visible));
    const entry = this.#entries.get(id);
    if (entry?.visible === visible && entry.people === JSON.stringify(people)) return entry.game;
    const found = ratingPool(visible.terms);
    const poolRatings =
      'pool' in found
        ? await ratings.inPool(
            found.pool,
            people.map((person) => person.id),
          )
        : new Map();
    const game: EmbeddedGame = {
      ...watchedGame(visible, 0),
      setup: setupOf(visible, people, poolRatings),
      phase: visible.phase,
      result: formatResult(visible.outcome),
    };
    this.#entries.set(id, { visible, people: JSON.stringify(people), game });
    return game;
  }
}

function maxAgeOf(entry: Entry | undefined): number {
  return entry === undefined || entry.visible.phase === 'playing' ? MAX_AGE_MS : MAX_ENDED_AGE_MS;
}
