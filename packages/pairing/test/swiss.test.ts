import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  computeStandings,
  type Entrant,
  type makeRandom,
  pairSwiss,
  pairSwissTables,
  type Round,
  type SwissOptions,
  sha256Hex,
  type Tournament,
  usualSwissRounds,
} from '../src/index.ts';
import { outcomesOf } from '../src/standing/outcomes.ts';
import { rankedPlayers } from '../src/swiss/swiss-player.ts';
import {
  accepted,
  meetingCounts,
  newTournament,
  playRounds,
  seatedPlayers,
  turnCounts,
} from './played-tournament.ts';

function playSwiss(playerCount: number, rounds: number, seed: string): Tournament {
  return playRounds(newTournament(playerCount, 2, seed), rounds, (played) => pairSwiss(played, { rounds }));
}

/**
 * Returns the minimum number of repeated meetings in the next round, by trying all pairings and all players
 * who may have the bye.
 */
function minimumRepeats({ entrants, rounds }: Tournament): number {
  const met = meetingCounts(rounds);
  const hadByes = rounds.flatMap(({ byes }) => byes);
  const minimum = (waiting: readonly string[]): number => {
    const [one, ...others] = waiting;
    if (one === undefined) return 0;
    return Math.min(
      ...others.map((other) => {
        const repeats = met.has([one, other].sort().join(' ')) ? 1 : 0;
        return repeats + minimum(others.filter((id) => id !== other));
      }),
    );
  };
  const ids = entrants.map(({ id }) => id);
  if (ids.length % 2 === 0) return minimum(ids);
  const mayHaveBye = ids.filter((id) => !hadByes.includes(id));
  return Math.min(...mayHaveBye.map((bye) => minimum(ids.filter((id) => id !== bye))));
}

function repeatsIn(round: Round, earlier: readonly Round[]): number {
  const met = meetingCounts(earlier);
  return seatedPlayers(round).filter((pair) => met.has(pair.toSorted().join(' '))).length;
}

const seeds = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 8 });

