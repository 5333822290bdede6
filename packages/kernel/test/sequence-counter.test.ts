import { makeRules, parsePosition, perft, startPosition } from '@halma/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SequenceCounter } from '../src/index.ts';
import { must, randomPosition } from './positions.ts';

const GAMES = [
  'halma-2',
  'halma-4',
  'grasshopper-8',
  'star-2',
  'star-3',
  'rhombus-5-three',
  'marked',
  'color',
];

const PRESETS = ['standard', 'parker-1885', 'strong-solving', 'csci-561', 'article', 'online-8'];

describe('the sequence counter', () => {
  it.each(GAMES)('counts as many sequences of the first two turns of %s as the rules do', (game) => {
    const start = must(startPosition(must(makeRules({ game }))));
    expect(new SequenceCounter(start.rules).count(start, 2)).toBe(perft(start, 2)[1]);
  });

  it('returns the count of the rules or null, in random positions under every preset', () => {
    let counted = 0;
    const samples = fc.tuple(
      fc.constantFrom(...GAMES),
      fc.constantFrom(...PRESETS),
      fc.integer({ min: 1, max: 1e9 }),
      fc.integer({ min: 0, max: 250 }),
    );
    fc.assert(
      fc.property(samples, ([game, preset, seed, plies]) => {
        const position = randomPosition(game, seed, plies, preset);
        const count = new SequenceCounter(position.rules).count(position, 2);
        if (count === null) return;
        counted += 1;
        expect(count).toBe(perft(position, 2)[1]);
      }),
      { numRuns: 150 },
    );
    expect(counted).toBeGreaterThan(20);
  });

  it.each([
    ['an army that cannot move', 'grasshopper-8', {}, 'H8:8/8/8/8/8/CC6/CC6/AC6 A - 10 6', 1],
    ['an army that is nearly home', 'grasshopper-8', {}, 'H8:7A/8/8/8/8/8/A7/C7 A - 10 6', 4],
    ['a seat that must leave its camp', 'grasshopper-8', {}, 'H8:8/8/8/8/8/CC6/8/A7 A vC 10 6', 1],
    ['a demand', 'cetro', {}, 'C9:9/9/9/9/9/9/9/9/B8 A d 10 6', 1],
    ['a move limit', 'grasshopper-8', { moveCap: '12' }, 'H8:8/8/8/8/8/CC6/8/AA6 A - 10 6', 3],
    ['a camp limit', 'grasshopper-8', { homeLimit: '12' }, 'H8:8/8/8/8/8/CC6/8/AA6 A - 10 6', 1],
    ['a third occurrence', 'grasshopper-8', {}, 'H8:8/8/8/8/8/CC6/8/AA6 A - 10 6', 9],
  ] as const)('leaves %s to the rules', (_, game, options, text, depth) => {
    const rules = must(makeRules({ game, options }));
    expect(new SequenceCounter(rules).count(must(parsePosition(rules, text)), depth)).toBeNull();
  });
});
