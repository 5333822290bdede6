import type { Static, TSchema } from 'typebox';
import { Check, Errors } from 'typebox/value';
import { CommandId, GameId } from './identity.ts';
import { accept, type Result, refuse } from './refusal.ts';
import {
  CLIENT_MESSAGES,
  type ClientMessage,
  COMMAND_MESSAGES,
  LARGEST_MESSAGE,
} from './socket/client-message.ts';

/**
 * Reads JSON of a known shape. Never throws.
 *
 * @param largest the characters the text may have at most
 * @returns the value; refused when it is too large, no JSON, or of another shape, with the place that differs
 */
export function parseAs<Schema extends TSchema>(
  schema: Schema,
  text: string,
  largest: number,
): Result<Static<Schema>> {
  const read = readJson(text, largest);
  return read.ok ? checkAs(schema, read.value) : read;
}

/** Checks a value of unknown shape; refused with the first place that differs. */
export function checkAs<Schema extends TSchema>(schema: Schema, value: unknown): Result<Static<Schema>> {
  if (Check(schema, value)) return accept(value);
  const at = (Errors(schema, value)[0]?.instancePath ?? '').slice(0, 200);
  return refuse('bad-message', at === '' ? {} : { at });
}

/** Reads a message of a client. Never throws. */
export function parseClientMessage(text: string): Result<ClientMessage> {
  const read = readJson(text, LARGEST_MESSAGE);
  if (!read.ok) return read;
  const schema = clientSchemaOf(read.value);
  return schema === undefined ? refuse('bad-message', { at: '/say' }) : checkAs(schema, read.value);
}

/** What a message is about, so that whoever sent it can tell which one is refused: as much as can be read. Never throws. */
export function readSubject(text: string): { readonly id?: CommandId; readonly game?: GameId } {
  const read = readJson(text, LARGEST_MESSAGE);
  if (!read.ok) return {};
  const [id, game] = [propertyOf(read.value, 'id'), propertyOf(read.value, 'game')];
  return { ...(Check(CommandId, id) ? { id } : {}), ...(Check(GameId, game) ? { game } : {}) };
}

/** The one schema the message must fit, by what it says: errors then speak of that one alone. */
function clientSchemaOf(message: unknown) {
  const say = propertyOf(message, 'say');
  if (say === 'command') return ownValue(COMMAND_MESSAGES, propertyOf(propertyOf(message, 'command'), 'do'));
  return ownValue(CLIENT_MESSAGES, say);
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

function ownValue<Value>(values: Readonly<Record<string, Value>>, key: unknown): Value | undefined {
  return typeof key === 'string' && Object.hasOwn(values, key) ? values[key] : undefined;
}

function readJson(text: string, largest: number): Result<unknown> {
  if (text.length > largest) return refuse('too-large', { detail: String(largest) });
  try {
    return accept(JSON.parse(text));
  } catch {
    return refuse('not-json');
  }
}
