import {
  type Bus,
  type ChangeNotification,
  formatTopic,
  type Listener,
  type Subscription,
  type Topic,
  topicOf,
} from '../../src/bus/bus.ts';
import type { LogStore } from '../../src/log/log-store.ts';

/** The error that a simulated crash of the store or a node throws. */
export class Crash extends Error {}

/** Wraps a store so that `append` sometimes fails: before the commit, or between the commit and the response. */
export function withCrashes<Store extends Pick<LogStore<never, never>, 'append'>>(
  store: Store,
  random: () => number,
  chance: number,
): Store {
  return new Proxy(store, {
    get: (target, name) => {
      const method = (target[name as keyof Store] as (...values: never[]) => Promise<never>).bind(target);
      if (name !== 'append') return method;
      return async (...values: never[]) => {
        if (random() < chance) throw new Crash('before the commit');
        const result = await method(...values);
        if (random() < chance) throw new Crash('after the commit');
        return result;
      };
    },
  });
}

/** A bus that loses, duplicates and reorders notifications. It holds them back until `deliver` is called. */
export class UnreliableBus implements Bus {
  readonly connected = true;
  readonly #random: () => number;
  readonly #listeners = new Set<{ readonly topic: string; readonly listener: Listener }>();
  readonly #pending: (() => void)[] = [];

  constructor(random: () => number) {
    this.#random = random;
  }

  publish(notification: ChangeNotification): void {
    for (const { topic, listener } of this.#listeners) {
      if (topic !== formatTopic(topicOf(notification))) continue;
      const copies = Math.floor(this.#random() * 3);
      for (let copy = 0; copy < copies; copy += 1) this.#pending.push(() => listener(notification));
    }
  }

  subscribe(topic: Topic, listener: Listener): Subscription {
    const entry = { topic: formatTopic(topic), listener };
    this.#listeners.add(entry);
    return { ready: undefined, end: () => this.#listeners.delete(entry) };
  }

  /** Delivers some of the pending notifications, in random order. */
  deliver(): void {
    const count = Math.floor(this.#random() * (this.#pending.length + 1));
    for (let index = 0; index < count; index += 1) {
      const [notification] = this.#pending.splice(Math.floor(this.#random() * this.#pending.length), 1);
      notification?.();
    }
  }

  async close(): Promise<void> {
    this.#listeners.clear();
  }
}

/** Returns a generator of pseudorandom numbers from 0 up to 1 (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
