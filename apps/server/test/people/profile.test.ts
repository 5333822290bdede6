import { PersonProfile, validateAs } from '@halma/protocol';
import { describe, expect, test } from 'vitest';
import { followJournal } from '../../src/journal/follow-journal.ts';
import { achievementsIn, readProfile } from '../../src/people/profile.ts';
import { archiveProjection } from '../../src/store/archive-projection.ts';
import { type FinishedGame, MAX_EXAMINED_GAMES } from '../../src/store/profile-store.ts';
import { ratingProjection } from '../../src/store/rating-projection.ts';
import { openSharedDatabase } from '../../src/store/store.ts';
import { addToJournal, FIRST_DAY, sampleGame, samplePerson } from '../ratings/sample-games.ts';
import { giveName, locationsForTests, storeContract } from '../store/stores.ts';

const finishedGame = (index: number, overrides: Partial<FinishedGame> = {}): FinishedGame => ({
  game: `game${index}`,
  gameId: 'halma-2',
  endedAt: index,
  plies: 100 - index,
  termination: 'win',
  result: 'win',
  ...overrides,
});

describe('achievements', () => {
  const loss = (index: number) => finishedGame(index, { result: 'loss' });
  test.each<[string, readonly FinishedGame[], readonly object[]]>([
    ['no games', [], []],
    [
      'two wins in a row',
      [finishedGame(2), finishedGame(1)],
      [{ kind: 'fastest-win', plies: 98, game: 'game2' }],
    ],
    [
      'three wins in a row, of which one ended early',
      [finishedGame(4, { termination: 'time' }), finishedGame(3), finishedGame(2), loss(1)],
      [
        { kind: 'winning-streak', wins: 3, at: 4 },
        { kind: 'fastest-win', plies: 97 },
      ],
    ],
    [
      'two streaks of three wins, of which the first counts',
      [7, 6, 5, 4, 3, 2, 1].map((index) => (index === 4 ? loss(4) : finishedGame(index))),
      [
        { kind: 'winning-streak', wins: 3, at: 3 },
        { kind: 'fastest-win', plies: 93 },
      ],
    ],
    [
      'wins that a loss interrupts',
      [finishedGame(4), loss(3), finishedGame(2), finishedGame(1)],
      [{ plies: 96 }],
    ],
    [
      'wins in three games',
      [
        finishedGame(5),
        loss(4),
        finishedGame(3, { gameId: 'star-2' }),
        loss(2),
        finishedGame(1, { gameId: 'star-6' }),
      ],
      [{ kind: 'games-won', games: 3 }, { rules: 'star-6' }, { rules: 'star-2' }, { rules: 'halma-2' }],
    ],
  ])('are correct for %s', (_, games, expected) => {
    expect(achievementsIn(games)).toMatchObject(expected);
  });
});

const { kinds } = await locationsForTests();

describe.each(kinds)('%s', (_, location) => {
  const { contract, open } = storeContract(location);

  contract('a profile shows listed games, and counts unlisted ones without revealing their ids', async () => {
    const store = await open();
    const [ann, bob, cleo] = [1, 2, 3].map(samplePerson);
    if (ann === undefined || bob === undefined || cleo === undefined)
      throw new Error('an account is missing');
    for (const [index, person] of [ann, bob, cleo].entries()) {
      await store.people.addGuest(person, 1);
      await giveName(store, person, `Profile${index}`);
    }
    const day = (index: number) => ({ endedAt: FIRST_DAY + index * 24 * 60 * 60_000 });
    // Bob and Cleo play until their ratings are settled.
    const warmUp = Array.from({ length: 40 }, (__, index) =>
      sampleGame([bob, cleo], index % 2 === 0 ? [1, 2] : [2, 1], day(index)),
    );
    const bestWin = sampleGame([ann, bob], [1, 2], { ...day(41), plies: 50 });
    // A second win against the same opponent is not listed with the first.
    const secondWin = sampleGame([ann, bob], [1, 2], { ...day(41), plies: 60 });
    const unlistedWin = sampleGame([ann, cleo], [1, 2], { ...day(42), listed: false, plies: 30 });
    const lostGame = sampleGame([bob, ann], [1, 2], day(43));
    const hops = {
      lostGame: { jumps: 5, ply: 12 },
      secondWin: { jumps: 5, ply: 9 },
      unlistedWin: { jumps: 8, ply: 3 },
    };
    for (const [game, longestHop] of [
      [lostGame, hops.lostGame],
      [secondWin, hops.secondWin],
      [unlistedWin, hops.unlistedWin],
    ] as const)
      for (const seat of game.seats) if (seat.person === ann) Object.assign(seat, { longestHop });
    const database = location && openSharedDatabase(location);
    if (database === undefined) throw new Error('there is no database');
    await addToJournal(database, [...warmUp, bestWin, secondWin, unlistedWin, lostGame]);
    await database.close();
    for (const projection of [ratingProjection, archiveProjection])
      await followJournal(store.projections, projection);
    const names = { lookUp: async (ids: readonly string[]) => [...(await store.people.findPublic(ids))] };
    const [person] = await names.lookUp([ann]);
    if (person === undefined) throw new Error('an account is missing');
    const profile = await readProfile({ store: store.profiles, names }, person);
    expect(validateAs(PersonProfile, profile).ok).toBe(true);
    expect(profile).toMatchObject({
      bestWins: [{ game: bestWin.game, rules: 'halma-2', opponent: { id: bob } }],
      achievements: [{ kind: 'fastest-win', plies: 50, game: bestWin.game }],
      // Of two equally long hops, the first counts. The longer hop is in an unlisted game.
      longestHop: { rules: 'halma-2', game: secondWin.game, jumps: 5, ply: 9 },
    });
    expect(profile.results).toEqual([
      { game: 'halma-2', seat: 'A', first: true, wins: 3, draws: 0, losses: 0 },
      { game: 'halma-2', seat: 'C', first: false, wins: 0, draws: 0, losses: 1 },
    ]);
    expect(JSON.stringify(profile)).not.toContain(unlistedWin.game);
    // A deleted opponent is not named.
    await store.people.anonymize(bob, 1);
    expect((await readProfile({ store: store.profiles, names }, person)).bestWins).toEqual([]);
  });

  contract('a profile examines only the latest games', async () => {
    const store = await open();
    await followJournal(store.projections, ratingProjection);
    const ann = samplePerson(4);
    const database = location && openSharedDatabase(location);
    if (database === undefined) throw new Error('there is no database');
    await database.query(
      `WITH RECURSIVE numbers(no) AS (SELECT 1 UNION ALL SELECT no + 1 FROM numbers WHERE no <= ${MAX_EXAMINED_GAMES})
       INSERT INTO rating_changes (version, no, seat, person, pool, game, game_id, at, rating_before, rating_after, deviation, first, result)
       SELECT 1, 1000000 + no, 'A', CAST($1 AS TEXT), 'halma:slow', 'game', 'halma-2', no, 0, 0, 0, 1, CASE no WHEN 1 THEN 'loss' ELSE 'win' END
       FROM numbers`,
      [ann],
    );
    await database.close();
    expect(await store.profiles.countResults(ann)).toMatchObject([
      { result: 'win', games: MAX_EXAMINED_GAMES },
    ]);
  });
});
