import { type Accessor, createSignal, onCleanup } from 'solid-js';
import { delay } from './delay.ts';
import { REQUEST_TIMEOUT_MS } from './request-timeout.ts';

/** The interval between two requests while the page is visible, in milliseconds. */
const INTERVAL_MS = 30_000;

/**
 * The minimum interval between two requests, in milliseconds, no matter how many changes the server
 * announces.
 */
const MIN_INTERVAL_MS = 1000;

// `createApi` would load the table of all routes, and the first page must not wait for it.
const ADDRESS = '/api/notices/unseen';

const [count, setCount] = createSignal(0);
const [changes, setChanges] = createSignal(0);

/** The number of notices that the player has not seen, as far as this page knows. */
export const unseenNotices: Accessor<number> = count;

/**
 * Counts the changes to the player's notices and challenges that the server has announced or a request has found, so that
 * lists know when to reload.
 */
export const noticeChanges: Accessor<number> = changes;

let followers = 0;
let isPending = false;
let lastReadAt = Number.NEGATIVE_INFINITY;
let cancelTimer: () => void = () => undefined;

/** Records that the player's notices or challenges have changed. */
export function recordNoticeChange(): void {
  setChanges((before) => before + 1);
  scheduleRequest(MIN_INTERVAL_MS);
}

/**
 * Keeps the number of notices up to date while the current component is mounted. Hidden pages send no
 * requests.
 */
export function followNoticeCount(): void {
  followers += 1;
  const wake = (): void => scheduleRequest(INTERVAL_MS);
  document.addEventListener('visibilitychange', wake);
  addEventListener('online', wake);
  scheduleRequest(MIN_INTERVAL_MS);
  onCleanup(() => {
    followers -= 1;
    document.removeEventListener('visibilitychange', wake);
    removeEventListener('online', wake);
    scheduleRequest(INTERVAL_MS);
  });
}

/**
 * Schedules the next request.
 *
 * @param intervalMs the minimum time since the previous one, in milliseconds
 */
function scheduleRequest(intervalMs: number): void {
  cancelTimer();
  if (followers === 0 || isPending || document.visibilityState !== 'visible') return;
  const waitMs = Math.max(0, lastReadAt + intervalMs - performance.now());
  cancelTimer = delay(waitMs, () => void read());
}

async function read(): Promise<void> {
  isPending = true;
  try {
    const response = await fetch(ADDRESS, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
    const body: unknown = response.ok ? await response.json() : undefined;
    const unseen = typeof body === 'object' && body !== null && 'unseen' in body ? body.unseen : 0;
    const next = typeof unseen === 'number' ? unseen : 0;
    // A page without a socket has no other way to learn of changes.
    if (next > count()) setChanges((before) => before + 1);
    setCount(next);
  } catch {
    // Keep the latest number while there is no connection.
  }
  isPending = false;
  lastReadAt = performance.now();
  scheduleRequest(INTERVAL_MS);
}
