import { setTimeout as sleep } from 'node:timers/promises';
import {
  type ConnectionOptions,
  connect,
  type NatsConnection,
  type Subscription,
} from '@nats-io/transport-node';
import { withDeadline } from '../deadline.ts';
import { type Bus, formatTopic, topicOf } from './bus.ts';
import { formatNatsMessage, parseNatsMessage } from './nats-message.ts';
import { TopicListeners } from './topic-listeners.ts';

/** Each topic is a separate subject, so that the NATS server sends a node only the notifications that it asked for. */
const SUBJECT_PREFIX = 'halma.';

/** The limit for one attempt to connect, and the pause before the next one, in milliseconds. */
const CONNECT_LIMIT_MS = 2000;
const RETRY_MS = 500;

/** The interval between pings, in milliseconds. A server that does not answer two in a row counts as unreachable. */
const PING_INTERVAL_MS = 1500;

const CLOSE_LIMIT_MS = 1000;

/**
 * Opens a bus over a NATS server. It does not wait for the server: it connects as soon as the server is reachable, and
 * reconnects after each failure. Notifications sent in the meantime are lost.
 *
 * @param onError called when a connection is lost, and when the server cannot be reached or refuses this node: once,
 *   and again only after a connection has succeeded
 */
export function openNatsBus(address: string, onError: (error: unknown) => void): Bus {
  const listeners = new TopicListeners();
  /** The subscriptions of the current connection, by subject. */
  const subscriptions = new Map<string, Subscription>();
  const closing = new AbortController();
  let connection: NatsConnection | undefined;
  let isConnected = false;
  let isFailureReported = false;
  void stayConnected();

  async function stayConnected(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        await holdConnection();
      } catch (error) {
        if (!isFailureReported && !closing.signal.aborted)
          onError(new Error('no connection to the NATS server', { cause: error }));
        isFailureReported = true;
      }
      isConnected = false;
      await sleep(RETRY_MS, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  }

  /** Connects, and resolves when the connection has ended for good. */
  async function holdConnection(): Promise<void> {
    const newConnection = await connect({
      ...serverAndCredentials(address),
      timeout: CONNECT_LIMIT_MS,
      maxReconnectAttempts: -1,
      reconnectTimeWait: RETRY_MS,
      pingInterval: PING_INTERVAL_MS,
      maxPingOut: 2,
    });
    if (closing.signal.aborted) return newConnection.close();
    connection = newConnection;
    subscriptions.clear();
    for (const topic of listeners.topics()) subscribeTo(newConnection, topic);
    try {
      // Until the server knows the subscriptions, this node would miss notifications.
      await newConnection.flush();
      isConnected = true;
      isFailureReported = false;
      void watchStatus(newConnection);
      await newConnection.closed();
    } finally {
      // Otherwise the client would reconnect by itself, alongside the next connection.
      await newConnection.close();
    }
  }

  function subscribeTo(natsConnection: NatsConnection, topic: string): void {
    const subscription = natsConnection.subscribe(`${SUBJECT_PREFIX}${topic}`, {
      callback: (_, message) => {
        const notification = parseNatsMessage(message.string());
        if (notification !== undefined) listeners.call(topicOf(notification), notification);
      },
    });
    subscriptions.set(topic, subscription);
  }

  async function watchStatus(natsConnection: NatsConnection): Promise<void> {
    for await (const { type } of natsConnection.status()) {
      if (type === 'disconnect') {
        isConnected = false;
        if (!closing.signal.aborted) onError(new Error('the connection to the NATS server is lost'));
      }
      if (type === 'reconnect') isConnected = true;
    }
  }

  return {
    publish: (notification) => {
      // The client would queue messages without limit while the server is unreachable.
      if (isConnected)
        connection?.publish(
          `${SUBJECT_PREFIX}${formatTopic(topicOf(notification))}`,
          formatNatsMessage(notification),
        );
    },
    subscribe: (topic, listener) => {
      const name = formatTopic(topic);
      const openConnection = connection?.isClosed() === false ? connection : undefined;
      if (listeners.add(topic, listener) && openConnection !== undefined) subscribeTo(openConnection, name);
      return {
        // While the server is unreachable, notifications are lost anyway. The server may become unreachable before it
        // answers.
        ready: isConnected ? openConnection?.flush().catch(() => undefined) : undefined,
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

/**
 * Returns the server and the credentials in an address such as `nats://user:password@host:4222`. A name without a
 * password is a token. The client ignores credentials in an address.
 */
function serverAndCredentials(
  address: string,
): Pick<ConnectionOptions, 'servers' | 'user' | 'pass' | 'token'> {
  const { protocol, host, username, password } = new URL(address);
  const servers = `${protocol}//${host}`;
  if (username === '') return { servers };
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)];
  return pass === '' ? { servers, token: user } : { servers, user, pass };
}
