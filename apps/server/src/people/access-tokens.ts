import { accept, type NewAccessToken, type Result } from '@halma/protocol';
import { randomId } from '../identifiers.ts';
import type { AccessTokenStore, StoredAccessToken } from '../store/access-token-store.ts';
import type { StoredSession } from '../store/session-store.ts';
import { hashToken, LAST_SEEN_INTERVAL_MS, randomToken, SESSION_LIFETIME_MS } from './sessions.ts';

/** The prefix of every secret, which lets scanners find a secret that its owner has published by mistake. */
const SECRET_PREFIX = 'halma_';

/** The length of a session token. */
const SESSION_TOKEN_LENGTH: number = randomToken().length;

/** Creates and finds access tokens, which let programs act for an account. */
export class AccessTokens {
  readonly #store: AccessTokenStore;
  readonly #now: () => number;

  constructor(store: AccessTokenStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /**
   * Creates a token for the owner of a session. Only the caller gets its secret. Refuses if the owner has too many tokens,
   * or the session has ended.
   */
  async create(
    { person, session }: StoredSession,
    { name, scopes }: NewAccessToken,
  ): Promise<Result<{ readonly secret: string; readonly token: StoredAccessToken }>> {
    const secret = SECRET_PREFIX + randomToken();
    const token: StoredAccessToken = {
      secretHash: hashToken(secret),
      token: randomId(),
      person,
      name,
      scopes,
      createdAt: this.#now(),
      lastUsedAt: undefined,
    };
    const added = await this.#store.add(token, session);
    return added.ok ? accept({ secret, token }) : added;
  }

  /**
   * Returns the token with the given secret; undefined if there is none, or it has gone unused for too long. Records
   * the use, at most once an hour.
   */
  async find(secret: string): Promise<StoredAccessToken | undefined> {
    const token = await this.#store.find(hashToken(secret));
    if (token === undefined) return undefined;
    const now = this.#now();
    const { createdAt, lastUsedAt } = token;
    if (now - (lastUsedAt ?? createdAt) > SESSION_LIFETIME_MS) return undefined;
    if (lastUsedAt === undefined || now - lastUsedAt > LAST_SEEN_INTERVAL_MS)
      await this.#store.markUsed(token.token, now);
    return token;
  }
}

/** Returns whether a request's token is an access token rather than a session token. */
export function isAccessToken(token: string): boolean {
  // A session token is shorter, and may begin in the same way.
  return token.startsWith(SECRET_PREFIX) && token.length > SESSION_TOKEN_LENGTH;
}
