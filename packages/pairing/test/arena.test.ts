import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type ArenaResult,
  arenaPoints,
  closingSeconds,
  makeRandom,
  pairWave,
  pauseSeconds,
  type WaitingPlayer,
  type Wave,
  waveDue,
  waveSeconds,
} from '../src/index.ts';
import { accepted } from './played-tournament.ts';

const waiting = (id: string, more: Partial<WaitingPlayer> = {}): WaitingPlayer => ({
  id,
  rating: 1500,
  points: 0,
  waitedSeconds: 0,
  lastTable: [],
  positions: [],
  ...more,
});

test.each([2, 3, 4, 6])(
  'at tables of %d, a wave seats as many players as possible, and no player with their last opponents',
  (seats) => {
    const counts = fc.integer({ min: 2 * seats ** 2, max: 2 * seats ** 2 + 30 });
    fc.assert(
      fc.property(counts, fc.nat(1000), (count, number) => {
        const random = makeRandom('arena', number);
        let players = Array.from({ length: count }, (_, player) =>
          waiting(`p${player}`, { rating: 1000 + random.below(1000), waitedSeconds: random.below(60) }),
        );
        for (let wave = 1; wave <= 3; wave += 1) {
          const paired = accepted(pairWave(players, { seats, seed: 'arena', number: wave }));
          const tables = paired.tables.map(({ games }) => (games[0]?.sides ?? []).flat());
          expect([...tables.flat(), ...paired.waiting].sort()).toEqual(players.map(({ id }) => id).sort());
          expect(paired.waiting).toHaveLength(count % seats);
          const waits = (ids: readonly string[]): number[] =>
            players.filter(({ id }) => ids.includes(id)).map(({ waitedSeconds }) => waitedSeconds);
          expect(Math.max(0, ...waits(paired.waiting))).toBeLessThanOrEqual(
            Math.min(...waits(tables.flat())),
          );
          players = players.map((player) => {
            const table = tables.find((seated) => seated.includes(player.id));
            if (table === undefined) return { ...player, waitedSeconds: player.waitedSeconds + 10 };
            expect(table.filter((id) => player.lastTable.includes(id) && id !== player.id)).toEqual([]);
            const position = table.indexOf(player.id);
            const positions = [...player.positions, position];
            expect(positions.slice(-3).join()).not.toBe('0,0,0');
            return { ...player, lastTable: table, positions, points: player.points + random.below(3) };
          });
        }
      }),
      { numRuns: 8 },
    );
  },
);

/** Returns the tables of a wave as text; a hyphen stands for a computer. */
function tablesOf(players: readonly WaitingPlayer[], wave: Partial<Wave> = {}): readonly string[] {
  const { tables } = accepted(pairWave(players, { seats: 2, seed: 's', number: 1, ...wave }));
  return tables.map(({ games }) => (games[0]?.sides ?? []).map(([id = '-']) => id).join(' '));
}

const sorted = (tables: readonly string[]): readonly string[] =>
  tables.map((table) => table.split(' ').sort().join(' '));

test.each<[string, readonly WaitingPlayer[], readonly string[]]>([
  [
    'points before ratings',
    [0, 5, 10, 20, 30, 40].map((points) => waiting(`p${points}`, { points, rating: 1000 - points })),
    ['p30 p40', 'p10 p20', 'p0 p5'],
  ],
  ['ratings before ids', [1, 2, 3, 4].map((rating) => waiting(`p${rating}`, { rating })), ['p3 p4', 'p1 p2']],
  ['ids', ['d', 'a', 'c', 'b'].map((id) => waiting(id)), ['a b', 'c d']],
  [
    'points, unless both players have just moved first twice',
    [
      waiting('a', { points: 4, positions: [1, 0, 0] }),
      waiting('b', { points: 3, positions: [1, 0, 0] }),
      waiting('c', { points: 2 }),
      waiting('d', { points: 1 }),
    ],
    ['b d', 'a c'],
  ],
])('players with adjacent ranks meet, ranked by %s', (_, players, expected) => {
  expect(sorted(tablesOf(players))).toEqual(expected);
});

