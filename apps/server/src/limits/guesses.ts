import { createHash } from 'node:crypto';
import { type Result, refuse } from '@halma/protocol';
import type { GuessLimit, GuessStore } from '../store/guess-store.ts';

const MINUTE_MS = 60_000;

type GuessKind = 'account' | 'device' | 'network' | 'signUp' | 'mail' | 'mailNetwork';

/**
 * How fast all nodes together accept each kind of attempt. They slow a guesser and lock no one out: a right password
 * or code counts for nothing, so that a class behind one address can sign in at once.
 */
const GUESS_LIMITS: Readonly<Record<GuessKind, GuessLimit>> = {
  /** Wrong passwords and codes for one account, from devices on which its owner has never signed in. */
  account: { burst: 10, intervalMs: 20_000 },
  /** Wrong passwords and codes for one account, from one device of its owner. */
  device: { burst: 10, intervalMs: 20_000 },
  /** Wrong passwords and codes from one address. */
  network: { burst: 60, intervalMs: 5000 },
  /** New accounts from one address. */
  signUp: { burst: 60, intervalMs: 10_000 },
  /** Mails to one address. */
  mail: { burst: 3, intervalMs: 20 * MINUTE_MS },
  /** Mails that one address asks for. */
  mailNetwork: { burst: 20, intervalMs: MINUTE_MS },
};

/** What an attempt counts against: a kind, and whose. */
export type GuessKey = readonly [kind: GuessKind, subject: string];

/** Slows the guessing of passwords and codes, and the requests for accounts and mails. */
export class Guesses {
  readonly #store: GuessStore;
  readonly #now: () => number;
  readonly #scale: number;

  /** @param scale multiplies the limits, for load tests */
  constructor(store: GuessStore, now: () => number, scale = 1) {
    this.#store = store;
    this.#now = now;
    this.#scale = scale;
  }

  /** Makes an attempt unless it has to wait. It counts from the start, so that many at once do not slip through, unless it succeeds. */
  async attempt<Value>(
    keys: readonly GuessKey[],
    work: () => Promise<Result<Value>>,
  ): Promise<Result<Value>> {
    const taken = await this.take(keys);
    if (!taken.ok) return taken;
    const result = await work();
    if (result.ok || result.refusal.code === 'code-needed') await this.#giveBack(keys);
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
    return { ok: true, value: undefined };
  }

  async #giveBack(keys: readonly GuessKey[]): Promise<void> {
    for (const key of keys) await this.#store.giveBack(hashKey(key), this.#limitOf(key));
  }

  #limitOf([kind]: GuessKey): GuessLimit {
    const { burst, intervalMs } = GUESS_LIMITS[kind];
    return { burst: burst * this.#scale, intervalMs: Math.ceil(intervalMs / this.#scale) };
  }
}

/** The store has only hashes, since a key can be an address. */
function hashKey([kind, subject]: GuessKey): string {
  return createHash('sha256').update(`${kind} ${subject}`).digest('base64url');
}