describe('two seats', () => {
  test('no two players meet again while another pairing exists, and no player has a second bye', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 10 }), seeds, (playerCount, seed) => {
        const rounds = playerCount - 1 + (playerCount % 2);
        const played = playSwiss(playerCount, rounds, seed);
        for (let index = 0; index < rounds; index += 1) {
          const earlier = { ...played, rounds: played.rounds.slice(0, index) };
          const round = played.rounds[index];
          if (round !== undefined) expect(repeatsIn(round, earlier.rounds)).toBe(minimumRepeats(earlier));
        }
        const byes = played.rounds.flatMap((round) => round.byes);
        expect(new Set(byes).size).toBe(byes.length);
      }),
      { numRuns: 40 },
    );
  });

  test('tournaments of five to sixty players are paired fairly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 60 }), seeds, (playerCount, seed) => {
        const rounds = usualSwissRounds(playerCount);
        const played = playSwiss(playerCount, rounds, seed);
        for (const round of played.rounds)
          expect([...seatedPlayers(round).flat(), ...round.byes].sort()).toEqual(
            played.entrants.map(({ id }) => id).sort(),
          );
        // In smaller tournaments, a second meeting may be necessary: the previous test compares all pairings.
        if (playerCount > 10) expect(Math.max(...meetingCounts(played.rounds).values())).toBe(1);
        for (const [first = 0, second = 0] of turnCounts(played.rounds).values())
          expect(Math.abs(first - second)).toBeLessThanOrEqual(2);
        const byes = played.rounds.flatMap((round) => round.byes);
        expect(byes).toHaveLength(playerCount % 2 === 0 ? 0 : rounds);
        expect(new Set(byes).size).toBe(byes.length);
      }),
      {
        numRuns: 40,
        examples: [
          // Both players of a pair are due the same turn position, but only one of them has had the other position two
          // times more.
          [9, '0t'],
          // In the last round, the difference for a player with more than half of the points is already two.
          [9, 's576'],
        ],
      },
    );
  });

  test('the first round pairs the upper half with the lower half, and the first move alternates', () => {
    const entrants = [8, 7, 6, 5, 4, 3, 2, 1].map((rating) => ({ id: `p${rating}`, rating }));
    const round = accepted(pairSwiss({ sides: 2, seed: 's', entrants, rounds: [] }, { rounds: 5 }));
    expect(seatedPlayers(round)).toEqual([
      ['p8', 'p4'],
      ['p3', 'p7'],
      ['p6', 'p2'],
      ['p1', 'p5'],
    ]);
  });

  test('most pairs have equal scores, and differences are small', () => {
    const played = playSwiss(64, 8, 'scores');
    const differences = played.rounds.flatMap((round, index) => {
      const before = outcomesOf({ ...played, rounds: played.rounds.slice(0, index) });
      const score = (id = ''): number => (before.get(id) ?? []).reduce((sum, { points }) => sum + points, 0);
      return seatedPlayers(round).map(([one, other]) => Math.abs(score(one) - score(other)) / 120);
    });
    expect(Math.max(...differences)).toBeLessThanOrEqual(1.5);
    expect(differences.filter((difference) => difference > 0).length).toBeLessThan(differences.length / 4);
  });

  test('in meetings of two games, each player moves first once', () => {
    const tournament = { ...newTournament(10, 2, 'matches'), games: 2 };
    const played = playRounds(tournament, 4, (state) => pairSwiss(state, { rounds: 4 }));
    for (const [first, second] of turnCounts(played.rounds).values()) expect(first).toBe(second);
  });

  test('the same seed gives the same pairings on every machine', () => {
    const digest = (seed: string): string => sha256Hex(JSON.stringify(playSwiss(41, 8, seed).rounds));
    expect(digest('published')).toBe(digest('published'));
    expect(digest('published')).toMatchInlineSnapshot(
      `"0783feac718a8853899bb2e2f8b5c8814939a252cf5c0f1872cc6dc10eb6c8f4"`,
    );
    expect(digest('another')).not.toBe(digest('published'));
  });

  test('the order in which players entered does not matter', () => {
    const played = playSwiss(21, 4, 'order');
    const reversed = { ...played, entrants: played.entrants.toReversed() };
    expect(pairSwiss(reversed, { rounds: 5 })).toEqual(pairSwiss(played, { rounds: 5 }));
  });

  test('players who enter late, leave or miss games are paired only while they take part', () => {
    fc.assert(
      fc.property(fc.integer({ min: 9, max: 20 }), seeds, (playerCount, seed) => {
        const missing = new Map<string, number[]>();
        const change = (state: Tournament, random: ReturnType<typeof makeRandom>): Tournament => {
          const roundNumber = state.rounds.length;
          const entrants: Entrant[] = state.entrants.map((entrant) =>
            entrant.until === undefined && random.below(25) === 0
              ? { ...entrant, until: roundNumber }
              : entrant,
          );
          if (roundNumber < 3)
            entrants.push({ id: `late${roundNumber}`, rating: 1500, from: roundNumber + 1 });
          const rounds = state.rounds.map((round, index) => {
            if (index < roundNumber - 1 || random.below(3) > 0) return round;
            const [table, ...others] = round.tables;
            const absent = table?.games[0]?.sides[0]?.[0];
            if (table === undefined || absent === undefined) return round;
            missing.set(absent, [...(missing.get(absent) ?? []), roundNumber]);
            const games = table.games.map(({ sides }) => ({ sides, absent: [absent] }));
            return { ...round, tables: [{ games }, ...others] };
          });
          return { ...state, entrants, rounds };
        };
        const played = playRounds(
          newTournament(playerCount, 2, seed),
          6,
          (state) => pairSwiss(state, { rounds: 6 }),
          change,
        );
        for (const [index, round] of played.rounds.entries()) {
          const players = [...seatedPlayers(round).flat(), ...round.byes];
          expect(new Set(players).size).toBe(players.length);
          for (const { id, from = 1, until = Infinity } of played.entrants)
            if (players.includes(id)) {
              expect(index + 1).toBeGreaterThanOrEqual(from);
              expect(index + 1).toBeLessThanOrEqual(until);
              expect((missing.get(id) ?? []).every((missed) => missed >= index + 1)).toBe(true);
            }
        }
        const late = outcomesOf(played).get('late2');
        expect(late?.slice(0, 2)).toMatchObject([
          { kind: 'late', points: 60 },
          { kind: 'late', points: 0 },
        ]);
      }),
      { numRuns: 25 },
    );
  });

  test('virtual points raise the stronger half in the first rounds', () => {
    const { entrants, ...rest } = newTournament(16, 2, 'baku');
    const options: SwissOptions = { rounds: 8, accelerated: true };
    const scoresAfter = (rounds: number): number[] => {
      const empty = Array.from({ length: rounds }, () => ({ tables: [], byes: [] }));
      return rankedPlayers({ ...rest, entrants, rounds: empty }, options).map(({ score }) => score);
    };
    const halves = (upper: number): number[] =>
      Array.from({ length: 16 }, (_, rank) => (rank < 8 ? upper : 0));
    for (const [rounds, bonus] of [
      [0, 120],
      [1, 120],
      [2, 60],
      [3, 60],
      [4, 0],
    ] as const)
      expect(scoresAfter(rounds)).toEqual(halves(bonus));
    const round = accepted(pairSwiss({ ...rest, entrants, rounds: [] }, options));
    const stronger = new Set(
      entrants
        .toSorted((one, other) => other.rating - one.rating)
        .slice(0, 8)
        .map(({ id }) => id),
    );
    for (const pair of seatedPlayers(round))
      expect([0, 2]).toContain(pair.filter((id) => stronger.has(id)).length);
  });

  test.each([
    [2, 1],
    [5, 5],
    [6, 5],
    [16, 6],
    [17, 8],
    [200, 10],
    [1000, 12],
  ])('a tournament of %d players has %d rounds by default', (players, rounds) => {
    expect(usualSwissRounds(players)).toBe(rounds);
  });
});

