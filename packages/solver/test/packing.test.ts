import { type Cell, hasReachedGoal, type Position, type Rules } from '@halma/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SoloResult, searchPacking } from '../src/index.ts';
import { aloneIn, fewestMoves, placed, placedOn, playedOut } from './positions.ts';

/** Returns a clock that advances whenever it is read, so that every run is the same. */
function tickingClock(): () => number {
  let ticks = 0;
  return () => ticks++ / 10;
}

function answersTo(position: Position, memory = 1e8): readonly SoloResult[] {
  const answers = searchPacking(position, { clock: tickingClock(), memoryBytes: memory });
  if (answers === null) throw new Error('no plain army');
  return [...answers];
}

function lastAnswer(position: Position): SoloResult {
  return (
    answersTo(position).at(-1) ?? {
      fewestMoves: null,
      lowerBound: 0,
      proven: false,
      moves: [],
      placementsSearched: 0,
    }
  );
}

/** Placements of men of seat A, and of some that stand still, on the half of a board nearest to the target. */
function nearTarget(rules: Rules, men: number, standing: number): fc.Arbitrary<Position> {
  const tip = rules.camps[1]?.targetTip ?? 0;
  const near = [...rules.board.names.keys()].filter((cell) => rules.board.distance(cell, tip) <= 4);
  const cells: fc.Arbitrary<Cell[]> = fc.uniqueArray(fc.constantFrom(...near), {
    minLength: men + standing,
    maxLength: men + standing,
  });
  return cells.map((all) => placedOn(rules, all.slice(0, men), all.slice(men)));
}

describe('searchPacking', () => {
  it.each([
    ['on an empty board', 'grasshopper-8', {}, 0],
    ['on the star', 'star-2', {}, 0],
    ['among men that stand still', 'grasshopper-8', {}, 5],
    ['if men may not leave the target', 'grasshopper-8', { leaveTarget: 'forbidden' }, 2],
    ['if the camp only has to be full', 'grasshopper-8', { winRule: 'either' }, 4],
  ])('finds the fewest moves %s, as exhaustive play does', (_, game, options, standing) => {
    const rules = aloneIn(game, options);
    fc.assert(
      fc.property(nearTarget(rules, 3, standing), (position) => {
        const fewest = fewestMoves(position);
        fc.pre(fewest < 9);
        const { fewestMoves: best, lowerBound: bound, proven, moves } = lastAnswer(position);
        expect([best, bound, proven]).toEqual([fewest, fewest, true]);
        const end = playedOut(position, moves);
        expect([end.ply, hasReachedGoal(end, 1)]).toEqual([fewest, true]);
      }),
      { numRuns: 10 },
    );
  });

  it.each([
    ['halma-2', '11AAAAA/11AAAAA/12AAAA/13AAA/14AA/16/16/16/16/16/16/16/16/16/16/16', 0],
    ['halma-2', '11AAAA1/11AA1AA/11A1AAA/13AAA/12A1AA/16/16/16/16/16/16/16/16/16/16/16', 3],
    ['halma-2', '11AA1AA/11AAAA1/10A1AA1A/12AA1A/11A2AA/16/16/16/16/16/16/16/16/16/16/16', 5],
    ['grasshopper-8', '4AA1A/4A2A/5AAA/4A1A1/8/8/8/8', 5],
  ])('solves %s, %s, in %i moves', (game, rows, fewest) => {
    const position = placed(aloneIn(game), rows);
    const { fewestMoves: best, lowerBound: bound, proven, moves } = lastAnswer(position);
    expect([best, bound, proven]).toEqual([fewest, fewest, true]);
    expect(hasReachedGoal(playedOut(position, moves), 1)).toBe(true);
  });

  it('never returns a worse result than before', () => {
    const rows = '12AA1A/12A1A1/10A1A2A/10A1A3/13AAA/11A1A2/11A4/16/16/16/16/16/16/16/16/16';
    const answers = answersTo(placed(aloneIn('halma-2'), rows), 3e7);
    expect(answers.length).toBeGreaterThan(2);
    answers.reduce((before, after) => {
      expect(after.lowerBound).toBeGreaterThanOrEqual(before.lowerBound);
      if (before.fewestMoves !== null) expect(after.fewestMoves).toBeLessThanOrEqual(before.fewestMoves);
      expect(after.proven).toBe(after.fewestMoves === after.lowerBound);
      return after;
    });
  });

  it('ends without a solution if the camp is not free', () => {
    const rows = '4AAAA/5AAC/5AA1/6AA/8/8/8/8';
    expect(lastAnswer(placed(aloneIn('grasshopper-8'), rows))).toMatchObject({
      fewestMoves: null,
      proven: false,
    });
  });

  it('includes the marked man in the lower bound and in the solution', () => {
    const rules = aloneIn('marked');
    const rows = '11AAAAA/11AAAaA/12AAAA/13AAA/14AA/16/16/16/16/16/16/16/16/16/16/16';
    const position = placed(rules, rows);
    const { fewestMoves: best, moves } =
      searchPacking(position, { clock: tickingClock() })?.next().value ?? {};
    expect([best, moves]).toEqual([null, []]);
    const found = answersTo(position).find((answer) => answer.fewestMoves !== null);
    expect(hasReachedGoal(playedOut(position, found?.moves ?? []), 1)).toBe(true);
  });

  it('returns null unless all men are plain', () => {
    expect(
      searchPacking(placed(aloneIn('top-secret'), `A15/${'16/'.repeat(14)}16`), { clock: () => 0 }),
    ).toBeNull();
  });
});
