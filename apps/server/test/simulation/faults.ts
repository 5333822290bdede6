import type { Bus, Hint, Listener } from '../../src/bus/bus.ts';
import type { GameStore } from '../../src/store/game-store.ts';

/** The error that a node gets when the store, or its own process, dies. */
export class Crash extends Error {}

/** Wraps a store so that it sometimes fails: before a commit, or after it and before the answer. */
export function crashing(games: GameStore, random: () => number, chance: number): GameStore {
  return new Proxy(games, {
    get: (target, name: keyof GameStore) => {
      if (name !== 'append') return (target[name] as (...values: never[]) => unknown).bind(target);
      return async (...values: Parameters<GameStore['append']>) => {
        if (random() < chance) throw new Crash('before the commit');
        const result = await target.append(...values);
        if (random() < chance) throw new Crash('after the commit');
        return result;
      };
    },
  });
}

/** A bus that loses, doubles and reorders hints. It keeps them until a call of `deliver`. */
export class UnreliableBus implements Bus {
  readonly connected = true;
  readonly #random: () => number;
  readonly #listeners = new Set<Listener>();
  readonly #lying: (() => void)[] = [];

  constructor(random: () => number) {
    this.#random = random;
  }

  publish(hint: Hint): void {
    for (const listener of this.#listeners) {
      const copies = Math.floor(this.#random() * 3);
      for (let copy = 0; copy < copies; copy += 1) this.#lying.push(() => listener(hint));
    }
  }

  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Delivers some of the pending hints, in any order. */
  deliver(): void {
    const count = Math.floor(this.#random() * (this.#lying.length + 1));
    for (let delivered = 0; delivered < count; delivered += 1) {
      const [hint] = this.#lying.splice(Math.floor(this.#random() * this.#lying.length), 1);
      hint?.();
    }
  }

  async close(): Promise<void> {
    this.#listeners.clear();
  }
}

/** Returns a generator of pseudorandom numbers from 0 up to 1 (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
