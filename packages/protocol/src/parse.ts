import type { Static, TSchema } from 'typebox';
import { Check, Errors } from 'typebox/value';
import { CommandId, OnlineGameId } from './identifiers.ts';
import { accept, type Result, refuse } from './refusal.ts';
import {
  CLIENT_MESSAGES,
  type ClientMessage,
  COMMAND_MESSAGES,
  MAX_MESSAGE_BYTES,
} from './socket/client-message.ts';

/** Parses JSON of at most `maxLength` characters. Never throws. */
export function parseJson(text: string, maxLength: number): Result<unknown> {
  if (text.length > maxLength) return refuse('too-large', { detail: String(maxLength) });
  try {
    return accept(JSON.parse(text));
  } catch {
    return refuse('not-json');
  }
}

/** Checks a value of unknown shape. The refusal has the path of the first error. */
export function validateAs<Schema extends TSchema>(schema: Schema, value: unknown): Result<Static<Schema>> {
  if (Check(schema, value)) return accept(value);
  const at = (Errors(schema, value)[0]?.instancePath ?? '').slice(0, 200);
  return refuse('bad-message', at === '' ? {} : { at });
}

/** Parses a client's message. Never throws. */
export function parseClientMessage(text: string): Result<ClientMessage> {
  const json = parseJson(text, MAX_MESSAGE_BYTES);
  if (!json.ok) return json;
  const schema = schemaForMessage(json.value);
  return schema === undefined ? refuse('bad-message', { at: '/say' }) : validateAs(schema, json.value);
}

/** Reads the ids of a message that may be malformed, so that its refusal can include them. Never throws. */
export function readMessageIds(text: string): { readonly id?: CommandId; readonly game?: OnlineGameId } {
  const json = parseJson(text, MAX_MESSAGE_BYTES);
  if (!json.ok) return {};
  const [id, game] = [propertyOf(json.value, 'id'), propertyOf(json.value, 'game')];
  return { ...(Check(CommandId, id) ? { id } : {}), ...(Check(OnlineGameId, game) ? { game } : {}) };
}

/** Returns the schema for the type of a message, so that errors describe only that type. */
function schemaForMessage(message: unknown) {
  const type = propertyOf(message, 'say');
  if (type === 'command') return lookUp(COMMAND_MESSAGES, propertyOf(propertyOf(message, 'command'), 'do'));
  return lookUp(CLIENT_MESSAGES, type);
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined;
}

function lookUp<Value>(values: Readonly<Record<string, Value>>, key: unknown): Value | undefined {
  return typeof key === 'string' && Object.hasOwn(values, key) ? values[key] : undefined;
}
