import { parsePosition } from '@halma/rules';
import { expect, test } from 'vitest';
import { falseJumpText } from '../../src/game/false-jump.ts';
import { gameOf, valueOrFail } from './setup.ts';

const { rules } = gameOf('grasshopper-8', 'pp');
const position = valueOrFail(parsePosition(rules, 'H8:7C/8/8/8/8/2A5/1A6/A7 A - 8 5'));
const cell = (name: string): number => rules.board.cellByName.get(name) ?? -1;

test.each([
  ['a1', 'b3', /a1 to b3 is not a straight line/],
  ['b2', 'd3', /is not a straight line/],
  ['a1', 'a3', /there is no man on a2/],
  ['a1', 'd4', /too far/],
  ['b2', 'd4', undefined],
  ['a1', 'a2', undefined],
])('explains an illegal jump from %s to %s by %s', (from, to, text) => {
  const explanation = falseJumpText(position, cell(from), cell(to));
  if (text === undefined) expect(explanation).toBeUndefined();
  else expect(explanation).toMatch(text);
});
