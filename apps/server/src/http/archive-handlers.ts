import { ARCHIVE_PAGE_SIZE, accept } from '@halma/protocol';
import { laterCursor, parseSearch } from '../archive/archive-search.ts';
import { downloadGames } from '../archive/download-games.ts';
import { listItem } from './game-list.ts';
import type { Handlers } from './handler.ts';
import { parsePageCursor } from './page-cursor.ts';

/** The handlers that search finished games. */
export const archiveHandlers: Handlers<'searchGames' | 'downloadGames'> = {
  searchGames: async ({ services, session, query }) => {
    const { store, names } = services;
    const parsed = await parseSearch(store.people, query, session?.person);
    if (!parsed.ok) return parsed;
    const { search, start } = parsed.value;
    const before = query.before === undefined ? start : laterCursor(parsePageCursor(query.before), start);
    const { games, next } = await store.archive.search(search, before, ARCHIVE_PAGE_SIZE);
    const summaries = new Map(
      (await store.games.findSummaries(games)).map((summary) => [summary.game, summary]),
    );
    const items = games.flatMap((game) => {
      const summary = summaries.get(game);
      return summary === undefined ? [] : [listItem(names, summary, search.person, true)];
    });
    return accept({
      games: await Promise.all(items),
      ...(next === undefined ? {} : { next: `${next.at}.${next.id}` }),
    });
  },
  downloadGames: async ({ services, session, query }) => {
    const parsed = await parseSearch(services.store.people, query, session?.person);
    if (!parsed.ok) return parsed;
    const lookUp = services.names.lookUp.bind(services.names);
    return accept(downloadGames(services.store, parsed.value, query.format ?? 'hgn', lookUp));
  },
};
