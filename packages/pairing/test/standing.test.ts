import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  acceptsLateEntry,
  applyWithdrawals,
  attendanceOf,
  computeStandings,
  type Entrant,
  missedGames,
  pairSwiss,
  planRoundRobin,
  playersOfNextRound,
  type Round,
  type StandingRow,
  type TableGame,
  type TieBreak,
  type Tournament,
  USUAL_TIE_BREAKS,
} from '../src/index.ts';
import { outcomesOf } from '../src/standing/outcomes.ts';
import { accepted, newTournament, playRounds } from './played-tournament.ts';

const POINT = 120;

/**
 * Returns a round from games such as “a 1 b 2”, with the place after each player; “a - b 1” means that player
 * a did not show up.
 */
function round(text: string, byes: readonly string[] = []): Round {
  const tables = text === '' ? [] : text.split(', ');
  return { tables: tables.map((table) => ({ games: [gameOf(table)] })), byes };
}

/** Returns the round with the games of all its tables as one meeting. */
function meetingOf({ tables, byes }: Round): Round {
  return { tables: [{ games: tables.flatMap(({ games }) => games) }], byes };
}

function gameOf(text: string): TableGame {
  const words = text.split(' ');
  const ids = words.filter((_, index) => index % 2 === 0);
  const marks = words.filter((_, index) => index % 2 === 1);
  const sides = ids.map((id) => (id === 'computer' ? [] : [id]));
  const absent = ids.filter((_, index) => marks[index] === '-');
  const places = marks.map((mark) =>
    mark === '-' ? marks.filter((other) => other !== '-').length + 1 : Number(mark),
  );
  const isOpen = marks.includes('?');
  return { sides, ...(isOpen ? {} : { places }), ...(absent.length > 0 ? { absent } : {}) };
}

function tournament(
  ids: string,
  rounds: readonly Round[],
  sides = 2,
  overrides: Partial<Tournament> = {},
): Tournament {
  const entrants = ids.split(' ').map((id) => ({ id, rating: 1500 }));
  return { sides, seed: 'standing', entrants, rounds, ...overrides };
}

function ranking(state: Tournament, tieBreaks: readonly TieBreak[]): string {
  return computeStandings(state, tieBreaks)
    .map(({ rank, id }) => `${rank} ${id}`)
    .join(', ');
}

function pointsOf(state: Tournament): Record<string, number> {
  return Object.fromEntries(computeStandings(state, []).map(({ id, points }) => [id, points / POINT]));
}

