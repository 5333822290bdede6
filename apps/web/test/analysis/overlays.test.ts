import { extractFeatures } from '@halma/engine';
import { makeRules, startPosition } from '@halma/rules';
import { describe, expect, it } from 'vitest';
import { progressOf } from '../../src/analysis/facts.ts';
import { marksOfOverlays, seatsOfOverlay } from '../../src/analysis/overlays.ts';

const rules = makeRules({ game: 'star-3' });
const start = rules.ok ? startPosition(rules.value) : rules;
if (!start.ok) throw new Error(start.refusal.code);
const position = start.value;
const { seats } = position.rules;

it.each([
  ['the side to move', 'mover', [position.toMove]],
  ['one seat', seats[1] ?? 0, [seats[1]]],
  ['all seats', 'all', seats],
  ['the side to move if the game lacks the chosen seat', 6, [position.toMove]],
] as const)('an overlay covers %s', (_, choice, coveredSeats) => {
  expect(seatsOfOverlay(position, choice)).toEqual(coveredSeats);
});

it('overlays have different marks for each seat', () => {
  const marks = seats.map((seat) =>
    JSON.stringify(marksOfOverlays(extractFeatures(position, seat), new Set(['ladder', 'wall']))),
  );
  expect(marks.every((mark) => mark !== '[]')).toBe(true);
  expect(new Set(marks).size).toBe(seats.length);
});

describe('the progress through the phases of the game', () => {
  it.each([
    ['one sixth in the gambit', { gambit: 1, melee: 0, packing: 0 }, 1 / 6],
    ['one third between gambit and melee', { gambit: 0.5, melee: 0.5, packing: 0 }, 1 / 3],
    ['one half in the melee', { gambit: 0, melee: 1, packing: 0 }, 1 / 2],
    ['five sixths in the packing', { gambit: 0, melee: 0, packing: 1 }, 5 / 6],
  ])('is %s', (_, weights, progress) => {
    expect(progressOf({ weights })).toBeCloseTo(progress);
  });
});
