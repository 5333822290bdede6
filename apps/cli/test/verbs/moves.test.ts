import { describe, expect, test } from 'vitest';
import { ask, codeOf } from '../support/ask.ts';
import { command } from '../support/command.ts';

const movesOf = async (request: object): Promise<readonly string[]> =>
  ((await ask('moves', request)) as { readonly moves: readonly string[] }).moves;

test.each([
  ['halma-2', 40],
  ['halma-4', 32],
  ['grasshopper-8', 24],
  ['grasshopper-10', 32],
  ['star-2', 14],
  ['star-6', 14],
  ['star15', 22],
  ['top-secret', 36],
])('%s starts with %i moves', async (game, count) => {
  expect(await movesOf({ game })).toHaveLength(count);
});

test('uses halma-2 by default', async () => {
  expect(await movesOf({})).toEqual(await movesOf({ game: 'halma-2', preset: 'standard' }));
});

test('sorts moves by code point without duplicates', async () => {
  const moves = await movesOf({});
  expect(moves).toEqual([...new Set(moves)].sort());
});

test.each([
  ['drops', { game: 'top-secret' }, '@f6'],
  [
    'bearing a man off',
    { game: 'top-secret', position: 'H16:16/16/16/16/16/16/16/16/16/16/16/16/16/16/16/AC14 A - 36 19' },
    'a1-off',
  ],
])('lists %s', async (_, request, move) => {
  expect(await movesOf(request)).toContain(move);
});

test('lists a pass when there is no other move', async () => {
  expect(await movesOf({ game: 'cetro', position: 'C9:9/9/9/9/9/9/b8/9/R1b6 A - 8 5' })).toEqual(['--']);
});

test('lists no moves when the game is over', async () => {
  const position = 'H8:4AAAA/5AAA/6AA/7A/C7/CC6/CCC5/CCCC4 C fA1 40 21';
  expect(await movesOf({ game: 'grasshopper-8', position })).toEqual([]);
});

test('uses the seat that moves first, the preset and the options', async () => {
  expect((await movesOf({ first: 'C' }))[0]).toMatch(/^l/);
  expect(await movesOf({ game: 'star-2', options: { star15: 'on' } })).toHaveLength(22);
  const mustEvacuate = { game: 'grasshopper-8', position: 'H8:8/8/8/3A4/8/8/8/A7 A vC 8 5' };
  expect(await movesOf(mustEvacuate)).toEqual(['a1-b1', 'a1-a2', 'a1-b2'].sort());
  expect((await movesOf({ ...mustEvacuate, preset: 'parker-1885' })).length).toBe(11);
});

describe('refuses with a code', () => {
  test.each([
    ['unknown-game', { game: 'chess' }],
    ['unknown-game', { game: '__proto__' }],
    ['unknown-preset', { preset: 'constructor' }],
    ['unknown-option', { options: { nonsense: 'on' } }],
    ['bad-option-value', { options: { evacuate: 'maybe' } }],
    ['option-not-for-game', { options: { teams: 'opposite' } }],
    ['unknown-seat', { first: 'B' }],
    ['unknown-seat', { first: 'a' }],
    ['unknown-seat', { first: '' }],
    ['wrong-board', { position: 'H8:4CCCC/5CCC/6CC/7C/A7/AA6/AAA5/AAAA4 A - 0 1' }],
    ['bad-field', { position: 'H16:' }],
    ['bad-request', { game: 2 }],
    ['bad-request', { options: ['evacuate'] }],
    ['bad-request', { options: { evacuate: true } }],
    ['bad-request', { options: { evacuate: 'on', ladder: true } }],
    ['bad-request', { position: {} }],
  ])('%s: %j', async (code, request) => {
    expect(await codeOf('moves', request)).toBe(code);
  });
});

test('treats null as missing and ignores fields of other verbs', async () => {
  expect(await movesOf({ position: null, preset: null, depth: 'deep', colour: 'red' })).toHaveLength(40);
});

test('shortens long values in messages', async () => {
  const answer = JSON.stringify(await ask('moves', { game: 'x'.repeat(5000) }));
  expect(answer.length).toBeLessThan(300);
});

test('prints the board, the number of moves, and the moves of each man', async () => {
  const { out } = await command(['moves', '--game', 'star-2']);
  expect(out).toContain('14 moves:\n  c1:  e5 e7\n');
  expect(out).toContain('A to move, round 1.');
});
