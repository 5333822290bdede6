import { type Bus, topicOf } from './bus.ts';
import { TopicListeners } from './topic-listeners.ts';

/** Opens the bus of a server that runs alone. */
export function openLocalBus(): Bus {
  const listeners = new TopicListeners();
  return {
    publish: (notification) => {
      // Listeners run after the publisher's own call, as on a real bus.
      queueMicrotask(() => listeners.call(topicOf(notification), notification));
    },
    subscribe: (topic, listener) => {
      listeners.add(topic, listener);
      return { ready: undefined, end: () => listeners.delete(topic, listener) };
    },
    connected: true,
    close: async () => listeners.clear(),
  };
}
