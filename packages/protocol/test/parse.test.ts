import fc from 'fast-check';
import Type from 'typebox';
import { describe, expect, test } from 'vitest';
import {
  CLIENT_MESSAGES,
  ClockSetting,
  COMMANDS,
  GameEvent,
  MAX_MESSAGE_BYTES,
  MailRequest,
  PushSubscription,
  parseClientMessage,
  ROUTES,
  type Route,
  readMessageIds,
  TournamentName,
  validateAs,
  validateKnownProperties,
} from '../src/index.ts';

const game = 'abcdefgh0123';
const id = 'command-1';

const parseMessage = (message: unknown) => parseClientMessage(JSON.stringify(message));

describe('accepts valid messages unchanged', () => {
  test.each([
    { say: 'watch', game },
    { say: 'watch', game, after: -1, talkAfter: 0 },
    { say: 'unwatch', game },
    { say: 'lobby', on: true },
    { say: 'talk', id, game, channel: 'team', text: 'Your man on c3 can go.' },
    { say: 'talk', id, game, channel: 'table', text: '\u{1F469}\u200D\u{1F467} می\u200Cخواهم' },
    { say: 'talk', id, game, channel: 'table', text: '\u{1F3F4}\u{E0067}\u{E0062}\u{E007F}' },
    { say: 'command', id, game, command: { do: 'join' } },
    { say: 'command', id, game, command: { do: 'join', seat: 'F' } },
    { say: 'command', id, game, command: { do: 'move', ply: 0, move: 'a1-b2' } },
    { say: 'command', id, game, command: { do: 'take-back', to: 4 } },
  ])('%j', (message) => {
    expect(parseMessage(message)).toEqual({ ok: true, value: message });
  });
});

test.each([
  ['Autumn cup', true],
  ['Coupe d’été \u{1F469}\u200D\u{1F467}', true],
  ['ab', false],
  ['Cup ', false],
  ['Cup\u0007 of May', false],
  ['Cup \u202Eyam', false],
  ['Cup\u2028of May', false],
])('the tournament name %j is valid: %s', (name, isAllowed) => {
  expect(validateAs(TournamentName, name).ok).toBe(isAllowed);
});

test.each([
  ['The players agreed.', true],
  ['Regen', true],
  ['   ', false],
  ['no', false],
  ['two\nlines', false],
  ['The \u202Esreyalp agreed', false],
])('the organiser’s reason %j is valid: %s', (why, isAllowed) => {
  const { body } = ROUTES.sendTournamentCommand;
  for (const command of [
    { do: 'call-off', why },
    { do: 'correct', game, places: [1, 2], why },
    { do: 'correct', game, places: [1, 2], why, seen: [] },
  ])
    expect(validateAs(body, { id, command }).ok).toBe(isAllowed);
});

test.each([
  ['ann@mail.example', true],
  ['Ann.O\u2019Hara+halma@my-mail.co.example', true],
  ['jos\u00e9@b\u00fccher.example', true],
  ['ann@mail', false],
  ['ann@mail.', false],
  ['ann@mail..example', false],
  ['ann@@mail.example', false],
  ['ann smith@mail.example', false],
  ['ann@mail.example\n', false],
  ['an\0n@mail.example', false],
  ['ann@ma\u0007il.example', false],
])('the e-mail address %j is valid: %s', (address, isAllowed) => {
  expect(validateAs(MailRequest, { address, language: 'en' }).ok).toBe(isAllowed);
});

test.each([
  ['https://push.example/1', true],
  ['https://push.example/\0', false],
])('the push service URL %j is valid: %s', (endpoint, isAllowed) => {
  const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) };
  expect(validateAs(PushSubscription, { endpoint, ...keys, language: 'en' }).ok).toBe(isAllowed);
});

describe('refuses invalid messages with the path of the error', () => {
  test.each<[string, unknown, string | undefined]>([
    ['a number', 7, '/say'],
    ['a list', [], '/say'],
    ['null', null, '/say'],
    ['an unknown type', { say: 'shout', game }, '/say'],
    ['a type that is an inherited property', { say: 'constructor', game }, '/say'],
    ['an unknown command', { say: 'command', id, game, command: { do: 'win' } }, '/say'],
    [
      'a command that is an inherited property',
      { say: 'command', id, game, command: { do: 'toString' } },
      '/say',
    ],
    [
      'a seat that does not exist',
      { say: 'command', id, game, command: { do: 'join', seat: 'G' } },
      '/command/seat',
    ],
    [
      'a latency claimed by the client',
      { say: 'command', id, game, command: { do: 'resign', lag: 900 } },
      '/command/lag',
    ],
    [
      'a ply below zero',
      { say: 'command', id, game, command: { do: 'move', ply: -1, move: 'a1-b2' } },
      '/command/ply',
    ],
    [
      'half a ply',
      { say: 'command', id, game, command: { do: 'move', ply: 0.5, move: 'a1-b2' } },
      '/command/ply',
    ],
    ['a short id', { say: 'command', id: 'x', game, command: { do: 'resign' } }, '/id'],
    ['a line break in chat', { say: 'talk', id, game, channel: 'table', text: 'a\nb' }, '/text'],
    ['a right-to-left override', { say: 'talk', id, game, channel: 'table', text: 'a\u202eb' }, '/text'],
    ['a direction mark', { say: 'talk', id, game, channel: 'table', text: 'a\u2067b' }, '/text'],
    ['an invisible space', { say: 'talk', id, game, channel: 'table', text: '\u200b' }, '/text'],
    ['an empty string', { say: 'talk', id, game, channel: 'table', text: '' }, '/text'],
    [
      'a string that is too long',
      { say: 'talk', id, game, channel: 'table', text: 'x'.repeat(201) },
      '/text',
    ],
    ['a path instead of a game id', { say: 'watch', game: '../../etc/pwd' }, '/game'],
    ['no game', { say: 'watch' }, '/game'],
  ])('%s', (_, message, at) => {
    const result = parseMessage(message);
    expect(result).toMatchObject({ ok: false, refusal: { code: 'bad-message', at } });
  });

  test('refuses input that is not JSON', () => {
    expect(parseClientMessage('{')).toEqual({ ok: false, refusal: { code: 'not-json' } });
  });

  test('refuses input that is too large without parsing it', () => {
    const text = `{"say":"watch"${' '.repeat(MAX_MESSAGE_BYTES)}`;
    expect(parseClientMessage(text)).toMatchObject({ ok: false, refusal: { code: 'too-large' } });
  });
});

