import { connect } from '@nats-io/transport-node';
import type { Bus, Hint, Listener } from './bus.ts';
import { formatNatsMessage, parseNatsMessage } from './nats-message.ts';

const SUBJECT = 'halma.hints';

/** Opens a bus over a NATS server. It reconnects after a failure; hints sent in the meantime are lost. */
export async function openNatsBus(address: string): Promise<Bus> {
  const connection = await connect({ servers: address, maxReconnectAttempts: -1, reconnectTimeWait: 500 });
  const listeners = new Set<Listener>();
  let isConnected = true;
  connection.subscribe(SUBJECT, {
    callback: (_, message) => {
      const hint = parseNatsMessage(message.string());
      if (hint !== undefined) for (const listener of listeners) listener(hint);
    },
  });
  // Until the server knows the subscription, this node would miss hints.
  await connection.flush();
  void watchStatus();

  async function watchStatus(): Promise<void> {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') isConnected = false;
      if (type === 'reconnect') isConnected = true;
    }
  }

  return {
    publish: (hint: Hint) => {
      if (!connection.isClosed()) connection.publish(SUBJECT, formatNatsMessage(hint));
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get connected() {
      return isConnected;
    },
    close: () => connection.drain(),
  };
}
