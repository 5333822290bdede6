import { createHash, randomBytes } from 'node:crypto';
import type { PersonId } from '@halma/protocol';
import type { SessionStore, StoredSession } from '../store/session-store.ts';
import { newId } from '../tables/identifiers.ts';

const DAY = 24 * 60 * 60_000;

/** A session nobody uses ends after so long. */
export const SESSION_LIFE: number = 180 * DAY;

/** Being seen is written down no more often than this. */
const SEEN_EVERY = 60 * 60_000;

/** A session that has begun: its token goes to the person and is kept nowhere. */
export interface BegunSession {
  readonly token: string;
  readonly session: StoredSession;
}

/** A session that has been used now. */
export type FoundSession = StoredSession & { readonly isRenewed: boolean };

/** Sessions: a random token proves who somebody is. */
export class Sessions {
  readonly #store: SessionStore;
  readonly #now: () => number;

  constructor(store: SessionStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  async begin(person: PersonId, agent: string): Promise<BegunSession> {
    const token = randomBytes(32).toString('base64url');
    const now = this.#now();
    const session = {
      tokenHash: hashOf(token),
      session: newId(),
      person,
      beganAt: now,
      seenAt: now,
      agent: agent.slice(0, 200),
    };
    await this.#store.add(session);
    return { token, session };
  }

  /**
   * The session a token proves; undefined when there is none, or it has ended. Using it lets it live on: `isRenewed` says
   * that this was written down now, and that a cookie should last as long again.
   */
  async find(token: string): Promise<FoundSession | undefined> {
    const session = await this.#store.find(hashOf(token));
    const now = this.#now();
    if (session === undefined || now - session.seenAt > SESSION_LIFE) return undefined;
    const isRenewed = now - session.seenAt > SEEN_EVERY;
    if (isRenewed) await this.#store.markSeen(session.tokenHash, now);
    return { ...session, isRenewed };
  }
}

// The token is 256 random bits, so a plain hash cannot be guessed back.
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
