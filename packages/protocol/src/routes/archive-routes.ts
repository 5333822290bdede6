import { ArchiveDownloadQuery, ArchivePage, ArchiveQuery } from '../archive.ts';
import type { Route } from './route.ts';

/** The routes that search finished games. */
export const ARCHIVE_ROUTES = {
  searchGames: {
    method: 'GET',
    path: '/api/archive',
    description:
      'Finished games that are listed, latest first, thirty at a time; with `mine`, all games of this person. `result` is that of the `player` or, with `mine`, of this person; without either, it is ignored. The server examines at most 2000 games for one response, so a page can contain fewer even though `next` says that there are more.',
    role: 'anyone',
    rateClass: 'search',
    query: ArchiveQuery,
    response: ArchivePage,
  },
  downloadGames: {
    method: 'GET',
    path: '/api/archive/download',
    description:
      'The same games as text, at most 10,000: records (HGN), each followed by an empty line, or one JSON object per line. The server examines at most 400,000 games for one download.',
    role: 'anyone',
    rateClass: 'export',
    query: ArchiveDownloadQuery,
    response: 'text',
    isStreamed: true,
  },
} as const satisfies Readonly<Record<string, Route>>;
