import type { GameSetup } from '@halma/protocol';
import { describe, expect, vi } from 'vitest';
import { openLocalBus } from '../../src/bus/local-bus.ts';
import { OverviewCache } from '../../src/overview/overview-cache.ts';
import { NameCache } from '../../src/people/name-cache.ts';
import type { Store } from '../../src/store/store.ts';
import { createGames } from '../game/create-games.ts';
import { gameSetup, PlayedGame, personFor, REAL_TIME, STARTED_AT } from '../game/played-game.ts';
import { appendAll, appendsOf, locationsForTests, newGameId, storeContract } from '../store/stores.ts';

const DAY_MS = 24 * 60 * 60_000;

const { kinds } = await locationsForTests();

/** Creates one node's overview, and counts how often it reads the store. */
function createOverview(store: Store, clock: { now: number }) {
  const listPublic = vi.spyOn(store.games, 'listPublic');
  const games = createGames(store, { now: () => clock.now });
  const overview = new OverviewCache({
    store,
    games,
    names: new NameCache(store.people, openLocalBus(), () => clock.now),
    presence: { peopleFollowing: () => new Set([personFor('A'), 'onlooker00000000']) },
    now: () => clock.now,
  });
  const readCount = (): number => listPublic.mock.calls.filter(([phase]) => phase === 'playing').length;
  return { overview, games, readCount, restore: () => listPublic.mockRestore() };
}

/** Stores a game after a number of moves. Returns its id. */
async function storeGame(
  store: Store,
  setup: Partial<GameSetup>,
  moves: number,
  game = 'grasshopper-8',
  end?: (played: PlayedGame) => void,
): Promise<string> {
  const played = new PlayedGame(gameSetup(game, { listed: true, ...setup })).seatPlayers();
  for (let count = 0; count < moves; count += 1) played.makeMove(0, count * 7);
  end?.(played);
  const id = newGameId();
  await appendAll(store, appendsOf(played, id));
  return id;
}

const resign = (played: PlayedGame): void => void played.send('A', { do: 'resign' });

describe.each(kinds)('%s', (_, location) => {
  const { contract, open } = storeContract(location);

  contract('shows what all visitors may see, and nothing else', async () => {
    const store = await open();
    const clock = { now: STARTED_AT + 1000 };
    const liveGame = await storeGame(store, { clock: REAL_TIME }, 10);
    const delayedGame = await storeGame(store, { clock: REAL_TIME, spectatorsBehind: 3 }, 10);
    const unseenGame = await storeGame(store, { clock: REAL_TIME, spectatorsBehind: 3 }, 2);
    const slowGame = await storeGame(store, { clock: { kind: 'days', days: 3 } }, 4);
    const replayed = await storeGame(store, {}, 24, 'grasshopper-8', resign);
    await storeGame(store, { listed: false, clock: REAL_TIME }, 10);
    await storeGame(store, { listed: false }, 24, 'grasshopper-8', resign);
    await storeGame(store, {}, 4, 'grasshopper-8', resign);
    await storeGame(store, {}, 0, 'star-3');

    const { overview, restore } = createOverview(store, clock);
    const view = await overview.read();
    const ids = view.games.map(({ game }) => game);
    expect(ids).toContain(liveGame);
    expect(ids.indexOf(slowGame)).toBeGreaterThan(ids.indexOf(liveGame));
    // Spectators cannot see a move of this game yet, although it is in real time and newer.
    expect(ids.indexOf(unseenGame)).toBeGreaterThan(ids.indexOf(slowGame));
    expect(view.finished.map(({ game }) => game)).toEqual([replayed]);
    expect(view.running).toBe(5);
    const plies = new Map(view.games.map((game) => [game.game, game.standing.ply]));
    expect([plies.get(liveGame), plies.get(delayedGame), plies.get(slowGame)]).toEqual([10, 7, 4]);
    const row = view.games.find(({ game }) => game === liveGame);
    expect(row?.recent.moves).toHaveLength(8);
    expect(row?.spectators).toBe(1);
    restore();
  });

  contract('leaves out games that are merely waiting for a move', async () => {
    const store = await open();
    const stale = await storeGame(store, {}, 4);
    const clock = { now: STARTED_AT + 1000 };
    const { overview, restore } = createOverview(store, clock);
    expect((await overview.read()).games.map(({ game }) => game)).toContain(stale);
    clock.now += DAY_MS;
    expect((await overview.read()).games.map(({ game }) => game)).not.toContain(stale);
    restore();
  });

  contract(
    'reads the store at most once every two seconds, regardless of the number of visitors',
    async () => {
      const store = await open();
      const clock = { now: STARTED_AT + 1000 };
      const { overview, readCount, restore } = createOverview(store, clock);
      const [first, second] = await Promise.all([overview.read(), overview.read()]);
      expect(second).toBe(first);
      clock.now += 1999;
      expect(await overview.read()).toBe(first);
      expect(readCount()).toBe(1);
      clock.now += 1;
      expect(await overview.read()).not.toBe(first);
      expect(readCount()).toBe(2);
      restore();
    },
  );

  contract('counts the people on live nodes', async () => {
    const { nodes } = await open();
    await nodes.recordHeartbeat('a', 1000, 3);
    await nodes.recordHeartbeat('b', 9000, 2);
    await nodes.recordHeartbeat('c', 9500, 4);
    await nodes.recordHeartbeat('c', 9900, 1);
    expect(await nodes.countPeople(5000)).toBe(3);
  });

  contract('shows another game for each one that has ended since it was listed', async () => {
    const store = await open();
    const clock = { now: STARTED_AT + 1000 };
    for (let count = 0; count < 8; count += 1) await storeGame(store, { clock: REAL_TIME }, 10);
    const { overview, games, restore } = createOverview(store, clock);
    const endedGames = (await overview.read()).games.slice(0, 2).map(({ game }) => game);
    const find = games.log.find.bind(games.log);
    vi.spyOn(games.log, 'peek').mockReturnValue(undefined);
    vi.spyOn(games.log, 'find').mockImplementation(async (game) =>
      endedGames.includes(game) ? undefined : find(game),
    );
    clock.now += 2000;
    const shownGames = (await overview.read()).games.map(({ game }) => game);
    expect(new Set(shownGames).size).toBe(6);
    for (const game of endedGames) expect(shownGames).not.toContain(game);
    restore();
  });
});
