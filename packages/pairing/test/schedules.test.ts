import { describe, expect, test } from 'vitest';
import {
  equalTurnPositions,
  makeRandom,
  planRoundRobin,
  type Round,
  type RoundRobinPlan,
  roundsForEqualTurns,
  shuffle,
} from '../src/index.ts';
import { bergerRounds, doubleBergerRounds } from '../src/schedules/berger.ts';
import type { PlannedRound } from '../src/schedules/planned-round.ts';
import { searchedRounds } from '../src/schedules/searched-rounds.ts';
import { balancedOrder } from '../src/turns/balanced-order.ts';
import { sidesInTurnOrder } from '../src/turns/partners.ts';
import { accepted, meetingCounts, seatedPlayers, turnCounts } from './played-tournament.ts';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, number) => number);
const ids = (count: number): string[] => numbers(count).map((number) => `p${number}`);

function plan(count: number, seats: number, more: Partial<RoundRobinPlan> = {}): readonly Round[] {
  return accepted(planRoundRobin({ ids: ids(count), seats, turns: 'equal', seed: 'schedules', ...more }));
}

/** Returns how often each number occurs. */
function histogram(counts: Iterable<number>): Record<number, number> {
  const result: Record<number, number> = {};
  for (const count of counts) result[count] = (result[count] ?? 0) + 1;
  return result;
}

function plannedMeetings(rounds: readonly PlannedRound[]): Map<string, number> {
  const asRounds = rounds.map(({ tables }) => ({
    tables: tables.map((table) => ({
      games: [{ sides: table.map((player) => [String(player).padStart(3, '0')]) }],
    })),
    byes: [],
  }));
  return meetingCounts(asRounds);
}

function expectEachOncePerRound(rounds: readonly Round[], count: number): void {
  for (const round of rounds)
    expect([...seatedPlayers(round).flat(), ...round.byes].sort()).toEqual(ids(count).sort());
}

test('the Berger table for six players is the standard one', () => {
  const text = bergerRounds(6).map(({ tables }) =>
    tables
      .map((pair) => pair.map((player) => player + 1).join('-'))
      .sort()
      .join(' '),
  );
  expect(text).toEqual(['1-6 2-5 3-4', '1-2 5-3 6-4', '2-6 3-1 4-5', '1-4 2-3 6-5', '3-6 4-2 5-1']);
});

test.each(numbers(61).map((number) => number + 4))(
  'in a Berger table for %d players, all players meet once and move first about equally often',
  (count) => {
    const rounds = bergerRounds(count);
    expect(histogram(plannedMeetings(rounds).values())).toEqual({ 1: (count * (count - 1)) / 2 });
    const firstMoveCounts = histogram(rounds.flatMap(({ tables }) => tables.map(([first = 0]) => first)));
    const allowed = count % 2 === 1 ? [(count - 1) / 2] : [count / 2 - 1, count / 2];
    for (const player of numbers(count)) expect(allowed).toContain(firstMoveCounts[player]);
    const double = doubleBergerRounds(count).flatMap(({ tables }) => tables.map(([first = 0]) => first));
    for (const times of Object.values(histogram(double))) expect(times).toBe(count - 1);
  },
);

test.each([2, 4, 6, 8, 10, 20])(
  'in a double Berger table for %d players, no player moves first or second three times in a row',
  (count) => {
    const rounds = doubleBergerRounds(count);
    expect(rounds).toHaveLength(2 * (count - 1));
    for (const player of numbers(count)) {
      const positions = rounds.map(({ tables }) =>
        tables.find((table) => table.includes(player))?.indexOf(player),
      );
      expect(positions.join('')).not.toMatch(/000|111/);
    }
  },
);

