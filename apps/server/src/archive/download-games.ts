import { type DownloadFormat, MAX_DOWNLOADED_GAMES } from '@halma/protocol';
import type { Store } from '../store/store.ts';
import type { ParsedSearch } from './archive-search.ts';
import { archiveText, type LookUpNames, readGameState } from './archived-game.ts';

/** The number of ids held in memory at a time. */
const PAGE_SIZE = 100;

/**
 * Returns the games of a search as text, the latest first: at most `MAX_DOWNLOADED_GAMES`. Holds one game in memory at a time,
 * and lets other tasks run between two.
 */
export async function* downloadGames(
  { archive, games }: Pick<Store, 'archive' | 'games'>,
  { search, start }: ParsedSearch,
  format: DownloadFormat,
  lookUp: LookUpNames,
): AsyncGenerator<string> {
  let count = 0;
  let cursor: ParsedSearch['start'] | undefined = start;
  while (cursor !== undefined && count < MAX_DOWNLOADED_GAMES) {
    const page = await archive.search(search, cursor, Math.min(PAGE_SIZE, MAX_DOWNLOADED_GAMES - count));
    for (const game of page.games) {
      const state = await readGameState(games, game);
      const text = state && (await archiveText(state, lookUp));
      if (text !== undefined) yield text[format];
      count += 1;
      await new Promise((resolve) => setImmediate(resolve));
    }
    cursor = page.next;
  }
}
