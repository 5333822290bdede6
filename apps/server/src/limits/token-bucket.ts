/** A number of requests allowed at once, and the rate after that. */
export interface RateLimit {
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  tokens: number;
  filledAt: number;
}

/**
 * Limits the rate of requests for each key, such as an address or a person. Deletes full buckets, so that only recent
 * traffic uses memory.
 */
export class RateLimiter {
  readonly #limit: RateLimit;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();
  #cleanedAt: number;

  constructor(limit: RateLimit, now: () => number) {
    this.#limit = limit;
    this.#now = now;
    this.#cleanedAt = now();
  }

  /** Takes a token. Returns 0, or the time until the next token, in milliseconds. */
  take(key: string): number {
    const now = this.#now();
    this.#deleteFullBuckets(now);
    const bucket = this.#buckets.get(key) ?? { tokens: this.#limit.burst, filledAt: now };
    bucket.tokens = this.#tokensAt(bucket, now);
    bucket.filledAt = now;
    this.#buckets.set(key, bucket);
    if (bucket.tokens >= 1) {
      bucket.tokens -= 1;
      return 0;
    }
    return Math.ceil(((1 - bucket.tokens) / this.#limit.perSecond) * 1000);
  }

  /** Puts back the token that a request has just taken, because the request is refused for another reason. */
  putBack(key: string): void {
    const bucket = this.#buckets.get(key);
    if (bucket !== undefined) bucket.tokens += 1;
  }

  #tokensAt({ tokens, filledAt }: Bucket, now: number): number {
    // The system's clock can be set back: waiting until it catches up could take hours.
    const elapsedMs = Math.max(0, now - filledAt);
    return Math.min(this.#limit.burst, tokens + (elapsedMs / 1000) * this.#limit.perSecond);
  }

  #deleteFullBuckets(now: number): void {
    const fillTimeMs = (this.#limit.burst / this.#limit.perSecond) * 1000;
    if (Math.abs(now - this.#cleanedAt) < fillTimeMs) return;
    this.#cleanedAt = now;
    for (const [key, bucket] of this.#buckets) {
      if (this.#tokensAt(bucket, now) >= this.#limit.burst) this.#buckets.delete(key);
    }
  }
}
