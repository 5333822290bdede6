import { type Bus, topicOf } from './bus.ts';
import { TopicListeners } from './topic-listeners.ts';

/**
 * Opens a bus that reaches only this node.
 *
 * @param isAlone whether no other node can use the store, so that no notification is lost
 */
export function openLocalBus(isAlone: boolean = true): Bus {
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
    connected: isAlone,
    close: async () => listeners.clear(),
  };
}
