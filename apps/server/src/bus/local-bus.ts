import type { Bus, Listener } from './bus.ts';

/** Opens the bus of a server that runs alone. */
export function openLocalBus(): Bus {
  const listeners = new Set<Listener>();
  return {
    publish: (hint) => {
      // Listeners run after the publisher's own call, as on a real bus.
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
