import type { Bus, Hint, Listener } from './bus.ts';

/** The bus of a server that is alone. */
export function openLocalBus(): Bus {
  const listeners = new Set<Listener>();
  return {
    publish: (hint: Hint) => {
      // Not within the publisher's own call: on a real bus, too, hints come later.
      queueMicrotask(() => {
        for (const listener of listeners) listener(hint);
      });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    connected: true,
    close: async () => listeners.clear(),
  };
}
