import type { GameFacts, NewTournament, TournamentCommand } from '@halma/protocol';
import { describe, expect, vi } from 'vitest';
import type { Games } from '../../src/games/games.ts';
import { FIRST_PAGE } from '../../src/store/game-store.ts';
import type { Store } from '../../src/store/store.ts';
import { gamesOf, type TournamentState } from '../../src/tournament/state.ts';
import { streamOf } from '../../src/tournament/stream.ts';
import { doTournamentWork } from '../../src/tournament/tournament-work.ts';
import type { Tournaments } from '../../src/tournament/tournaments.ts';
import type { TournamentWork } from '../../src/tournament/work.ts';
import { testPersonId } from '../game/played-game.ts';
import { giveName, locationsForTests, storeContract } from '../store/stores.ts';
import { newTournament } from './simulated-tournament.ts';
import { testTournaments } from './test-tournaments.ts';

const { kinds } = await locationsForTests();

let now = Date.now();
let idCount = 0;

const newId = (): string => {
  idCount += 1;
  return `command-${idCount}`;
};

const byPerson = (person: string, command: TournamentCommand): TournamentWork => ({
  by: 'person',
  person,
  hasAccount: true,
  isModerator: false,
  command,
});

/** Creates an account. Returns its id. */
async function createAccount(store: Store): Promise<string> {
  idCount += 1;
  const person = testPersonId(7_000_000 + idCount);
  await store.people.addGuest(person, now);
  expect(await giveName(store, person, `Entrant-${idCount}`)).toBe(true);
  return person;
}

/** Announces a tournament and enters players. Returns its id. */
async function announce(
  tournaments: Tournaments,
  organiser: string,
  players: readonly string[],
  terms: Partial<NewTournament> = { format: 'swiss', rounds: 1 },
) {
  const setup = newTournament(2, { ...terms, startsAt: now + 60_000 });
  const created = await tournaments.create(setup, organiser, newId());
  if (!created.ok) throw new Error(created.refusal.code);
  for (const person of players)
    expect(
      await tournaments.execute(created.value, newId(), byPerson(person, { do: 'enter' })),
    ).toMatchObject({ ok: true });
  return created.value;
}

async function stateOf(tournaments: Tournaments, tournament: string): Promise<TournamentState> {
  const state = await tournaments.find(tournament);
  if (state === undefined) throw new Error('there is no tournament');
  return state;
}

/** Does one node's work, with a journal that has the given facts about each game. Returns the errors. */
async function work(
  store: Store,
  tournaments: Tournaments,
  factsOf: (game: string) => GameFacts | undefined,
): Promise<readonly unknown[]> {
  const errors: unknown[] = [];
  await doTournamentWork({
    store: store.tournaments,
    arenaQueue: store.arenaQueue,
    journal: {
      findFacts: async (games) =>
        new Map(
          games.flatMap((game) => {
            const facts = factsOf(game);
            return facts === undefined ? [] : [[game, facts] as const];
          }),
        ),
    },
    tournaments,
    games: { log: { start: async () => true }, execute: async () => ({ ok: true }) } as unknown as Games,
    notices: { notify: async () => undefined },
    now: () => now,
    onError: (error) => errors.push(error),
  });
  return errors;
}

