import { agreeDraw, parsePosition, resign } from '@halma/rules';
import { describe, expect, it } from 'vitest';
import { winningChances } from '../src/index.ts';
import { after, must, rulesOf, withMen } from './support/positions.ts';
import { positionAfter } from './support/seeded-play.ts';

const sum = (parts: readonly number[]): number => parts.reduce((total, part) => total + part, 0);

describe.each([
  ['star-6', 'standard', 6],
  ['star-3', 'standard', 3],
  ['halma-4', 'parker-1885', 4],
  ['halma-2', 'parker-1885', 2],
  ['top-secret', 'standard', 2],
] as const)('the winning chances of the sides of %s', (game, preset, sides) => {
  const position = positionAfter(rulesOf(game, { preset }), 31, 5);
  const mover = position.rules.sides.findIndex((side) => side.includes(position.toMove));

  it('add up to 1, and the mover’s chance is that of its line', () => {
    const chances = winningChances(position, { winningChance: 0.4 });
    expect(chances).toHaveLength(sides);
    expect(sum(chances)).toBeCloseTo(1);
    expect(chances[mover]).toBe(0.4);
  });

  it('are 0 for the other sides if the mover has won', () => {
    const chances = winningChances(position, { winningChance: 1 });
    expect(chances).toEqual(chances.map((_, index) => (index === mover ? 1 : 0)));
  });
});

it('an eliminated side has no winning chance', () => {
  const start = withMen(rulesOf('halma-4'), 'A: a1 b1, B: p2 o3, C: h8 i8, D: p1 o1');
  const chances = winningChances(must(resign(start, 2)), { winningChance: 0.4 });
  expect(chances[1]).toBe(0);
  expect(sum(chances)).toBeCloseTo(1);
});

it('the sides of a finished game have the chances of its outcome', () => {
  const start = positionAfter(rulesOf('halma-2'), 31, 5);
  const chancesOf = (over: Parameters<typeof winningChances>[0]): readonly number[] =>
    winningChances(over, { winningChance: 0.4 });
  expect(chancesOf(must(resign(start, 3)))).toEqual([1, 0]);
  expect(chancesOf(must(agreeDraw(start)))).toEqual([0.5, 0.5]);
  const rules = rulesOf('grasshopper-8', { options: { equalTurns: 'on' } });
  const end = must(parsePosition(rules, 'H8:4AAAA/5AAA/6AA/6A1/C7/CC6/CCC5/CCC1C3 A - 40 21'));
  expect(chancesOf(after(end, 'g5-h5 e1-d1'))).toEqual([0.5, 0.5]);
});

it('a side that needs fewer moves has a greater winning chance', () => {
  const position = withMen(rulesOf('halma-4'), 'A: a1 b1, B: p2 o3, C: h8 i8, D: p1 o1');
  const [, near = 0, , far = 0] = winningChances(position, { winningChance: 0.2 });
  expect(near).toBeGreaterThan(2 * far);
});
