import {
  type OnlineGameId,
  RUNNING_GAMES_PAGE_SIZE,
  type RunningGamesPage,
  type RunningGamesQuery,
  type RunningOrder,
} from '@halma/protocol';
import { LRUCache } from 'lru-cache';
import type { StartedGame } from '../game/state.ts';
import { peopleInGame } from '../game/view.ts';
import type { Games } from '../games/games.ts';
import { findWatched, type WatchedDependencies } from '../overview/watched.ts';
import type { NameCache } from '../people/name-cache.ts';
import { RefreshedValue } from '../refreshed-value.ts';
import type { Store } from '../store/store.ts';
import { type FullWatchedGame, type PageFrame, PageVersions } from './page-versions.ts';
import { type FeaturedGame, filterKey, moveToFront, nextFeatured, selectGames } from './running-filter.ts';
import {
  type ListedGame,
  RunningList,
  type RunningListDependencies,
  type RunningListing,
} from './running-list.ts';
import { setupOf, watchedGame } from './watched-game.ts';

/** The dependencies of `RunningGames`. */
export interface RunningGamesDependencies extends RunningListDependencies, WatchedDependencies {
  readonly store: RunningListDependencies['store'] & {
    readonly games: Pick<Store['games'], 'lastSeqs'>;
  };
  readonly games: Pick<Games, 'log'>;
  readonly names: Pick<NameCache, 'lookUp'>;
  /** The id of this node: versions from other nodes are unknown here. */
  readonly node: string;
}

/** The age at which a page is made again, in milliseconds. */
const MAX_AGE_MS = 1000;

/** The maximum number of filters, pages and games that a node caches. */
const MAX_FILTERS = 128;
const MAX_PAGES = 256;
const MAX_ENTRIES = 2000;

/** A page that is kept up to date while callers ask for it. */
interface KeptPage {
  readonly versions: PageVersions;
  /** Whether the page contains games, or is the first; reading it brings the versions up to date. */
  readonly exists: RefreshedValue<boolean>;
}

/** A game on a page, and the data that it was made from. */
interface Entry {
  readonly visible: StartedGame;
  readonly listed: ListedGame;
  readonly people: string;
  readonly game: FullWatchedGame;
}

/**
 * The public games in progress, in pages, for spectators. A node makes a page at most once a second, however
 * many spectators poll it, and sends each of them only what has changed since its last response. Games that
 * are not listed do not appear, and games with a spectator delay appear with that delay.
 */
export class RunningGames {
  readonly #dependencies: RunningGamesDependencies;
  readonly #list: RunningList;
  readonly #featured = new LRUCache<string, FeaturedGame>({ max: MAX_FILTERS });
  readonly #pages = new LRUCache<string, KeptPage>({ max: MAX_PAGES });
  /** The pages that are being made for the first time. */
  readonly #newPages = new Map<string, KeptPage>();
  readonly #entries = new LRUCache<OnlineGameId, Entry>({ max: MAX_ENTRIES });
  /** The selections of one listing, by filter and order. */
  readonly #selections = new WeakMap<RunningListing, Map<string, readonly ListedGame[]>>();
  #versionCount = 0;

  constructor(dependencies: RunningGamesDependencies) {
    this.#dependencies = dependencies;
    this.#list = new RunningList(dependencies);
  }

