import type { OnlineGameId } from '@halma/protocol';
import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js';
import { createClockedApi } from '../../../online/clocked-api.ts';
import { createPagePoller } from '../../../online/page-poller.ts';
import { type WatchFilter, watchQuery } from '../../../online/watch-filter.ts';
import { updatedPage, type WatchedPage } from '../../../online/watched-page.ts';

/** The time between two requests, in milliseconds. The server refreshes the page at most once a second. */
const INTERVAL_MS = 1500;

/** A page of the games in progress, kept up to date from the server. */
export interface WatchPoll {
  /** Undefined before the first response. It is kept while there is no connection. */
  readonly page: Accessor<WatchedPage | undefined>;
  readonly hasFailed: Accessor<boolean>;
  /** The server's time in milliseconds since 1970, updated every second; undefined before the first response. */
  readonly now: Accessor<number | undefined>;
}

/**
 * Keeps a page of the games in progress up to date while the current component is shown.
 *
 * @param gamesListedFirst the games to list before the others
 */
export function createWatchPoll(
  filter: Accessor<WatchFilter>,
  gamesListedFirst: Accessor<readonly OnlineGameId[]>,
): WatchPoll {
  const [page, setPage] = createSignal<WatchedPage>();
  const [hasFailed, setFailed] = createSignal(false);
  const { api, now } = createClockedApi();
  createEffect(
    on([filter, gamesListedFirst], ([newFilter, ids]) => {
      const query = { ...watchQuery(newFilter), ...(ids.length === 0 ? {} : { first: ids.join('.') }) };
      // The first response after a change is complete, because the version belongs to another page.
      let version: string | undefined;
      let isCurrent = true;
      const poller = createPagePoller<'updated'>({
        read: async () => {
          const since = version === undefined ? {} : { since: version };
          const result = await api('listRunningGames', { query: { ...query, ...since } });
          if (!result.ok) return 'no-connection';
          if (!isCurrent) return 'updated';
          const newPage = updatedPage(version === undefined ? undefined : page(), result.value);
          version = newPage?.version;
          if (newPage !== undefined) setPage(newPage);
          return 'updated';
        },
        onResponse: (response) => {
          if (isCurrent) setFailed(response === 'no-connection');
        },
      });
      onCleanup(poller.follow(INTERVAL_MS));
      onCleanup(() => {
        isCurrent = false;
        poller.end();
      });
    }),
  );
  return { page, hasFailed, now };
}