test.each<[string, string, object]>([
  ['both ids', JSON.stringify({ say: 'talk', id, game, text: 7 }), { id, game }],
  ['only the game', JSON.stringify({ say: 'command', id: 'x', game }), { game }],
  ['only the id', JSON.stringify({ say: 'command', id, game: 'x' }), { id }],
  ['no ids from a list', '[]', {}],
  ['no ids from null', 'null', {}],
  ['no ids from incomplete input', `{"id":"${id}"`, {}],
  ['no ids from input that is too long', JSON.stringify({ id, text: 'x'.repeat(MAX_MESSAGE_BYTES) }), {}],
])('reads the ids of a refused message: %s', (_, text, ids) => {
  expect(readMessageIds(text)).toEqual(ids);
});

/** Returns the paths of the integers in a schema that have no lower or no upper limit. */
function unlimitedIntegers(schema: unknown, path: string): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if ('type' in schema && schema.type === 'integer')
    return 'minimum' in schema && 'maximum' in schema ? [] : [path];
  return Object.entries(schema).flatMap(([key, part]) => unlimitedIntegers(part, `${path}/${key}`));
}

test('every integer from a client has limits: a database has no room for 1e308', () => {
  const bodies = Object.entries<Route>(ROUTES).map(([name, { body }]) => [name, body] as const);
  const schemas = [...Object.entries(CLIENT_MESSAGES), ...Object.entries(COMMANDS), ...bodies];
  expect(schemas.flatMap(([name, schema]) => unlimitedIntegers(schema, name))).toEqual([]);
});

test('refuses arbitrary text without throwing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const result = parseClientMessage(text);
      expect(result.ok).toBe(false);
    }),
  );
});

test('accepts or refuses commands with arbitrary properties, without changing them', () => {
  const values = fc.dictionary(
    fc.constantFrom('do', 'ply', 'move', 'seat', 'to', '__proto__', 'x'),
    fc.jsonValue(),
  );
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(COMMANDS)), values, (name, command) => {
      const result = parseMessage({ say: 'command', id, game, command: { ...command, do: name } });
      if (result.ok)
        expect(result.value).toEqual({ say: 'command', id, game, command: { ...command, do: name } });
      else expect(result.refusal.code).toBe('bad-message');
    }),
  );
});

test('checks an event against the schema of its kind', () => {
  expect(validateAs(GameEvent, { kind: 'left', seat: 'A' }).ok).toBe(true);
  expect(validateAs(GameEvent, { kind: 'left', seat: 'A', more: 1 }).ok).toBe(false);
});

test('omits the properties of an event that only newer servers send, without changing the event', () => {
  const event = { kind: 'left', seat: 'A', more: { of: 1 } };
  expect(validateKnownProperties(GameEvent, event)).toEqual({ ok: true, value: { kind: 'left', seat: 'A' } });
  expect(event).toEqual({ kind: 'left', seat: 'A', more: { of: 1 } });
  expect(validateKnownProperties(GameEvent, { ...event, seat: 'G' }).ok).toBe(false);
});

test.each<[string, unknown, string]>([
  ['a property of the command', { do: 'move', ply: -1, move: 'a1-b2' }, '/command/ply'],
  ['a property that the command does not have', { do: 'resign', lag: 900 }, '/command/lag'],
  ['a missing property', { do: 'move', ply: 0 }, '/command/move'],
  ['the whole command, if there is none with this name', { do: 'win' }, '/command'],
])('names the error in the body of a command: %s', (_, command, at) => {
  const result = validateAs(ROUTES.sendCommand.body, { id, command });
  expect(result).toEqual({ ok: false, refusal: { code: 'bad-message', at } });
});

test('names the error in a clock', () => {
  const clock = { kind: 'real-time', main: 5, increment: 0, delay: 0 };
  expect(validateAs(ClockSetting, clock)).toMatchObject({ refusal: { at: '/main' } });
});

describe('applies no further keyword to a value that a keyword has refused (ASVS 2.4)', () => {
  const nestedLists: unknown = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000));
  test.each([
    [
      'no pattern to a string that is too long',
      Type.Object({ text: Type.String({ pattern: '^(a+)+$', maxLength: 9 }) }),
      { text: `${'a'.repeat(24)}!` },
      '/text',
    ],
    [
      'no comparison to items of the wrong type',
      ROUTES.createAccessToken.body,
      { name: 'x', scopes: nestedLists },
      '/scopes/0',
    ],
  ])('%s', { timeout: 1000 }, (_, schema, value, at) => {
    expect(validateAs(schema, value)).toEqual({ ok: false, refusal: { code: 'bad-message', at } });
  });
});
