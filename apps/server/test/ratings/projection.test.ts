import { FAMILY_RATINGS, type GameFacts } from '@halma/protocol';
import { rateGame, rateSides } from '@halma/rating';
import { describe, expect, test, vi } from 'vitest';
import { followJournal } from '../../src/journal/follow-journal.ts';
import { hasVariedOpponents, Ratings } from '../../src/ratings/ratings.ts';
import { newRating } from '../../src/ratings/stored-rating.ts';
import type { Database } from '../../src/store/database.ts';
import type { JournalProjection } from '../../src/store/projection-store.ts';
import { countDifferentGames, countDifferentRatings } from '../../src/store/rating-comparison.ts';
import { RATINGS, ratingProjection } from '../../src/store/rating-projection.ts';
import { openSharedDatabase, type Store } from '../../src/store/store.ts';
import { seededRandom } from '../simulation/faults.ts';
import { giveName, locationsForTests, storeContract } from '../store/stores.ts';
import { addToJournal, FIRST_DAY, sampleGame, samplePerson } from './sample-games.ts';

const { kinds } = await locationsForTests();

/** Makes games for two and for four players among a few people. Some of the games do not count. */
function makeGames(count: number, seed: number, firstPerson: number): readonly GameFacts[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const size = random() < 0.7 ? 2 : 4;
    const people = new Set<string>();
    while (people.size < size) people.add(samplePerson(firstPerson + Math.floor(random() * 12)));
    const places = [...people].map((_, index) => index + 1).toSorted(() => random() - 0.5);
    const isTie = random() < 0.2;
    const { termination, rated, ...facts } = sampleGame([...people], isTie ? places.map(() => 1) : places);
    return {
      ...facts,
      ...(random() < 0.05 || termination === undefined ? {} : { termination }),
      ...(random() < 0.1 || rated === undefined ? {} : { rated }),
    };
  });
}

