import { describe, expect, test } from 'vitest';
import { ask } from '../support/ask.ts';
import { command } from '../support/command.ts';

const START = 'H8:4CCCC/5CCC/6CC/7C/A7/AA6/AAA5/AAAA4 A - 0 1';
const game = 'grasshopper-8';
/** A position in which A can win with a step from g4 to h5. */
const LAST_STEP = 'H8:4AAAA/5AAA/6AA/8/6A1/CC6/CCC5/CCCC4 A - 40 21';

test('plays one move', async () => {
  expect(await ask('apply', { game, move: 'c1-e1' })).toEqual({
    position: 'H8:4CCCC/5CCC/6CC/7C/A7/AA6/AAA5/AA1AA3 C - 1 1',
    result: '*',
    termination: 'unfinished',
  });
});

test('plays short and full moves and counts the legal moves before each', async () => {
  expect(await ask('apply', { game, moves: ['c1>e1', 'f8-d8', 'c2-c3'], counts: true })).toMatchObject({
    position: 'H8:3CC1CC/5CCC/6CC/7C/A7/AAA5/AA6/AA1AA3 C - 3 2',
    counts: [24, 24, expect.any(Number)],
  });
});

test('returns the unchanged position for no moves', async () => {
  expect(await ask('apply', { game, moves: [], counts: true })).toEqual({
    position: START,
    result: '*',
    termination: 'unfinished',
    counts: [],
  });
});

test('reports a win', async () => {
  expect(await ask('apply', { game, position: LAST_STEP, move: 'g4-h5' })).toMatchObject({
    result: 'A>C',
    termination: 'win',
  });
});

test('draws at the third repetition within one request', async () => {
  const round = ['c1-e1', 'f8-d8', 'e1-c1', 'd8-f8'];
  expect(await ask('apply', { game, moves: [...round, ...round] })).toMatchObject({
    result: 'A=C',
    termination: 'repetition',
  });
});

test('counts the plies of the position towards the move cap', async () => {
  const position = START.replace('0 1', '98 50');
  expect(await ask('apply', { game, position, options: { moveCap: '99' }, move: 'c1-e1' })).toMatchObject({
    result: 'A=C',
    termination: 'cap',
  });
});

describe('refuses', () => {
  test.each([
    [{ moves: ['c1-e1', 'f8-d8', 'a1-b2'] }, { code: 'occupied', ply: 3, at: 'b2' }],
    [{ moves: ['c1-e1', 'nonsense'] }, { code: 'bad-move', ply: 2, at: 0 }],
    [{ moves: ['c1-e1', 'c1-z1'] }, { code: 'unknown-cell', ply: 2, at: 3 }],
    [
      { position: LAST_STEP, moves: ['g4-h5', 'c3-d4'] },
      { code: 'game-over', ply: 2 },
    ],
    [{}, { code: 'bad-request' }],
    [{ move: 'c1-e1', moves: ['c1-e1'] }, { code: 'bad-request' }],
    [{ moves: 'c1-e1' }, { code: 'bad-request' }],
    [{ moves: ['c1-e1', 3] }, { code: 'bad-request' }],
    [{ moves: [], counts: 'yes' }, { code: 'bad-request' }],
  ])('%j', async (request, error) => {
    const answer = await ask('apply', { game, ...request });
    expect(answer).toEqual({ error: { message: expect.any(String), ...error } });
  });
});

test('prints the last move on the board, and the result', async () => {
  const { out } = await command(['apply', 'g4-h5', '--game', game, '--position', LAST_STEP]);
  expect(out).toContain('5  . . . . . . .[A] 5');
  expect(out).toContain('A wins: first to finish.');
});

test('accepts a pass after a double dash', async () => {
  const position = 'C9:9/9/9/9/9/9/b8/9/R1b6 A - 8 5';
  expect(
    await command(['apply', '--game', 'cetro', '--position', position, '--json', '--', '--']),
  ).toMatchObject({
    status: 0,
    out: expect.stringContaining('C - 9 5'),
  });
});
