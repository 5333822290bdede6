import { afterAll, describe, expect, test } from 'vitest';
import { followJournal } from '../../src/journal/follow-journal.ts';
import { numberColumn, textColumn } from '../../src/store/columns.ts';
import type { Query } from '../../src/store/database.ts';
import {
  COMPARED_LEASE_MS,
  type JournalProjection,
  ProjectionStore,
} from '../../src/store/projection-store.ts';
import { openSharedDatabase, type Store } from '../../src/store/store.ts';
import { gameSetup, PlayedGame } from '../game/played-game.ts';
import { appendAll, appendsOf, locationsForTests, openUnusedStore, storeContract } from '../store/stores.ts';

const { kinds, postgres } = await locationsForTests();

const finishedGame = (): PlayedGame => {
  const game = new PlayedGame(gameSetup('halma-2')).seatPlayers();
  game.send('A', { do: 'resign' });
  return game;
};

/** Adds 1 to each game's row, which then shows whether the game took effect once, twice or not at all. */
class Tally implements JournalProjection {
  readonly name: string;
  /** The number of upcoming rounds that fail, after the rows are written and before the cursor moves. */
  failuresLeft = 0;
  discardCount = 0;

  constructor(name: string) {
    this.name = name;
  }

  static async createTable(query: Query): Promise<void> {
    await query(
      'CREATE TABLE IF NOT EXISTS tally (name TEXT, version BIGINT, game TEXT, times BIGINT, PRIMARY KEY (name, version, game))',
    );
  }

  async apply(query: Query, version: number, entries: Parameters<JournalProjection['apply']>[2]) {
    for (const { facts } of entries)
      await query(
        `INSERT INTO tally (name, version, game, times) VALUES ($1, $2, $3, 1)
         ON CONFLICT (name, version, game) DO UPDATE SET times = tally.times + 1`,
        [this.name, version, facts.game],
      );
    if (this.failuresLeft > 0) {
      this.failuresLeft -= 1;
      throw new Error('killed');
    }
  }

  async discard(query: Query, version: number, limit: number): Promise<boolean> {
    this.discardCount += 1;
    const values = [this.name, version];
    const rows = 'FROM tally WHERE name = $1 AND version = $2';
    await query(`DELETE ${rows} AND game IN (SELECT game ${rows} LIMIT ${Math.min(limit, 2)})`, values);
    return (await query(`SELECT 1 ${rows} LIMIT 1`, values)).length > 0;
  }
}