describe('three or more seats', () => {
  test.each([
    [3, 9],
    [4, 8],
    [6, 6],
  ])('at tables of %d, byes and first moves are shared fairly over %d rounds', (seats, rounds) => {
    fc.assert(
      fc.property(fc.integer({ min: 6, max: 15 }), fc.nat(5), seeds, (tables, more, seed) => {
        const playerCount = tables * seats + (more % seats);
        const played = playRounds(newTournament(playerCount, seats, seed), rounds, (state) =>
          pairSwissTables(state, { rounds }),
        );
        const games = new Map(played.entrants.map(({ id }) => [id, 0]));
        for (const round of played.rounds) {
          const players = [...seatedPlayers(round).flat(), ...round.byes];
          expect(players.toSorted()).toEqual([...games.keys()].sort());
          for (const id of seatedPlayers(round).flat()) games.set(id, (games.get(id) ?? 0) + 1);
        }
        const byes = played.rounds.flatMap((round) => round.byes);
        // No player needs a second bye unless there are more byes than players.
        if (byes.length <= playerCount) expect(new Set(byes).size).toBe(byes.length);
        const firstMoveSurpluses = [...turnCounts(played.rounds)].map(
          ([id, [first = 0]]) => first - (games.get(id) ?? 0) / seats,
        );
        expect(Math.max(...firstMoveSurpluses.map(Math.abs))).toBeLessThanOrEqual(2);
      }),
      { numRuns: 6 },
    );
  });

  test('with sixty-four players at tables of four, no two meet twice in six rounds', () => {
    const played = playRounds(newTournament(64, 4, 'sixty-four'), 6, (state) =>
      pairSwissTables(state, { rounds: 6 }),
    );
    expect(Math.max(...meetingCounts(played.rounds).values())).toBe(1);
    expect(sha256Hex(JSON.stringify(played.rounds))).toMatchInlineSnapshot(
      `"21d77b2ba87895a387b329fb093b34159385e7af2ad8d3d5dcad88ae61e7efc0"`,
    );
  });

  test('tables consist of neighbours in the standings', () => {
    const played = playRounds(newTournament(60, 3, 'neighbours'), 5, (state) =>
      pairSwissTables(state, { rounds: 6 }),
    );
    const pointsById = new Map(computeStandings(played, ['lot']).map(({ id, points }) => [id, points]));
    const round = accepted(pairSwissTables(played, { rounds: 6 }));
    for (const table of seatedPlayers(round)) {
      const points = table.map((id) => (pointsById.get(id) ?? 0) / 120);
      expect(Math.max(...points) - Math.min(...points)).toBeLessThanOrEqual(2);
    }
  });

  test('computers take the remaining seats', () => {
    for (const [playerCount, seats, sizes] of [
      [10, 4, [4, 3, 3]],
      [5, 4, [3, 2]],
      [2, 6, [2]],
      [13, 6, [5, 4, 4]],
    ] as const) {
      const tournament = newTournament(playerCount, seats, 'computers');
      const { tables, byes } = accepted(pairSwissTables(tournament, { rounds: 4, odd: 'computer' }));
      expect(byes).toEqual([]);
      expect(tables.map(({ games }) => games[0]?.sides.flat().length)).toEqual(sizes);
      expect(tables.every(({ games }) => games[0]?.sides.length === seats)).toBe(true);
    }
  });
});

