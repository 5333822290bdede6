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
import { aloneIn, placed, placedOn, playedOut, startAlone } from './positions.ts';

const GAMES = ['halma-2', 'halma-4', 'grasshopper-8', 'grasshopper-10', 'star-2', 'star15', 'color'] as const;

/** Returns the army of seat A at the start of a game. */
function startArmy(game: string): Army {
  const { rules, men } = startAlone(aloneIn(game));
  const army = armyOf(rules, 1, men);
  if (army === null) throw new Error(`no army in ${game}`);
  return army;
}

function symmetriesOf(army: Army): CrossingSymmetries {
  const symmetries = crossingSymmetries(army);
  if (symmetries === null) throw new Error(`no symmetries in ${army.rules.game.id}`);
  return symmetries;
}

/** Returns the result of a searcher that runs without interruption. */
function foundBy(army: Army, searcher: Searcher): SoloResult {
  const [answer] = [...runSoloSearch(army, () => 0, [searcher])].slice(-1);
  if (answer === undefined) throw new Error('no answer');
  return answer;
}

describe('searchTransfer', () => {
  it.each([
    ['grasshopper-8', 5000, 18],
    ['star-2', 1000, 27],
    ['grasshopper-10', 1000, 29],
    ['halma-4', 300, 44],
    ['halma-2', 500, 50],
  ])('crosses the board of %s with half paths at width %i by at most %i legal moves', (game, width, most) => {
    const army = startArmy(game);
    const { fewestMoves: best, moves } = foundBy(army, joinedBeams(symmetriesOf(army), width));
    expect(best).toBeLessThanOrEqual(most);
    const end = playedOut(startAlone(army.rules), moves);
    expect([end.ply, hasReachedGoal(end, 1)]).toEqual([best, true]);
  });

  it('searches whole paths from a position that is not an image of the target', () => {
    const start = placed(aloneIn('grasshopper-8'), '8/8/8/8/2A5/AAA5/AAA5/AAA5');
    const army = armyOf(start.rules, 1, start.men);
    const { fewestMoves: best, moves } = foundBy(army ?? startArmy('grasshopper-8'), wideningBeams(100));
    expect(best).toBeGreaterThan(10);
    expect(hasReachedGoal(playedOut(start, moves), 1)).toBe(true);
  });

  it('alternates between beams and a proof', () => {
    let ticks = 0;
    const ways = searchTransfer(startAlone(aloneIn('grasshopper-8')), {
      clock: () => ticks++,
      beamWidth: 1000,
    });
    for (const { fewestMoves: best, lowerBound: bound, proven } of ways ?? []) {
      if (best === null || bound < 15) continue;
      expect([best, bound, proven]).toEqual([19, 15, false]);
      return;
    }
    expect.unreachable();
  });

  it('returns null for a game without camps', () => {
    expect(searchTransfer(startAlone(aloneIn('cetro')), { clock: () => 0 })).toBeNull();
  });
});

describe('restBound', () => {
  it.each([
    ['halma-2', 27],
    ['halma-4', 20],
    ['grasshopper-8', 13],
    ['grasshopper-10', 19],
    ['star-2', 0],
  ])('of %s is %i moves', (game, moves) => expect(restBound(startArmy(game))).toBe(moves));

  it('never exceeds the length of a solution', () => {
    const rules = aloneIn('grasshopper-8');
    const far = [...rules.board.names.keys()].filter((cell) => rules.board.distance(cell, 0) <= 4);
    const cells = fc.uniqueArray(fc.constantFrom(...far), { minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(cells, (start) => {
        const { men } = placedOn(rules, start);
        const army = armyOf(rules, 1, men);
        if (army === null) throw new Error('no army');
        const { fewestMoves: best } = foundBy(army, wideningBeams(400));
        expect(restBound(army)).toBeLessThanOrEqual(best ?? 0);
      }),
      { numRuns: 20 },
    );
  });

  it('is 0 if a step leads from start to target', () => {
    const { rules, men } = placed(aloneIn('grasshopper-8'), '8/8/8/8/4A3/AAA5/AAA5/AAA5');
    const army = armyOf(rules, 1, men);
    expect(army && restBound(army)).toBeGreaterThan(10);
    const near = placed(rules, '8/8/4A3/4AA2/8/AAA5/AAA5/A7');
    const close = armyOf(rules, 1, near.men);
    expect(close && restBound(close)).toBe(0);
  });
});

describe('symmetries of a crossing', () => {
  it.each(GAMES)('of %s map the start to itself or to the target and are involutions', (game) => {
    const army = startArmy(game);
    const {
      axisMirror: own,
      halfTurn: turn,
      crossMirror: cross,
    } = crossingSymmetries(army) ?? { axisMirror: [], halfTurn: [], crossMirror: [] };
    const target = army.rules.camps[1]?.target ?? [];
    const image = (symmetry: readonly number[]): readonly (number | undefined)[] =>
      army.cells.map((cell) => symmetry[cell]).sort((a = 0, b = 0) => a - b);
    expect([image(own), image(turn), image(cross)]).toEqual([army.cells, target, target]);
    for (const symmetry of [own, turn, cross])
      expect(symmetry.map((cell) => symmetry[cell])).toEqual([...army.rules.board.names.keys()]);
  });

  it.each([
    ['moves are not reversible', 'grasshopper-8', { leaveTarget: 'forbidden' }],
    ['a man is marked', 'marked', {}],
  ])('do not exist if %s', (_, game, options) => {
    const { rules, men } = startAlone(aloneIn(game, options));
    const army = armyOf(rules, 1, men);
    expect(army && crossingSymmetries(army)).toBeNull();
  });
});

describe('projections', () => {
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
  /** Returns the largest gain of a number of moves, by playing all of them. */
  function greatestByPlay(game: string, moves: number): number {
    const army = startArmy(game);
    const projections = projectionsOf(army);
    const gainOf = ({ men }: Position): number =>
      army.rules.board.names.reduce(
        (sum, _, cell) =>
          sum + (men[cell] === 4 ? projections.reduce((s, line) => s + (line[cell] ?? 0), 0) : 0),
        0,
      );
    const start = startAlone(aloneIn(game));
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
  ])('in %s in %i moves equals that of exhaustive play', (game, moves) => {
    const army = startArmy(game);
    const halves = new HalfPathSearch(army, symmetriesOf(army), () => 0);
    // The tables exclude only what cannot gain enough, so the largest gain is the same without them.
    if (game === 'grasshopper-8') for (let table = 0; table < moves; table += 1) halves.tabulateGains(1);
    const greatest = greatestByPlay(game, moves);
    const collected = (gain: number): number => {
      halves.begin({ moves, gain }, { moves, gain }, 1e9);
      while (halves.extend(1) === 'continued');
      return halves.largestGain;
    };
    expect([collected(greatest), collected(greatest + 1)]).toEqual([
      greatest,
      expect.toSatisfy((gain: number) => gain <= greatest),
    ]);
  });
});
