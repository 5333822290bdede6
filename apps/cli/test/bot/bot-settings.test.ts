import { describe, expect, test } from 'vitest';
import { parseBotSettings } from '../../src/bot/bot-settings.ts';
import type { Request } from '../../src/request/fields/fields.ts';

const TOKEN = `halma_${'x'.repeat(43)}`;
const COMPLETE = { server: 'https://halma.example', token: `${TOKEN}\n`, engine: 'level:8' };

test('reads complete settings, with defaults for the rest', () => {
  const settings = parseBotSettings(COMPLETE);
  expect(settings).toMatchObject({
    ok: true,
    value: {
      token: TOKEN,
      games: 4,
      overheadMs: 200,
      gameIds: undefined,
      engine: { kind: 'level', level: 8 },
    },
  });
  expect(parseBotSettings({ ...COMPLETE, server: 'https://halma.example/' })).toEqual(settings);
  if (!settings.ok) return;
  expect(settings.value.server.origin).toBe('https://halma.example');
  expect([...settings.value.accepted, ...settings.value.tempos]).toEqual([
    'rated',
    'casual',
    'quick',
    'slow',
    'days',
  ]);
});

test('reads the tournament to enter, and when to resign and stop', () => {
  const entry = { enter: 'abcd1234', entryPassword: 'sesame\n' };
  const request = { ...COMPLETE, ...entry, engine: 'ugi:engine', count: 200, resign: '3@-30.5' };
  expect(parseBotSettings(request)).toMatchObject({
    ok: true,
    value: {
      count: 200,
      tournament: { id: 'abcd1234', password: 'sesame' },
      resignation: { turns: 3, score: -30.5 },
    },
  });
});

describe('refuses', () => {
  test.each<readonly [string, { readonly [Name in keyof Request]?: Request[Name] | undefined }]>([
    ['no server', { ...COMPLETE, server: undefined }],
    ['a server that is not an address', { ...COMPLETE, server: 'halma.example' }],
    ['a server with another protocol', { ...COMPLETE, server: 'ftp://halma.example' }],
    ['a server with a path', { ...COMPLETE, server: 'https://halma.example/club' }],
    ['a server with a user', { ...COMPLETE, server: 'https://me@halma.example' }],
    ['no token', { ...COMPLETE, token: undefined }],
    ['a file that contains no token', { ...COMPLETE, token: 'password' }],
    ['no engine', { ...COMPLETE, engine: undefined }],
    ['an unknown engine', { ...COMPLETE, engine: 'level:11' }],
    ['a password without a tournament', { ...COMPLETE, entryPassword: 'sesame' }],
    ['an empty password', { ...COMPLETE, enter: 'abcd1234', entryPassword: '\n' }],
    ['a maximum of zero games at once', { ...COMPLETE, games: 0 }],
    ['too high a maximum of games at once', { ...COMPLETE, games: 65 }],
    ['a maximum of one and a half games at once', { ...COMPLETE, games: 1.5 }],
    ['a negative overhead', { ...COMPLETE, overhead: -1 }],
    ['half a game to play before stopping', { ...COMPLETE, count: 0.5 }],
    ['an invalid tournament id', { ...COMPLETE, enter: 'Cup' }],
    ['a condition for resigning without a score', { ...COMPLETE, engine: 'ugi:engine', resign: '3' }],
    ['a condition for resigning while ahead', { ...COMPLETE, engine: 'ugi:engine', resign: '3@30' }],
    ['a condition for resigning for an engine that reports no scores', { ...COMPLETE, resign: '3@-30' }],
    ['an unknown tempo', { ...COMPLETE, tempo: 'quick,blitz' }],
    ['an unknown game', { ...COMPLETE, rules: 'star-2,halma' }],
    ['an unknown kind of game', { ...COMPLETE, accept: 'free' }],
  ])('%s', (_, request) => {
    const fields = Object.fromEntries(Object.entries(request).filter(([, value]) => value !== undefined));
    expect(parseBotSettings(fields)).toMatchObject({ ok: false, refusal: { code: 'bad-request' } });
  });
});
