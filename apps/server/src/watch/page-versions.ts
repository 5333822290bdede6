import type { OnlineGameId, RunningGamesPage, WatchedGame } from '@halma/protocol';

/** A game with its setup, as a page contains it. The object is the same until something changes. */
export type FullWatchedGame = WatchedGame & Required<Pick<WatchedGame, 'setup'>>;

/** A page without the states of its games. */
export type PageFrame = Omit<RunningGamesPage, 'version' | 'changed'>;

/** One state of a page, and the responses made from it, by the version that the caller has. */
interface PageVersion {
  readonly version: string;
  readonly frame: PageFrame;
  readonly games: ReadonlyMap<OnlineGameId, FullWatchedGame>;
  readonly responses: Map<string | undefined, RunningGamesPage>;
}

/** The maximum number of versions kept for a page. A caller with an older version gets the whole page. */
const MAX_VERSIONS = 8;

/** The latest versions of one page. Callers with the same version get the same object, so it is encoded only once. */
export class PageVersions {
  readonly #versions: PageVersion[] = [];

  /**
   * Adds a state of the page, unless it equals the latest one.
   *
   * @param nextVersion returns a version that has not been used before
   */
  add(frame: PageFrame, games: readonly FullWatchedGame[], nextVersion: () => string): void {
    const latest = this.#versions.at(-1);
    if (latest !== undefined && isSame(latest, frame, games)) return;
    this.#versions.push({
      version: nextVersion(),
      frame,
      games: new Map(games.map((game) => [game.game, game])),
      responses: new Map(),
    });
    if (this.#versions.length > MAX_VERSIONS) this.#versions.shift();
  }

  /** Returns the changes since the caller's version; the whole page if that version is unknown. */
  respond(since: string | undefined): RunningGamesPage {
    const latest = this.#versions.at(-1);
    if (latest === undefined) throw new Error('the page has no version');
    const base = this.#versions.find(({ version }) => version === since);
    const cached = latest.responses.get(base?.version);
    if (cached !== undefined) return cached;
    const { version, frame, games } = latest;
    const changed = [...games.values()].flatMap((game) => changeSince(base?.games.get(game.game), game));
    const response = { version, ...frame, changed };
    latest.responses.set(base?.version, response);
    return response;
  }
}

function isSame(latest: PageVersion, frame: PageFrame, games: readonly FullWatchedGame[]): boolean {
  return (
    games.length === latest.games.size &&
    games.every((game) => latest.games.get(game.game) === game) &&
    JSON.stringify(frame) === JSON.stringify(latest.frame)
  );
}

/** Returns the change in a game: none, or its state, with the setup only if the caller lacks it. */
function changeSince(earlier: FullWatchedGame | undefined, game: FullWatchedGame): readonly WatchedGame[] {
  if (earlier === game) return [];
  if (earlier?.setup !== game.setup) return [game];
  const { setup: _, ...state } = game;
  return [state];
}