describe.each(kinds)('%s', (_, location) => {
  const { contract, open } = storeContract(location);
  const database = () => {
    const shared = location && openSharedDatabase(location);
    if (shared === undefined) throw new Error('there is no database');
    return shared;
  };
  const readTally = async (name: string): Promise<Record<string, number>> => {
    const shared = database();
    const rows = await shared.query('SELECT game, times FROM tally WHERE name = $1', [name]);
    await shared.close();
    return Object.fromEntries(rows.map((row) => [textColumn(row, 'game'), numberColumn(row, 'times')]));
  };
  const createTally = async (): Promise<void> => {
    const shared = database();
    await shared.transaction((query) => Tally.createTable(query));
    await shared.close();
  };
  const journalGames = async (store: Store): Promise<string[]> =>
    (await store.journal.read(0, 10_000)).map(({ facts }) => facts.game);

  contract('the journal contains each finished game once, in the order of the commits', async () => {
    const store = await open();
    const before = (await store.journal.read(0, 10_000)).length;
    const games = Array.from({ length: 30 }, () => appendsOf(finishedGame()));
    await Promise.all(games.map((appends) => appendAll(store, appends)));
    const entries = (await store.journal.read(0, 10_000)).slice(before);
    expect(entries.map(({ no }) => no)).toEqual(entries.map((__, index) => before + index + 1));
    const ids = games.map(([first]) => first?.id ?? '');
    expect(entries.map(({ facts }) => facts.game).toSorted()).toEqual(ids.toSorted());
    expect(await store.journal.findFacts([ids[0] ?? '', 'unknown'])).toEqual(
      new Map([[ids[0], expect.objectContaining({ game: ids[0], plies: 0 })]]),
    );
  });

  contract('a rematch adds nothing to the journal, and a game in progress is not in it', async () => {
    const store = await open();
    const game = finishedGame();
    for (const seat of ['A', 'C']) game.send(seat, { do: 'rematch' });
    const runningAppends = appendsOf(new PlayedGame(gameSetup('halma-2')).seatPlayers());
    const appends = appendsOf(game);
    await appendAll(store, appends);
    await appendAll(store, runningAppends);
    const games = await journalGames(store);
    expect(games.filter((id) => id === appends[0]?.id)).toHaveLength(1);
    expect(games).not.toContain(runningAppends[0]?.id);
  });

  contract('invariant 11: an entry takes effect once, even if nodes die and others take over', async () => {
    const store = await open();
    await createTally();
    const projection = new Tally('deaths');
    for (let game = 0; game < 20; game += 1) await appendAll(store, appendsOf(finishedGame()));
    for (let death = 0; death < 3; death += 1) {
      projection.failuresLeft = 1;
      await expect(store.projections.runRound(projection, { limit: 7 })).rejects.toThrow('killed');
      await Promise.all([1, 2, 3].map(() => store.projections.runRound(projection, { limit: 3 })));
    }
    await followJournal(store.projections, projection);
    const games = await journalGames(store);
    expect(games.length).toBeGreaterThan(20);
    expect(await readTally('deaths')).toEqual(Object.fromEntries(games.map((game) => [game, 1])));
    expect(await store.projections.findWork('deaths')).toBe('none');
    expect(await followJournal(store.projections, projection)).toBe(0);
  });

  contract('a rebuild runs alongside the live version and replaces it when it has caught up', async () => {
    const store = await open();
    await createTally();
    const projection = new Tally('rebuilt');
    for (let game = 0; game < 5; game += 1) await appendAll(store, appendsOf(finishedGame()));
    await followJournal(store.projections, projection);
    expect(await store.projections.startRebuild(projection)).toBe(2);
    await store.projections.runRound(projection, { limit: 2 });
    expect(await store.projections.listCursors('rebuilt')).toMatchObject([
      { version: 1, state: 'live' },
      { version: 2, upTo: 2, state: 'rebuilt' },
    ]);
    // A game that ends during the rebuild enters both versions.
    await appendAll(store, appendsOf(finishedGame()));
    await followJournal(store.projections, projection);
    const games = await journalGames(store);
    // The older version is deleted two games at a time. No call takes the lock more than once to do this.
    const discardAll = async (): Promise<void> => {
      while ((await store.projections.findWork('rebuilt')) !== 'none') {
        const before = projection.discardCount;
        await followJournal(store.projections, projection);
        expect(projection.discardCount - before).toBeLessThanOrEqual(2);
      }
    };
    await discardAll();
    expect(projection.discardCount).toBeGreaterThanOrEqual(games.length / 2);
    expect(await store.projections.listCursors('rebuilt')).toEqual([
      { version: 2, upTo: games.length, state: 'live' },
    ]);
    expect(await readTally('rebuilt')).toEqual(Object.fromEntries(games.map((game) => [game, 1])));

    const comparedVersion = await store.projections.startRebuild(projection, 'compared');
    const rebuiltVersion = await store.projections.startRebuild(projection);
    await store.projections.retireVersion(projection, comparedVersion);
    await store.projections.retireVersion(projection, 2);
    expect(await store.projections.listCursors('rebuilt')).toMatchObject([
      { version: 2, state: 'live' },
      { version: comparedVersion, state: 'retired' },
      { version: rebuiltVersion, state: 'rebuilt' },
    ]);
    await discardAll();
    expect(await store.projections.listCursors('rebuilt')).toMatchObject([
      { version: rebuiltVersion, state: 'live' },
    ]);
  });

  contract(
    'a version whose comparison was killed is retired after a while, but not one that is still being compared',
    async () => {
      const store = await open();
      await createTally();
      const projection = new Tally('killed check');
      const shared = database();
      let now = 1_000_000_000;
      const projections = new ProjectionStore(shared, () => now);
      await appendAll(store, appendsOf(finishedGame()));
      await followJournal(projections, projection);
      const killedVersion = await projections.startRebuild(projection, 'compared');
      await projections.runRound(projection, { includesCompared: true });
      now += COMPARED_LEASE_MS;
      expect(await projections.findWork('killed check')).toBe('none');
      await projections.runRound(projection, { includesCompared: true });
      now += COMPARED_LEASE_MS;
      await projections.runRound(projection);
      expect(await projections.listCursors('killed check')).toMatchObject([
        { state: 'live' },
        { version: killedVersion, state: 'compared' },
      ]);
      now += 1;
      while ((await projections.findWork('killed check')) !== 'none')
        await followJournal(projections, projection);
      expect(await projections.listCursors('killed check')).toMatchObject([{ version: 1, state: 'live' }]);
      await shared.close();
    },
  );
});

/**
 * Each event in a game is a commit, and the nodes wait for each other: on a busy machine, a game takes almost
 * a second.
 */
const GAMES_PER_NODE = 8;

describe.skipIf(postgres === undefined)('three nodes on one PostgreSQL database', () => {
  const opened: Store[] = [];
  afterAll(() => Promise.all(opened.map((store) => store.close())));

  test('append and project at the same time, and miss no game', async () => {
    const location = { postgres: postgres ?? '' };
    for (let node = 0; node < 3; node += 1) opened.push(await openUnusedStore(location));
    const shared = openSharedDatabase(location);
    await shared?.transaction((query) => Tally.createTable(query));
    const projection = new Tally('three nodes');
    await Promise.all(
      opened.map(async (store) => {
        for (let game = 0; game < GAMES_PER_NODE; game += 1) {
          await appendAll(store, appendsOf(finishedGame()));
          await followJournal(store.projections, projection);
        }
      }),
    );
    const [store] = opened;
    if (store === undefined) throw new Error('there is no node');
    await followJournal(store.projections, projection);
    const rows = await shared?.query(`SELECT game, times FROM tally WHERE name = 'three nodes'`);
    const games = (await store.journal.read(0, 10_000)).map(({ facts }) => facts.game);
    expect(games.length).toBeGreaterThanOrEqual(3 * GAMES_PER_NODE);
    expect(rows?.map((row) => [textColumn(row, 'game'), numberColumn(row, 'times')]).toSorted()).toEqual(
      games.map((game) => [game, 1]).toSorted(),
    );
    await shared?.close();
  }, 120_000);
});