describe('points', () => {
  test.each<[string, string, number, readonly Round[], Record<string, number>]>([
    ['two seats', 'a b c d', 2, [round('a 1 b 2, c 1 d 1')], { a: 1, b: 0, c: 0.5, d: 0.5 }],
    ['a bye', 'a b c', 2, [round('a 1 b 2', ['c'])], { a: 1, b: 0, c: 1 }],
    ['a player did not show up', 'a b', 2, [round('a - b 1')], { a: 0, b: 1 }],
    ['no player came', 'a b', 2, [round('a - b -')], { a: 0, b: 0 }],
    ['an open game', 'a b', 2, [round('a ? b ?')], { a: 0, b: 0 }],
    ['four seats', 'a b c d', 4, [round('a 1 b 2 c 3 d 4')], { a: 3, b: 2, c: 1, d: 0 }],
    ['a shared second place', 'a b c d', 4, [round('a 1 b 2 c 2 d 4')], { a: 3, b: 1.5, c: 1.5, d: 0 }],
    ['three play on', 'a b c d', 4, [round('a 1 b 2 c 3 d -')], { a: 3, b: 2, c: 1, d: 0 }],
    ['two did not show up', 'a b c d', 4, [round('a 1 b 2 c - d -')], { a: 3, b: 2, c: 0, d: 0 }],
    ['only one player came', 'a b c d', 4, [round('a 1 b - c - d -')], { a: 3, b: 0, c: 0, d: 0 }],
    [
      'a bye at tables of four',
      'a b c d e',
      4,
      [round('a 1 b 2 c 3 d 4', ['e'])],
      { a: 3, b: 2, c: 1, d: 0, e: 1.5 },
    ],
    [
      'a bye in a planned round',
      'a b c',
      2,
      [{ ...round('', ['c']), isPlanned: true }],
      { a: 0, b: 0, c: 0 },
    ],
    ['only a computer to play', 'a', 2, [round('a 2 computer 1')], { a: 1 }],
    ['only computers to play', 'a', 4, [round('a 1 computer 2 computer 3 computer 4')], { a: 1.5 }],
    ['a computer that wins', 'a b c', 4, [round('computer 1 a 2 b 3 c 4')], { a: 3, b: 1.5, c: 0 }],
    [
      'six seats',
      'a b c d e f',
      6,
      [round('a 1 b 2 c 2 d 2 e 5 f 6')],
      { a: 5, b: 3, c: 3, d: 3, e: 1, f: 0 },
    ],
  ])('are counted correctly: %s', (_, ids, sides, rounds, expected) => {
    expect(pointsOf(tournament(ids, rounds, sides))).toEqual(expected);
  });

  test('partners get the points of their side', () => {
    const game: TableGame = {
      sides: [
        ['a', 'c'],
        ['b', 'd'],
      ],
      places: [2, 1],
    };
    expect(pointsOf(tournament('a b c d', [{ tables: [{ games: [game] }], byes: [] }]))).toEqual({
      a: 0,
      b: 1,
      c: 0,
      d: 1,
    });
  });

  test('the partner of a player who did not show up gets half the points', () => {
    const game: TableGame = {
      sides: [
        ['a', 'c'],
        ['b', 'd'],
      ],
      places: [2, 1],
      absent: ['a'],
    };
    expect(pointsOf(tournament('a b c d', [{ tables: [{ games: [game] }], byes: [] }]))).toEqual({
      a: 0,
      b: 1,
      c: 0.5,
      d: 1,
    });
  });

  test('a corrected result changes the standings', () => {
    const rounds = [round('a 1 b 2, c 1 d 2'), round('a 1 c 2, b 1 d 2')];
    const corrected = [round('a 2 b 1, c 1 d 2'), ...rounds.slice(1)];
    const [before, after] = [rounds, corrected].map((played) =>
      computeStandings(tournament('a b c d', played), ['BH', 'lot']),
    );
    expect(before?.map(({ id, points }) => [id, points / POINT])).toEqual([
      ['a', 2],
      ['c', 1],
      ['b', 1],
      ['d', 0],
    ]);
    expect(after?.[0]).toMatchObject({ id: 'b', points: 2 * POINT });
    expect(after?.find(({ id }) => id === 'd')?.tieBreaks.BH).toBe(60 * POINT * 3);
  });
});

