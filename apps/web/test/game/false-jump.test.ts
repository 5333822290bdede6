import { parsePosition } from '@halma/rules';
import { expect, test } from 'vitest';
import { falseJumpText } from '../../src/game/false-jump.ts';
import { gameOf, valueOrFail } from './setup.ts';

const { rules } = gameOf('grasshopper-8', 'pp');
const position = valueOrFail(parsePosition(rules, 'H8:7C/8/8/8/8/2A5/1A6/A7 A - 8 5'));
const cell = (name: string): number => rules.board.cellByName.get(name) ?? -1;

test.each([
  ['a1', 'b3', /^A jump from .* would have to bend/],
  ['b2', 'd3', /^A jump from .* would have to bend/],
  ['a1', 'a3', /^There is no man on a2 to jump over/],
  // The cells are more than two apart, so this is not a bent jump.
  ['a1', 'd4', /Jumps never lead from a1 to d4/],
  ['b2', 'e8', /Jumps never lead from b2 to e8/],
  ['b2', 'd8', /No chain of jumps leads from b2 to d8/],
])('the explanation of a jump from %s to %s matches %s', (from, to, text) => {
  expect(falseJumpText(position, cell(from), cell(to))).toMatch(text);
});

test('a move to a neighbouring cell has no explanation as a jump', () => {
  expect(falseJumpText(position, cell('a1'), cell('a2'))).toBeUndefined();
});

test('on a star, the explanation mentions a bend only between holes that are two steps apart', () => {
  const { present } = gameOf('star-2', 'pp');
  const { cellByName } = present.rules.board;
  const textOf = (from: string, to: string): string | undefined =>
    falseJumpText(present, cellByName.get(from) ?? -1, cellByName.get(to) ?? -1);
  expect(textOf('d1', 'f5')).toMatch(/bend/);
  expect(textOf('d1', 'i3')).not.toMatch(/bend/);
});
