import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js';
import { createApi } from '../../../online/api.ts';
import { delay } from '../../../online/delay.ts';
import { createServerPoller } from '../../../online/server-poller.ts';
import { createServerTime } from '../../../online/server-time.ts';
import { queryOfFilter, type WatchFilter } from '../../../online/watch-filter.ts';
import { updatedPage, type WatchedPage } from '../../../online/watched-page.ts';

/** The time between two requests, in milliseconds. The server makes the page at most once a second. */
const INTERVAL_MS = 1500;

const CLOCK_INTERVAL_MS = 1000;

/** A page of the games in progress that follows the server. */
export interface WatchPoll {
  /** Undefined before the first response. Stays while there is no connection. */
  readonly page: Accessor<WatchedPage | undefined>;
  readonly hasFailed: Accessor<boolean>;
  /** The server's time in milliseconds since 1970, once a second; undefined before the first response. */
  readonly now: Accessor<number | undefined>;
}

/** Keeps a page of the games in progress up to date while the current component is shown. */
export function createWatchPoll(filter: Accessor<WatchFilter>): WatchPoll {
  const [page, setPage] = createSignal<WatchedPage>();
  const [hasFailed, setFailed] = createSignal(false);
  const [now, setNow] = createSignal<number>();
  const time = createServerTime(() => performance.now());
  const api = createApi(async (address, init) => {
    const response = await fetch(address, init);
    const date = Date.parse(response.headers.get('Date') ?? '');
    if (Number.isFinite(date)) time.observe(date);
    return response;
  });
  createEffect(
    on(filter, (wanted) => {
      // The first response after a change is complete, because the version belongs to another page.
      let version: string | undefined;
      let isCurrent = true;
      const poller = createServerPoller<'updated'>({
        read: async () => {
          const since = version === undefined ? {} : { since: version };
          const result = await api('listRunningGames', { query: { ...queryOfFilter(wanted), ...since } });
          if (!result.ok) return 'no-connection';
          if (!isCurrent) return 'updated';
          const updated = updatedPage(version === undefined ? undefined : page(), result.value);
          version = updated?.version;
          if (updated !== undefined) setPage(updated);
          setNow(time.now());
          return 'updated';
        },
        schedule: delay,
        now: () => performance.now(),
        isVisible: () => document.visibilityState === 'visible',
        onResponse: (response) => {
          if (isCurrent) setFailed(response === 'no-connection');
        },
      });
      onCleanup(poller.follow(INTERVAL_MS));
      document.addEventListener('visibilitychange', poller.wake);
      addEventListener('online', poller.wake);
      onCleanup(() => {
        isCurrent = false;
        document.removeEventListener('visibilitychange', poller.wake);
        removeEventListener('online', poller.wake);
      });
    }),
  );
  const timer = setInterval(() => setNow(time.now()), CLOCK_INTERVAL_MS);
  onCleanup(() => clearInterval(timer));
  return { page, hasFailed, now };
}
