import type { GameSnapshot, OnlineGameId, Overview, RunningGame } from '@halma/protocol';
import { LRUCache } from 'lru-cache';
import { HEARTBEAT_INTERVAL_MS } from '../availability/handovers.ts';
import type { StartedGame } from '../game/state.ts';
import { peopleInGame } from '../game/view.ts';
import type { Games } from '../games/games.ts';
import type { NameCache } from '../people/name-cache.ts';
import type { Presence } from '../people/presence.ts';
import { RefreshedValue } from '../refreshed-value.ts';
import type { GameSummary } from '../store/game-store.ts';
import type { Store } from '../store/store.ts';
import { gameSnapshot, isWorthReplaying, recentMoves } from './snapshots.ts';
import { findWatched, isActive, showsMoves } from './watched.ts';

/** The dependencies of `OverviewCache`. */
export interface OverviewDependencies {
  readonly store: {
    readonly games: Pick<Store['games'], 'listPublic' | 'lastSeqs'>;
    readonly nodes: Pick<Store['nodes'], 'countPeople'>;
  };
  readonly games: Pick<Games, 'log'>;
  readonly names: Pick<NameCache, 'lookUp'>;
  readonly presence: Pick<Presence, 'peopleFollowing'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The maximum age of an overview, in milliseconds. */
const MAX_AGE_MS = 2000;

/** The maximum number of games in progress that the overview counts, and of which it features some: the latest ones. */
const MAX_RUNNING = 96;

/** The maximum numbers of games that the overview features. The others are on the page for spectators. */
const FEATURED_RUNNING_COUNT = 6;
const FEATURED_FINISHED_COUNT = 6;

/** The number of latest finished games that the overview examines to find some worth replaying. */
const EXAMINED_FINISHED_COUNT = 24;

/** A node without a heartbeat for this long, in milliseconds, has stopped. */
const MAX_HEARTBEAT_AGE_MS = 5 * HEARTBEAT_INTERVAL_MS;

/**
 * The public overview of the games on all nodes. A node reads the store at most once every two seconds, and
 * in between returns the same objects to all visitors. Only public games appear, and a game that has a
 * spectator delay appears with that delay.
 */
export class OverviewCache {
  readonly #dependencies: OverviewDependencies;
  /** The finished games that were examined: those worth replaying, and null for the others. */
  readonly #examinedGames = new LRUCache<OnlineGameId, { readonly replay: StartedGame | null }>({
    max: 2 * EXAMINED_FINISHED_COUNT,
  });
  readonly #overview: RefreshedValue<Overview>;

  constructor(dependencies: OverviewDependencies) {
    this.#dependencies = dependencies;
    this.#overview = new RefreshedValue(MAX_AGE_MS, dependencies.now, () => this.#make());
  }

  /** Returns the overview. */
  read(): Promise<Overview> {
    return this.#overview.read();
  }

  async #make(): Promise<Overview> {
    const { store, now } = this.#dependencies;
    const madeAt = now();
    const playing = await store.games.listPublic('playing', MAX_RUNNING);
    const running = playing
      .filter(({ terms, changedAt }) => isActive(terms, changedAt, madeAt))
      .toSorted(compareLiveliness);
    const [online, games, finished] = await Promise.all([
      store.nodes.countPeople(madeAt - MAX_HEARTBEAT_AGE_MS),
      this.#runningGames(running),
      this.#finishedGames(),
    ]);
    return { online, running: running.length, games, finished };
  }

  /** Returns the first games that are still in progress. A long game may take a while to read, so others may have ended. */
  async #runningGames(summaries: readonly GameSummary[]): Promise<RunningGame[]> {
    const running: RunningGame[] = [];
    for (let examined = 0; examined < summaries.length && running.length < FEATURED_RUNNING_COUNT; ) {
      const next = summaries.slice(examined, examined + FEATURED_RUNNING_COUNT - running.length);
      running.push(...(await this.#stillRunning(next)));
      examined += next.length;
    }
    return running;
  }

  async #stillRunning(summaries: readonly GameSummary[]): Promise<RunningGame[]> {
    const lastSeqs = await this.#dependencies.store.games.lastSeqs(summaries.map(({ game }) => game));
    const games = await Promise.all(
      summaries.map(({ game }) => this.#runningGame(game, lastSeqs.get(game) ?? -1)),
    );
    return games.flatMap((running) => running ?? []);
  }

  async #runningGame(game: OnlineGameId, lastSeq: number): Promise<RunningGame | undefined> {
    const watched = await findWatched(this.#dependencies, game, lastSeq);
    if (watched === undefined) return undefined;
    const { visible, spectators } = watched;
    return { ...(await this.#snapshotOf(visible)), recent: recentMoves(visible), spectators };
  }

  async #finishedGames(): Promise<GameSnapshot[]> {
    const latest = await this.#dependencies.store.games.listPublic('over', EXAMINED_FINISHED_COUNT);
    const snapshots: GameSnapshot[] = [];
    for (const { game } of latest) {
      if (snapshots.length === FEATURED_FINISHED_COUNT) break;
      const { replay } = this.#examinedGames.get(game) ?? (await this.#examine(game));
      if (replay !== null) snapshots.push(await this.#snapshotOf(replay));
    }
    return snapshots;
  }

  async #examine(game: OnlineGameId): Promise<{ readonly replay: StartedGame | null }> {
    const log = await this.#dependencies.games.log.find(game);
    const examined = { replay: log !== undefined && isWorthReplaying(log.state) ? log.state : null };
    this.#examinedGames.set(game, examined);
    return examined;
  }

  async #snapshotOf(visible: StartedGame): Promise<GameSnapshot> {
    return gameSnapshot(visible, await this.#dependencies.names.lookUp(peopleInGame(visible)));
  }
}

/**
 * Compares games by liveliness: games with moves come first, then real-time games, then games with the latest
 * event.
 */
function compareLiveliness(one: GameSummary, other: GameSummary): number {
  const paceRank = ({ terms }: GameSummary): number => (terms.clock.kind === 'real-time' ? 0 : 1);
  const moveRank = ({ terms, ply }: GameSummary): number => (showsMoves(terms, ply) ? 0 : 1);
  return (
    moveRank(one) - moveRank(other) || paceRank(one) - paceRank(other) || other.changedAt - one.changedAt
  );
}
