import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Check } from 'typebox/value';
import { CommandId, OnlineGameId } from '../identifiers.ts';
import { parseJson, validateAs } from '../parse.ts';
import { accept, type Result, refuse } from '../refusal.ts';
import {
  CLIENT_MESSAGES,
  type ClientMessage,
  COMMAND_MESSAGES,
  MAX_MESSAGE_BYTES,
} from './client-message.ts';

const COMPILED_CHECKS = new WeakMap<TSchema, (value: unknown) => boolean>();

/** Parses a client's message. Never throws. */
export function parseClientMessage(text: string): Result<ClientMessage> {
  const json = parseJson(text, MAX_MESSAGE_BYTES);
  if (!json.ok) return json;
  const schema = schemaForMessage(json.value);
  if (schema === undefined) return refuse('bad-message', { at: '/say' });
  // The compiled check only reports whether a message is valid; the slower one reports where the error is.
  return compiledCheck(schema)(json.value)
    ? accept(json.value as ClientMessage)
    : validateAs(schema, json.value);
}

/** Reads the ids of a message that may be malformed, so that its refusal can include them. Never throws. */
export function readMessageIds(text: string): { readonly id?: CommandId; readonly game?: OnlineGameId } {
  const json = parseJson(text, MAX_MESSAGE_BYTES);
  if (!json.ok) return {};
  const [id, game] = [propertyOf(json.value, 'id'), propertyOf(json.value, 'game')];
  return { ...(Check(CommandId, id) ? { id } : {}), ...(Check(OnlineGameId, game) ? { game } : {}) };
}

/**
 * Returns a check that is compiled to JavaScript when the first such message arrives: a server checks every message,
 * and reading one takes more than ten times as long if the schema is interpreted.
 */
function compiledCheck(schema: TSchema): (value: unknown) => boolean {
  const cached = COMPILED_CHECKS.get(schema);
  if (cached !== undefined) return cached;
  const validator = Compile(schema);
  const check = (value: unknown): boolean => validator.Check(value);
  COMPILED_CHECKS.set(schema, check);
  return check;
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
