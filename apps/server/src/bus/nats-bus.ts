import { connect } from '@nats-io/transport-node';
import Type from 'typebox';
import { Check } from 'typebox/value';
import type { Bus, Hint, Listener } from './bus.ts';

const SUBJECT = 'halma.hints';

const text = Type.String({ maxLength: 40 });
const HintShape = Type.Union([
  Type.Object({ about: Type.Literal('game'), game: text, seq: Type.Integer() }),
  Type.Object({ about: Type.Literal('talk'), game: text }),
  Type.Object({ about: Type.Literal('lobby') }),
  Type.Object({ about: Type.Literal('session'), session: text }),
]);

/** A bus over a NATS server. It keeps trying when the server goes away; hints are lost meanwhile, which is allowed. */
export async function openNatsBus(address: string): Promise<Bus> {
  const connection = await connect({ servers: address, maxReconnectAttempts: -1, reconnectTimeWait: 500 });
  const listeners = new Set<Listener>();
  let connected = true;
  connection.subscribe(SUBJECT, {
    callback: (_, message) => {
      const hint = readHint(message.string());
      if (hint !== undefined) for (const listener of listeners) listener(hint);
    },
  });
  // Until the server has heard of the subscription, hints would pass this node by.
  await connection.flush();
  void watch();

  async function watch(): Promise<void> {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') connected = false;
      if (type === 'reconnect') connected = true;
    }
  }

  return {
    publish: (hint: Hint) => {
      if (!connection.isClosed()) connection.publish(SUBJECT, JSON.stringify(hint));
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get connected() {
      return connected;
    },
    close: () => connection.drain(),
  };
}

function readHint(message: string): Hint | undefined {
  try {
    const hint: unknown = JSON.parse(message);
    return Check(HintShape, hint) ? hint : undefined;
  } catch {
    return undefined;
  }
}