describe.each(kinds)('%s', (_, location) => {
  const { contract, open } = storeContract(location);
  const withDatabase = async (work: (database: Database, store: Store) => Promise<void>): Promise<void> => {
    const store = await open();
    const database = location && openSharedDatabase(location);
    if (database === undefined) throw new Error('there is no database');
    try {
      await work(database, store);
    } finally {
      await database.close();
    }
  };
  const addPeople = async (store: Store, first: number, count: number): Promise<void> => {
    for (let index = first; index < first + count; index += 1) {
      await store.people.addGuest(samplePerson(index), 1);
      expect(await giveName(store, samplePerson(index), `Made${index}`)).toBe(true);
    }
  };

  contract('ratings after a game match the formulas, in hundredths', () =>
    withDatabase(async (database, store) => {
      await addPeople(store, 1, 6);
      const pair = sampleGame([samplePerson(1), samplePerson(2)], [2, 1]);
      const fourPlayerGame = sampleGame([1, 2, 3, 4].map(samplePerson), [2, 1, 4, 3]);
      await addToJournal(database, [pair, fourPlayerGame]);
      await followJournal(store.projections, ratingProjection);
      const start = { rating: 1500, deviation: 500, volatility: 0.06 };
      const [loser, winner] = rateGame(start, start, 0);
      const side = { rating: 1500, deviation: 350 };
      const ranked = rateSides([2, 1, 4, 3].map((place) => ({ place, members: [side] }))).flat();
      const points = async (pool: 'halma:days' | 'halma-many:days', numbers: readonly number[]) => {
        const found = await store.ratings.listIn(pool, numbers.map(samplePerson));
        return numbers.map((number) => found.find(({ person }) => person === samplePerson(number))?.rating);
      };
      expect(await points('halma:days', [1, 2, 3])).toEqual([
        Math.round(loser.rating * 100),
        Math.round(winner.rating * 100),
        undefined,
      ]);
      expect(await points('halma-many:days', [1, 2, 3, 4])).toEqual(
        ranked.map(({ rating }) => Math.round(rating * 100)),
      );
      expect(await store.ratings.findGame(pair.game)).toMatchObject({
        uncounted: undefined,
        changes: expect.arrayContaining([
          { seat: 'C', before: 150_000, after: Math.round(winner.rating * 100), deviation: 50_000 },
        ]),
      });
      expect(await store.ratings.countResults(samplePerson(2))).toEqual(
        expect.arrayContaining([
          { game: 'halma-2', isFirst: false, result: 'win', games: 1 },
          { game: 'halma-4', isFirst: false, result: 'win', games: 1 },
        ]),
      );
    }),
  );

  contract('a player whom the organiser forfeits in a game for four keeps their rating', () =>
    withDatabase(async (database, store) => {
      await addPeople(store, 30, 4);
      const players = [30, 31, 32, 33].map(samplePerson);
      const { seats, ...facts } = sampleGame(players, [2, 4, 1, 3]);
      const forfeited = { why: 'resignation', ply: 40, forfeited: true } as const;
      const decided = {
        ...facts,
        seats: seats.map((seat, index) => (index === 1 ? { ...seat, out: forfeited } : seat)),
      };
      await addToJournal(database, [decided]);
      await followJournal(store.projections, ratingProjection);
      const side = { rating: 1500, deviation: 350 };
      const ranked = rateSides([2, 1, 3].map((place) => ({ place, members: [side] }))).flat();
      const found = await store.ratings.listIn('halma-many:days', players);
      expect(players.map((player) => found.find(({ person }) => person === player)?.rating)).toEqual([
        Math.round((ranked[0]?.rating ?? 0) * 100),
        undefined,
        ...ranked.slice(1).map(({ rating }) => Math.round(rating * 100)),
      ]);
      expect(await store.ratings.countResults(samplePerson(31))).toEqual([]);
      expect(await store.ratings.countResults(samplePerson(32))).toMatchObject([{ result: 'win', games: 1 }]);
    }),
  );

  contract('against bots, people’s ratings change by half as much, and bots’ ratings in full', () =>
    withDatabase(async (database, store) => {
      await addPeople(store, 20, 4);
      const [ann, bot, ben, otherBot] = [20, 21, 22, 23].map(samplePerson) as [
        string,
        string,
        string,
        string,
      ];
      for (const program of [bot, otherBot]) expect(await store.people.makeBot(program, 2)).toBe('done');
      const games = [sampleGame([ann, bot], [1, 2]), sampleGame([ben, otherBot], [2, 1])];
      await addToJournal(database, games);
      await followJournal(store.projections, ratingProjection);
      const start = { rating: 1500, deviation: 500, volatility: 0.06 };
      const [winner, loser] = rateGame(start, start, 1).map(({ rating }) => Math.round(rating * 100));
      const half = ((winner ?? 0) - 150_000) / 2;
      const found = await store.ratings.listIn('halma:days', [ann, bot, ben, otherBot]);
      const ratingOf = (person: string) => found.find((row) => row.person === person)?.rating;
      expect([ratingOf(ann), ratingOf(bot)]).toEqual([150_000 + Math.round(half), loser]);
      expect([ratingOf(ben), ratingOf(otherBot)]).toEqual([150_000 + Math.round(-half), winner]);
    }),
  );

  contract(
    'a rebuild equals the live ratings, even if rounds fail after writing rows and before moving the cursor',
    () =>
      withDatabase(async (database, store) => {
        await addPeople(store, 100, 12);
        const games = makeGames(300, 7, 100);
        let applyCount = 0;
        const dyingProjection: JournalProjection = {
          ...ratingProjection,
          apply: async (query, version, entries) => {
            await ratingProjection.apply(query, version, entries);
            applyCount += 1;
            if (applyCount % 3 === 0) throw new Error('killed');
          },
        };
        for (let start = 0; start < games.length; start += 50) {
          await addToJournal(database, games.slice(start, start + 50));
          await Promise.allSettled(
            [17, 9, 30].map((limit) => store.projections.runRound(dyingProjection, { limit })),
          );
        }
        expect(applyCount).toBeGreaterThan(3);
        await followJournal(store.projections, ratingProjection);
        const rebuiltVersion = await store.projections.startRebuild(ratingProjection, 'compared');
        const countDifferences = () =>
          store.projections.whileInStep(
            RATINGS,
            rebuiltVersion,
            async (query, { version, upTo }) =>
              (await countDifferentRatings(query, version, rebuiltVersion)) +
              (await countDifferentGames(database.query, version, rebuiltVersion, upTo)),
          );
        while ((await store.projections.runRound(ratingProjection, { includesCompared: true })) > 0);
        // A game that only the live version has applied does not count as a difference.
        await addToJournal(database, makeGames(1, 8, 100));
        await store.projections.runRound(ratingProjection);
        expect(await countDifferences()).toBe('behind');
        await store.projections.runRound(ratingProjection, { includesCompared: true });
        expect(await countDifferences()).toBe(0);
        expect(await store.ratings.listOf(samplePerson(100))).not.toEqual([]);
        // The comparison finds a row that differs.
        await database.transaction(async (query) => {
          await query('UPDATE ratings SET rating = rating + 1 WHERE version = $1 AND person = $2', [
            rebuiltVersion,
            samplePerson(100),
          ]);
        });
        // A changed row differs in the two versions, so it counts once for each.
        const changed = await store.ratings.listOf(samplePerson(100));
        expect(await countDifferences()).toBe(2 * changed.length);
        for (const [column, table] of [
          ['rating_after', 'rating_changes'],
          ['at', 'rated_games'],
        ]) {
          const before = await countDifferences();
          await database.transaction(async (query) => {
            await query(
              `UPDATE ${table} SET ${column} = ${column} + 1 WHERE version = $1 AND no =
              (SELECT max(no) FROM rating_changes WHERE version = $1)`,
              [rebuiltVersion],
            );
          });
          expect(await countDifferences()).toBeGreaterThan(Number(before));
        }
        await store.projections.retireVersion(ratingProjection, rebuiltVersion);
        expect(await countDifferences()).toBe('gone');
      }),
  );

  contract('a deleted account leaves no history and no rank, and opponents keep their ratings', () =>
    withDatabase(async (database, store) => {
      await addPeople(store, 200, 8);
      const people = Array.from({ length: 8 }, (__, index) => samplePerson(200 + index));
      const [best = '', ...others] = people;
      const firstEndedAt = FIRST_DAY + 400 * 24 * 60 * 60_000;
      const games = Array.from({ length: 63 }, (__, index) =>
        sampleGame([best, others[index % 7] ?? ''], index % 2 === 0 ? [2, 1] : [1, 2], {
          rules: { game: 'star-2', preset: 'standard', options: {} },
          endedAt: firstEndedAt + index * 3_600_000,
        }),
      );
      await addToJournal(database, games);
      await followJournal(store.projections, ratingProjection);
      let now = firstEndedAt + 63 * 3_600_000;
      const names = {
        lookUp: async (ids: readonly string[]) => [...(await store.people.findPublic(ids))],
      };
      const ratings = new Ratings({ store: store.ratings, names, now: () => now });
      const listPlayers = async (elapsedMs = 60_000) => {
        now += elapsedMs;
        return (await ratings.leaderboard('star:days')).players.map(({ person }) => person.id);
      };
      expect(await listPlayers()).toEqual([best]);
      const markBot = (isBot: number) =>
        database.transaction((query) => query('UPDATE people SET bot = $2 WHERE person = $1', [best, isBot]));
      await markBot(1);
      expect(await listPlayers()).toEqual([]);
      const withBots = await ratings.leaderboard('star:days', true);
      expect(withBots.players.map(({ person }) => person)).toMatchObject([{ id: best, bot: true }]);
      await markBot(0);
      // The clock is set back.
      expect(await listPlayers(-60_000)).toEqual([best]);
      expect((await ratings.ofPerson(best)).ratings).toMatchObject([
        { pool: 'star:days', games: 63, firsts: 63, provisional: false },
      ]);
      const opponents = async () =>
        (await store.ratings.listIn('star:days', others)).toSorted((one, other) =>
          one.person < other.person ? -1 : 1,
        );
      const before = await opponents();
      const opponent = others[0] ?? '';
      const meetings = () => store.ratings.countMeetings('star:days', [opponent], 0);
      expect(await meetings()).toEqual([{ person: opponent, opponent: best, games: 9, totalGames: 9 }]);
      await store.people.anonymize(best, now);
      expect(await meetings()).toEqual([{ person: opponent, opponent: undefined, games: 9, totalGames: 9 }]);
      expect(await listPlayers()).toEqual([]);
      expect(await store.ratings.listDays(best, 'star:days')).toEqual([]);
      await store.projections.startRebuild(ratingProjection);
      await followJournal(store.projections, ratingProjection);
      expect(await opponents()).toEqual(before);
      expect(await store.ratings.listDays(best, 'star:days')).toEqual([]);
      expect(await meetings()).toEqual([{ person: opponent, opponent: undefined, games: 9, totalGames: 9 }]);
    }),
  );

  contract.each([
    { kind: 'alone', first: 400, teams: 'none', sides: [['A'], ['B'], ['C'], ['D']], opponents: [1, 2, 3] },
    {
      kind: 'in pairs',
      first: 410,
      teams: 'opposite',
      sides: [
        ['A', 'C'],
        ['B', 'D'],
      ],
      opponents: [1, 3],
    },
  ] as const)('in games of four people who play $kind, each opponent counts once for each game', (row) =>
    withDatabase(async (database, store) => {
      const { first, teams, sides, opponents } = row;
      await addPeople(store, first, 4);
      const people = [0, 1, 2, 3].map((index) => samplePerson(first + index));
      const places = teams === 'none' ? [1, 2, 3, 4] : [1, 3, 1, 3];
      const rules = {
        game: 'halma-4',
        preset: 'standard',
        options: teams === 'none' ? {} : { teams },
      } as const;
      const games = [0, 1].map(() =>
        sampleGame(people, places, { rules, sides: sides.map((side) => [...side]) }),
      );
      await addToJournal(database, games);
      await followJournal(store.projections, ratingProjection);
      const pool = teams === 'none' ? 'halma-many:days' : 'partners:days';
      const meetings = await store.ratings.countMeetings(pool, people.slice(0, 1), 0);
      expect(
        meetings.toSorted((one, other) => String(one.opponent).localeCompare(String(other.opponent))),
      ).toEqual(
        opponents.map((index) => ({ person: people[0], opponent: people[index], games: 2, totalGames: 2 })),
      );
    }),
  );

  contract('a place on the leaderboard requires recent games, and the distribution counts all players', () =>
    withDatabase(async (database, store) => {
      await addPeople(store, 300, 8);
      const people = Array.from({ length: 8 }, (__, index) => samplePerson(300 + index));
      const firstEndedAt = FIRST_DAY + 500 * 24 * 60 * 60_000;
      // Each player plays each of the others ten times.
      const games = Array.from({ length: 5 }, () => people).flatMap((everyone) =>
        everyone.flatMap((one, index) =>
          everyone
            .filter((other) => other !== one)
            .map((other, round) =>
              sampleGame([one, other], [1 + ((index + round) % 2), 2 - ((index + round) % 2)], {
                rules: { game: 'grasshopper-8', preset: 'standard', options: {} },
                endedAt: firstEndedAt + index * 3_600_000,
              }),
            ),
        ),
      );
      await addToJournal(database, games);
      await followJournal(store.projections, ratingProjection);
      const names = {
        lookUp: async (ids: readonly string[]) => [...(await store.people.findPublic(ids))],
      };
      const ratingsAfter = (days: number) =>
        new Ratings({ store: store.ratings, names, now: () => firstEndedAt + days * 24 * 60 * 60_000 });
      const listPlayers = async (days: number) =>
        (await ratingsAfter(days).leaderboard('grasshopper:days')).players.map(({ person }) => person.id);
      const settled = (await store.ratings.listIn('grasshopper:days', people)).filter(
        ({ deviation }) => deviation <= FAMILY_RATINGS.grasshopper.maxRankedDeviation * 100,
      );
      expect(settled.length).toBeGreaterThan(1);
      expect((await listPlayers(1)).toSorted()).toEqual(settled.map(({ person }) => person).toSorted());
      expect(await listPlayers(61)).toEqual([]);
      // Ratings that drop between the reads of two pages appear on both pages.
      const unsettled = Array.from({ length: 300 - settled.length }, (__, index) => ({
        ...(settled[0] ?? {
          person: '',
          pool: 'grasshopper:days' as const,
          ...newRating('grasshopper:days'),
        }),
        person: samplePerson(9000 + index),
        deviation: 50_000,
      }));
      const listBest = vi.spyOn(store.ratings, 'listBest');
      listBest.mockResolvedValueOnce([...settled, ...unsettled]).mockResolvedValueOnce(settled);
      expect((await listPlayers(1)).toSorted()).toEqual(settled.map(({ person }) => person).toSorted());
      expect(listBest).toHaveBeenCalledTimes(2);
      listBest.mockRestore();
      const { bins } = await ratingsAfter(61).distribution('grasshopper:days');
      expect(bins.reduce((sum, bin) => sum + bin.settled + bin.provisional, 0)).toBe(8);
      expect(bins.every(({ from }) => from % 25 === 0)).toBe(true);
    }),
  );
});

test.each([
  [[3, 3, 3, 3, 3], 15, true],
  [[3, 3, 3, 3], 12, false],
  [[8, 2, 2, 2, 2], 16, true],
  [[9, 2, 2, 2, 2], 17, false],
  [[], 0, false],
  // In games for four, the same opponent in half of the games, and in more than half.
  [[5, 5, 5, 5, 5, 5], 10, true],
  [[6, 5, 5, 5, 5, 4], 10, false],
  // Games with deleted accounts count as games, not as opponents.
  [[6, 1, 1, 1, 1], 12, true],
  [[1, 1, 1, 1], 10, false],
])('opponents met %j times in %i games are varied: %s', (counts, totalGames, expected) => {
  const meetings = counts.map((games, index) => ({ games, totalGames, opponent: samplePerson(index) }));
  expect(hasVariedOpponents(meetings)).toBe(expected);
});

test('deleted accounts do not count as different opponents', () => {
  const meetings = [1, 1, 1, 1].map((games, index) => ({
    games,
    totalGames: 8,
    opponent: samplePerson(index),
  }));
  expect(hasVariedOpponents([...meetings, { games: 4, totalGames: 8, opponent: undefined }])).toBe(false);
});
