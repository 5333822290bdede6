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
import { type RaceOptions, type RaceResult, raceHome } from '../src/index.ts';
import { aloneIn, fewestMoves, placed, placedOn, playedOut, startAlone } from './positions.ts';

/** Runs a race with a clock that stands still. */
function race(position: Position, limits: Partial<RaceOptions> = {}): RaceResult {
  const result = raceHome(position, { beamWidth: 100, clock: () => 0, timeLimitMs: 1, ...limits });
  if (result === null) throw new Error('no plain army');
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
  ])('comes home from the start of %s by at most %i legal moves', (game, most) => {
    const start = startAlone(aloneIn(game));
    const { moves, isHome: home, remainingCost: cost } = race(start, { beamWidth: 300 });
    expect([home, cost]).toEqual([true, 0]);
    expect(moves.length).toBeLessThanOrEqual(most);
    const end = playedOut(start, moves);
    expect(end.outcome?.termination).toBe('win');
    expect(end.ply).toBe(moves.length);
  });

  it('finds the fewest moves of few men near the target', () => {
    const rules = aloneIn('grasshopper-8');
    const cells = fc.uniqueArray(fc.integer({ min: 0, max: 63 }), { minLength: 2, maxLength: 2 });
    fc.assert(
      fc.property(cells, (men) => {
        const position = placedOn(rules, men);
        fc.pre(!hasReachedGoal(position, 1));
        expect(race(position, { beamWidth: 500 }).moves).toHaveLength(fewestMoves(position));
      }),
      { numRuns: 12 },
    );
  });

  it('moves legally around and over men that stand still', () => {
    const rules = aloneIn('grasshopper-10', { leaveTarget: 'forbidden' });
    const cells = fc.uniqueArray(fc.integer({ min: 0, max: 99 }), { minLength: 20, maxLength: 30 });
    fc.assert(
      fc.property(cells, (men) => {
        const position = placedOn(rules, men.slice(0, 15), men.slice(15));
        const { moves, isHome: home } = race(position, { beamWidth: 30 });
        const end = playedOut(position, moves);
        expect(hasReachedGoal(end, 1)).toBe(home);
      }),
      { numRuns: 50 },
    );
  });

  it.each([100, 200])('brings the steppers of Color Halma home at width %i', (width) => {
    const start = startAlone(aloneIn('color'));
    const { moves, isHome: home } = race(start, { beamWidth: width });
    expect(home).toBe(true);
    expect(moves.length).toBeLessThanOrEqual(235);
    expect(playedOut(start, moves).outcome?.termination).toBe('win');
  });
});

describe('the options of raceHome', () => {
  const rules = aloneIn('grasshopper-8');

  it('restrict the first move', () => {
    const start = startAlone(rules);
    const [c1, c3] = cellsOf(rules, 'c1 c3');
    const only: NormalMove = { kind: 'normal', from: c1 ?? -1, to: c3 ?? -1 };
    expect(race(start, { firstMoves: [only] }).moves[0]).toEqual(only);
  });

  it('limit the time, and the moves found until then make progress', () => {
    const start = startAlone(aloneIn('halma-2'));
    let reads = 0;
    const clock = (): number => (reads++ < 10 ? 0 : 100);
    const { moves, isHome: home, remainingCost: cost } = race(start, { clock, timeLimitMs: 50 });
    expect(home).toBe(false);
    expect(moves.length).toBeGreaterThan(0);
    expect(moves.length).toBeLessThan(10);
    expect(cost).toBeGreaterThan(0);
    playedOut(start, moves);
  });

  it('require all men, or a full camp, by the win rule', () => {
    // Two of another army stand in the target; the men of this one fill the rest.
    const rows = '4AAAA/5AAC/5AA1/6AC/8/8/8/8';
    const all = race(placed(aloneIn('grasshopper-8'), rows));
    expect([all.isHome, all.moves.length > 0]).toEqual([false, true]);
    const full = race(placed(aloneIn('grasshopper-8', { winRule: 'full-camp' }), rows));
    expect([full.isHome, full.moves.length]).toEqual([true, 1]);
  });

  it('choose the seat', () => {
    const both = placedOn(rules, cellsOf(rules, 'a1 a2'), cellsOf(rules, 'e4 e5'));
    const { moves } = race(both, { seat: 3 });
    expect(moves.every(({ from }, index) => index > 0 || cellsOf(rules, 'e4 e5').includes(from))).toBe(true);
    expect(canonicalRoute(both, moves[0] ?? { kind: 'normal', from: 0, to: 0 })).not.toBeNull();
  });

  it.each(['cetro', 'cetro-reconstruction', 'top-secret'])('exclude %s', (game) => {
    const start = startAlone(aloneIn(game));
    expect(raceHome(start, { beamWidth: 10, clock: () => 0, timeLimitMs: 1 })).toBeNull();
  });
});
