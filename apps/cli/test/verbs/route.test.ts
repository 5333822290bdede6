import { describe, expect, test } from 'vitest';
import { ask, codeOf } from '../support/ask.ts';
import { command } from '../support/command.ts';

const lane = { game: 'grasshopper-8', position: 'H8:8/8/8/8/3C4/8/1C6/A7 A - 0 1' };
const secret = {
  game: 'top-secret',
  position: 'H16:16/16/16/16/16/16/16/16/16/16/16/16/16/16/C15/1A14 A - 36 19',
};
const cetro = { game: 'cetro' };

test.each([
  ['a step', lane, 'a1-a2', 'a1-a2'],
  ['a jump', lane, 'a1-c3', 'a1>c3'],
  ['a chain', lane, 'a1-e5', 'a1>c3>e5'],
  ['a chain named in full', lane, 'a1>c3>e5', 'a1>c3>e5'],
  ['a step off the board', secret, 'b1-off', 'b1-off'],
  ['a drop', { game: 'top-secret' }, '@h8', '@h8'],
  ['a demand', cetro, 'b2-d4!', 'b2>d4!'],
])('finds the route of %s', async (_, where, move, route) => {
  expect(await ask('route', { ...where, move })).toEqual({ route });
});

describe('refuses with', () => {
  test.each<[string, object, unknown]>([
    ['bad-request', lane, undefined],
    ['bad-request', lane, ['a1-a2']],
    ['bad-move', lane, 'a1'],
    ['unknown-cell', lane, 'a1-a9'],
    ['broken-route', lane, 'a1>e5'],
    ['occupied', lane, 'a1-b2'],
    ['not-your-man', lane, 'b2-b3'],
    ['no-man-there', lane, 'h8-h7'],
    ['must-move', lane, '--'],
    ['repeated-cell', lane, 'a1>c3>a1'],
    ['no-demand-here', lane, 'a1-a2!'],
    ['jump-demanded', { game: 'cetro', position: 'C9:9/9/9/9/9/3r5/2R6/9/9 A d 8 5' }, 'c3-b2'],
  ])('%s, case %#', async (code, where, move) => {
    expect(await codeOf('route', { ...where, move })).toBe(code);
  });
});

test('counts plies of a refusal from the position, and names the square', async () => {
  const answer = await ask('route', {
    ...lane,
    position: lane.position.replace('0 1', '30 16'),
    move: 'a1-b2',
  });
  expect(answer).toEqual({
    error: { code: 'occupied', message: 'b2: That square is occupied.', ply: 1, at: 'b2' },
  });
});

test('shows people the number of jumps', async () => {
  const flags = ['--game', lane.game, '--position', lane.position];
  expect((await command(['route', 'a1-e5', ...flags])).out).toBe('a1>c3>e5 (2 jumps)\n');
  expect((await command(['route', 'a1-a2', ...flags])).out).toBe('a1-a2\n');
});
