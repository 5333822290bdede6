import { type Position, parseMove, playAll } from '@halma/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setUp, unwrap } from '../../src/board/set-up.ts';
import { ARMY, fullCamp, menInTarget } from '../../src/solitaires/army.ts';
import { occupiedSquares } from '../../src/solitaires/custom-figure.ts';
import { reportGambit } from '../../src/solitaires/gambit.ts';
import { handProgress } from '../../src/solitaires/hand-progress.ts';
import { SPREADS, scatterMen } from '../../src/solitaires/scatter.ts';

const after = (start: Position, ...moves: string[]): Position =>
  unwrap(
    playAll(
      start,
      moves.map((text) => unwrap(parseMove(start.rules.board, text))),
    ),
  );

describe('a gambit', () => {
  it.each<[string, readonly string[], object]>([
    ['before the first move', [], { meanAdvance: 0, lastMan: 15, ladderGain: 2, inYard: 19 }],
    ['after e2-f3', ['e2-f3'], { meanAdvance: 1 / 19, lastMan: 15, ladderGain: 2, inYard: 18 }],
  ])('%s is measured', (_, moves, report) => {
    expect(reportGambit(fullCamp(), after(fullCamp(), ...moves))).toMatchObject(report);
  });

  it('measures the gain of a ladder', () => {
    const ladder = setUp(ARMY, 'H16:16/16/16/16/16/16/16/16/7A8/16/5A10/16/3A12/16/1A14/A15 A - 0 1');
    expect(reportGambit(ladder, ladder).ladderGain).toBe(8);
  });
});

describe('men on random squares', () => {
  it('number nineteen, stand outside the far camp, and are the same for the same seed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 }), fc.constantFrom(...SPREADS), (seed, spread) => {
        const position = scatterMen(seed, spread);
        expect(occupiedSquares(position)).toHaveLength(19);
        expect(menInTarget(position)).toBe(0);
        expect(scatterMen(seed, spread).hash).toBe(position.hash);
        const tip = position.rules.camps[1]?.targetTip ?? 0;
        const farthest = Math.max(
          ...occupiedSquares(position).map((cell) => position.rules.board.distance(cell, tip)),
        );
        expect(farthest).toBeLessThanOrEqual(spread === 'near' ? 8 : 15);
      }),
      { numRuns: 40 },
    );
  });

  it('differ for a different seed', () => {
    expect(scatterMen(1, 'near').hash).not.toBe(scatterMen(2, 'near').hash);
  });
});

describe('the game of the right hand against the left', () => {
  it('counts the moves and the gained squares of each hand', () => {
    const start = setUp({ game: 'halma-2', preset: 'parker-1885' });
    const end = after(start, 'd3-e4', 'm14-l13', 'e4-d3');
    expect(handProgress(end, 1)).toEqual({ moveCount: 2, gainedSquares: 0 });
    expect(handProgress(end, 3)).toEqual({ moveCount: 1, gainedSquares: 1 });
    expect(handProgress(start, 1)).toEqual({ moveCount: 0, gainedSquares: 0 });
  });
});
