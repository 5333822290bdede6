import { hasReachedGoal, legalMoves, type Position, playUnchecked } from '@halma/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Army, armyOf } from '../src/army/army.ts';
import { cellsByLine, projectionsOf } from '../src/army/projections.ts';
import { type CrossingSymmetries, crossingSymmetries } from '../src/army/symmetries.ts';
import { type SoloResult, searchTransfer } from '../src/index.ts';
import type { Searcher } from '../src/solo/search-task.ts';
import { runSoloSearch } from '../src/solo/solo-search.ts';
import { wideningBeams } from '../src/solo/widening-beams.ts';
import { HalfPathSearch } from '../src/transfer/half-path-search.ts';
import { joinedBeams } from '../src/transfer/joined-beams.ts';
import { restBound } from '../src/transfer/rest-bound.ts';
import { playMoves, positionFrom, positionWithMen, soloRules, soloStart } from './positions.ts';

const GAMES = ['halma-2', 'halma-4', 'grasshopper-8', 'grasshopper-10', 'star-2', 'star15', 'color'] as const;

/** Returns the army of seat A at the start of a game. */
function startArmy(game: string): Army {
  const { rules, men } = soloStart(soloRules(game));
  const army = armyOf(rules, 1, men);
  if (army === null) throw new Error(`${game} has no plain army`);
  return army;
}

function symmetriesOf(army: Army): CrossingSymmetries {
  const symmetries = crossingSymmetries(army);
  if (symmetries === null) throw new Error(`no symmetries of ${army.rules.game.id}`);
  return symmetries;
}

/** Runs a searcher with a clock that never advances, and returns its final result. */
function runSearcher(army: Army, searcher: Searcher): SoloResult {
  const [result] = [...runSoloSearch(army, () => 0, [searcher])].slice(-1);
  if (result === undefined) throw new Error('no result');
  return result;
}

describe('searchTransfer', () => {
  it.each([
    ['grasshopper-8', 5000, 18],
    ['star-2', 1000, 27],
    ['grasshopper-10', 1000, 29],
    ['halma-4', 300, 44],
    ['halma-2', 500, 50],
  ])(
    'crosses the board of %s with half paths at width %i in at most %i legal moves',
    (game, width, maxMoves) => {
      const army = startArmy(game);
      const { fewestMoves, moves } = runSearcher(army, joinedBeams(symmetriesOf(army), width));
      expect(fewestMoves).toBeLessThanOrEqual(maxMoves);
      const end = playMoves(soloStart(army.rules), moves);
      expect([end.ply, hasReachedGoal(end, 1)]).toEqual([fewestMoves, true]);
    },
  );

  it('searches whole paths from a position that is not an image of the target', () => {
    const start = positionFrom(soloRules('grasshopper-8'), '8/8/8/8/2A5/AAA5/AAA5/AAA5');
    const army = armyOf(start.rules, 1, start.men);
    const { fewestMoves, moves } = runSearcher(army ?? startArmy('grasshopper-8'), wideningBeams(100));
    expect(fewestMoves).toBeGreaterThan(10);
    expect(hasReachedGoal(playMoves(start, moves), 1)).toBe(true);
  });

  it('alternates between beams and a proof', () => {
    let ticks = 0;
    const results = searchTransfer(soloStart(soloRules('grasshopper-8')), {
      clock: () => ticks++,
      beamWidth: 1000,
    });
    for (const { fewestMoves, lowerBound, proven } of results ?? []) {
      if (fewestMoves === null || lowerBound < 15) continue;
      expect([fewestMoves, lowerBound, proven]).toEqual([19, 15, false]);
      return;
    }
    expect.unreachable();
  });

  it.each([
    ['for a game without camps', 'cetro', {}],
    ['if an option demands that men leave their camp', 'grasshopper-8', { homeDuty: 'on' }],
  ])('returns null %s', (_, game, options) => {
    expect(searchTransfer(soloStart(soloRules(game, options)), { clock: () => 0 })).toBeNull();
  });
});

