import { describe, expect, test } from 'vitest';
import { ask, codeOf } from '../support/ask.ts';
import { command } from '../support/command.ts';

const START = 'H8:4CCCC/5CCC/6CC/7C/A7/AA6/AAA5/AAAA4 A - 0 1';

test.each([
  ['position', START, {}, { text: START }],
  ['position', START.replace(' - ', ' fA1,vC '), {}, { text: START.replace(' - ', ' vC,fA1 ') }],
  ['position', START, { game: 'grasshopper-8' }, { text: START }],
  ['move', 'a1>c3', { board: 'H8' }, { text: 'a1>c3' }],
  ['move', 'q1-p1', { board: 'S121' }, { text: 'q1-p1' }],
  ['move', 'q1-p1', { game: 'star-4' }, { text: 'q1-p1' }],
  ['move', '--', {}, { text: '--' }],
  [
    'key',
    ' I,1 to II,2—III,3 to III,5 ',
    {},
    { text: 'I,1 to II,2. III,3 to III,5.', moves: ['a1-b2', 'c3-e3'] },
  ],
])('parses the %s %s with %j', async (kind, text, fields, parsed) => {
  expect(await ask('parse', { kind, text, ...fields })).toEqual({ ok: true, ...parsed });
});

test('returns a canonical record and its final position', async () => {
  const text = `[Result "*"] [Event "Test"] [Date "today"] [Game "grasshopper-8"] [Preset "standard"]
    [SeatC "Bob"] [SeatA "Ann"] 1. c1-e1`;
  const answer = await ask('parse', { kind: 'record', text });
  expect(answer).toMatchObject({ ok: true, position: 'H8:4CCCC/5CCC/6CC/7C/A7/AA6/AAA5/AA1AA3 C - 1 1' });
  const canonicalText = (answer as { readonly text: string }).text;
  expect(canonicalText).toContain('1. c1>e1');
  expect(await ask('parse', { kind: 'record', text: canonicalText })).toEqual(answer);
});

describe('refuses with', () => {
  test.each([
    ['bad-field', { kind: 'position', text: 'H8' }],
    ['wrong-board', { kind: 'position', text: START, game: 'halma-2' }],
    ['unknown-game', { kind: 'position', text: START, game: 'chess' }],
    ['bad-move', { kind: 'move', text: 'a1', board: 'H8' }],
    ['unknown-cell', { kind: 'move', text: 'a1-i9', board: 'H8' }],
    ['unknown-board', { kind: 'move', text: 'a1-b2', board: 'H9' }],
    ['bad-key', { kind: 'key', text: 'a1-b2' }],
    ['not-a-game', { kind: 'record', text: '' }],
    ['not-a-game', { kind: 'record', text: '<p>a[0]\n[Event]' }],
    ['missing-tag', { kind: 'record', text: '[Event "x"]' }],
    ['several-records', { kind: 'record', text: '[Event "x"] 1. a1-b2\n[Event "y"]' }],
    ['bad-request', { kind: 'poem', text: 'x' }],
    ['bad-request', { kind: 'toString', text: 'x' }],
    ['bad-request', { kind: 'move' }],
    ['bad-request', { text: 'a1-b2' }],
    ['bad-request', { kind: 'move', text: 5 }],
  ])('%s for %j', async (code, request) => {
    expect(await codeOf('parse', request)).toBe(code);
  });
});

test('reads the text from the last argument or from a file', async () => {
  expect((await command(['parse', 'move', 'a1>c3', '--board', 'H8'])).out).toBe('a1>c3\n');
  const files = { '-': 'I,1 to II,2' };
  expect((await command(['parse', 'key', '--file', '-'], { files })).out).toBe('I,1 to II,2.\n\na1-b2\n');
});

test.each([
  ['position', START, '\n'],
  ['position', START, '\r\n'],
  ['move', 'a1-b2', '\n'],
])('reads a %s %s from a text file that ends with the line break %j', async (kind, text, lineEnd) => {
  const files = { 'text.txt': `${text}${lineEnd}` };
  expect((await command(['parse', kind, '--file', 'text.txt'], { files })).out).toBe(`${text}\n`);
});