describe('tie-breaks', () => {
  test.each<[TieBreak, string, string, readonly Round[]]>([
    ['DE', '1 a, 1 b, 1 c, 1 d', 'a b c d', [round('a 1 b 2, c 1 d 2'), round('d 1 a 2, b 1 c 2')]],
    [
      'DE',
      '1 a, 1 b, 1 c, 4 d',
      'a b c d',
      [round('a 2 b 1, c 1 d 2'), round('a 1 d 2, b 2 c 1'), round('a 1 c 2, b 1 d 2')],
    ],
    ['DE', '1 d, 2 a, 3 b, 4 c', 'a b c d', [round('a 1 b 2, c 2 d 1'), round('a 2 d 1, b 1 c 2')]],
    ['DE', '1 a, 1 b, 1 c, 4 x', 'a b c x', [round('a 1 b 2, c 1 x 2'), round('b 1 x 2')]],
    [
      'DE',
      '1 c, 2 a, 3 b, 4 x',
      'a b c x',
      'a 1 b 2, a 1 b 2, a 2 b 1, a 2 c 1, b 1 c 1, b 1 x 1, c 1 x 1'.split(', ').map((game) => round(game)),
    ],
    ['W', '1 c, 1 d, 3 a, 3 b', 'a b c d', [round('a 1 b 1, c 1 d 2'), round('a 1 b 1, d 1 c 2')]],
    ['W', '1 a, 2 c, 3 b', 'a b c', [round('a 1 b 2', ['c'])]],
    ['LF', '1 b, 2 a', 'a b', [round('a 1 b 1')]],
    ['BH', '1 a, 2 c, 3 b, 4 d', 'a b c d', [round('a 1 b 2, c 1 d 2'), round('b 1 d 2')]],
  ])('rank tied players by %s: %s', (code, expected, ids, rounds) => {
    expect(ranking(tournament(ids, rounds), [code])).toBe(expected);
  });

  test('direct encounter is applied again among players who stay tied', () => {
    // Four players have two points each. Against one another, a and b won two games, and c and d one.
    const games = 'a 1 b 2, a 1 c 2, d 1 a 2, b 1 c 2, b 1 d 2, c 1 d 2, x 1 c 2, d 1 x 2'.split(', ');
    const rounds = [...games.map((game) => round(game)), round('', ['c'])];
    expect(ranking(tournament('a b c d x', rounds), ['DE'])).toBe('1 a, 2 b, 3 c, 4 d, 5 x');
  });

  test('a round without a game counts as a game against a virtual opponent', () => {
    const rounds = [round('a 1 b 2', ['c']), round('a 1 c 2', ['b']), round('b 1 c 2', ['a'])];
    const rows = new Map(
      computeStandings(tournament('a b c', rounds), ['BH', 'BH-C1', 'SB']).map((row) => [row.id, row]),
    );
    const unit = 60 * POINT;
    // For a: b has 2 points and c has 1; the bye in the last round counts 2, the points that a had before it.
    expect(rows.get('a')?.tieBreaks).toEqual({ BH: 5 * unit, 'BH-C1': 4 * unit, SB: 5 * unit * POINT });
    // For c: the bye in the first round counts half a point for each later round.
    expect(rows.get('c')?.tieBreaks).toEqual({ BH: (1 + 3 + 2) * unit, 'BH-C1': 5 * unit, SB: unit * POINT });
  });

  test('Buchholz does not count opponents who did not show up', () => {
    const rows = computeStandings(tournament('a b c', [round('a 1 b 2 c -')], 3), ['BH']);
    expect(rows.map(({ id, tieBreaks }) => [id, tieBreaks.BH])).toEqual([
      ['a', 60 * POINT],
      ['b', 60 * 2 * POINT],
      ['c', 60 * 2 * POINT],
    ]);
  });

  test('performance is the mean rating of the opponents, with 500 added for a win', () => {
    const state = tournament('a b c', [round('a 1 b 2'), round('c 1 a 1')]);
    const entrants: Entrant[] = [
      { id: 'a', rating: 1500 },
      { id: 'b', rating: 1600 },
      { id: 'c', rating: 1900 },
    ];
    const rows = computeStandings({ ...state, entrants }, ['PR']);
    expect(rows.find(({ id }) => id === 'a')?.tieBreaks.PR).toBe(60 * 2000);
    const [unplayed] = computeStandings(tournament('a', []), ['PR']);
    expect(unplayed?.tieBreaks.PR).toBe(0);
  });

  test('without byes, the tie-breaks agree with their definitions', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 12 }), fc.string({ maxLength: 6 }), (half, seed) => {
        const played = playRounds(newTournament(2 * half, 2, seed), 5, (state) =>
          pairSwiss(state, { rounds: 5 }),
        );
        const points = new Map(played.entrants.map(({ id }) => [id, 0]));
        const games = played.rounds.flatMap(({ tables }) => tables.flatMap((table) => table.games));
        const results = games.flatMap(
          ({ sides: [[one = ''] = [], [other = ''] = []], places: [a = 0, b = 0] = [] }) => {
            const result = a < b ? 2 : a === b ? 1 : 0;
            return [
              { id: one, opponent: other, result, first: true },
              { id: other, opponent: one, result: 2 - result, first: false },
            ];
          },
        );
        for (const { id, result } of results) points.set(id, (points.get(id) ?? 0) + result);
        for (const row of computeStandings(played, USUAL_TIE_BREAKS.swiss)) {
          const own = results.filter(({ id }) => id === row.id);
          const against = own.map(({ opponent }) => points.get(opponent) ?? 0);
          const total = against.reduce((sum, value) => sum + value, 0);
          const beaten = own.reduce(
            (sum, { result, opponent }) => sum + result * (points.get(opponent) ?? 0),
            0,
          );
          expect(row.points).toBe(60 * (points.get(row.id) ?? 0));
          expect(row.tieBreaks.BH).toBe(3600 * total);
          expect(row.tieBreaks['BH-C1']).toBe(3600 * (total - Math.min(...against)));
          expect(row.tieBreaks.SB).toBe(60 * 3600 * beaten);
          expect(-(row.tieBreaks.LF ?? 0)).toBe(own.filter(({ first }) => first).length);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('standings are reproducible, and lots separate all ranks', () => {
    const played = playRounds(newTournament(15, 2, 'again'), 5, (state) => pairSwiss(state, { rounds: 5 }));
    const rows = computeStandings(played, USUAL_TIE_BREAKS.swiss);
    expect(rows.map(({ rank }) => rank)).toEqual(rows.map((_, index) => index + 1));
    const copy = { ...structuredClone(played), entrants: played.entrants.toReversed() };
    expect(computeStandings(copy, USUAL_TIE_BREAKS.swiss)).toEqual(rows);
  });
});

describe('players who leave a round robin', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  const rounds = accepted(planRoundRobin({ ids, seats: 2, turns: 'within-one', seed: 'leavers' }));
  const finished = (until: number): Tournament => ({
    sides: 2,
    seed: 'leavers',
    entrants: ids.map((id) => ({ id, rating: 0, ...(id === 'a' ? { until } : {}) })),
    rounds: rounds.map(({ tables, byes }, index) => ({
      byes,
      tables: tables.map(({ games }) => ({
        games: games.map((game) =>
          index >= until && game.sides.flat().includes('a')
            ? game
            : { ...game, places: game.sides[0]?.[0] === 'a' ? [1, 2] : [2, 1] },
        ),
      })),
    })),
  });

  test.each([0, 1, 2])('are struck after %d of five games', (until) => {
    const rows = computeStandings(applyWithdrawals(finished(until)), []);
    expect(rows.map(({ id }) => id)).not.toContain('a');
    expect(rows.map(({ played }) => played)).toEqual([4, 4, 4, 4, 4]);
    expect(rows.reduce((sum, { points }) => sum + points, 0)).toBe(10 * POINT);
  });

  test.each([3, 4])('forfeit their remaining games after %d of five games', (until) => {
    const rows = computeStandings(applyWithdrawals(finished(until)), []);
    expect(rows.find(({ id }) => id === 'a')?.played).toBe(until);
    expect(rows.reduce((sum, { points }) => sum + points, 0)).toBe(15 * POINT);
    const forfeits = rows.flatMap(({ outcomes }) => outcomes.filter(({ kind }) => kind === 'forfeit-win'));
    expect(forfeits).toHaveLength(5 - until);
  });

  test('leave their seat at a table of four empty', () => {
    const state = tournament('a b c d', [round('a - b 1 c 2 d 3'), round('b ? a ? c ? d ?')], 4);
    const entrants = state.entrants.map((entrant) =>
      entrant.id === 'a' ? { ...entrant, until: 0 } : entrant,
    );
    expect(pointsOf(applyWithdrawals({ ...state, entrants }))).toEqual({ b: 3, c: 1.5, d: 0 });
  });

  const pairs = (one: string, other: string): readonly string[][] => [one.split(''), other.split('')];
  const won = { sides: pairs('ac', 'bd'), places: [1, 2] };
  const remainingGames = [{ sides: pairs('ab', 'cd') }, { sides: pairs('ad', 'bc') }];
  test.each<[string, string, readonly TableGame[], Record<string, number>]>([
    ['whose game was played', 'a', [won, ...remainingGames], { b: 1.5, c: 3, d: 1.5 }],
    ['who missed a game', 'a', [{ ...won, absent: ['a'] }, ...remainingGames], { b: 2.5, c: 2.5, d: 2.5 }],
    ['with their partner', 'ac', [won, ...remainingGames], { b: 1, d: 1 }],
    ['with an opponent', 'ab', [won, ...remainingGames], { c: 2.5, d: 1.5 }],
  ])('a player %s is struck, and the others keep their points', (_, struck, games, expected) => {
    const state = tournament(
      'a b c d',
      games.map((game) => ({ tables: [{ games: [game] }], byes: [] })),
    );
    const entrants = state.entrants.map((entrant) =>
      struck.includes(entrant.id) ? { ...entrant, until: 1 } : entrant,
    );
    expect(pointsOf(applyWithdrawals({ ...state, entrants }))).toEqual(expected);
  });

  test('struck opponents do not lower the tie-breaks of players who met them', () => {
    const state = tournament('a b c d', [
      { tables: [{ games: [won] }], byes: [] },
      ...remainingGames.map((game) => ({ tables: [{ games: [game] }], byes: [] })),
    ]);
    const entrants = state.entrants.map((entrant) =>
      entrant.id === 'b' ? { ...entrant, until: 1 } : entrant,
    );
    const rows = computeStandings(applyWithdrawals({ ...state, entrants }), ['BH', 'PR']);
    const c = rows.find(({ id }) => id === 'c');
    // From the first round, only d counts, with 2 points. The virtual opponents of the other rounds have 1½ and 2½.
    expect(c?.tieBreaks.BH).toBe(60 * POINT * 6);
    expect(c?.tieBreaks.PR).toBe(60 * (1500 + 500));
  });
});

