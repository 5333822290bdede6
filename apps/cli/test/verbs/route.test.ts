import { describe, expect, test } from 'vitest';
import { ask, codeOf } from '../support/ask.ts';
import { command } from '../support/command.ts';

const solo = { game: 'grasshopper-8', position: 'H8:8/8/8/8/3C4/8/1C6/A7 A - 0 1' };
const secret = {
  game: 'top-secret',
  position: 'H16:16/16/16/16/16/16/16/16/16/16/16/16/16/16/C15/1A14 A - 36 19',
};
const cetro = { game: 'cetro' };

test.each([
  ['a step', solo, 'a1-a2', 'a1-a2'],
  ['a jump', solo, 'a1-c3', 'a1>c3'],
  ['a chain', solo, 'a1-e5', 'a1>c3>e5'],
  ['a chain named in full', solo, 'a1>c3>e5', 'a1>c3>e5'],
  ['a step off the board', secret, 'b1-off', 'b1-off'],
  ['a drop', { game: 'top-secret' }, '@h8', '@h8'],
  ['a demand', cetro, 'b2-d4!', 'b2>d4!'],
])('finds the route of %s', async (_, position, move, route) => {
  expect(await ask('route', { ...position, move })).toEqual({ route });
});

describe('refuses with', () => {
  test.each<[string, object, unknown]>([
    ['bad-request', solo, undefined],
    ['bad-request', solo, ['a1-a2']],
    ['bad-move', solo, 'a1'],
    ['unknown-cell', solo, 'a1-a9'],
    ['broken-route', solo, 'a1>e5'],
    ['occupied', solo, 'a1-b2'],
    ['not-your-man', solo, 'b2-b3'],
    ['no-man-there', solo, 'h8-h7'],
    ['must-move', solo, '--'],
    ['repeated-cell', solo, 'a1>c3>a1'],
    ['no-demand-here', solo, 'a1-a2!'],
    ['jump-demanded', { game: 'cetro', position: 'C9:9/9/9/9/9/3r5/2R6/9/9 A d 8 5' }, 'c3-b2'],
  ])('%s, case %#', async (code, position, move) => {
    expect(await codeOf('route', { ...position, move })).toBe(code);
  });
});

test('counts the ply of a refusal from the position, and names the square', async () => {
  const answer = await ask('route', {
    ...solo,
    position: solo.position.replace('0 1', '30 16'),
    move: 'a1-b2',
  });
  expect(answer).toEqual({
    error: { code: 'occupied', message: 'b2: That square is occupied.', ply: 1, at: 'b2' },
  });
});

test('prints the number of jumps', async () => {
  const flags = ['--game', solo.game, '--position', solo.position];
  expect((await command(['route', 'a1-e5', ...flags])).out).toBe('a1>c3>e5 (2 jumps)\n');
  expect((await command(['route', 'a1-a2', ...flags])).out).toBe('a1-a2\n');
});
