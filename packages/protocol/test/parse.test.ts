import fc from 'fast-check';
import Type, { type TSchema } from 'typebox';
import { describe, expect, test } from 'vitest';
import { ChatId } from '../src/identifiers.ts';
import {
  ArchiveQuery,
  CLIENT_MESSAGES,
  ClockSetting,
  COMMANDS,
  CommandId,
  GameEvent,
  MAX_MESSAGE_BYTES,
  MailRequest,
  PasskeyResponse,
  PersonId,
  PersonName,
  PushSubscription,
  parseClientMessage,
  Refusal,
  ROUTES,
  type Route,
  RunningGamesQuery,
  readMessageIds,
  TournamentName,
  validateAs,
  validateKnownProperties,
} from '../src/index.ts';
import { Password } from '../src/people/account.ts';
import { PageCursor } from '../src/people/game-list-item.ts';

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
    ['no command', { say: 'command', id, game }, '/say'],
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
    const text = '{"say":"watch"'.padEnd(MAX_MESSAGE_BYTES);
    expect(parseClientMessage(text)).toMatchObject({ refusal: { code: 'not-json' } });
    expect(parseClientMessage(`${text} `)).toMatchObject({ ok: false, refusal: { code: 'too-large' } });
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
  ['the whole command, if it is null', null, '/command'],
  ['a property with an inherited name', { do: 'resign', toString: 'x' }, '/command/toString'],
])('names the error in the body of a command: %s', (_, command, at) => {
  const result = validateAs(ROUTES.sendCommand.body, { id, command });
  expect(result).toEqual({ ok: false, refusal: { code: 'bad-message', at } });
});

test.each<[string, TSchema, unknown, string | undefined]>([
  ['in a clock', ClockSetting, { kind: 'real-time', main: 5, increment: 0, delay: 0 }, '/main'],
  ['not at all in a value that is wrong as a whole', ROUTES.sendCommand.body, 7, undefined],
  ['not at all in null', ROUTES.sendCommand.body, null, undefined],
  ['at a string instead of a list', ROUTES.createAccessToken.body, { name: 'x', scopes: 'play' }, '/scopes'],
  ['at an object instead of a string or number', Refusal, { code: 'not-json', at: { offset: 4 } }, '/at'],
  [
    'at an object with too many properties',
    PasskeyResponse,
    {
      id: 'A'.repeat(16),
      rawId: 'A'.repeat(16),
      type: 'public-key',
      clientExtensionResults: Object.fromEntries(
        Array.from({ length: 21 }, (_, index) => [`x${index}`, true]),
      ),
      response: { clientDataJSON: 'A' },
    },
    '/clientExtensionResults',
  ],
  [
    'in 200 characters, even if a name is longer',
    GameEvent,
    { kind: 'left', seat: 'A', ['x'.repeat(300)]: 1 },
    `/${'x'.repeat(199)}`,
  ],
])('names the error %s', (_, schema, value, at) => {
  const refusal = { code: 'bad-message', ...(at === undefined ? {} : { at }) };
  expect(validateAs(schema, value)).toEqual({ ok: false, refusal });
  expect(validateAs(schema, value)).not.toHaveProperty('refusal.at', undefined);
});

test.each<[string, TSchema, readonly string[], readonly string[]]>([
  ['a command’s id', CommandId, ['a'.repeat(8), 'a:b_-'.repeat(8)], ['a'.repeat(7), 'a'.repeat(41)]],
  ['a person’s id', PersonId, ['a'.repeat(16)], ['a'.repeat(15), 'a'.repeat(17), 'A'.repeat(16)]],
  [
    'a chat’s id',
    ChatId,
    ['a'.repeat(8), 'a'.repeat(12)],
    [7, 9, 11, 13].map((length) => 'a'.repeat(length)),
  ],
  ['a name', PersonName, ['Al', `A${'1_-b'.repeat(4)}xyz`], ['A', 'A'.repeat(21), '1st', 'José']],
  ['a password', Password, ['x'.repeat(10), 'x'.repeat(200)], ['x'.repeat(9), 'x'.repeat(201)]],
  ['a place in a list', PageCursor, ['7', `${'7'.repeat(16)}.${game}`], ['', '7'.repeat(17), `7.${game}x`]],
])('%s has a shortest and a longest form', (_, schema, valid, invalid) => {
  expect(valid.map((text) => validateAs(schema, text).ok)).toEqual(valid.map(() => true));
  expect(invalid.map((text) => validateAs(schema, text).ok)).toEqual(invalid.map(() => false));
});

test.each<[string, TSchema, object, boolean]>([
  ['the archive', ArchiveQuery, {}, true],
  ['the archive', ArchiveQuery, { from: '2026-01-01', to: '2026-12-31' }, true],
  ['the archive', ArchiveQuery, { from: '2026-13-01' }, false],
  ['the archive', ArchiveQuery, { from: '2026-00-01' }, false],
  ['the archive', ArchiveQuery, { to: '2026-01-32' }, false],
  ['the archive', ArchiveQuery, { to: '2026-01-00' }, false],
  ['the archive', ArchiveQuery, { to: '26-01-01' }, false],
  ['the archive', ArchiveQuery, { minPlies: '0', maxPlies: '99999' }, true],
  ['the archive', ArchiveQuery, { minPlies: '' }, false],
  ['the archive', ArchiveQuery, { maxPlies: '100000' }, false],
  ['the archive', ArchiveQuery, { minRating: '0', maxRating: '99999' }, true],
  ['the archive', ArchiveQuery, { minRating: '-1' }, false],
  ['the archive', ArchiveQuery, { maxRating: '100000' }, false],
  ['games in progress', RunningGamesQuery, {}, true],
  ['games in progress', RunningGamesQuery, { first: game }, true],
  ['games in progress', RunningGamesQuery, { first: Array(6).fill(game).join('.') }, true],
  ['games in progress', RunningGamesQuery, { first: Array(7).fill(game).join('.') }, false],
  ['games in progress', RunningGamesQuery, { page: '0', since: 'z.0' }, true],
  [
    'games in progress',
    RunningGamesQuery,
    { page: '999', since: `${'z'.repeat(16)}.${'9'.repeat(12)}` },
    true,
  ],
  ['games in progress', RunningGamesQuery, { page: '' }, false],
  ['games in progress', RunningGamesQuery, { page: '1000' }, false],
  ['games in progress', RunningGamesQuery, { since: '.0' }, false],
  ['games in progress', RunningGamesQuery, { since: 'z.' }, false],
])('a request for %s %j %j: valid %s', (_, schema, query, isAllowed) => {
  expect(validateAs(schema, query).ok).toBe(isAllowed);
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
