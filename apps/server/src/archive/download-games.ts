import { type DownloadFormat, MAX_DOWNLOADED_GAMES } from '@halma/protocol';
import { type ArchiveStore, MAX_EXAMINED_GAMES } from '../store/archive-store.ts';
import type { GameStore } from '../store/game-store.ts';
import type { ParsedSearch } from './archive-search.ts';
import { archiveText, type LookUpNames, readFinishedGame } from './archived-game.ts';

/** The maximum number of ids held in memory at a time. */
const PAGE_SIZE = 100;

/**
 * The maximum number of games that one download examines, so that a search with no matches does not read the
 * whole archive.
 */
const MAX_EXAMINED_IN_DOWNLOAD = 400_000;

/** The stores from which a download reads. */
interface DownloadStores {
  readonly archive: Pick<ArchiveStore, 'search'>;
  readonly games: Pick<GameStore, 'read'>;
}

/**
 * Yields the text of each game that matches a search, latest first: at most `MAX_DOWNLOADED_GAMES`. Examines at
 * most `MAX_EXAMINED_IN_DOWNLOAD`, and holds one game in memory at a time. Yields an empty string for a page without
 * games and for a game without text, so that the caller can let other tasks run.
 */
export async function* downloadGames(
  { archive, games }: DownloadStores,
  { search, start }: ParsedSearch,
  format: DownloadFormat,
  lookUp: LookUpNames,
): AsyncGenerator<string> {
  let count = 0;
  let cursor: ParsedSearch['start'] | undefined = start;
  for (let examined = 0; examined < MAX_EXAMINED_IN_DOWNLOAD; examined += MAX_EXAMINED_GAMES) {
    if (cursor === undefined || count >= MAX_DOWNLOADED_GAMES) return;
    const page = await archive.search(search, cursor, Math.min(PAGE_SIZE, MAX_DOWNLOADED_GAMES - count));
    for (const game of page.games) {
      const state = await readFinishedGame(games, game);
      const text = state && (await archiveText(state, lookUp));
      yield text?.[format]() ?? '';
      count += 1;
    }
    if (page.games.length === 0) yield '';
    cursor = page.next;
  }
}
