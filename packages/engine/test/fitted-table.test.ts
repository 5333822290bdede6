import { BOARDS, MARKED_KIND, makeRules, manOf, type RulesConfig, type Seat } from '@halma/rules';
import { describe, expect, it } from 'vitest';
import { fallbackSearch } from '../src/fallback-search/fallback-search.ts';
import { KernelSearch } from '../src/kernel-search/kernel-search.ts';
import { rootMoves } from '../src/root/root-moves.ts';
import { fittedTableOf, scaleAt, tableForManySeats } from '../src/values/fitted-table.ts';
import { FITTED_TABLES } from '../src/values/fitted-tables.ts';
import { travelCosts } from '../src/values/travel-cost.ts';
import { must, rulesOf } from './support/positions.ts';
import { positionAfter } from './support/seeded-play.ts';

/** The games with a table whose men all move alike. */
const GAMES_WITH_TABLE = [
  'halma-2',
  'eckha-2',
  'grasshopper-8',
  'grasshopper-10',
  'star-2',
  'star15',
  'rhombus-9',
  'rhombus-7',
  'rhombus-6',
];

/** The game of each table, and the kind of men to which the table applies. */
const TABLES = [...GAMES_WITH_TABLE, 'marked'].map((game): [string, number] => [game, 0]);

describe.each([...TABLES, ['marked', MARKED_KIND] as const])(
  'the fitted table of %s, kind %i',
  (game, kind) => {
    const rules = rulesOf(game);
    const { board, camps, seats } = rules;
    const [first = 0, second = 0] = seats;
    const costs = travelCosts(rules);
    const costAt = (seat: number, cell: number): number => costs[manOf(seat, kind)]?.[cell] ?? Number.NaN;
    const cells = [...board.names.keys()];
    const tip = camps[first]?.targetTip ?? board.wall;
    /** Returns whether a man of this kind stands on the cell when the army is home. */
    const isHome = (cell: number): boolean =>
      game === 'marked' && (cell === tip) !== (kind === MARKED_KIND)
        ? false
        : camps[first]?.inTarget[cell] === 1;

    it('has a whole, non-negative cost for every cell', () => {
      for (const cell of cells) {
        expect(Number.isInteger(costAt(first, cell))).toBe(true);
        expect(costAt(first, cell)).toBeGreaterThanOrEqual(0);
      }
    });

    it('is lowest in the target, so only an army that is home has the lowest cost', () => {
      const inside = cells.filter(isHome).map((cell) => costAt(first, cell));
      const outside = cells.filter((cell) => !isHome(cell)).map((cell) => costAt(first, cell));
      expect(Math.max(...inside)).toBeLessThan(Math.min(...outside));
    });

    it('is the same for both seats and for mirror images', () => {
      const mirror = board.symmetries().find((image) => image.isMirror && image.cells[tip] === tip);
      for (const cell of cells) {
        expect(costAt(second, board.cellCount - 1 - cell)).toBe(costAt(first, cell));
        expect(costAt(first, mirror?.cells[cell] ?? board.wall)).toBe(costAt(first, cell));
      }
    });

    it('gives both searches the same evaluations', () => {
      const limits = { now: () => 0, nodes: 1 };
      for (const seed of [1, 2, 3]) {
        const position = positionAfter(rules, 40 + seed, seed);
        const moves = rootMoves(position, () => 0);
        const lineCount = moves.length;
        const kernel = new KernelSearch(rules, costs);
        const options = { lineCount, opponentWeight: 1, usesThreads: false, usesNetwork: false };
        const evaluationsOf = (iterations: ReturnType<typeof fallbackSearch>): readonly number[] => {
          const [iteration] = iterations;
          return iteration?.lines.map(({ evaluation }) => evaluation) ?? [];
        };
        // The fallback search scores only the gain of a move; the kernel scores the position after it.
        const plain = evaluationsOf(
          fallbackSearch(position, moves, limits, { lineCount, opponent: second, costs }),
        );
        const full = evaluationsOf(kernel.search(position, moves, limits, options));
        const base = (full[0] ?? Number.NaN) - (plain[0] ?? Number.NaN);
        expect(full).toHaveLength(lineCount);
        expect(full.map((evaluation) => evaluation - base)).toEqual(plain);
      }
    });
  },
);

