import { createHash, randomBytes } from 'node:crypto';
import { accept, type PersonId, PROOF_LIFETIME_MS, type Result, refuse } from '@halma/protocol';
import { DAY_MS, HOUR_MS } from '../durations.ts';
import { randomId } from '../identifiers.ts';
import type { SessionStore, StoredSession } from '../store/session-store.ts';

/** The time after which an unused session expires, in days and in milliseconds. */
export const SESSION_LIFETIME_DAYS = 180;
export const SESSION_LIFETIME_MS: number = SESSION_LIFETIME_DAYS * DAY_MS;

/** How long a browser is remembered after a sign-in, in milliseconds. */
export const DEVICE_LIFETIME_MS: number = 360 * DAY_MS;

/**
 * The minimum time between two records of the use of a session or an access token, in milliseconds.
 */
export const LAST_SEEN_INTERVAL_MS: number = HOUR_MS;

/** A new session. Only the client keeps its token. */
export interface NewSession {
  readonly token: string;
  readonly session: StoredSession;
}

/** A session that is in use now. */
export type FoundSession = StoredSession & { readonly isRenewed: boolean };

/** Starts and finds sessions. A random token authenticates each request. */
export class Sessions {
  readonly #store: SessionStore;
  readonly #now: () => number;

  constructor(store: SessionStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /**
   * Starts a session.
   *
   * @param isVerified whether the person has just proved who they are
   */
  async start(person: PersonId, userAgent: string, isVerified: boolean): Promise<NewSession> {
    const started = this.create(person, userAgent, isVerified);
    await this.#store.add(started.session);
    return started;
  }

  /** Creates a session without storing it; the caller must store it. */
  create(person: PersonId, userAgent: string, isVerified: boolean): NewSession {
    const token = randomToken();
    const now = this.#now();
    const session: StoredSession = {
      tokenHash: hashToken(token),
      session: randomId(),
      person,
      startedAt: now,
      lastSeenAt: now,
      provedAt: isVerified ? now : 0,
      userAgent: userAgent.slice(0, 200),
    };
    return { token, session };
  }

  /** Records that a session's owner has just proved who they are. Returns the session's new token. */
  async recordProof({ tokenHash }: StoredSession): Promise<Result<string>> {
    const token = randomToken();
    return (await this.#store.prove(tokenHash, hashToken(token), this.#now()))
      ? accept(token)
      : refuse('no-session');
  }

  /** Returns whether a session's last proof is still fresh. */
  hasFreshProof({ provedAt }: StoredSession): boolean {
    return this.#now() - provedAt <= PROOF_LIFETIME_MS;
  }

  /**
   * Returns the session with the given token; undefined if there is none, or it has expired. Using a session
   * keeps it alive: `isRenewed` means that the store has just recorded the use, and that the cookie should be
   * renewed.
   */
  async find(token: string): Promise<FoundSession | undefined> {
    const session = await this.#store.find(hashToken(token));
    const now = this.#now();
    if (session === undefined || now - session.lastSeenAt > SESSION_LIFETIME_MS) return undefined;
    const isRenewed = now - session.lastSeenAt > LAST_SEEN_INTERVAL_MS;
    if (isRenewed) await this.#store.markSeen(session.tokenHash, now);
    return { ...session, isRenewed };
  }
}

/** Returns a new secret token of 256 random bits. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the hash under which a token is stored. The token has 256 random bits, so a fast hash is safe. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
