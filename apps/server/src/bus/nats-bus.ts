import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import { withDeadline } from '../deadline.ts';
import { type Bus, formatTopic, topicOf } from './bus.ts';
import { formatNatsMessage, parseNatsMessage } from './nats-message.ts';
import { TopicListeners } from './topic-listeners.ts';

/** Each topic is a separate subject, so that the NATS server sends a node only the notifications that it asked for. */
const SUBJECT_PREFIX = 'halma.';

/** The limit for one attempt to connect, and the pause before the next one, in milliseconds. */
const CONNECT_LIMIT_MS = 2000;
const RETRY_MS = 500;

/** The interval between pings, in milliseconds. A server that does not answer two in a row is away. */
const PING_INTERVAL_MS = 1500;

const CLOSE_LIMIT_MS = 1000;

/**
 * Opens a bus over a NATS server. It does not wait for the server: it connects as soon as the server is there, and
 * again after each failure. Notifications sent in the meantime are lost.
 */
export function openNatsBus(address: string): Bus {
  const listeners = new TopicListeners();
  /** The subscriptions of the current connection, by subject. */
  const subscriptions = new Map<string, Subscription>();
  const closing = new AbortController();
  let connection: NatsConnection | undefined;
  let isConnected = false;
  void stayConnected();

  async function stayConnected(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        await useConnection();
      } catch {
        // The server is away, or refuses this node. `connected` reports that.
      }
      isConnected = false;
      await sleep(RETRY_MS, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  }

  /** Connects, and resolves when the connection has ended for good. */
  async function useConnection(): Promise<void> {
    const opened = await connect({
      servers: address,
      timeout: CONNECT_LIMIT_MS,
      maxReconnectAttempts: -1,
      reconnectTimeWait: RETRY_MS,
      pingInterval: PING_INTERVAL_MS,
      maxPingOut: 2,
    });
    if (closing.signal.aborted) return opened.close();
    connection = opened;
    subscriptions.clear();
    for (const topic of listeners.topics()) subscribeTo(opened, topic);
    // Until the server knows the subscriptions, this node would miss notifications.
    await opened.flush();
    isConnected = true;
    void watchStatus(opened);
    await opened.closed();
  }

  function subscribeTo(opened: NatsConnection, topic: string): void {
    const subscription = opened.subscribe(`${SUBJECT_PREFIX}${topic}`, {
      callback: (_, message) => {
        const notification = parseNatsMessage(message.string());
        if (notification !== undefined) listeners.call(topicOf(notification), notification);
      },
    });
    subscriptions.set(topic, subscription);
  }

  async function watchStatus(opened: NatsConnection): Promise<void> {
    for await (const { type } of opened.status()) {
      if (type === 'disconnect') isConnected = false;
      if (type === 'reconnect') isConnected = true;
    }
  }

  return {
    publish: (notification) => {
      // The client would keep messages for a server that is away, without limit.
      if (isConnected)
        connection?.publish(
          `${SUBJECT_PREFIX}${formatTopic(topicOf(notification))}`,
          formatNatsMessage(notification),
        );
    },
    subscribe: (topic, listener) => {
      const name = formatTopic(topic);
      const opened = connection?.isClosed() === false ? connection : undefined;
      if (listeners.add(topic, listener) && opened !== undefined) subscribeTo(opened, name);
      return {
        // While the server is away, notifications are lost anyway.
        ready: isConnected ? opened?.flush() : undefined,
        end: () => {
          if (!listeners.delete(topic, listener)) return;
          subscriptions.get(name)?.unsubscribe();
          subscriptions.delete(name);
        },
      };
    },
    get connected() {
      return isConnected;
    },
    close: async () => {
      closing.abort();
      if (connection === undefined || connection.isClosed()) return;
      const end = isConnected ? connection.drain() : connection.close();
      await withDeadline(end, CLOSE_LIMIT_MS, 'closing the bus').catch(() => undefined);
    },
  };
}
