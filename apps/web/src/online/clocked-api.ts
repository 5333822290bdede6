import { type Accessor, createSignal, onCleanup } from 'solid-js';
import { createApi } from './api.ts';
import { createServerTime } from './server-time.ts';

const CLOCK_INTERVAL_MS = 1000;

/** The server's API, and the server's time, estimated from the dates of its responses. */
export interface ClockedApi {
  readonly api: ReturnType<typeof createApi>;
  /**
   * The server's time in milliseconds since 1970, updated once a second; undefined before the first response.
   */
  readonly now: Accessor<number | undefined>;
}

/**
 * Creates the API for a page that shows running clocks but has no session. The clock runs while the current
 * component is mounted.
 */
export function createClockedApi(): ClockedApi {
  const [now, setNow] = createSignal<number>();
  const time = createServerTime(() => performance.now());
  const tick = (): void => {
    setNow(time.now());
  };
  const api = createApi(async (address, init) => {
    const response = await fetch(address, init);
    const date = Date.parse(response.headers.get('Date') ?? '');
    if (Number.isFinite(date)) time.observe(date);
    tick();
    return response;
  });
  const timer = setInterval(tick, CLOCK_INTERVAL_MS);
  onCleanup(() => clearInterval(timer));
  return { api, now };
}
