import { type Cell, hasReachedGoal, type Position, type Rules } from '@halma/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packings, type WayHome } from '../src/index.ts';
import { aloneIn, fewestMoves, placed, placedOn, playedOut } from './positions.ts';

/** A clock that goes on by a little whenever it is read, so that every run is the same. */
function tickingClock(): () => number {
  let ticks = 0;
  return () => ticks++ / 10;
}

function answersTo(position: Position, memory = 1e8): readonly WayHome[] {
  const answers = packings(position, { clock: tickingClock(), memory });
  if (answers === null) throw new Error('no plain army');
  return [...answers];
}

function lastAnswer(position: Position): WayHome {
  return answersTo(position).at(-1) ?? { best: null, bound: 0, proven: false, moves: [], placements: 0 };
}

/** Placements of men of seat A, and of some who stand still, on the half of a board nearest the target. */
function nearTarget(rules: Rules, men: number, standing: number): fc.Arbitrary<Position> {
  const tip = rules.yards[1]?.targetTip ?? 0;
  const near = [...rules.board.names.keys()].filter((cell) => rules.board.distance(cell, tip) <= 4);
  const cells: fc.Arbitrary<Cell[]> = fc.uniqueArray(fc.constantFrom(...near), {
    minLength: men + standing,
    maxLength: men + standing,
  });
  return cells.map((all) => placedOn(rules, all.slice(0, men), all.slice(men)));
}

describe('a packing', () => {
  it.each([
    ['on a board of its own', 'grasshopper-8', {}, 0],
    ['on the star', 'star-2', {}, 0],
    ['among men who stand still', 'grasshopper-8', {}, 5],
    ['that may not leave the target again', 'grasshopper-8', { leaveTarget: 'forbidden' }, 2],
    ['into a camp that need only be full', 'grasshopper-8', { winRule: 'either' }, 4],
  ])('%s is a shortest one: nothing shorter is found by trying everything', (_, game, options, standing) => {
    const rules = aloneIn(game, options);
    fc.assert(
      fc.property(nearTarget(rules, 3, standing), (position) => {
        const fewest = fewestMoves(position);
        fc.pre(fewest < 9);
        const { best, bound, proven, moves } = lastAnswer(position);
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
  ])('of %s, %s, takes %i', (game, rows, fewest) => {
    const position = placed(aloneIn(game), rows);
    const { best, bound, proven, moves } = lastAnswer(position);
    expect([best, bound, proven]).toEqual([fewest, fewest, true]);
    expect(hasReachedGoal(playedOut(position, moves), 1)).toBe(true);
  });

  it('is answered better and better, never worse', () => {
    const rows = '12AA1A/12A1A1/10A1A2A/10A1A3/13AAA/11A1A2/11A4/16/16/16/16/16/16/16/16/16';
    const answers = answersTo(placed(aloneIn('halma-2'), rows), 3e7);
    expect(answers.length).toBeGreaterThan(2);
    answers.reduce((before, after) => {
      expect(after.bound).toBeGreaterThanOrEqual(before.bound);
      if (before.best !== null) expect(after.best).toBeLessThanOrEqual(before.best);
      expect(after.proven).toBe(after.best === after.bound);
      return after;
    });
  });

  it('is not looked for where there can be none: the camp is not free', () => {
    const rows = '4AAAA/5AAC/5AA1/6AA/8/8/8/8';
    expect(lastAnswer(placed(aloneIn('grasshopper-8'), rows))).toMatchObject({ best: null, proven: false });
  });

  it('counts the marked man in its bound, and finds a way for him', () => {
    const rules = aloneIn('marked');
    const rows = '11AAAAA/11AAAaA/12AAAA/13AAA/14AA/16/16/16/16/16/16/16/16/16/16/16';
    const position = placed(rules, rows);
    const { best, moves } = packings(position, { clock: tickingClock() })?.next().value ?? {};
    expect([best, moves]).toEqual([null, []]);
    const found = answersTo(position).find((answer) => answer.best !== null);
    expect(hasReachedGoal(playedOut(position, found?.moves ?? []), 1)).toBe(true);
  });

  it('is refused for an army that is none of plain men', () => {
    expect(
      packings(placed(aloneIn('top-secret'), `A15/${'16/'.repeat(14)}16`), { clock: () => 0 }),
    ).toBeNull();
  });
});