describe('turn positions are equal', () => {
  const cases = [2, 3, 4, 6].flatMap((seats) =>
    numbers(61)
      .map((number) => number + 4)
      .filter((count) => count >= seats)
      .map((count) => ({ seats, count })),
  );

  test.each([2, 3, 4, 6])('for 4 to 64 players at random tables of %d', (size) => {
    const random = makeRandom('turn positions', size);
    for (const { seats, count } of cases.filter(({ seats }) => seats === size)) {
      const byes = count % seats;
      const tables = numbers(roundsForEqualTurns(count, seats)).flatMap((round) => {
        const resting = new Set(numbers(byes).map((bye) => (round * byes + bye) % count));
        const playing = shuffle(
          numbers(count).filter((player) => !resting.has(player)),
          random,
        );
        return numbers(playing.length / seats).map((table) =>
          playing.slice(table * seats, (table + 1) * seats),
        );
      });
      const positionCounts = new Map(numbers(count).map((player) => [player, numbers(seats).map(() => 0)]));
      const ordered = equalTurnPositions(tables);
      expect(ordered.map((table) => table.toSorted())).toEqual(tables.map((table) => table.toSorted()));
      for (const table of ordered) {
        for (const [position, player] of table.entries()) {
          const own = positionCounts.get(player) ?? [];
          own[position] = (own[position] ?? 0) + 1;
        }
      }
      const times = tables.length / count;
      expect(new Set([...positionCounts.values()].flat()), `${count} players, seats ${seats}`).toEqual(
        new Set([times]),
      );
    }
  });

  test.each([
    [2, 4],
    [2, 5],
    [2, 64],
    [3, 4],
    [3, 9],
    [3, 10],
    [3, 30],
    [4, 4],
    [4, 6],
    [4, 16],
    [4, 64],
    [6, 6],
    [6, 8],
    [6, 36],
  ])('in the schedule at tables of %d for %d players', (seats, count) => {
    const rounds = plan(count, seats, { starts: 1 });
    expectEachOncePerRound(rounds, count);
    const counts = new Set([...turnCounts(rounds).values()].flat());
    expect(turnCounts(rounds).size).toBe(count);
    expect(counts.size).toBe(1);
  });

  test.each([
    [3, 7, 5],
    [4, 10, 3],
    [6, 20, 5],
  ])('to within one game at tables of %d for %d players in %d rounds', (seats, count, rounds) => {
    const counts = turnCounts(plan(count, seats, { rounds, turns: 'within-one', starts: 1 }));
    for (const positions of counts.values())
      expect(Math.max(...positions) - Math.min(...positions)).toBeLessThanOrEqual(1);
  });

  test('in meetings with a game for each seat', () => {
    for (const [seats, count] of [
      [2, 6],
      [3, 7],
      [4, 9],
    ] as const) {
      const rounds = plan(count, seats, { games: seats, rounds: 2, starts: 1 });
      for (const positions of turnCounts(rounds).values()) expect(new Set(positions).size).toBe(1);
    }
  });
});

test.each([
  ['nine players at tables of three all meet once', 9, 3, 4, { 1: 36 }],
  ['sixteen players at tables of four all meet once', 16, 4, 5, { 1: 120 }],
  ['eight players at tables of four all meet three times', 8, 4, 7, { 3: 28 }],
])('%s', (_, count, seats, roundCount, expected) => {
  // Without a known plan, a search with no starting points would return no rounds.
  const rounds = plan(count, seats, { rounds: roundCount, turns: 'within-one', starts: 0 });
  expectEachOncePerRound(rounds, count);
  expect(histogram(meetingCounts(rounds).values())).toEqual(expected);
});

test.each([
  [15, 3, 6, 0, 200],
  [64, 4, 8, 0, 200],
  [24, 4, 8, 33, 10],
])(
  '%d players at tables of %d in %d rounds: at most %d pairs meet twice',
  (playerCount, seats, rounds, twice, starts) => {
    const goal = { playerCount, seats, rounds, computersFrom: playerCount, starts };
    const planned = searchedRounds(goal, makeRandom('search', 1));
    const { 1: once = 0, 2: repeated = 0 } = histogram(plannedMeetings(planned).values());
    expect(once + 2 * repeated).toBe((rounds * playerCount * (seats - 1)) / 2);
    expect(repeated).toBeLessThanOrEqual(twice);
  },
);

test.each<[string, number, number, Partial<RoundRobinPlan>, number]>([
  ['one game with equal turns', 6, 2, {}, 10],
  ['one game', 6, 2, { turns: 'within-one' }, 5],
  ['two games with equal turns', 6, 2, { games: 2 }, 5],
  ['one game with equal turns, with byes', 7, 2, {}, 7],
  [
    'a known plan that one computer completes',
    15,
    4,
    { turns: 'within-one', odd: 'computer', rounds: 5, starts: 0 },
    5,
  ],
  ['partners at full tables', 8, 4, { partners: true, games: 2, odd: 'computer' }, 7],
  ['the most rounds', 4, 4, { partners: true, games: 2, rounds: 400 }, 400],
])('%s: %d players at tables of %d have the planned rounds', (_, count, seats, more, expected) => {
  const rounds = plan(count, seats, more);
  expect(rounds).toHaveLength(expected);
  expectEachOncePerRound(rounds, count);
});

test.each<[string, Record<string, readonly number[]>, string]>([
  ['has moved first less often', { a: [1, 0], b: [0, 1] }, 'ba'],
  ['has played less', { a: [1], b: [] }, 'ba'],
  ['has moved first once less, but second three times less', { a: [1, 3], b: [0, 0] }, 'ba'],
  ['has moved second five times less, if they have moved first once more', { a: [1, 5], b: [0, 0] }, 'ab'],
  ['has moved first less often, of three', { a: [2, 0, 1], b: [1, 1, 1], c: [1, 2, 0] }, 'bac'],
])('the player moves first who %s', (_, counts, expected) => {
  for (const seed of numbers(8))
    expect(
      balancedOrder(Object.keys(counts), (player) => counts[player] ?? [], makeRandom('order', seed)).join(
        '',
      ),
    ).toBe(expected);
});

