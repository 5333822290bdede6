import Type, { type Static } from 'typebox';
import { Check } from 'typebox/value';
import type { Hint } from './bus.ts';

const text = Type.String({ maxLength: 40 });

/**
 * A hint as nodes send it. Hints about games and chat keep the shape of the first version, so that nodes of both
 * versions understand each other while a cluster is being upgraded.
 */
const NatsMessage = Type.Union([
  Type.Object({ about: Type.Literal('game'), game: text, seq: Type.Integer() }),
  Type.Object({ about: Type.Literal('log'), kind: text, id: text, seq: Type.Integer() }),
  Type.Object({ about: Type.Literal('talk'), game: text }),
  Type.Object({ about: Type.Literal('lobby') }),
  Type.Object({ about: Type.Literal('person'), person: text }),
  Type.Object({ about: Type.Literal('session'), session: text }),
]);
type NatsMessage = Static<typeof NatsMessage>;

/** Formats a hint as a NATS message. */
export function formatNatsMessage(hint: Hint): string {
  return JSON.stringify(toMessage(hint));
}

/** Parses a NATS message. Returns undefined if it is not a hint. */
export function parseNatsMessage(message: string): Hint | undefined {
  try {
    const value: unknown = JSON.parse(message);
    return Check(NatsMessage, value) ? toHint(value) : undefined;
  } catch {
    return undefined;
  }
}

function toMessage(hint: Hint): NatsMessage {
  if (hint.about === 'chat') return { about: 'talk', game: hint.game };
  if (hint.about === 'log' && hint.kind === 'game') return { about: 'game', game: hint.id, seq: hint.seq };
  return hint;
}

function toHint(message: NatsMessage): Hint {
  if (message.about === 'talk') return { about: 'chat', game: message.game };
  if (message.about === 'game') return { about: 'log', kind: 'game', id: message.game, seq: message.seq };
  return message;
}
