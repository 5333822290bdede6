/** A number of requests at once, and then a rate. */
export interface RateLimit {
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  tokens: number;
  filledAt: number;
}

/**
 * Limits what each key (an address, a person) does. Deletes buckets that are full again, so that memory is
 * bounded by recent traffic.
 */
export class RateLimiter {
  readonly #limit: RateLimit;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();
  #tidiedAt: number;

  constructor(limit: RateLimit, now: () => number) {
    this.#limit = limit;
    this.#now = now;
    this.#tidiedAt = now();
  }

  /** Takes a token. Returns 0, or the milliseconds until the next one. */
  take(key: string): number {
    const now = this.#now();
    this.#tidy(now);
    const bucket = this.#buckets.get(key) ?? { tokens: this.#limit.burst, filledAt: now };
    bucket.tokens = this.#filled(bucket, now);
    bucket.filledAt = now;
    this.#buckets.set(key, bucket);
    if (bucket.tokens >= 1) {
      bucket.tokens -= 1;
      return 0;
    }
    return Math.ceil(((1 - bucket.tokens) / this.#limit.perSecond) * 1000);
  }

  #filled({ tokens, filledAt }: Bucket, now: number): number {
    return Math.min(this.#limit.burst, tokens + ((now - filledAt) / 1000) * this.#limit.perSecond);
  }

  #tidy(now: number): void {
    const fills = (this.#limit.burst / this.#limit.perSecond) * 1000;
    if (now - this.#tidiedAt < fills) return;
    this.#tidiedAt = now;
    for (const [key, bucket] of this.#buckets) {
      if (this.#filled(bucket, now) >= this.#limit.burst) this.#buckets.delete(key);
    }
  }
}
