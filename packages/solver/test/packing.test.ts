import { type Cell, hasReachedGoal, type Position, type Rules } from '@halma/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SoloResult, searchPacking } from '../src/index.ts';
import { minimumByPlay, playMoves, positionFrom, positionWithMen, soloRules } from './positions.ts';

/** Two rows of men that leave a path at one end. */
const GAP_RIGHT = `${'C'.repeat(15)}1/${'C'.repeat(15)}1`;
const GAP_LEFT = `1${'C'.repeat(15)}/1${'C'.repeat(15)}`;

/** Returns a clock that advances each time it is read, so that every run gives the same results. */
function tickingClock(): () => number {
  let ticks = 0;
  return () => ticks++ / 10;
}

function solve(position: Position, memory = 1e8): readonly SoloResult[] {
  const results = searchPacking(position, { clock: tickingClock(), memoryBytes: memory });
  if (results === null) throw new Error('not an army of plain men');
  return [...results];
}

function solveToEnd(position: Position): SoloResult {
  return (
    solve(position).at(-1) ?? {
      fewestMoves: null,
      lowerBound: 0,
      proven: false,
      moves: [],
      placementsSearched: 0,
    }
  );
}

/** Generates positions with men of seat A, and men that never move, within four steps of the target's tip. */
function nearTarget(rules: Rules, men: number, otherMen: number): fc.Arbitrary<Position> {
  const tip = rules.camps[1]?.targetTip ?? 0;
  const nearCells = [...rules.board.names.keys()].filter((cell) => rules.board.distance(cell, tip) <= 4);
  const cells: fc.Arbitrary<Cell[]> = fc.uniqueArray(fc.constantFrom(...nearCells), {
    minLength: men + otherMen,
    maxLength: men + otherMen,
  });
  return cells.map((chosen) => positionWithMen(rules, chosen.slice(0, men), chosen.slice(men)));
}

describe('searchPacking', () => {
  it.each([
    ['on an empty board', 'grasshopper-8', {}, 0],
    ['on the star', 'star-2', {}, 0],
    ['among men of another army', 'grasshopper-8', {}, 5],
    ['if men may not leave the target', 'grasshopper-8', { leaveTarget: 'forbidden' }, 2],
    ['if the camp only has to be full', 'grasshopper-8', { winRule: 'either' }, 4],
  ])('needs as few moves as exhaustive play %s', (_, game, options, otherMen) => {
    const rules = soloRules(game, options);
    fc.assert(
      fc.property(nearTarget(rules, 3, otherMen), (position) => {
        const fewest = minimumByPlay(position);
        fc.pre(fewest < 9);
        const { fewestMoves, lowerBound, proven, moves } = solveToEnd(position);
        expect([fewestMoves, lowerBound, proven]).toEqual([fewest, fewest, true]);
        const end = playMoves(position, moves);
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
    // A path between double walls, which is longer than any transfer.
    ['halma-2', `16/${GAP_RIGHT}/16/${GAP_LEFT}/16/${GAP_RIGHT}/16/${GAP_LEFT}/16/${GAP_RIGHT}/A15`, 69],
  ])('solves %s, %s, in %i moves', (game, rows, fewest) => {
    const position = positionFrom(soloRules(game), rows);
    const { fewestMoves, lowerBound, proven, moves } = solveToEnd(position);
    expect([fewestMoves, lowerBound, proven]).toEqual([fewest, fewest, true]);
    expect(hasReachedGoal(playMoves(position, moves), 1)).toBe(true);
  });

  it('never returns a worse result than the one before', () => {
    const rows = '12AA1A/12A1A1/10A1A2A/10A1A3/13AAA/11A1A2/11A4/16/16/16/16/16/16/16/16/16';
    const results = solve(positionFrom(soloRules('halma-2'), rows), 3e7);
    expect(results.length).toBeGreaterThan(2);
    results.reduce((before, after) => {
      expect(after.lowerBound).toBeGreaterThanOrEqual(before.lowerBound);
      if (before.fewestMoves !== null) expect(after.fewestMoves).toBeLessThanOrEqual(before.fewestMoves);
      expect(after.proven).toBe(after.fewestMoves === after.lowerBound);
      return after;
    });
  });

  it.each([
    ['the target has no room for all men', '4AAAA/5AAC/5AA1/6AA/8/8/8/8'],
    ['no man can move', '8/8/8/8/8/CCC5/CCC5/ACC5'],
    ['no man can leave a corner', '8/8/8/8/CCCC4/CCCC4/A1CC4/AACC4'],
  ])('ends without a solution if %s', (_, rows) => {
    expect(solveToEnd(positionFrom(soloRules('grasshopper-8'), rows))).toMatchObject({
      fewestMoves: null,
      proven: false,
    });
  });

  it('requires the marked man to reach the tip', () => {
    const rules = soloRules('marked');
    const rows = '11AAAAA/11AAAaA/12AAAA/13AAA/14AA/16/16/16/16/16/16/16/16/16/16/16';
    const position = positionFrom(rules, rows);
    const { fewestMoves, moves } = searchPacking(position, { clock: tickingClock() })?.next().value ?? {};
    expect([fewestMoves, moves]).toEqual([null, []]);
    const found = solve(position).find((result) => result.fewestMoves !== null);
    expect(hasReachedGoal(playMoves(position, found?.moves ?? []), 1)).toBe(true);
  });

  it('returns null for a game without camps', () => {
    expect(
      searchPacking(positionFrom(soloRules('top-secret'), `A15/${'16/'.repeat(14)}16`), { clock: () => 0 }),
    ).toBeNull();
  });
});