const unplayed = newTournament(4, 2, 'refusals');
const openRound: Round = { tables: [{ games: [{ sides: [['p0'], ['p1']] }] }], byes: [] };
const withRound = (round: Round): Tournament => ({ ...unplayed, rounds: [round] });
const withPlaces = (places: readonly number[]): Tournament =>
  withRound({ tables: [{ games: [{ sides: [['p0'], ['p1']], places }] }], byes: [] });

test.each<[object, Tournament, SwissOptions]>([
  [{ code: 'unfinished-game', detail: 'p0,p1', round: 1 }, withRound(openRound), { rounds: 3 }],
  [{ code: 'tournament-over' }, withPlaces([1, 2]), { rounds: 1 }],
  [{ code: 'too-few-players', detail: 1 }, unplayed, { rounds: 3, pausing: ['p0', 'p1', 'p2'] }],
  [{ code: 'too-many-players', detail: 2001 }, newTournament(2001, 2, 's'), { rounds: 3 }],
  [{ code: 'bad-seats', detail: 3 }, { ...unplayed, sides: 3 }, { rounds: 3 }],
  [
    { code: 'duplicate-player', detail: 'p0' },
    { ...unplayed, entrants: [...unplayed.entrants, { id: 'p0', rating: 0 }] },
    { rounds: 3 },
  ],
  [{ code: 'unknown-player', detail: 'x', round: 1 }, withRound({ tables: [], byes: ['x'] }), { rounds: 3 }],
  [
    { code: 'seated-twice', detail: 'p0', round: 1 },
    withRound({ tables: [], byes: ['p0', 'p0'] }),
    { rounds: 3 },
  ],
  [{ code: 'bad-places', detail: 'p0,p1', round: 1 }, withPlaces([1, 3]), { rounds: 3 }],
  [{ code: 'bad-places', detail: 'p0,p1', round: 1 }, withPlaces([1]), { rounds: 3 }],
])('a pairing is refused: %j', (refusal, tournament, options) => {
  expect(pairSwiss(tournament, options)).toEqual({ ok: false, refusal });
});

test.each([
  [2, 4, { code: 'bad-seats', detail: 2 }],
  [5, 9, { code: 'bad-seats', detail: 5 }],
  [4, 3, { code: 'too-few-players', detail: 3 }],
])('tables of %d for %d players are refused', (seats, playerCount, refusal) => {
  expect(pairSwissTables(newTournament(playerCount, seats, 's'), { rounds: 3 })).toEqual({
    ok: false,
    refusal,
  });
});
