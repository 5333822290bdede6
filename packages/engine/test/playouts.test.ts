import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparePlayouts, type Outcome } from '../src/kernel-search/playouts.ts';

/** Moves told apart by where they begin. */
const movesOf = (count: number, bias = 0): { from: number; to: number; bias: number }[] =>
  Array.from({ length: count }, (_, from) => ({ from, to: 0, bias }));

/** What playouts come to after each move: its worth, and by the playout's number now more, now less. */
const worth =
  (worths: readonly number[], spread: number) =>
  ({ from }: { from: number }, first: number, end: number): Outcome => {
    let sum = 0;
    for (let number = first; number < end; number += 1)
      sum += (worths[from] ?? 0) + spread * Math.sin(7 * number + 3 * from);
    return { worth: sum, told: 2 * sum };
  };

const all = { depths: 3, wanted: 1 };

describe('playouts are compared', () => {
  it.each([
    ['the first', [9, 1, 2, 3], 0],
    ['the last of a few', [1, 2, 3, 9], 3],
    ['one of as many as are tried', Array.from({ length: 48 }, (_, index) => (index === 31 ? 5 : 0)), 31],
    ['with none beside it', [4], 0],
  ])('to find the best: %s', (_, worths, best) => {
    const found = [...comparePlayouts(movesOf(worths.length), all, worth(worths, 0))];
    expect(found.map(({ depth }) => depth)).toEqual([2, 3]);
    for (const { best: trials } of found) expect(trials[0]?.walk.from).toBe(best);
  });

  it('more often the better they do, twice as often at the next depth', () => {
    const worths = Array.from({ length: 48 }, (_, index) => index);
    const often = new Map<number, number>();
    const counted = (walk: { from: number }, first: number, end: number): Outcome => {
      expect(first).toBe(often.get(walk.from) ?? 0);
      often.set(walk.from, end);
      return worth(worths, 0)(walk, first, end);
    };
    const depths = comparePlayouts(movesOf(48), all, counted);
    depths.next();
    expect([47, 45, 30, 0].map((from) => often.get(from))).toEqual([31, 31, 3, 1]);
    depths.next();
    expect([47, 0].map((from) => often.get(from))).toEqual([31 + 62, 3]);
  });

  it('with what the rules say of them', () => {
    const moves = movesOf(3).map((move) => ({ ...move, bias: move.from === 1 ? 10 : 0 }));
    const [found] = comparePlayouts(moves, all, worth([3, 0, 5], 0));
    expect(found?.best[0]?.walk.from).toBe(1);
  });

  it('and as many told as are wanted, best first', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 1, maxLength: 80 }),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 0, max: 30 }),
        (worths, wanted, spread) => {
          for (const { best } of comparePlayouts(
            movesOf(worths.length),
            { depths: 3, wanted },
            worth(worths, spread),
          )) {
            expect(best.length).toBeGreaterThanOrEqual(Math.min(wanted, worths.length));
            const averages = best.map(({ worth: sum, playouts }) => sum / playouts);
            expect(best.map(({ told, playouts }) => told / 2 / playouts)).toEqual(averages);
            expect(averages).toEqual(averages.toSorted((one, other) => other - one));
          }
        },
      ),
    );
  });

  it.each([
    [0, []],
    [7, []],
    [8, [2]],
    [12, [2]],
    [400, [2, 3]],
  ])('until there is no time left: after %i moves tried', (most, depths) => {
    let tried = 0;
    const limited = (walk: { from: number }, first: number, end: number): Outcome | null => {
      tried += 1;
      return tried > most ? null : worth([1, 2, 3, 4, 5, 6, 7, 8], 1)(walk, first, end);
    };
    expect([...comparePlayouts(movesOf(8), all, limited)].map(({ depth }) => depth)).toEqual(depths);
  });

  it('and who was lucky a few times is not told when a depth is cut off', () => {
    const moves = movesOf(48);
    let tried = 0;
    // The last move of the list does badly once, and then far too well.
    const lucky = ({ from }: { from: number }, first: number, end: number): Outcome | null => {
      tried += 1;
      if (tried > 48 + 24 + 12 + 6 + 3 + 48) return null;
      const each = from === 47 ? (first === 0 ? -10 : 500) : 48 - from;
      return { worth: each * (end - first), told: 0 };
    };
    const found = [...comparePlayouts(moves, all, lucky)];
    expect(found.map(({ depth, best }) => [depth, best[0]?.walk.from])).toEqual([
      [2, 0],
      [3, 0],
    ]);
  });
});
