import { createHash, randomBytes } from 'node:crypto';
import type { PersonId } from '@halma/protocol';
import { randomId } from '../identifiers.ts';
import type { SessionStore, StoredSession } from '../store/session-store.ts';

const DAY_MS = 24 * 60 * 60_000;

/** A session ends after this time without use, in milliseconds. */
export const SESSION_LIFETIME_MS: number = 180 * DAY_MS;

/** The shortest interval at which the store records that a session is in use, in milliseconds. */
const LAST_SEEN_INTERVAL_MS = 60 * 60_000;

/** A new session. Only the client keeps its token. */
export interface NewSession {
  readonly token: string;
  readonly session: StoredSession;
}

/** A session that is in use now. */
export type FoundSession = StoredSession & { readonly isRenewed: boolean };

/** Starts and finds sessions. A random token proves who sends a request. */
export class Sessions {
  readonly #store: SessionStore;
  readonly #now: () => number;

  constructor(store: SessionStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  async start(person: PersonId, userAgent: string): Promise<NewSession> {
    const token = randomBytes(32).toString('base64url');
    const now = this.#now();
    const session: StoredSession = {
      tokenHash: tokenHash(token),
      session: randomId(),
      person,
      startedAt: now,
      lastSeenAt: now,
      userAgent: userAgent.slice(0, 200),
    };
    await this.#store.add(session);
    return { token, session };
  }

  /**
   * Returns the session of a token; undefined if there is none, or it has ended. Using a session keeps it alive:
   * `isRenewed` means that the store has just recorded the use, and that the cookie should be renewed.
   */
  async find(token: string): Promise<FoundSession | undefined> {
    const session = await this.#store.find(tokenHash(token));
    const now = this.#now();
    if (session === undefined || now - session.lastSeenAt > SESSION_LIFETIME_MS) return undefined;
    const isRenewed = now - session.lastSeenAt > LAST_SEEN_INTERVAL_MS;
    if (isRenewed) await this.#store.markSeen(session.tokenHash, now);
    return { ...session, isRenewed };
  }
}

/** The token has 256 random bits, so a fast hash is safe. */
function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
