import type { Overview } from '@halma/protocol';
import { type Accessor, createSignal, onCleanup } from 'solid-js';
import { createPagePoller } from './page-poller.ts';
import { REQUEST_TIMEOUT_MS } from './request-timeout.ts';
import type { PolledResponse } from './server-poller.ts';

// `createApi` would load the table of all routes, and the first page must not wait for it.
const ADDRESS = '/api/overview';

const [latestOverview, setLatestOverview] = createSignal<Overview>();
const [reach, setReach] = createSignal<'unknown' | 'reached' | 'no-connection' | 'no-server'>('unknown');

/** The latest overview of the server; undefined before its first response. A lost connection does not clear it. */
export const overview: Accessor<Overview | undefined> = latestOverview;

/** Whether the latest request for the overview reached a server. */
export const serverReach: Accessor<ReturnType<typeof reach>> = reach;

const poller = createPagePoller<Overview>({
  read,
  onResponse: (response) => {
    setReach(typeof response === 'string' ? response : 'reached');
    if (typeof response !== 'string') setLatestOverview(response);
  },
});

/**
 * Keeps the overview up to date while the current component is mounted.
 *
 * @param intervalMs the overview's maximum age, in milliseconds
 */
export function followOverview(intervalMs: number): void {
  onCleanup(poller.follow(intervalMs));
}

async function read(): Promise<PolledResponse<Overview>> {
  try {
    const response = await fetch(ADDRESS, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
    // A host for static files responds with a page of the site or with 404.
    if (response.status === 404 || !isJson(response))
      return response.status < 500 ? 'no-server' : 'no-connection';
    const body: unknown = await response.json();
    return response.ok && isOverview(body) ? body : 'no-connection';
  } catch {
    return 'no-connection';
  }
}

function isJson(response: Response): boolean {
  return response.headers.get('Content-Type')?.includes('json') === true;
}

/**
 * Returns whether a response has the parts of an overview. Code that reads its positions and moves checks
 * them itself.
 */
function isOverview(body: unknown): body is Overview {
  return (
    typeof body === 'object' &&
    body !== null &&
    'online' in body &&
    typeof body.online === 'number' &&
    'running' in body &&
    typeof body.running === 'number' &&
    'games' in body &&
    Array.isArray(body.games) &&
    'finished' in body &&
    Array.isArray(body.finished)
  );
}