/** A round with a game that player a did not play, and that does not count as missed. */
const excused: Round = {
  tables: [{ games: [{ sides: [['a'], ['b']], absent: ['a'], excused: ['a'] }] }],
  byes: [],
};

test.each<[string, Partial<Entrant>, number, readonly Round[]]>([
  ['playing', {}, 1, []],
  ['late', { from: 3 }, 2, [round('')]],
  ['withdrawn', { until: 1 }, 2, [round('a 1 b 2')]],
  ['missing', {}, 2, [round('a - b 1')]],
  ['playing', { returned: 2 }, 2, [round('a - b 1')]],
  ['missing', { returned: 1 }, 3, [round('a - b 1'), round('')]],
  ['withdrawn', { returned: 3 }, 3, [round('a - b 1'), round('a - b 1')]],
  ['withdrawn', { returned: 2 }, 2, [meetingOf(round('a - b 1, b 1 a -'))]],
  ['playing', {}, 2, [excused]],
  ['playing', { returned: 3, forgiven: 1 }, 3, [round('a - b 1'), round('a - b 1')]],
])('a player is %s with %j in round %d', (expected, more, roundNumber, rounds) => {
  const missed = missedGames(rounds).get('a');
  expect(attendanceOf({ id: 'a', rating: 0, ...more }, roundNumber, missed)).toBe(expected);
});

