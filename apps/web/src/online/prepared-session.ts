import type { Me } from '@halma/protocol';

let prepared: Me | undefined;

/** Keeps a session that was started before the page that uses it. */
export function keepSession(me: Me): void {
  prepared = me;
}

/** Returns the kept session, once. */
export function takeSession(): Me | undefined {
  const me = prepared;
  prepared = undefined;
  return me;
}
