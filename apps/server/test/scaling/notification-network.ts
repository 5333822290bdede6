import { type Bus, formatTopic, type Listener, type Topic, topicOf } from '../../src/bus/bus.ts';
import { formatNatsMessage, parseNatsMessage } from '../../src/bus/nats-message.ts';

/**
 * The network between the nodes of a simulation: like NATS, it passes text to the nodes that have subscribed to its
 * topic.
 */
export class NotificationNetwork {
  publishedCount = 0;
  deliveredCount = 0;
  readonly #nodes = new Map<string, Map<number, Set<Listener>>>();

  /** Creates one node's bus. */
  createBus(node: number): Bus {
    return {
      connected: true,
      publish: (notification) => {
        this.publishedCount += 1;
        const message = formatNatsMessage(notification);
        queueMicrotask(() => this.#deliver(formatTopic(topicOf(notification)), message));
      },
      subscribe: (topic, listener) => {
        const listeners = this.#listeners(topic, node);
        listeners.add(listener);
        return { ready: undefined, end: () => listeners.delete(listener) };
      },
      close: async () => undefined,
    };
  }

  #deliver(topic: string, message: string): void {
    for (const listeners of this.#nodes.get(topic)?.values() ?? []) {
      if (listeners.size === 0) continue;
      this.deliveredCount += 1;
      const notification = parseNatsMessage(message);
      if (notification !== undefined) for (const listener of listeners) listener(notification);
    }
  }

  #listeners(topic: Topic, node: number): Set<Listener> {
    const name = formatTopic(topic);
    const nodes = this.#nodes.get(name) ?? new Map<number, Set<Listener>>();
    this.#nodes.set(name, nodes);
    const listeners = nodes.get(node) ?? new Set();
    nodes.set(node, listeners);
    return listeners;
  }
}