test('the players of the next round are sorted, without those who are late, gone or pausing', () => {
  const entrants: Entrant[] = [
    { id: 'f', rating: 0, until: 2 },
    { id: 'e', rating: 0, from: 2 },
    { id: 'd', rating: 0 },
    { id: 'c', rating: 0, from: 3 },
    { id: 'b', rating: 0, until: 1 },
    { id: 'a', rating: 0 },
  ];
  const players = playersOfNextRound({ entrants, rounds: [round('a - d 1')] }, ['d']);
  expect(players.map(({ id }) => id)).toEqual(['e', 'f']);
});

test.each([
  [5, [true, true, true, false, false]],
  [4, [true, true, true, false]],
])('late entries are possible until more than half of %d rounds have begun', (rounds, expected) => {
  expect(expected.map((_, begun) => acceptsLateEntry(begun, rounds))).toEqual(expected);
});

test('a player who enters late scores half of the first round, and nothing for other rounds', () => {
  const state = tournament('a b c', [round('a 1 b 2'), round('a 1 b 2'), round('b 1 c 2', ['a'])]);
  const entrants = state.entrants.map((entrant) => (entrant.id === 'c' ? { ...entrant, from: 3 } : entrant));
  expect(pointsOf({ ...state, entrants })).toEqual({ a: 3, b: 1, c: 0.5 });
});

test('Buchholz, with or without the lowest opponent, does not change while a round is being played', () => {
  const played = [round('a 1 b 2', ['c', 'd']), round('a 1 c 2, b 1 d 2')];
  const buchholzOf = (rounds: readonly Round[]): Readonly<Record<string, StandingRow['tieBreaks']>> =>
    Object.fromEntries(
      computeStandings(tournament('a b c d', rounds), ['BH', 'BH-C1']).map(({ id, tieBreaks }) => [
        id,
        tieBreaks,
      ]),
    );
  expect(buchholzOf([...played, round('a ? d ?, b ? c ?')])).toEqual(buchholzOf(played));
  expect(buchholzOf([round('a ? b ?, c ? d ?')]).a).toEqual({ BH: 0, 'BH-C1': 0 });
});

test('the kind of an outcome states how a round ended or why there was no game', () => {
  const rounds = [
    round('a 1 b 2', ['c']),
    round('a - b 1'),
    meetingOf(round('a - b 1, a 1 b 2')),
    round('a ? c ?'),
  ];
  const state = tournament('a b c', rounds);
  const kinds = [...outcomesOf(state)].map(
    ([id, rounds]) => `${id}: ${rounds.map(({ kind }) => kind).join(' ')}`,
  );
  expect(kinds).toEqual([
    'a: played forfeit-loss played pending',
    'b: played forfeit-win played missed',
    'c: bye missed missed pending',
  ]);
});
