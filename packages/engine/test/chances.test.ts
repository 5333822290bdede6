import { resign } from '@halma/rules';
import { describe, expect, it } from 'vitest';
import { chancesOfSides } from '../src/index.ts';
import { must, rulesOf, withMen } from './support/positions.ts';
import { positionAfter } from './support/seeded-play.ts';

const sum = (parts: readonly number[]): number => parts.reduce((all, part) => all + part, 0);

describe.each([
  ['star-6', 'standard', 6],
  ['star-3', 'standard', 3],
  ['halma-4', 'parker-1885', 4],
  ['halma-2', 'parker-1885', 2],
  ['top-secret', 'standard', 2],
] as const)('the chances of the sides of %s', (game, preset, sides) => {
  const position = positionAfter(rulesOf(game, { preset }), 31, 5);
  const mover = position.rules.sides.findIndex((side) => side.includes(position.toMove));

  it('are one for each and together 1, and the mover has what his line says', () => {
    const chances = chancesOfSides(position, { winningChance: 0.4 });
    expect(chances).toHaveLength(sides);
    expect(sum(chances)).toBeCloseTo(1);
    expect(chances[mover]).toBe(0.4);
  });

  it('leave nothing to the others where the mover has won', () => {
    const chances = chancesOfSides(position, { winningChance: 1 });
    expect(chances).toEqual(chances.map((_, index) => (index === mover ? 1 : 0)));
  });
});

it('whoever is out has none', () => {
  const start = withMen(rulesOf('halma-4'), 'A: a1 b1, B: p2 o3, C: h8 i8, D: p1 o1');
  const chances = chancesOfSides(must(resign(start, 2)), { winningChance: 0.4 });
  expect(chances[1]).toBe(0);
  expect(sum(chances)).toBeCloseTo(1);
});

it('whoever needs fewer moves has more of what is left', () => {
  const position = withMen(rulesOf('halma-4'), 'A: a1 b1, B: p2 o3, C: h8 i8, D: p1 o1');
  const [, near = 0, , far = 0] = chancesOfSides(position, { winningChance: 0.2 });
  expect(near).toBeGreaterThan(2 * far);
});
