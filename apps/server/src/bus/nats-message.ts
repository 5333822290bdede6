import Type from 'typebox';
import { Check } from 'typebox/value';
import type { ChangeNotification } from './bus.ts';

const ShortText = Type.String({ maxLength: 40 });

/** A notification as nodes send it. */
const NatsMessage = Type.Union([
  Type.Object({ about: Type.Literal('log'), kind: ShortText, id: ShortText, seq: Type.Integer() }),
  Type.Object({ about: Type.Literal('chat'), game: ShortText }),
  Type.Object({ about: Type.Literal('arrival'), game: ShortText }),
  Type.Object({ about: Type.Literal('lobby') }),
  Type.Object({ about: Type.Literal('person'), person: ShortText }),
  Type.Object({ about: Type.Literal('session'), session: ShortText }),
  Type.Object({ about: Type.Literal('notices'), person: ShortText }),
  Type.Object({ about: Type.Literal('seat'), person: ShortText }),
]);

/** Formats a notification as a NATS message. */
export function formatNatsMessage(notification: ChangeNotification): string {
  return JSON.stringify(notification);
}

/** Parses a NATS message. Returns undefined if it is not a notification. */
export function parseNatsMessage(message: string): ChangeNotification | undefined {
  try {
    const value: unknown = JSON.parse(message);
    return Check(NatsMessage, value) ? value : undefined;
  } catch {
    return undefined;
  }
}