test.each<[string, readonly number[], readonly number[], string]>([
  ['has moved first less often', [0, 1, 0], [1, 0, 1], 'b a'],
  ['has not moved first twice in a row', [1, 1, 1, 1, 0, 0], [0, 0, 0, 1], 'b a'],
])('the player who %s moves first', (_, a, b, expected) => {
  const players = [waiting('a', { positions: a }), waiting('b', { positions: b })];
  expect(tablesOf(players)).toEqual([expected]);
});

test('computers fill a table only if the wave says so and players are missing', () => {
  const players = ['a', 'b', 'c'].map((id) => waiting(id));
  expect(sorted(tablesOf(players, { seats: 4, fills: true }))).toEqual(['- a b c']);
  expect(tablesOf(players, { seats: 4 })).toEqual([]);
  expect(sorted(tablesOf(players, { seats: 3, fills: true }))).toEqual(['a b c']);
});

test.each([
  [{ code: 'bad-seats', detail: 5 }, 5, ['a', 'b']],
  [{ code: 'duplicate-player', detail: 'a' }, 2, ['a', 'b', 'a']],
])('a wave is refused: %j', (refusal, seats, ids) => {
  const players = ids.map((id) => waiting(id));
  expect(pairWave(players, { seats, seed: 's', number: 1 })).toEqual({ ok: false, refusal });
});

const shares = (...values: readonly number[]): ArenaResult[] => values.map((share) => ({ share }));

test.each<[string, readonly ArenaResult[], number, readonly number[]]>([
  ['a win, a draw, a loss', shares(120, 60, 0), 2, [2, 1, 0]],
  ['the third win counts double', shares(120, 120, 120, 120, 0, 120), 2, [2, 2, 4, 4, 0, 2]],
  ['a draw after two wins counts double', shares(120, 120, 60, 120), 2, [2, 2, 2, 2]],
  [
    'a short draw after another draw earns no points',
    [...shares(60), { share: 60, isShort: true }, ...shares(60)],
    2,
    [1, 0, 1],
  ],
  ['four seats', shares(120, 80, 40, 0), 4, [3, 2, 1, 0]],
  ['four seats after two first places', shares(120, 120, 80, 120), 4, [3, 3, 4, 3]],
])('arena points: %s', (_, results, seats, expected) => {
  expect(arenaPoints(results, seats).map((points) => points / 120)).toEqual(expected);
});

test.each([
  [30, 15],
  [90, 15],
  [300, 36],
  [440, 50],
  [3000, 50],
])('in games of %d seconds, players wait %d seconds', (gameSeconds, expected) => {
  expect(waveSeconds(gameSeconds)).toBe(expected);
});

test.each<['pair' | 'fill' | 'wait', number, readonly number[]]>([
  ['wait', 2, []],
  ['wait', 2, [20, 10]],
  ['pair', 2, [36, 36]],
  ['wait', 4, [36, 36, 36, 35]],
  ['fill', 4, [72, 1, 1]],
  ['wait', 4, [71, 71, 71]],
  ['wait', 2, Array.from({ length: 100 }, () => 0)],
  ['pair', 2, Array.from({ length: 101 }, () => 0)],
])('waveDue returns %s at tables of %d (row %#)', (expected, seats, waits) => {
  expect(waveDue(waits, { seats, gameSeconds: 300 })).toBe(expected);
});

test('no tables open near the end of an arena, and pauses grow longer', () => {
  expect([20, 180, 600].map(closingSeconds)).toEqual([30, 90, 120]);
  expect([1, 2, 3, 9].map((pause) => pauseSeconds(pause, 300))).toEqual([10, 20, 40, 120]);
});
