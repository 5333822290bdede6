import { codeOfMove, type Move, makeRules, type Position } from '@halma/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceOf } from '../src/levels/chance.ts';
import { costsAsSeen } from '../src/levels/costs-as-seen.ts';
import { JumpCounts } from '../src/levels/jump-counts.ts';
import { viewOf } from '../src/levels/look.ts';
import { SIGHTS, type Sight } from '../src/levels/sight.ts';
import type { Limits } from '../src/limits.ts';
import { Battlefield } from '../src/plain-search/battlefield.ts';
import { rootMoves } from '../src/root/root-moves.ts';
import { travelCosts } from '../src/values/travel-cost.ts';
import { must, rulesOf, withMen } from './support/positions.ts';
import { positionAfter } from './support/seeded-play.ts';

const clock = (): number => 0;
const halma = rulesOf('halma-2');

/** A man on a1 with a ladder of jumps to c3, e5, g7 and i9, a second man to step with. */
const ladder = withMen(halma, 'A: a1 b2 d4, C: f6 h8');

function codeOf(position: Position, from: string, to: string): number {
  const cell = (name: string): number => position.rules.board.numbers.get(name) ?? -1;
  const move: Move = { kind: 'walk', from: cell(from), to: cell(to) };
  return codeOfMove(move, position.rules.board.away);
}

function opinions(position: Position, sight: Sight, seed = 1): ReadonlyMap<number, number> {
  const roots = rootMoves(position, () => 0);
  const { moves } = viewOf(sight, seed).look(position, roots, { clock });
  return new Map(moves.map(({ code, bias }) => [code, bias]));
}

it('counts the fewest jumps of a hop', () => {
  const jumps = new JumpCounts(ladder);
  const counts = ['a2', 'c3', 'e5', 'g7', 'i9'].map((to) => jumps.of(codeOf(ladder, 'a1', to)));
  expect(counts).toEqual([0, 1, 2, 3, 4]);
});

describe('a chain is noticed', () => {
  const sight: Sight = { ...SIGHTS[1], jumps: 2 };
  it.each([
    ['a2', 1],
    ['c3', 1],
    ['e5', 1],
    ['g7', 1 / 2],
    ['i9', 1 / 4],
  ])('from a1 to %s with a chance of %f', (to, chance) => {
    const code = codeOf(ladder, 'a1', to);
    const seeds = Array.from({ length: 800 }, (_, seed) => seed);
    const noticed = seeds.filter((seed) => opinions(ladder, sight, seed).has(code)).length;
    expect(noticed / seeds.length).toBeCloseTo(chance, 1);
  });

  it('for certain by those who see all', () => {
    expect(opinions(ladder, SIGHTS[9]).has(codeOf(ladder, 'a1', 'i9'))).toBe(true);
  });

  it('when nothing else gains', () => {
    const stuck = withMen(halma, 'A: p16 o16 p15 o15 n16 n15 m16 m15 l16 l15 n14 o14 p14 p13, C: a1');
    const far = { ...SIGHTS[1], jumps: 0 };
    expect(opinions(stuck, far).size).toBeGreaterThan(0);
  });
});

it.each([
  ['halma-2', {}, 1],
  ['halma-4', { teams: 'opposite' }, 1],
  ['halma-4', {}, 2],
  ['star-6', { teams: 'opposite' }, 3],
])('positions are looked at in %s %o, times %i', (game, options, times) => {
  const position = positionAfter(must(makeRules({ game, options })), 20, 1);
  const look = (limits: Limits): Limits =>
    viewOf(SIGHTS[7], 1).look(
      position,
      rootMoves(position, () => 0),
      limits,
    ).limits;
  expect(look({ clock }).nodes).toBe(times * SIGHTS[7].nodes);
  expect(look({ clock, nodes: 9 }).nodes).toBe(9);
});

describe('a fancy', () => {
  it('never makes a move that gains nothing the best while another gains', () => {
    const input = fc.record({
      game: fc.constantFrom('halma-2', 'grasshopper-8', 'star-6', 'top-secret'),
      plies: fc.integer({ min: 36, max: 90 }),
      seed: fc.nat(),
    });
    fc.assert(
      fc.property(input, ({ game, plies, seed }) => {
        const rules = must(makeRules({ game }));
        const position = positionAfter(rules, plies, seed);
        const sight: Sight = { ...SIGHTS[1], window: 100 };
        const seen = new Battlefield(position, costsAsSeen(rules, sight.stragglers));
        const full = new Battlefield(position);
        const valued = [...opinions(position, sight, seed)].map(([code, bias]) => ({
          value: full.gain(code) + bias,
          gain: seen.gain(code),
        }));
        const best = valued.reduce((one, other) => (other.value > one.value ? other : one));
        fc.pre(valued.some(({ gain }) => gain > 0));
        expect(best.gain).toBeGreaterThan(0);
      }),
      { numRuns: 100 },
    );
  });

  it('lies within the window', () => {
    const narrow = opinions(ladder, { ...SIGHTS[9], window: 0 });
    for (const [code, bias] of opinions(ladder, SIGHTS[9])) {
      expect(bias - (narrow.get(code) ?? 0)).toBeGreaterThanOrEqual(0);
      expect(bias - (narrow.get(code) ?? 0)).toBeLessThan(10);
    }
  });
});

it('two moves are thought of together', () => {
  const alone = opinions(ladder, { ...SIGHTS[9], window: 0 });
  const together = opinions(ladder, { ...SIGHTS[9], window: 0, ownMoves: 2 });
  const step = codeOf(ladder, 'b2', 'b3');
  const hop = codeOf(ladder, 'a1', 'i9');
  // The step takes away the man over whom the ladder begins; after the hop there is still a way to gain.
  const added = (code: number): number => (together.get(code) ?? 0) - (alone.get(code) ?? 0);
  expect(added(hop)).toBeGreaterThan(0);
  expect(added(step)).toBeGreaterThan(0);
});

describe('stragglers', () => {
  it('weigh as in the full evaluation at 1', () => {
    expect(costsAsSeen(halma, 1)).toBe(travelCosts(halma));
  });

  it('weigh no more than others at 0: every step on the way costs the same', () => {
    const cost = (name: string): number =>
      costsAsSeen(halma, 0)[8]?.[halma.board.numbers.get(name) ?? 0] ?? 0;
    expect(cost('a1') - cost('b2')).toBeCloseTo(cost('h8') - cost('i9'));
    const full = travelCosts(halma)[8];
    expect(cost('a1')).toBeCloseTo(full?.[halma.board.numbers.get('a1') ?? 0] ?? 0);
  });
});

describe('a chance', () => {
  it('is the same for the same question about the same move', () => {
    expect(chanceOf('notice', 5, { hash: 9 }, 77)).toBe(chanceOf('notice', 5, { hash: 9 }, 77));
  });

  it('is spread evenly, whatever of what it depends on goes up', () => {
    const ways: readonly ((at: number) => number)[] = [
      (at) => chanceOf('notice', at, { hash: 1 }, 1),
      (at) => chanceOf('notice', 1, { hash: at }, 1),
      (at) => chanceOf('fancy', 1, { hash: 1 }, at),
    ];
    for (const way of ways) {
      const tenths = new Array<number>(10).fill(0);
      for (let at = 0; at < 10_000; at += 1) {
        const tenth = Math.floor(10 * way(at));
        tenths[tenth] = (tenths[tenth] ?? 0) + 1;
      }
      expect(Math.min(...tenths)).toBeGreaterThan(850);
      expect(Math.max(...tenths)).toBeLessThan(1150);
    }
  });
});
