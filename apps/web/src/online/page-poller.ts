import { delay } from './delay.ts';
import { createServerPoller, type ServerPoller, type ServerPollerOptions } from './server-poller.ts';

/** A poller that listens to the page's events until `end` is called. */
export interface PagePoller extends Omit<ServerPoller, 'wake'> {
  /** Stops listening to the page's events. */
  readonly end: () => void;
}

/**
 * Creates a poller that polls while the visitor sees the page, and immediately when the page becomes visible
 * again or the connection returns.
 */
export function createPagePoller<Value>(
  options: Pick<ServerPollerOptions<Value>, 'read' | 'onResponse'>,
): PagePoller {
  const { follow, refresh, wake } = createServerPoller({
    ...options,
    schedule: delay,
    now: () => performance.now(),
    isVisible: () => document.visibilityState === 'visible',
  });
  document.addEventListener('visibilitychange', wake);
  addEventListener('online', wake);
  return {
    follow,
    refresh,
    end: () => {
      document.removeEventListener('visibilitychange', wake);
      removeEventListener('online', wake);
    },
  };
}
