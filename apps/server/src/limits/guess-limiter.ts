import { createHash } from 'node:crypto';
import { accept, type RefusalCode, type Result, refuse } from '@halma/protocol';
import { MINUTE_MS } from '../durations.ts';
import type { FailedAttemptStore, GuessLimit } from '../store/failed-attempt-store.ts';

type GuessKind = 'account' | 'device' | 'network' | 'entrant' | 'entry' | 'signUp' | 'mail' | 'mailNetwork';

/**
 * The rates at which all nodes together accept each kind of attempt. They slow a guesser and lock no one out.
 * Correct passwords and codes do not count, so a whole class behind one address can sign in at the same time.
 */
const GUESS_LIMITS: Readonly<Record<GuessKind, GuessLimit>> = {
  /** Wrong passwords and codes for one account, from devices on which its owner has never signed in. */
  account: { burst: 10, intervalMs: 20_000 },
  /** Wrong passwords and codes for one account, from one device of its owner. */
  device: { burst: 10, intervalMs: 20_000 },
  /** Wrong passwords and codes from one network. */
  network: { burst: 60, intervalMs: 5000 },
  /** Wrong entry passwords from one person. */
  entrant: { burst: 10, intervalMs: 20_000 },
  /**
   * Wrong entry passwords from guests for one tournament, since one client can start many guest sessions. The
   * limit lets a class enter despite a few typing errors, but is too low for guessing a password.
   */
  entry: { burst: 120, intervalMs: 2000 },
  /** New accounts from one network. */
  signUp: { burst: 60, intervalMs: 10_000 },
  /** E-mails to one e-mail address. */
  mail: { burst: 3, intervalMs: 20 * MINUTE_MS },
  /** E-mails requested from one network. */
  mailNetwork: { burst: 20, intervalMs: MINUTE_MS },
};

/**
 * Refusals that reveal nothing about a password or code. The server returns them before it compares the
 * password or code, or after a correct one.
 */
const REFUSALS_WITHOUT_GUESS: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'account-closed',
  'code-needed',
  'no-account',
  'bot-account',
  'not-allowed',
  'already-entered',
  'entry-closed',
  'no-partner',
  'tournament-full',
  'too-many-changes',
]);

/** A counter of attempts: the kind, and the account, device, network or e-mail address that it belongs to. */
export type GuessKey = readonly [kind: GuessKind, subject: string];

/** Limits how fast clients can guess passwords and codes, create accounts and ask for e-mails. */
export class GuessLimiter {
  readonly #store: FailedAttemptStore;
  readonly #now: () => number;
  readonly #scale: number;

  /** @param scale multiplies the limits, for load tests */
  constructor(store: FailedAttemptStore, now: () => number, scale = 1) {
    this.#store = store;
    this.#now = now;
    this.#scale = scale;
  }

  /**
   * Makes an attempt, unless it has to wait. Counts the attempt before it starts, so that parallel attempts
   * count too, and removes it from the count if it was not a wrong guess.
   */
  async attempt<Value>(
    keys: readonly GuessKey[],
    work: () => Promise<Result<Value>>,
  ): Promise<Result<Value>> {
    const taken = await this.take(keys);
    if (!taken.ok) return taken;
    const result = await work();
    if (result.ok || REFUSALS_WITHOUT_GUESS.has(result.refusal.code)) await this.#giveBack(keys);
    return result;
  }

  /** Counts an attempt against all keys, or against none if it has to wait. */
  async take(keys: readonly GuessKey[]): Promise<Result<undefined>> {
    for (const [index, key] of keys.entries()) {
      const waitMs = await this.#store.take(hashKey(key), this.#limitOf(key), this.#now());
      if (waitMs === 0) continue;
      await this.#giveBack(keys.slice(0, index));
      return refuse('too-many', { after: waitMs });
    }
    return accept(undefined);
  }

  async #giveBack(keys: readonly GuessKey[]): Promise<void> {
    for (const key of keys) await this.#store.giveBack(hashKey(key), this.#limitOf(key));
  }

  #limitOf([kind]: GuessKey): GuessLimit {
    const { burst, intervalMs } = GUESS_LIMITS[kind];
    return { burst: burst * this.#scale, intervalMs: Math.ceil(intervalMs / this.#scale) };
  }
}

/** Hashes a key for the store, since a key can contain an e-mail address. */
function hashKey([kind, subject]: GuessKey): string {
  return createHash('sha256').update(`${kind} ${subject}`).digest('base64url');
}
