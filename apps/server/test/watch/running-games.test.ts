import { type GameSetup, RunningGamesPage, validateAs } from '@halma/protocol';
import { describe, expect, vi } from 'vitest';
import { openLocalBus } from '../../src/bus/local-bus.ts';
import { NameCache } from '../../src/people/name-cache.ts';
import type { Ratings } from '../../src/ratings/ratings.ts';
import type { Store } from '../../src/store/store.ts';
import { EmbeddedGames } from '../../src/watch/embedded-games.ts';
import { RunningGames } from '../../src/watch/running-games.ts';
import { createGames } from '../game/create-games.ts';
import { gameSetup, PlayedGame, personFor, REAL_TIME, STARTED_AT } from '../game/played-game.ts';
import { appendAll, appendsOf, locationsForTests, newGameId, storeContract } from '../store/stores.ts';

const { kinds } = await locationsForTests();

/**
 * Creates one node's games in progress, in which player A has a rating of 1700, and counts the reads from the
 * store.
 */
function createRunningGames(store: Store, clock: { now: number }) {
  const listPlaying = vi.spyOn(store.games, 'listPlaying');
  const games = createGames(store, { now: () => clock.now });
  const names = new NameCache(store.people, openLocalBus(), () => clock.now);
  const ratings: Pick<Ratings, 'inPool'> = {
    inPool: async (_, people) =>
      new Map(
        people
          .filter((person) => person === personFor('A'))
          .map((person) => [person, { rating: 1700, provisional: false }]),
      ),
  };
  const embedded = new EmbeddedGames({ games, names, ratings, now: () => clock.now });
  const running = new RunningGames({
    store,
    games,
    names,
    ratings,
    presence: { peopleFollowing: () => new Set([personFor('A'), 'onlooker00000000']) },
    node: 'node000000000000',
    now: () => clock.now,
  });
  return {
    running,
    embedded,
    readCount: () => listPlaying.mock.calls.length,
    restore: () => listPlaying.mockRestore(),
  };
}

/** A stored game that can be continued. */
interface StoredGame {
  readonly id: string;
  /** Makes and stores one more move. */
  readonly move: () => Promise<void>;
}

/** Stores a game after a number of moves. */
async function storeGame(
  store: Store,
  setup: Partial<GameSetup>,
  moves: number,
  game = 'grasshopper-8',
): Promise<StoredGame> {
  const played = new PlayedGame(gameSetup(game, { listed: true, clock: REAL_TIME, ...setup })).seatPlayers();
  for (let count = 0; count < moves; count += 1) played.makeMove(0, count * 7);
  const id = newGameId();
  await appendAll(store, appendsOf(played, id));
  return {
    id,
    move: async () => {
      const before = played.log.length;
      played.makeMove(0, played.log.length * 7);
      await appendAll(store, appendsOf(played, id).slice(before));
    },
  };
}

const shownIds = ({ featured, games }: RunningGamesPage): readonly string[] => [
  ...(featured === undefined ? [] : [featured]),
  ...games,
];

