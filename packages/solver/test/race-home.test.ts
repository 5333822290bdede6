import {
  type Cell,
  canonicalRoute,
  hasReachedGoal,
  type NormalMove,
  type Position,
  type Rules,
} from '@halma/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasPassedOthers,
  measurePathTo,
  type RaceOptions,
  type RaceResult,
  raceHome,
} from '../src/race/index.ts';
import {
  minimumByPlay,
  playMoves,
  positionFrom,
  positionWithMen,
  soloRules,
  soloStart,
} from './positions.ts';

/** Runs a race with a clock that never advances. */
function race(position: Position, options: Partial<RaceOptions> = {}): RaceResult {
  const result = raceHome(position, { beamWidth: 100, clock: () => 0, timeLimitMs: 1, ...options });
  if (result === null) throw new Error('not an army of plain men');
  return result;
}

const cellsOf = (rules: Rules, names: string): readonly Cell[] =>
  names.split(' ').map((name) => rules.board.cellByName.get(name) ?? -1);

describe('raceHome', () => {
  it.each([
    ['halma-2', 70],
    ['halma-4', 51],
    ['grasshopper-8', 19],
    ['grasshopper-10', 31],
    ['star-2', 32],
    ['star15', 37],
    ['marked', 61],
  ])('comes home from the start of %s in at most %i legal moves', (game, maxMoves) => {
    const start = soloStart(soloRules(game));
    const { moves, isHome, remainingCost } = race(start, { beamWidth: 300 });
    expect([isHome, remainingCost]).toEqual([true, 0]);
    expect(moves.length).toBeLessThanOrEqual(maxMoves);
    const end = playMoves(start, moves);
    expect(end.outcome?.termination).toBe('win');
    expect(end.ply).toBe(moves.length);
  });

  it('ends at once if its clock is at infinity', () => {
    const options = { clock: () => Number.POSITIVE_INFINITY, timeLimitMs: 1000 };
    expect(race(soloStart(soloRules('grasshopper-8')), options)).toMatchObject({ moves: [], isHome: false });
  });

  it('finds the fewest moves for two men', () => {
    const rules = soloRules('grasshopper-8');
    const cells = fc.uniqueArray(fc.integer({ min: 0, max: 63 }), { minLength: 2, maxLength: 2 });
    fc.assert(
      fc.property(cells, (men) => {
        const position = positionWithMen(rules, men);
        fc.pre(!hasReachedGoal(position, 1));
        expect(race(position, { beamWidth: 500 }).moves).toHaveLength(minimumByPlay(position));
      }),
      { numRuns: 12 },
    );
  });

  it('plays legal moves among men that never move', () => {
    const rules = soloRules('grasshopper-10', { leaveTarget: 'forbidden' });
    const cells = fc.uniqueArray(fc.integer({ min: 0, max: 99 }), { minLength: 20, maxLength: 30 });
    fc.assert(
      fc.property(cells, (men) => {
        const position = positionWithMen(rules, men.slice(0, 15), men.slice(15));
        const { moves, isHome } = race(position, { beamWidth: 30 });
        const end = playMoves(position, moves);
        expect(hasReachedGoal(end, 1)).toBe(isHome);
      }),
      { numRuns: 50 },
    );
  });

  it.each([100, 200])('brings the steppers of Color Halma home at width %i', (width) => {
    const start = soloStart(soloRules('color'));
    const { moves, isHome } = race(start, { beamWidth: width });
    expect(isHome).toBe(true);
    expect(moves.length).toBeLessThanOrEqual(235);
    expect(playMoves(start, moves).outcome?.termination).toBe('win');
  });

  it.each(['cetro', 'cetro-reconstruction', 'top-secret'])('returns null in %s', (game) => {
    const start = soloStart(soloRules(game));
    expect(raceHome(start, { beamWidth: 10, clock: () => 0, timeLimitMs: 1 })).toBeNull();
  });
});

describe('the options of raceHome', () => {
  const rules = soloRules('grasshopper-8');

  it('restrict the first move', () => {
    const start = soloStart(rules);
    const [c1, c3] = cellsOf(rules, 'c1 c3');
    const only: NormalMove = { kind: 'normal', from: c1 ?? -1, to: c3 ?? -1 };
    expect(race(start, { firstMoves: [only] }).moves[0]).toEqual(only);
  });

  it('limit the time, and the moves found by then make progress', () => {
    const start = soloStart(soloRules('halma-2'));
    let reads = 0;
    const clock = (): number => (reads++ < 10 ? 0 : 100);
    const { moves, isHome, remainingCost } = race(start, { clock, timeLimitMs: 50 });
    expect(isHome).toBe(false);
    expect(moves.length).toBeGreaterThan(0);
    expect(moves.length).toBeLessThan(10);
    expect(remainingCost).toBeGreaterThan(0);
    playMoves(start, moves);
  });

  it('require all men in the target or a full camp, depending on the option winRule', () => {
    // Two men of another army are in the target; the army’s own men can fill the rest.
    const rows = '4AAAA/5AAC/5AA1/6AC/8/8/8/8';
    const allHome = race(positionFrom(soloRules('grasshopper-8'), rows));
    expect([allHome.isHome, allHome.moves.length > 0]).toEqual([false, true]);
    const fullCamp = race(positionFrom(soloRules('grasshopper-8', { winRule: 'full-camp' }), rows));
    expect([fullCamp.isHome, fullCamp.moves.length]).toEqual([true, 1]);
  });

  it('select the seat', () => {
    const both = positionWithMen(rules, cellsOf(rules, 'a1 a2'), cellsOf(rules, 'e4 e5'));
    const { moves } = race(both, { seat: 3 });
    expect(moves.every(({ from }, index) => index > 0 || cellsOf(rules, 'e4 e5').includes(from))).toBe(true);
    expect(canonicalRoute(both, moves[0] ?? { kind: 'normal', from: 0, to: 0 })).not.toBeNull();
  });
});

it.each<[string, string, boolean]>([
  ['e5 g7', 'd4 a1', true],
  ['e5 g7', '', true],
  ['e5 g7', 'f6', false],
  ['e5 g7', 'h8', false],
  ['a1', 'b2', false],
  // Equally far from the corner.
  ['e5', 'e6', false],
])('men on %j have passed all others, on %j: %s', (own, others, expected) => {
  const rules = soloRules('grasshopper-8');
  const otherCells = others === '' ? [] : cellsOf(rules, others);
  expect(hasPassedOthers(positionWithMen(rules, cellsOf(rules, own), otherCells), 1)).toBe(expected);
});

it.each([
  ['halma-2', 'p16', { distance: 0, deviation: 0 }],
  ['halma-2', 'm10', { distance: 9, deviation: 3 }],
  ['halma-2', 'n16', { distance: 2, deviation: 2 }],
])('in %s, the path from %s to the corner of the target has %o', (game, cell, expected) => {
  const rules = soloRules(game);
  const [from = -1] = cellsOf(rules, cell);
  expect(measurePathTo(rules, from, rules.camps[1]?.targetTip ?? -1)).toEqual(expected);
});

it.each([
  [1, { distance: 32, deviation: 0 }],
  [2, { distance: 24, deviation: 4 }],
  [3, { distance: 16, deviation: 4 }],
  [4, { distance: 0, deviation: 0 }],
])(
  'on the star, the path from the point of seat %i to the target of the first seat has %o',
  (seat, expected) => {
    const rules = soloRules('star-2');
    const { board, camps } = rules;
    expect(measurePathTo(rules, board.tips[seat] ?? -1, camps[1]?.targetTip ?? -1)).toEqual(expected);
  },
);