describe.each(kinds)('%s', (_, location) => {
  const { contract, open } = storeContract(location);

  contract(
    'a person can have at most ten unfinished tournaments, even if they announce more at once',
    async () => {
      const store = await open();
      const nodes = [testTournaments(store, () => now), testTournaments(store, () => now)];
      const setup = newTournament(2, { startsAt: now + 60_000 });
      const created = await Promise.all(
        Array.from({ length: 14 }, (__, index) =>
          nodes[index % 2]?.create(setup, testPersonId(7000), newId()),
        ),
      );
      expect(created.filter((result) => result?.ok)).toHaveLength(10);
      expect(created.filter((result) => !result?.ok)).toMatchObject(
        Array.from({ length: 4 }, () => ({ refusal: { code: 'too-many-tournaments' } })),
      );
    },
  );

  contract('an exhibition is called off only if its organiser may no longer play in it', async () => {
    const store = await open();
    const organiser = await createAccount(store);
    const callOff = (canExhibit: boolean, tournament: string) =>
      testTournaments(store, () => now, canExhibit).execute(tournament, newId(), {
        by: 'server',
        command: { do: 'bar-exhibitor' },
      });
    const tournaments = testTournaments(store, () => now);
    const exhibition = await announce(tournaments, organiser, [], { format: 'exhibition' });
    expect(await callOff(true, exhibition)).toMatchObject({ refusal: { code: 'wrong-phase' } });
    expect(await callOff(false, exhibition)).toMatchObject({ ok: true });
    const other = await announce(tournaments, organiser, []);
    expect(await callOff(false, other)).toMatchObject({ refusal: { code: 'wrong-phase' } });
  });

  contract('deleting the texts of an organiser erases them from the logs, on every node', async () => {
    const store = await open();
    const [one, other] = [testTournaments(store, () => now), testTournaments(store, () => now)];
    const organiser = await createAccount(store);
    const tournament = await announce(one, organiser, [testPersonId(7050)], { text: 'Call me: 555 1885.' });
    expect((await stateOf(other, tournament)).setup.text).toBe('Call me: 555 1885.');
    await one.deleteTexts(organiser);
    for (const node of [one, other, testTournaments(store, () => now)])
      await expect.poll(async () => (await stateOf(node, tournament)).setup.text).toBe('');
    expect(JSON.stringify(await store.tournaments.read(streamOf(tournament), -1))).not.toContain('555 1885');
    const listed = await store.tournaments.list('open', undefined, 1000);
    expect(JSON.stringify(listed)).not.toContain('555 1885');
    // The organiser may have called the tournament off in the meantime.
    const why = 'Call me on 555 1885 if you object.';
    expect(
      await one.execute(tournament, newId(), byPerson(organiser, { do: 'call-off', why })),
    ).toMatchObject({
      ok: true,
    });
    now += 1;
    await one.deleteTexts(organiser);
    for (const node of [one, other, testTournaments(store, () => now)])
      await expect.poll(async () => (await stateOf(node, tournament)).why).toBe('reason-deleted');
    expect(JSON.stringify(await store.tournaments.read(streamOf(tournament), -1))).not.toContain('555 1885');
    // A further deletion finds nothing.
    const { lastSeq } = await stateOf(one, tournament);
    await one.deleteTexts(organiser);
    expect((await stateOf(one, tournament)).lastSeq).toBe(lastSeq);
  });

  contract(
    'deleting an organiser’s texts deletes their reasons for corrections, not those of moderators',
    async () => {
      const store = await open();
      const tournaments = testTournaments(store, () => now);
      const [organiser, moderator] = [await createAccount(store), await createAccount(store)];
      const players = [7060, 7061, 7062, 7063].map(testPersonId);
      const tournament = await announce(tournaments, organiser, players);
      now += 60_000;
      while (gamesOf(await stateOf(tournaments, tournament)).length === 0)
        await tournaments.execute(tournament, newId(), { by: 'server', command: { do: 'advance' } });
      const [byOrganiser, byModerator] = gamesOf(await stateOf(tournaments, tournament)).map(
        ({ game }) => game,
      );
      const finish = (game = '') =>
        tournaments.execute(tournament, newId(), {
          by: 'server',
          command: { do: 'finish', game, places: [1, 2], absent: [] },
        });
      const correct = (person: string, game = '', isModerator = false) =>
        tournaments.execute(tournament, newId(), {
          ...byPerson(person, { do: 'correct', game, places: [2, 1], why: `as ${person} says` }),
          isModerator,
        } as TournamentWork);
      for (const game of [byOrganiser, byModerator]) expect(await finish(game)).toMatchObject({ ok: true });
      expect(await correct(organiser, byOrganiser)).toMatchObject({ ok: true });
      expect(await correct(moderator, byModerator, true)).toMatchObject({ ok: true });
      await tournaments.deleteTexts(organiser);
      const read = await stateOf(
        testTournaments(store, () => now),
        tournament,
      );
      for (const state of [read, await stateOf(tournaments, tournament)])
        expect(gamesOf(state).map(({ corrected }) => corrected)).toEqual([
          'reason-deleted',
          `as ${moderator} says`,
        ]);
      const log = JSON.stringify(await store.tournaments.read(streamOf(tournament), -1));
      expect(log).not.toContain(`as ${organiser} says`);
      expect(log).toContain(`as ${moderator} says`);
    },
  );

  contract.each([
    {
      change: 'is deleted',
      apply: (store: Store, person: string) => store.people.anonymize(person, now),
      code: 'no-session',
    },
    {
      change: 'becomes a bot account',
      apply: (store: Store, person: string) => store.people.makeBot(person, now),
      code: 'bot-account',
    },
  ])('a request that is in progress while its account $change adds no player', async ({ apply, code }) => {
    const store = await open();
    const tournaments = testTournaments(store, () => now);
    const tournament = await announce(tournaments, testPersonId(7100), []);
    const exhibition = newTournament(2, { format: 'exhibition', startsAt: now + 60_000 });
    for (const send of [
      (person: string) => tournaments.execute(tournament, newId(), byPerson(person, { do: 'enter' })),
      (person: string) => tournaments.create(exhibition, person, newId()),
    ]) {
      const person = await createAccount(store);
      // The account changes after the decision about the request, and before its commit.
      const findEntrant = vi.spyOn(store.tournaments, 'findEntrant').mockImplementationOnce(async () => {
        await apply(store, person);
        return { isDeleted: false, isBot: false };
      });
      expect(await send(person)).toMatchObject({ refusal: { code } });
      findEntrant.mockRestore();
      expect(await send(person)).toMatchObject({ refusal: { code } });
    }
    expect((await stateOf(tournaments, tournament)).players).toEqual([]);
  });

  contract('one run starts a tournament, pairs its first round and creates the games', async () => {
    const store = await open();
    const tournaments = testTournaments(store, () => now);
    const players = [7211, 7212, 7213, 7214].map(testPersonId);
    const tournament = await announce(tournaments, testPersonId(7210), players);
    now += 60_000;
    await work(store, tournaments, () => undefined);
    expect(gamesOf(await stateOf(tournaments, tournament)).map((game) => game.isOpen)).toEqual([true, true]);
  });

  contract('a refused result is reported once, and the organiser can enter the right one', async () => {
    const store = await open();
    const tournaments = testTournaments(store, () => now);
    const [one, other, organiser] = [testPersonId(7201), testPersonId(7202), testPersonId(7200)];
    const tournament = await announce(tournaments, organiser, [one, other]);
    now += 60_000;
    const noFacts = (): undefined => undefined;
    await work(store, tournaments, noFacts);
    const [{ game } = { game: '' }] = gamesOf(await stateOf(tournaments, tournament));
    const wrongFacts = { seats: [{ place: 2 }, { place: 2 }], plies: 40 } as unknown as GameFacts;
    const factsOf = (id: string): GameFacts | undefined => (id === game ? wrongFacts : undefined);
    now += 60_000;
    const errors = await work(store, tournaments, factsOf);
    expect(errors).toMatchObject([
      { message: `tournament ${tournament}: the result of game ${game} was refused: bad-places` },
    ]);
    for (let count = 0; count < 3; count += 1) {
      now += 60_000;
      expect(await work(store, tournaments, factsOf)).toEqual([]);
    }
    const { phase, rounds } = await stateOf(tournaments, tournament);
    expect([phase, rounds[0]?.tables[0]?.games[0]?.refused]).toEqual(['running', 'bad-places']);
    const correction = { do: 'correct', game, places: [2, 1], why: 'reported by the players' } as const;
    const correctionWork = byPerson(organiser, { ...correction, places: [...correction.places] });
    expect(await tournaments.execute(tournament, newId(), correctionWork)).toMatchObject({ ok: true });
    await work(store, tournaments, noFacts);
    expect((await stateOf(tournaments, tournament)).phase).toBe('over');
  });

  contract('an exhibition whose organiser has been barred from it is called off when it is due', async () => {
    const store = await open();
    const tournaments = testTournaments(store, () => now, false);
    const [player, organiser] = [testPersonId(7401), testPersonId(7400)];
    const tournament = await announce(tournaments, organiser, [player], { format: 'exhibition' });
    const start = byPerson(organiser, { do: 'start' });
    expect(await tournaments.execute(tournament, newId(), start)).toMatchObject({
      refusal: { code: 'not-allowed' },
    });
    now += 60_000;
    await work(store, tournaments, () => undefined);
    expect(await stateOf(tournaments, tournament)).toMatchObject({
      phase: 'called-off',
      why: 'organiser-unavailable',
      rounds: [],
    });
  });

  contract('lists a person’s own tournaments, latest start first, in pages', async () => {
    const store = await open();
    const tournaments = testTournaments(store, () => now);
    const [person, organiser] = [testPersonId(7301), testPersonId(7300)];
    const ids: string[] = [];
    for (const players of [[person], [], [person]]) {
      now += 1000;
      ids.push(await announce(tournaments, organiser, players));
    }
    now += 1000;
    ids.push(await announce(tournaments, person, []));
    const expected = [ids[3], ids[2], ids[0]];
    const listedItems = await store.tournaments.listItemsOf(person, FIRST_PAGE, 10);
    expect(listedItems.map(({ tournament }) => tournament)).toEqual(expected);
    const [first] = listedItems;
    const next = { at: first?.setup.startsAt ?? 0, id: first?.tournament ?? '' };
    const pagedItems = await store.tournaments.listItemsOf(person, next, 1);
    expect(pagedItems.map(({ tournament }) => tournament)).toEqual([ids[2]]);
  });
});
