import { describe, expect } from 'vitest';
import { gameSetup, PlayedGame, personFor, REAL_TIME } from '../game/played-game.ts';
import { appendAll, appendsOf, locationsForTests, newGameId, startedGame, storeContract } from './stores.ts';

const DAY_MS = 24 * 60 * 60_000;

const { kinds } = await locationsForTests();

describe.each(kinds)('%s', (_, location) => {
  const { contract, open } = storeContract(location);

  contract('returns appended events in order, starting after any number', async () => {
    const store = await open();
    const appends = appendsOf(startedGame());
    await appendAll(store, appends);
    const game = appends[0]?.state.game ?? '';
    const all = await store.games.read(game, -1);
    expect(all).toEqual(appends.map(({ logged, commandId }) => ({ ...logged, commandId })));
    expect(await store.games.read(game, 1)).toEqual(all.slice(2));
    expect(await store.games.lastSeqs([game, 'nothing'])).toEqual(new Map([[game, all.length - 1]]));
  });

  contract('refuses a second event with the same number', async () => {
    const store = await open();
    const [first, second] = appendsOf(startedGame());
    if (!first || !second) throw new Error('the log is too short');
    await appendAll(store, [first, second]);
    expect(await store.games.append([{ ...second, commandId: 'another-one' }])).toEqual({ kind: 'conflict' });
  });

  contract('invariant 2: a repeated command has no effect and gets the same response', async () => {
    const store = await open();
    const [first, second, third] = appendsOf(startedGame());
    if (!first || !second || !third) throw new Error('the log is too short');
    await appendAll(store, [first, second]);
    const repeated = { ...third, commandId: second.commandId };
    expect(await store.games.append([repeated])).toEqual({ kind: 'repeated', seq: 1 });
    expect(await store.games.read(first.state.game, 1)).toEqual([]);
  });

  contract('commits events in two games together or not at all', async () => {
    const store = await open();
    const [one] = appendsOf(startedGame());
    const [other] = appendsOf(startedGame());
    if (!one || !other) throw new Error('the log is too short');
    await appendAll(store, [one]);
    expect(await store.games.append([other, { ...one, commandId: 'another-one' }])).toEqual({
      kind: 'conflict',
    });
    expect(await store.games.read(other.state.game, -1)).toEqual([]);
  });

  contract('commits only one of many events with the same number', async () => {
    const store = await open();
    const [first, second] = appendsOf(startedGame());
    if (!first || !second) throw new Error('the log is too short');
    await appendAll(store, [first]);
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        store.games.append([{ ...second, commandId: `competitor-${index}` }]),
      ),
    );
    expect(results.filter(({ kind }) => kind === 'committed')).toHaveLength(1);
    expect(results.filter(({ kind }) => kind === 'conflict')).toHaveLength(19);
  });

  contract('leases due work to one node at a time, until the next event', async () => {
    const store = await open();
    const level = { kind: 'level', level: 1 } as const;
    const game = new PlayedGame(gameSetup('halma-2', { seats: { A: { kind: 'me' }, C: level } }));
    game.makeMove();
    game.makeMove();
    const [created, person, engine] = appendsOf(game);
    if (!created || !person || !engine) throw new Error('the log is too short');
    await appendAll(store, [created, person]);
    const now = game.now + 1;
    const lease = (at: number) => store.games.leaseDue('level', at, 1000, 10);
    const leased = (await Promise.all([lease(now), lease(now), lease(now)])).flat();
    expect(leased).toEqual([{ id: created.state.game, kind: 'level', at: person.due?.at }]);
    expect(await lease(now + 999)).toEqual([]);
    const [work] = await lease(now + 1000);
    if (!work) throw new Error('the lease has not expired');
    await store.games.releaseDue(work, now + 1001);
    expect(await lease(now + 1001)).toHaveLength(1);
    await appendAll(store, [engine]);
    expect(await lease(now + 5000)).toEqual([]);
  });

  contract('renews a lease until it ends, and then leaves the work to other nodes', async () => {
    const store = await open();
    const level = { kind: 'level', level: 1 } as const;
    const playedGame = new PlayedGame(gameSetup('halma-2', { seats: { A: { kind: 'me' }, C: level } }));
    playedGame.makeMove();
    const game = newGameId();
    await appendAll(store, appendsOf(playedGame, game));
    const { now } = playedGame;
    const lease = async (at: number) =>
      (await store.games.leaseDue('level', at, 1000, 10)).filter(({ id }) => id === game);
    const [work] = await lease(now);
    if (!work) throw new Error('nothing is due');
    await store.games.renewLeases([work], now + 1900);
    expect(await lease(now + 1899)).toEqual([]);
    expect(await lease(now + 1900)).toEqual([work]);
    await store.games.releaseDue(work, now + 2000);
    const later = { ...work, at: now + 2000 };
    await store.games.renewLeases([work, later], now + 9000);
    expect(await lease(now + 2000)).toEqual([later]);
  });

  contract('leases the work of people who have just been served after the work of all others', async () => {
    const store = await open();
    const level = { kind: 'level', level: 1 } as const;
    const gameBy = async (creator: string): Promise<string> => {
      const setup = gameSetup('halma-2', { seats: { A: { kind: 'me' }, C: level } });
      const game = new PlayedGame(setup, creator);
      const [created] = appendsOf(game);
      if (!created) throw new Error('the log is empty');
      await appendAll(store, [{ ...created, due: { kind: 'level', at: dueAt } }]);
      dueAt += 1;
      return created.id;
    };
    let dueAt = 100;
    const [busy, served, quiet] = [personFor('A'), personFor('B'), personFor('C')];
    const games = [await gameBy(busy), await gameBy(busy), await gameBy(served), await gameBy(quiet)];
    const lease = async (people?: readonly string[]) =>
      (await store.games.leaseDue('level', 1000, 10, 1, people)).map(({ id }) => games.indexOf(id));
    expect(await lease([served, busy])).toEqual([3]);
    expect(await lease([served, busy])).toEqual([2]);
    expect(await lease([served, busy])).toEqual([0]);
    expect(await lease()).toEqual([1]);
  });

  contract(
    'stores the time of due work only if an event brings it forward, or a node has leased it',
    async () => {
      const store = await open();
      const appends = appendsOf(startedGame(gameSetup('halma-2', { clock: REAL_TIME })));
      let appendedCount = 0;
      const appendDue = async (at: number): Promise<void> => {
        const next = appends[appendedCount];
        if (!next) throw new Error('the log is too short');
        appendedCount += 1;
        await appendAll(store, [{ ...next, due: { kind: 'time', at } }]);
      };
      const [game = ''] = appends.map(({ id }) => id);
      const work = (at: number) => ({ id: game, kind: 'time', at });
      const lease = async (now: number) =>
        (await store.games.leaseDue('time', now, 10, 1000)).filter(({ id }) => id === game);
      await appendDue(100);
      await appendDue(500);
      expect(await lease(100)).toEqual([work(100)]);
      await store.games.releaseDue(work(100), 500);
      expect(await lease(499)).toEqual([]);
      await appendDue(300);
      expect(await lease(300)).toEqual([work(300)]);
      await appendDue(700);
      await store.games.releaseDue(work(300), 400);
      expect(await lease(699)).toEqual([]);
      expect(await lease(700)).toEqual([work(700)]);
    },
  );

  contract(
    'invariant 11: stores a game’s result once, no matter how often the last command is repeated',
    async () => {
      const store = await open();
      const finishedGame = startedGame();
      finishedGame.send('A', { do: 'resign' });
      const appends = appendsOf(finishedGame);
      await appendAll(store, appends);
      const last = appends.at(-1);
      if (!last) throw new Error('the log is too short');
      const game = last.state.game;
      expect((await store.games.append([last])).kind).toBe('repeated');
      expect((await store.games.append([{ ...last, commandId: 'once-more' }])).kind).toBe('conflict');
      expect((await store.games.findSummaries([game])).map(({ result }) => result)).toEqual(['C>A']);
    },
  );

  contract(
    'the journal records whether the winner of a rated game connected from an opponent’s network',
    async () => {
      const store = await open();
      const [winner, loser] = [personFor('C'), personFor('A')];
      /**
       * Plays a game. Returns whether its journal entry says that the players shared a network.
       *
       * @param days the number of days after the start at which the last command is sent
       */
      const sharesNetworkAfter = async (
        overrides: Parameters<typeof gameSetup>[1],
        days: number,
        losingSeat = 'A',
      ) => {
        const game = new PlayedGame(
          gameSetup('halma-2', { clock: { kind: 'days', days: 3 }, ...overrides }),
        ).seatPlayers();
        game.now += days * DAY_MS;
        game.send(losingSeat, { do: 'resign' });
        const appends = appendsOf(game);
        await appendAll(store, appends);
        const entries = await store.journal.read(0, 1000);
        return entries.find(({ facts }) => facts.game === appends[0]?.state.game)?.hasSharedNetwork;
      };
      const { now: start } = new PlayedGame(gameSetup('halma-2'));
      await store.networkTags.record(winner, '192.0.2.7', start);
      await store.networkTags.record(loser, '192.0.2.8', start);
      expect(await sharesNetworkAfter({ rated: true }, 0)).toBe(false);
      // The next day, the loser is on the winner's network.
      await store.networkTags.record(winner, '192.0.2.7', start + DAY_MS);
      await store.networkTags.record(loser, '192.0.2.7', start + DAY_MS);
      expect(await sharesNetworkAfter({ rated: true }, 0)).toBe(false);
      expect(await sharesNetworkAfter({ rated: true }, 1)).toBe(true);
      expect(await sharesNetworkAfter({ rated: true }, 1, 'C')).toBe(true);
      expect(await sharesNetworkAfter({}, 1)).toBe(false);
      // The journal keeps the information after the tags are deleted.
      await store.networkTags.deleteOld(start + 40 * DAY_MS);
      const sharedNetworkEntries = (await store.journal.read(0, 1000)).filter(
        ({ hasSharedNetwork }) => hasSharedNetwork,
      );
      expect(sharedNetworkEntries).toHaveLength(2);
    },
  );
});
