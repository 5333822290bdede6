import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareMovesByPlayouts,
  type PlayoutResult,
  type RunPlayouts,
} from '../src/kernel-search/playouts.ts';

interface TestMove {
  readonly from: number;
  readonly to: number;
  readonly bias: number;
}

/** Returns moves that differ only in their origins. */
function movesOf(count: number): readonly TestMove[] {
  return Array.from({ length: count }, (_, from) => ({ from, to: 0, bias: 0 }));
}

/**
 * Returns playouts with a mean score for each move, and a deviation of at most `spread` that depends on the playout's
 * index.
 */
function playoutsWithMeans(
  means: readonly number[],
  spread = 0,
): (...args: Parameters<RunPlayouts>) => PlayoutResult {
  return ({ from }, firstPlayout, endPlayout) => {
    let sum = 0;
    for (let playout = firstPlayout; playout < endPlayout; playout += 1)
      sum += (means[from] ?? Number.NaN) + spread * Math.sin(7 * playout + 3 * from);
    return { choiceScore: sum, reportedScore: 2 * sum };
  };
}

const OPTIONS = { maxDepth: 3, lineCount: 1 };

describe('a comparison of moves by playouts', () => {
  it.each([
    ['the first', [9, 1, 2, 3], 0],
    ['the last of a few', [1, 2, 3, 9], 3],
    ['one of the full first stage', Array.from({ length: 48 }, (_, index) => (index === 31 ? 5 : 0)), 31],
    ['the only one', [4], 0],
  ])('finds the best move: %s', (_, means, best) => {
    const comparisons = [...compareMovesByPlayouts(movesOf(means.length), OPTIONS, playoutsWithMeans(means))];
    expect(comparisons.map(({ depth }) => depth)).toEqual([2, 3]);
    for (const { trials } of comparisons) expect(trials[0]?.move.from).toBe(best);
  });

  it('gives better moves more playouts, and twice as many at the next depth', () => {
    const means = Array.from({ length: 48 }, (_, index) => index);
    const playouts = new Map<number, number>();
    const countingPlayouts: RunPlayouts = (move, firstPlayout, endPlayout) => {
      expect(firstPlayout).toBe(playouts.get(move.from) ?? 0);
      playouts.set(move.from, endPlayout);
      return playoutsWithMeans(means)(move, firstPlayout, endPlayout);
    };
    const comparisons = compareMovesByPlayouts(movesOf(48), OPTIONS, countingPlayouts);
    comparisons.next();
    expect([47, 45, 30, 0].map((from) => playouts.get(from))).toEqual([31, 31, 3, 1]);
    comparisons.next();
    expect([47, 0].map((from) => playouts.get(from))).toEqual([31 + 62, 3]);
  });

  it('adds the bias of a move to its average', () => {
    const moves = movesOf(3).map((move) => ({ ...move, bias: move.from === 1 ? 10 : 0 }));
    const [first] = compareMovesByPlayouts(moves, OPTIONS, playoutsWithMeans([3, 0, 5]));
    expect(first?.trials[0]?.move.from).toBe(1);
  });

  it('returns at least the requested number of moves, best first', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 1, maxLength: 80 }),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 0, max: 30 }),
        (means, lineCount, spread) => {
          const comparisons = compareMovesByPlayouts(
            movesOf(means.length),
            { maxDepth: 3, lineCount },
            playoutsWithMeans(means, spread),
          );
          for (const { trials } of comparisons) {
            expect(trials.length).toBeGreaterThanOrEqual(Math.min(lineCount, means.length));
            const averages = trials.map(({ choiceScore, playoutCount }) => choiceScore / playoutCount);
            expect(trials.map(({ reportedScore, playoutCount }) => reportedScore / 2 / playoutCount)).toEqual(
              averages,
            );
            expect(averages).toEqual(averages.toSorted((a, b) => b - a));
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
  ])('ends when the limits are reached: after %i trials', (maxTrials, depths) => {
    let trials = 0;
    const limitedPlayouts: RunPlayouts = (...args) => {
      trials += 1;
      return trials > maxTrials ? null : playoutsWithMeans([1, 2, 3, 4, 5, 6, 7, 8], 1)(...args);
    };
    const comparisons = [...compareMovesByPlayouts(movesOf(8), OPTIONS, limitedPlayouts)];
    expect(comparisons.map(({ depth }) => depth)).toEqual(depths);
  });

  it('leaves out a move with a high average over few playouts if a depth is cut off', () => {
    let trials = 0;
    const firstDepth = 48 + 24 + 12 + 6 + 3;
    // The last move has a low score in its first playout, and very high ones in the first stage of the next depth.
    const limitedPlayouts: RunPlayouts = ({ from }, firstPlayout, endPlayout) => {
      trials += 1;
      if (trials > firstDepth + 48) return null;
      const score = from === 47 ? (firstPlayout === 0 ? -10 : 500) : 48 - from;
      return { choiceScore: score * (endPlayout - firstPlayout), reportedScore: 0 };
    };
    const comparisons = [...compareMovesByPlayouts(movesOf(48), OPTIONS, limitedPlayouts)];
    expect(comparisons.map(({ depth, trials: [best] }) => [depth, best?.move.from])).toEqual([
      [2, 0],
      [3, 0],
    ]);
  });
});
