import type { Me } from '@halma/protocol';
import { api } from './api.ts';
import type { ApiResult } from './failure.ts';

let pending: Promise<ApiResult<Me>> | undefined;
let keptSession: Me | undefined;

/**
 * Continues the session of this browser, or starts one for a guest. All callers share a request while it is
 * pending, because two requests that have no session would create two guests. Over a secure connection, where
 * browsers support locks, only one tab at a time sends a request.
 */
export function startSession(): Promise<ApiResult<Me>> {
  pending ??= oneTabAtATime(() => api('startSession', {})).finally(() => {
    pending = undefined;
  });
  return pending;
}

/** Runs a request once no other tab of the site is running one. */
function oneTabAtATime(request: () => Promise<ApiResult<Me>>): Promise<ApiResult<Me>> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  return locks === undefined ? request() : locks.request('halma.session', request);
}

/** Keeps a session that was started before the page that uses it was rendered. */
export function keepSession(me: Me): void {
  keptSession = me;
}

/** Returns the kept session on the first call, and undefined on later ones. */
export function takeSession(): Me | undefined {
  const me = keptSession;
  keptSession = undefined;
  return me;
}