  /** Returns a page of the games that a query selects; an empty page after the last one. */
  async readPage(query: RunningGamesQuery): Promise<RunningGamesPage> {
    const { sort = 'rating', page: pageNumber = '0', first = '' } = query;
    const key = `${filterKey(query)} ${sort} ${Number(pageNumber)} ${first}`;
    const page = this.#pages.get(key) ?? this.#newPages.get(key) ?? this.#newPage(query);
    if (!this.#pages.has(key)) this.#newPages.set(key, page);
    try {
      // Pages after the last are not kept, so that they do not displace pages that spectators see.
      if (await page.exists.read()) this.#pages.set(key, page);
    } finally {
      this.#newPages.delete(key);
    }
    return page.versions.respond(query.since);
  }

  #newPage(query: RunningGamesQuery): KeptPage {
    const versions = new PageVersions();
    return {
      versions,
      exists: new RefreshedValue(MAX_AGE_MS, this.#dependencies.now, () => this.#refresh(query, versions)),
    };
  }

  /** Brings a page up to date. Returns whether there is such a page now. */
  async #refresh(query: RunningGamesQuery, versions: PageVersions): Promise<boolean> {
    const listing = await this.#list.read();
    const now = this.#dependencies.now();
    const featured = this.#feature(listing, query, now);
    const selected = this.#select(listing, query, query.sort ?? 'rating');
    const otherGames = moveToFront(
      selected.filter(({ summary }) => summary.game !== featured?.game),
      query.first,
    );
    const pageNumber = Number(query.page ?? 0);
    const gamesOnPage = otherGames.slice(
      pageNumber * RUNNING_GAMES_PAGE_SIZE,
      (pageNumber + 1) * RUNNING_GAMES_PAGE_SIZE,
    );
    const featuredGames =
      pageNumber > 0 ? [] : selected.filter(({ summary }) => summary.game === featured?.game);
    const games = await this.#watch([...featuredGames, ...gamesOnPage]);
    const isFeatured = ({ game }: FullWatchedGame): boolean => game === featured?.game;
    const frame: PageFrame = {
      running: listing.games.length,
      selected: selected.length,
      ...(featured !== undefined && games.some(isFeatured) ? { featured: featured.game } : {}),
      games: games.filter((game) => !isFeatured(game)).map(({ game }) => game),
      pages: Math.max(1, Math.ceil(otherGames.length / RUNNING_GAMES_PAGE_SIZE)),
    };
    versions.add(frame, games, () => this.#nextVersion());
    return pageNumber < frame.pages;
  }

  #nextVersion(): string {
    this.#versionCount += 1;
    return `${this.#dependencies.node}.${this.#versionCount}`;
  }

  #feature(listing: RunningListing, query: RunningGamesQuery, now: number): FeaturedGame | undefined {
    const key = filterKey(query);
    const featured = nextFeatured(this.#select(listing, query, 'rating'), this.#featured.get(key), now);
    if (featured === undefined) this.#featured.delete(key);
    else this.#featured.set(key, featured);
    return featured;
  }

  #select(listing: RunningListing, query: RunningGamesQuery, order: RunningOrder): readonly ListedGame[] {
    const selections = this.#selections.get(listing) ?? new Map<string, readonly ListedGame[]>();
    this.#selections.set(listing, selections);
    const key = `${filterKey(query)} ${order}`;
    const selected = selections.get(key) ?? selectGames(listing, query, order);
    selections.set(key, selected);
    return selected;
  }

  /** Returns the given games as spectators may see them; omits games that spectators may not see. */
  async #watch(listed: readonly ListedGame[]): Promise<readonly FullWatchedGame[]> {
    if (listed.length === 0) return [];
    const ids = listed.map(({ summary }) => summary.game);
    const lastSeqs = await this.#dependencies.store.games.lastSeqs(ids);
    const found = await Promise.all(
      listed.map((game) => this.#watchGame(game, lastSeqs.get(game.summary.game) ?? -1)),
    );
    return found.flatMap((game) => game ?? []);
  }

  async #watchGame(listed: ListedGame, lastSeq: number): Promise<FullWatchedGame | undefined> {
    const watched = await findWatched(this.#dependencies, listed.summary.game, lastSeq);
    if (watched === undefined) return undefined;
    const { visible, spectators } = watched;
    const people = await this.#dependencies.names.lookUp(peopleInGame(visible));
    const peopleText = JSON.stringify(people);
    const entry = this.#entries.get(visible.game);
    const hasSameSetup = entry?.listed === listed && entry.people === peopleText;
    if (hasSameSetup && entry.visible === visible && entry.game.spectators === spectators) return entry.game;
    const game = {
      ...watchedGame(visible, spectators),
      setup: hasSameSetup ? entry.game.setup : setupOf(visible, people, listed.ratings),
    };
    this.#entries.set(visible.game, { visible, listed, people: peopleText, game });
    return game;
  }
}