test.each<[readonly (readonly string[])[], readonly string[], readonly string[]]>([
  [[['ab', 'cd']], ['ab', 'cd'], ['dc', 'ba']],
  [
    [
      ['ab', 'cd'],
      ['ac', 'bd'],
    ],
    ['ab', 'cd'],
    ['dc', 'ba'],
  ],
  [
    [
      ['ab', 'cd'],
      ['ab', 'dc'],
      ['ba', 'cd'],
    ],
    ['ba', 'dc'],
    ['dc', 'ba'],
  ],
  [[['ab', 'cd', 'ef']], ['ab', 'ef'], ['fe', 'ba']],
])('after the games %j, the sides %j move in the order %j', (earlier, sides, expected) => {
  const inPlayers = (table: readonly string[]): readonly (readonly string[])[] =>
    table.map((side) => [...side]);
  const inOrder = sidesInTurnOrder(makeRandom('sides', 1), earlier.map(inPlayers));
  expect(inOrder(inPlayers(sides)).map((side) => side.join(''))).toEqual(expected);
});

describe('with changing partners,', () => {
  test.each([4, 8, 12, 16, 20, 24])(
    'any two of %d players are partners once and opponents twice',
    (count) => {
      const rounds = plan(count, 4, { partners: true, games: 2 });
      expectEachOncePerRound(rounds, count);
      const tables = rounds.flatMap(({ tables }) => tables);
      const sides = tables.flatMap(({ games }) => games[0]?.sides ?? []);
      const pairs = new Set(sides.map((side) => side.toSorted().join(' ')));
      expect(pairs.size).toBe((count * (count - 1)) / 2);
      expect(sides).toHaveLength(pairs.size);
      expect(histogram(meetingCounts(rounds).values())).toEqual({ 3: pairs.size });
      for (const { games } of tables) expect(games[1]?.sides).toEqual(games[0]?.sides.toReversed());
    },
  );

  test.each([
    [5, 4, 1, 5],
    [9, 4, 2, 9],
    [10, 4, 2, 5],
    [6, 6, 3, 6],
    [8, 6, 4, 12],
  ])(
    'any two of %d players at tables of %d are partners at most %d times in %d rounds',
    (count, seats, most, roundCount) => {
      const rounds = plan(count, seats, { partners: true, turns: 'within-one', rounds: roundCount });
      expectEachOncePerRound(rounds, count);
      const sides = rounds.flatMap(({ tables }) => tables.flatMap(({ games }) => games[0]?.sides ?? []));
      expect(sides.every((side) => side.length === 2)).toBe(true);
      const pairs = sides.map((side) => side.toSorted().join(' '));
      const times = [...new Set(pairs)].map((pair) => pairs.filter((other) => other === pair).length);
      expect(Math.max(...times)).toBeLessThanOrEqual(most);
      // In the usual number of rounds, all players have the same number of games.
      const usual = [...turnCounts(plan(count, seats, { partners: true, turns: 'within-one' })).values()];
      expect(new Set(usual.map((positions) => positions.reduce((sum, own) => sum + own, 0))).size).toBe(1);
    },
  );

  test('players move first about equally often in single games', () => {
    const counts = turnCounts(plan(12, 4, { partners: true, turns: 'within-one' }));
    for (const [first = 0, second = 0] of counts.values())
      expect(Math.abs(first - second)).toBeLessThanOrEqual(3);
  });
});

test('computers fill the tables, with no more than necessary at any table', () => {
  for (const [count, seats] of [
    [7, 3],
    [10, 4],
    [13, 6],
    [6, 4],
  ] as const) {
    const rounds = plan(count, seats, { odd: 'computer', starts: 1, rounds: 12 });
    for (const { tables, byes } of rounds) {
      expect(byes).toEqual([]);
      expect(tables.every(({ games }) => games[0]?.sides.length === seats)).toBe(true);
      const computers = tables.map(
        ({ games }) => games[0]?.sides.filter((side) => side.length === 0).length ?? 0,
      );
      const total = tables.length * seats - count;
      expect(Math.max(...computers)).toBe(Math.ceil(total / tables.length));
    }
    for (const positions of turnCounts(rounds).values()) expect(new Set(positions).size).toBe(1);
  }
});

test.each<[string, Partial<RoundRobinPlan>, object]>([
  ['bad-seats', { seats: 5 }, { detail: 5 }],
  ['bad-seats', { seats: 3, partners: true }, { detail: 3 }],
  ['duplicate-player', { ids: ['a', 'b', 'a'] }, { detail: 'a' }],
  ['too-few-players', { ids: ['a', 'b'], seats: 3 }, { detail: 2 }],
  ['too-many-players', { ids: ids(201) }, { detail: 201 }],
  ['bad-count', { games: 0 }, { detail: 0 }],
  ['bad-count', { rounds: 1.5 }, { detail: 1.5 }],
  ['bad-count', { ids: ids(9), seats: 3, rounds: 4 }, { detail: 4 }],
  ['bad-count', { ids: ids(8), seats: 4, partners: true }, { detail: 1 }],
  ['bad-count', { seats: 4, partners: true, games: 2, rounds: 401 }, { detail: 401 }],
  ['bad-count', { ids: ids(6), seats: 4, partners: true, games: 2, odd: 'computer' }, { detail: 6 }],
])('a plan is refused with %s (row %#)', (code, change, details) => {
  const result = planRoundRobin({ ids: ids(4), seats: 2, turns: 'equal', seed: 's', ...change });
  expect(result).toEqual({ ok: false, refusal: { code, ...details } });
});
