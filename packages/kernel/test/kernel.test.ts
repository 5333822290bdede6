import { defineGame, legalMoves, makeRules, perft, startPosition } from '@halma/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bitIndexOfCell, Kernel } from '../src/index.ts';
import { kernelAt, must, randomPosition, rulesOf } from './positions.ts';

const GAMES = [
  'halma-2',
  'halma-4',
  'grasshopper-8',
  'grasshopper-10',
  'star-2',
  'star-3',
  'star-6',
  'star15',
  'color',
  'marked',
];

describe('the kernel counts the same moves as the rules', () => {
  it.each(GAMES)('from the start of %s', (game) => {
    const position = must(startPosition(rulesOf(game)));
    const counts = perft(position, 3);
    const kernel = kernelAt(position);
    for (const makesLastMoves of [false, true]) {
      expect(counts.map((_, index) => kernel.perft(position.toMove, index + 1, makesLastMoves))).toEqual(
        counts,
      );
    }
  });

  it.each([1, 2, 3])('from the start of a star of side %i', (side) => {
    const board = { id: 'SMALL', shape: 'star', side } as const;
    const game = must(defineGame({ id: 'small', base: 'star-3', board, camp: (side * (side + 1)) / 2 }));
    const position = must(startPosition(must(makeRules({ game }))));
    const counts = perft(position, 5);
    const kernel = kernelAt(position);
    expect(counts.map((_, index) => kernel.perft(position.toMove, index + 1, true))).toEqual(counts);
  });

  it.each(['star-2', 'star-6'])(
    'for every seat of %s under an option that keeps men in their target',
    (game) => {
      const options = { leaveTarget: 'forbidden', leaveTest: 'every-landing' };
      const start = must(startPosition(must(makeRules({ game, preset: 'parker-1885', options }))));
      const kernel = kernelAt(start);
      for (const toMove of start.rules.seats)
        expect(kernel.countMoves(toMove)).toBe(legalMoves({ ...start, toMove }).length);
    },
  );

  it('for five plies of Halma for two, with the documented count', () => {
    expect(kernelAt(must(startPosition(rulesOf('halma-2')))).perft(1, 5)).toBe(289_844_520);
  });

  it('in random positions', () => {
    const samples = fc.tuple(
      fc.constantFrom(...GAMES),
      fc.integer({ min: 1, max: 1e9 }),
      fc.integer({ min: 0, max: 200 }),
    );
    fc.assert(
      fc.property(samples, ([game, seed, plies]) => {
        const position = randomPosition(game, seed, plies);
        const kernel = kernelAt(position);
        expect(kernel.countMoves(position.toMove)).toBe(legalMoves(position).length);
        expect(kernel.perft(position.toMove, 2, true)).toBe(perft(position, 2)[1]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('bit indices', () => {
  it.each(GAMES)('number the cells of %s', (game) => {
    const { board } = rulesOf(game);
    const bitIndices = board.names.map((_, cell) => bitIndexOfCell(board, cell));
    expect(new Set(bitIndices).size).toBe(board.cellCount);
    expect(bitIndices.every((bitIndex) => bitIndex >= 0 && bitIndex < 256)).toBe(true);
    // The rules and the kernel may number the parity classes differently, but must distinguish the same classes.
    const pairs = board.parityClasses.map((name, cell) => `${name} ${(bitIndices[cell] ?? 0) >> 6}`);
    expect(new Set(pairs).size).toBe(4);
  });
});

describe('Kernel.supports', () => {
  it.each([
    ['halma-2', true],
    ['marked', true],
    ['grasshopper-8', true],
    ['halma-4', true],
    ['star-2', true],
    ['star-6', true],
    ['star15', true],
    ['color', true],
    ['top-secret', false],
    ['cetro', false],
    ['cetro-reconstruction', false],
  ])('returns, for %s, %s', (game, supported) => {
    expect(Kernel.supports(rulesOf(game))).toBe(supported);
    if (!supported) expect(() => new Kernel(rulesOf(game), () => 0)).toThrow('does not play');
  });
});