describe.each(kinds)('%s', (_, location) => {
  const { contract, open } = storeContract(location);

  contract('shows what all visitors may see, and nothing else', async () => {
    const store = await open();
    const liveGame = await storeGame(store, {}, 10);
    const delayedGame = await storeGame(store, { spectatorsBehind: 3 }, 10);
    const unseenGame = await storeGame(store, { spectatorsBehind: 3 }, 2);
    const unlisted = await storeGame(store, { listed: false }, 10);
    const { running, restore } = createRunningGames(store, { now: STARTED_AT + 1000 });
    const page = await running.readPage({});
    expect(validateAs(RunningGamesPage, page).ok).toBe(true);
    expect(shownIds(page)).toEqual(expect.arrayContaining([liveGame.id, delayedGame.id]));
    expect(shownIds(page)).not.toContain(unlisted.id);
    const plies = new Map(page.changed.map(({ game, ply }) => [game, ply]));
    expect([plies.get(liveGame.id), plies.get(delayedGame.id)]).toEqual([10, 7]);
    // Spectators cannot see any move of this game yet.
    expect(plies.get(unseenGame.id)).toBe(0);
    expect(shownIds(page).at(-1)).toBe(unseenGame.id);
    expect(page.changed.find(({ game }) => game === liveGame.id)).toMatchObject({
      spectators: 1,
      moves: { length: 2 },
    });
    restore();
  });

  contract('sends only what has changed, and reads the store at most once a second', async () => {
    const store = await open();
    const clock = { now: STARTED_AT + 1000 };
    const movingGame = await storeGame(store, {}, 4);
    await storeGame(store, {}, 4);
    const { running, readCount, restore } = createRunningGames(store, clock);
    const [first, second] = await Promise.all([running.readPage({}), running.readPage({})]);
    expect(second).toBe(first);
    await movingGame.move();
    clock.now += 999;
    expect((await running.readPage({ since: first.version })).changed).toEqual([]);
    expect(readCount()).toBe(1);
    clock.now += 1;
    const next = await running.readPage({ since: first.version });
    expect(next.changed).toEqual([expect.objectContaining({ game: movingGame.id, ply: 5 })]);
    expect(next.changed[0]?.setup).toBeUndefined();
    expect(await running.readPage({ since: first.version })).toBe(next);
    clock.now += 1000;
    expect((await running.readPage({ since: next.version })).version).toBe(next.version);
    restore();
  });

  contract('shows a listed game on other sites, with its delay if it has one', async () => {
    const store = await open();
    const { embedded, restore } = createRunningGames(store, { now: STARTED_AT + 1000 });
    const plyOf = async ({ id }: StoredGame): Promise<number | undefined> => (await embedded.read(id))?.ply;
    expect(await plyOf(await storeGame(store, {}, 10))).toBe(10);
    expect(await plyOf(await storeGame(store, { spectatorsBehind: 3 }, 10))).toBe(7);
    expect(await plyOf(await storeGame(store, { listed: false }, 10))).toBeUndefined();
    expect(await embedded.read('unknown00000')).toBeUndefined();
    restore();
  });

  contract(
    'reads a running game for other sites once a second, and a finished one once a minute',
    async () => {
      const store = await open();
      const clock = { now: STARTED_AT + 1000 };
      const { embedded, restore } = createRunningGames(store, clock);
      const read = vi.spyOn(store.games, 'read');
      const finishedGame = new PlayedGame(
        gameSetup('grasshopper-8', { listed: true, clock: REAL_TIME }),
      ).seatPlayers();
      finishedGame.makeMove();
      finishedGame.send('A', { do: 'resign' });
      const id = newGameId();
      await appendAll(store, appendsOf(finishedGame, id));
      const running = await storeGame(store, {}, 4);
      for (const [game, ages] of [
        [running.id, [0, 999, 1000]],
        [id, [0, 1000, 59_999, 60_000]],
      ] as const) {
        const start = clock.now;
        const counts: number[] = [];
        for (const age of ages) {
          clock.now = start + age;
          await embedded.read(game);
          counts.push(read.mock.calls.length);
        }
        // Only the first and the last call read the store.
        expect(counts.at(-2)).toBe(counts[0]);
        expect(counts.at(-1)).toBe((counts[0] ?? 0) + 1);
      }
      read.mockRestore();
      restore();
    },
  );

  contract('orders by rating, filters, and shows no game on two pages', async () => {
    const store = await open();
    const star = await storeGame(store, {}, 2, 'star-2');
    await storeGame(store, {}, 2, 'star-6');
    for (let count = 0; count < 30; count += 1) await storeGame(store, {}, 1);
    const { running, restore } = createRunningGames(store, { now: STARTED_AT + 1000 });
    const selected = await running.readPage({ family: 'star' });
    expect(shownIds(selected)).toContain(star.id);
    expect(selected.changed.every(({ setup }) => setup?.terms.rules.game === 'star-2')).toBe(true);
    expect(selected.changed[0]?.setup?.ratings).toEqual({});
    const mainPage = await running.readPage({});
    const pages = await Promise.all(
      Array.from({ length: mainPage.pages }, (_, index) => running.readPage({ page: String(index) })),
    );
    const ids = pages.flatMap(({ games }) => games);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain(mainPage.featured);
    expect(ids.length).toBe(mainPage.selected - 1);
    expect(await running.readPage({ page: '999' })).toMatchObject({ games: [], changed: [] });
    restore();
  });
});