describe('restBound', () => {
  it.each([
    ['halma-2', 27],
    ['halma-4', 20],
    ['grasshopper-8', 13],
    ['grasshopper-10', 19],
    ['star-2', 0],
  ])('in %s is %i', (game, moves) => expect(restBound(startArmy(game))).toBe(moves));

  it('never exceeds the length of a solution', () => {
    const rules = soloRules('grasshopper-8');
    const farFromTarget = [...rules.board.names.keys()].filter((cell) => rules.board.distance(cell, 0) <= 4);
    const cells = fc.uniqueArray(fc.constantFrom(...farFromTarget), { minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(cells, (start) => {
        const { men } = positionWithMen(rules, start);
        const army = armyOf(rules, 1, men);
        if (army === null) throw new Error('no army');
        const { fewestMoves } = runSearcher(army, wideningBeams(400));
        expect(restBound(army)).toBeLessThanOrEqual(fewestMoves ?? 0);
      }),
      { numRuns: 20 },
    );
  });

  it('is 0 if one step leads from the start to the target, and greater otherwise', () => {
    const { rules, men } = positionFrom(soloRules('grasshopper-8'), '8/8/8/8/4A3/AAA5/AAA5/AAA5');
    const army = armyOf(rules, 1, men);
    expect(army && restBound(army)).toBeGreaterThan(10);
    const nearPosition = positionFrom(rules, '8/8/4A3/4AA2/8/AAA5/AAA5/A7');
    const nearArmy = armyOf(rules, 1, nearPosition.men);
    expect(nearArmy && restBound(nearArmy)).toBe(0);
  });
});

describe('crossingSymmetries', () => {
  it.each(GAMES)('in %s map the start to itself or to the target, and are involutions', (game) => {
    const army = startArmy(game);
    const { axisMirror, halfTurn, crossMirror } = crossingSymmetries(army) ?? {
      axisMirror: [],
      halfTurn: [],
      crossMirror: [],
    };
    const target = army.rules.camps[1]?.target ?? [];
    const image = (symmetry: readonly number[]): readonly (number | undefined)[] =>
      army.cells.map((cell) => symmetry[cell]).sort((a = 0, b = 0) => a - b);
    expect([image(axisMirror), image(halfTurn), image(crossMirror)]).toEqual([army.cells, target, target]);
    for (const symmetry of [axisMirror, halfTurn, crossMirror])
      expect(symmetry.map((cell) => symmetry[cell])).toEqual([...army.rules.board.names.keys()]);
  });

  it.each([
    ['moves are not reversible', 'grasshopper-8', { leaveTarget: 'forbidden' }],
    ['a man is marked', 'marked', {}],
  ])('returns null if %s', (_, game, options) => {
    const { rules, men } = soloStart(soloRules(game, options));
    const army = armyOf(rules, 1, men);
    expect(army && crossingSymmetries(army)).toBeNull();
  });
});

describe('the projections', () => {
  it.each(GAMES)('of %s put neighbours on the same or adjacent lines', (game) => {
    const army = startArmy(game);
    const { board } = army.rules;
    for (const projection of projectionsOf(army)) {
      const line = (cell: number): number => projection[cell] ?? Number.NaN;
      expect(cellsByLine(projection).reduce((sum, cells) => sum + cells, 0)).toBe(board.cellCount);
      for (let index = 0; index < board.cellCount * board.directions.length; index += 1) {
        const next = board.neighbours[index] ?? board.wall;
        if (next === board.wall) continue;
        const cell = Math.floor(index / board.directions.length);
        const after = board.neighbours[next * board.directions.length + (index % board.directions.length)];
        expect(Math.abs(line(next) - line(cell))).toBeLessThanOrEqual(1);
        if (after !== undefined && after !== board.wall)
          expect(line(after) - line(next)).toBe(line(next) - line(cell));
      }
    }
  });
});

describe('the largest gain of a half path', () => {
  /** Returns the largest gain in this number of moves, by playing all legal moves. */
  function largestGainByPlay(game: string, moves: number): number {
    const army = startArmy(game);
    const projections = projectionsOf(army);
    const gainOf = ({ men }: Position): number =>
      army.rules.board.names.reduce(
        (sum, _, cell) =>
          sum + (men[cell] === 4 ? projections.reduce((s, line) => s + (line[cell] ?? 0), 0) : 0),
        0,
      );
    const start = soloStart(soloRules(game));
    let level = new Map([[start.hash, start]]);
    for (let move = 0; move < moves; move += 1) {
      const next = new Map<number, Position>();
      for (const position of level.values())
        for (const legal of legalMoves(position)) {
          const after = playUnchecked({ ...position, repetitionHistory: null, previous: null }, legal);
          next.set(after.hash, after);
        }
      level = next;
    }
    return Math.max(...Array.from(level.values(), gainOf)) - gainOf(start);
  }

  it.each([
    ['grasshopper-8', 1],
    ['grasshopper-8', 3],
    ['grasshopper-10', 2],
    ['star-2', 3],
    ['star-2', 4],
  ])('in %s after %i moves equals the gain found by exhaustive play', (game, moves) => {
    const army = startArmy(game);
    const search = new HalfPathSearch(army, symmetriesOf(army), () => 0);
    // The tables only exclude placements that cannot gain enough, so the largest gain is the same without them.
    if (game === 'grasshopper-8') for (let table = 0; table < moves; table += 1) search.tabulateGains(1);
    const largestGain = largestGainByPlay(game, moves);
    const gainFound = (gain: number): number => {
      search.begin({ moves, gain }, { moves, gain }, 1e9);
      while (search.extend(1) === 'continued');
      return search.largestGain;
    };
    expect([gainFound(largestGain), gainFound(largestGain + 1)]).toEqual([
      largestGain,
      expect.toSatisfy((gain: number) => gain <= largestGain),
    ]);
  });
});