it.each<[string, NonNullable<RulesConfig['options']>]>([
  ['grasshopper-8', { marked: 'on' }],
  ['halma-2', { color: 'on' }],
  ['halma-2', { jumpReach: 'symmetric' }],
  ['halma-4', { teams: 'opposite' }],
  ['star-2', { marked: 'on' }],
  ['cetro', {}],
])('no table applies to %s with %o', (game, options) => {
  expect(fittedTableOf(must(makeRules({ game, options })))).toBeNull();
});

const MANY_SEATS: readonly (readonly [string, NonNullable<RulesConfig['options']>])[] = [
  ['halma-4', {}],
  ['halma-4', { teams: 'opposite' }],
  ['eckha-4', {}],
  ['star-3', {}],
  ['star-4', {}],
];

describe.each(MANY_SEATS)('the costs of %s with %o', (game, options) => {
  const rules = must(makeRules({ game, options }));
  const { board, camps, seats } = rules;
  const [first = 0] = seats;
  const costs = travelCosts(rules);
  const costAt = (seat: Seat, cell: number): number => costs[manOf(seat, 0)]?.[cell] ?? Number.NaN;

  it('come from the table for two seats on the same board', () => {
    // On these boards, the tip of the first seat's camp is the first cell.
    const [tipCost = Number.NaN] = tableForManySeats(rules)?.costs ?? [];
    expect(costAt(first, camps[first]?.homeTip ?? board.wall)).toBe(tipCost + 20);
  });

  it.each(seats)('are lowest in the target of seat %i, and the same as for the first seat', (seat) => {
    const { inTarget } = camps[seat] ?? {};
    const cells = [...board.names.keys()];
    const inside = cells.filter((cell) => inTarget?.[cell] === 1).map((cell) => costAt(seat, cell));
    const outside = cells.filter((cell) => inTarget?.[cell] !== 1).map((cell) => costAt(seat, cell));
    expect(Math.max(...inside)).toBeLessThan(Math.min(...outside));
    const rotation = board
      .symmetries()
      .find(({ isMirror, seats: after }) => !isMirror && after[seat] === first);
    expect(cells.map((cell) => costAt(first, rotation?.cells[cell] ?? board.wall))).toEqual(
      cells.map((cell) => costAt(seat, cell)),
    );
  });
});

it.each<[string, NonNullable<RulesConfig['options']>]>([
  ['halma-4', { marked: 'on' }],
  ['halma-4', { jumpReach: 'symmetric' }],
  ['star-6', {}],
  ['cetro', {}],
  ['halma-2', {}],
])('no table for more than two seats applies to %s with %o', (game, options) => {
  expect(tableForManySeats(must(makeRules({ game, options })))).toBeNull();
});

const TABLES_BY_NAME = FITTED_TABLES.map((table) => {
  const marked = table.markedCosts === undefined ? '' : ', one of them marked,';
  return [`${table.men} men${marked} on ${table.board}`, table] as const;
});

describe.each(TABLES_BY_NAME)('the table for %s', (_, table) => {
  const { board, costs, phases } = table;

  it('has a cost for each cell, and a move costs no less when more of the distance remains', () => {
    expect(costs).toHaveLength(BOARDS[board].cellCount);
    const moveCosts = phases.map(({ moveCost }) => moveCost);
    expect(moveCosts).toEqual(moveCosts.toSorted((a, b) => a - b));
  });

  it('has scales at its phases, interpolated between them and constant beyond them', () => {
    const [first, second] = phases;
    const last = phases.at(-1);
    if (first === undefined || second === undefined || last === undefined) throw new Error('too few phases');
    expect(scaleAt(table, first.remaining)).toEqual(first);
    const middle = scaleAt(table, (first.remaining + second.remaining) / 2);
    expect(middle.moveCost).toBeCloseTo((first.moveCost + second.moveCost) / 2);
    expect(middle.oddsScale).toBeCloseTo((first.oddsScale + second.oddsScale) / 2);
    expect(scaleAt(table, 0)).toEqual({ ...first, remaining: 0 });
    expect(scaleAt(table, 1)).toEqual({ ...last, remaining: 1 });
  });
});
