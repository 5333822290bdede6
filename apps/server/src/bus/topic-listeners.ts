import { type ChangeNotification, formatTopic, type Listener, type Topic } from './bus.ts';

/** The listeners of one node, by topic. */
export class TopicListeners {
  readonly #byTopic = new Map<string, Set<Listener>>();

  /** Adds a listener. Returns whether it is the first one on its topic. */
  add(topic: Topic, listener: Listener): boolean {
    const name = formatTopic(topic);
    const listeners = this.#byTopic.get(name) ?? new Set();
    this.#byTopic.set(name, listeners.add(listener));
    return listeners.size === 1;
  }

  /** Removes a listener. Returns whether it was the last one on its topic. */
  delete(topic: Topic, listener: Listener): boolean {
    const name = formatTopic(topic);
    const listeners = this.#byTopic.get(name);
    if (listeners === undefined || !listeners.delete(listener) || listeners.size > 0) return false;
    return this.#byTopic.delete(name);
  }

  call(topic: Topic, notification: ChangeNotification): void {
    for (const listener of this.#byTopic.get(formatTopic(topic)) ?? []) listener(notification);
  }

  /** Returns the topics that have listeners, as text. */
  topics(): readonly string[] {
    return [...this.#byTopic.keys()];
  }

  clear(): void {
    this.#byTopic.clear();
  }
}
