import type { GameSetup } from '@halma/protocol';
import { describe, expect } from 'vitest';
import { type Append, FIRST_PAGE } from '../../src/store/game-store.ts';
import { openSharedDatabase, type StoreLocation } from '../../src/store/store.ts';
import { gameSetup, PlayedGame, personFor, STARTED_AT, testPersonId } from '../game/played-game.ts';
import { appendAll, appendsOf, locationsForTests, newGameId, storeContract } from './stores.ts';

const DAY_MS = 24 * 60 * 60_000;

const { kinds } = await locationsForTests();

/** Deletes the key of a game's terms, which older versions of the program did not write. */
async function deleteTermsKey(location: StoreLocation | undefined, game: string): Promise<void> {
  const database = location && openSharedDatabase(location);
  await database?.transaction((query) => query('UPDATE games SET terms_key = NULL WHERE game = $1', [game]));
  await database?.close();
}

let seekCount = 0;

/** Returns a game by a new person, since one person can have only a few open seeks. */
function newSeek(setup: GameSetup): PlayedGame {
  seekCount += 1;
  return new PlayedGame(setup, testPersonId(9000 + seekCount));
}

describe.each(kinds)('%s', (_, location) => {
  const { contract, open } = storeContract(location);

  contract('lists games as they change', async () => {
    const store = await open();
    const waiting = new PlayedGame(gameSetup('star-3', { listed: true }), personFor('F'));
    waiting.send('A', { do: 'join' });
    const appends = appendsOf(waiting);
    await appendAll(store, appends);
    const game = appends[0]?.state.game;
    expect((await store.games.listOpen(50)).map((row) => row.game)).toContain(game);
    const ownGames = await store.games.listForPerson(
      personFor('A'),
      { game: 'star-3', listedOnly: false },
      FIRST_PAGE,
      50,
    );
    expect(ownGames.map((row) => row.game)).toEqual([game]);
    expect(ownGames[0]).toMatchObject({ phase: 'waiting', result: '*', seats: { C: { kind: 'open' } } });
    expect(
      await store.games.listForPerson(
        personFor('A'),
        { game: 'star-3', phase: 'over', listedOnly: false },
        FIRST_PAGE,
        50,
      ),
    ).toEqual([]);
    expect(
      await store.games.listForPerson(
        personFor('A'),
        { game: 'star-3', listedOnly: false },
        { at: 5, id: '' },
        50,
      ),
    ).toEqual([]);
  });

  contract(
    'lists the listed games that a person created without a seat among their unstarted games',
    async () => {
      const store = await open();
      const creator = testPersonId(900);
      const add = async (setup: Partial<GameSetup>, joining = '') => {
        const game = new PlayedGame(gameSetup('star-3', setup), creator);
        for (const seat of joining) game.send(seat, { do: 'join' });
        const appends = appendsOf(game);
        await appendAll(store, appends);
        return appends[0]?.id;
      };
      const listed = [await add({ listed: true }), await add({ listed: true }, 'ACE')];
      await add({ listed: false });
      expect(await store.games.listUnstartedOf(creator)).toEqual(listed.toSorted());
    },
  );

  const wantedSetup = gameSetup('grasshopper-8', {
    listed: true,
    rules: { game: 'grasshopper-8', preset: 'standard', options: { moveCap: '300', startRule: 'agreed' } },
  });
  const sameGame = { preset: 'standard', game: 'grasshopper-8' } as const;
  const seekRows = [
    { seek: 'with the same terms', setup: wantedSetup, isFound: true },
    {
      seek: 'whose terms are in a different order',
      setup: {
        ...wantedSetup,
        rules: { options: { startRule: 'agreed', moveCap: '300' }, ...sameGame },
      } as const,
      isFound: true,
    },
    { seek: 'that has no terms key yet', setup: wantedSetup, hasNoKey: true, isFound: true },
    {
      seek: 'with different terms and no terms key yet',
      setup: { ...wantedSetup, spectatorsBehind: 1 },
      hasNoKey: true,
      isFound: false,
    },
    {
      seek: 'with one fewer option',
      setup: { ...wantedSetup, rules: { ...sameGame, options: {} } },
      isFound: false,
    },
    {
      seek: 'with a different clock',
      setup: { ...wantedSetup, clock: { kind: 'days', days: 2 } as const },
      isFound: false,
    },
    { seek: 'that is not listed', setup: { ...wantedSetup, listed: false }, isFound: false },
    { seek: 'that is full', setup: wantedSetup, isFull: true, isFound: false },
  ];

  contract.for(seekRows)('a search by terms finds a seek $seek: $isFound', async (row) => {
    const store = await open();
    const seek = newSeek(row.setup);
    if (row.isFull === true) seek.seatPlayers();
    const game = newGameId();
    await appendAll(store, appendsOf(seek, game));
    if (row.hasNoKey === true) await deleteTermsKey(location, game);
    const { seats: _, ...terms } = wantedSetup;
    const found = await store.games.listOpenFor(terms);
    expect(found.some((summary) => summary.game === game)).toBe(row.isFound);
  });

  contract('commits only one of many seeks created with the same terms at the same instant', async () => {
    const { games } = await open();
    const { seats, ...terms } = gameSetup('grasshopper-10', { listed: true });
    const create = (): Append => {
      const [created] = appendsOf(newSeek({ ...terms, seats }));
      if (!created) throw new Error('the log is too short');
      return created;
    };
    const appends = Array.from({ length: 10 }, create);
    const results = await Promise.all(appends.map((append) => games.appendUnlessOpen(append, new Set())));
    const kinds = results.map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['committed', ...Array.from({ length: 9 }, () => 'conflict')]);
    const waiting = await games.listOpenFor(terms);
    expect(waiting.map(({ game }) => game)).toEqual([appends[kinds.indexOf('committed')]?.state.game]);
    const rejected = new Set(waiting.map(({ game }) => game));
    expect(await games.appendUnlessOpen(create(), rejected)).toEqual({ kind: 'committed' });
    expect(await games.listOpenFor(terms)).toHaveLength(2);
  });

  contract('lists games in progress by the player’s turn, then by time left', async () => {
    const store = await open();
    const rows = [
      { name: 'waiting for players', days: 1, isFull: false, moves: 0 },
      { name: 'opponent’s turn, one day', days: 1, isFull: true, moves: 1 },
      { name: 'player’s turn, no clock', days: undefined, isFull: true, moves: 0 },
      { name: 'player’s turn, three days', days: 3, isFull: true, moves: 2 },
      { name: 'player’s turn, one day', days: 1, isFull: true, moves: 0 },
      { name: 'aborted', days: 1, isFull: true, moves: -1 },
    ];
    const nameOf = new Map<string, string>();
    for (const { name, days, isFull, moves } of rows) {
      const clock = days === undefined ? ({ kind: 'none' } as const) : ({ kind: 'days', days } as const);
      const playedGame = new PlayedGame(gameSetup('star-2', { clock }));
      if (isFull) playedGame.seatPlayers();
      else playedGame.send('A', { do: 'join', seat: 'A' });
      for (let count = 0; count < moves; count += 1) playedGame.makeMove(1000);
      if (moves < 0) playedGame.send('A', { do: 'abort' });
      const game = newGameId();
      nameOf.set(game, name);
      await appendAll(store, appendsOf(playedGame, game));
    }
    const runningGames = await store.games.listRunning(personFor('A'), { game: 'star-2' }, 50);
    expect(runningGames.map(({ game, toMove, deadline }) => [nameOf.get(game), toMove, deadline])).toEqual([
      ['player’s turn, one day', 'A', STARTED_AT + DAY_MS],
      ['player’s turn, three days', 'A', STARTED_AT + 2000 + 3 * DAY_MS],
      ['player’s turn, no clock', 'A', undefined],
      ['opponent’s turn, one day', 'D', STARTED_AT + 1000 + DAY_MS],
      ['waiting for players', undefined, undefined],
    ]);
  });

  contract(
    'lists each of a person’s games once, page by page, and in the same order with every filter',
    async () => {
      const store = await open();
      const person = testPersonId(77);
      const rows: { game: string; changedAt: number; phase: string; listed: boolean; rules: string }[] = [];
      for (let index = 0; index < 60; index += 1) {
        const name = index % 3 === 0 ? 'star-2' : 'halma-2';
        const setup = gameSetup(name, { listed: index % 2 === 0 });
        const playedGame = new PlayedGame(setup, person);
        // Several games change at the same time.
        playedGame.now = STARTED_AT + 1000 * Math.floor(index / 4);
        playedGame.execute({ by: 'person', person, command: { do: 'join' } });
        playedGame.send('B', { do: 'join' });
        if (index % 5 === 1) playedGame.execute({ by: 'person', person, command: { do: 'resign' } });
        if (index % 5 === 2) playedGame.execute({ by: 'person', person, command: { do: 'abort' } });
        const game = newGameId();
        await appendAll(store, appendsOf(playedGame, game));
        const { changedAt, phase } = playedGame.state;
        rows.push({ game, changedAt, phase, listed: setup.listed, rules: name });
      }
      for (const game of [undefined, 'star-2'])
        for (const phase of [undefined, 'playing', 'over', 'aborted'] as const)
          for (const listedOnly of [false, true]) {
            const listedIds: string[] = [];
            for (let before = FIRST_PAGE; ; ) {
              const page = await store.games.listForPerson(person, { game, phase, listedOnly }, before, 7);
              listedIds.push(...page.map((row) => row.game));
              const last = page.at(-1);
              if (last === undefined) break;
              before = { at: last.changedAt, id: last.game };
            }
            const expected = rows
              .filter((row) => game === undefined || row.rules === game)
              .filter((row) => phase === undefined || row.phase === phase)
              .filter((row) => row.listed || !listedOnly)
              .toSorted((one, other) => other.changedAt - one.changedAt || (one.game < other.game ? 1 : -1));
            expect([game, phase, listedOnly, listedIds]).toEqual([
              game,
              phase,
              listedOnly,
              expected.map((row) => row.game),
            ]);
          }
      const all = await store.games.listGamesOf(person, '', 100);
      expect(all).toEqual(rows.map((row) => row.game).toSorted());
      expect(await store.games.listGamesOf(person, all[49] ?? '', 100)).toEqual(all.slice(50));
      const unfinished = rows.filter(({ phase }) => phase === 'playing');
      expect(await store.games.countUnfinishedOf(person)).toBe(unfinished.length);
    },
  );

  contract('lists the seeks page by page', async () => {
    const store = await open();
    const before = { at: STARTED_AT + 10_000_000, id: '' };
    const earlierSeeks = new Set((await store.games.listOpen(1000, before)).map(({ game }) => game));
    for (let count = 0; count < 12; count += 1) {
      const seek = newSeek(gameSetup('halma-2', { listed: true, spectatorsBehind: 9 }));
      await appendAll(store, appendsOf(seek));
    }
    const allSeeks = (await store.games.listOpen(1000, before)).map(({ game }) => game);
    expect(allSeeks).toHaveLength(earlierSeeks.size + 12);
    const pages: string[] = [];
    for (let end = before; ; ) {
      const page = await store.games.listOpen(5, end);
      const [first] = page;
      if (first === undefined) break;
      pages.unshift(...page.map(({ game }) => game));
      end = { at: first.createdAt, id: first.game };
    }
    expect(pages).toEqual(allSeeks);
  });

  contract('finds a command’s game, even if an older version stored the command', async () => {
    const store = await open();
    const person = testPersonId(78);
    const playedGame = new PlayedGame(gameSetup('halma-2'), person);
    playedGame.execute({ by: 'person', person, command: { do: 'join' } });
    const game = newGameId();
    const appends = appendsOf(playedGame, game).map((append) => ({
      ...append,
      commandId: `${person}:${append.commandId}`,
    }));
    await appendAll(store, appends);
    expect(await store.games.findByCommand(person, `${person}:command-1`)).toBe(game);
    const database = location && openSharedDatabase(location);
    await database?.transaction((query) =>
      query('UPDATE players SET command = NULL WHERE game = $1', [game]),
    );
    expect(await store.games.findByCommand(person, `${person}:command-1`)).toBe(game);
    expect(await store.games.findByCommand(person, `${person}:command-9`)).toBeUndefined();
    await database?.close();
  });

  contract('reads every list from an index', async () => {
    await open();
    const database = location && openSharedDatabase(location);
    if (database === undefined) throw new Error('there is no database');
    const cursor = "(changed_at, game) < (5, 'x')";
    const listQueries = [
      `SELECT game FROM players WHERE person = 'x' AND listed = 1 AND phase = 'over' AND changed_at IS NOT NULL
        AND ${cursor} ORDER BY changed_at DESC, game DESC LIMIT 30`,
      `SELECT game FROM players WHERE person = 'x' AND listed = 1 AND phase = 'over' AND changed_at IS NOT NULL
        AND ${cursor} AND game_id = 'x' ORDER BY changed_at DESC, game DESC LIMIT 30`,
      "SELECT game FROM players WHERE person = 'x' AND changed_at IS NULL",
      `SELECT players.game, players.changed_at FROM players JOIN finished ON finished.game = players.game
        WHERE players.person = 'x' AND players.listed = 1 AND players.phase = 'aborted' AND players.changed_at >= 5
        ORDER BY players.changed_at DESC, players.game DESC LIMIT 30`,
      "SELECT game FROM players WHERE person = 'x' AND game > 'x' ORDER BY game LIMIT 200",
      "SELECT game FROM players WHERE person = 'x' AND command = 'x'",
      `SELECT game FROM games WHERE phase = 'waiting' AND listed = 1 AND (created_at, game) < (5, 'x')
        ORDER BY created_at DESC, game DESC LIMIT 100`,
      "SELECT count(*) FROM games WHERE phase = 'waiting' AND listed = 1 AND by_person = 'x'",
      "SELECT game FROM games WHERE phase = 'waiting' AND by_person = 'x'",
      'SELECT min(rating_before) FROM rating_changes WHERE no = 5 AND version = 1',
      "SELECT line FROM talk WHERE person = 'x' AND (game, line) > ('x', 5) ORDER BY game, line LIMIT 200",
    ];
    const isPostgres = location !== undefined && 'postgres' in location;
    for (const listQuery of listQueries) {
      const plan = await database.transaction(async (query) => {
        // With few rows, PostgreSQL would choose to read the whole table, or to sort the rows of a shorter
        // index.
        if (isPostgres) {
          await query('SET LOCAL enable_seqscan = off');
          await query('SET LOCAL enable_sort = off');
        }
        return query(`${isPostgres ? 'EXPLAIN' : 'EXPLAIN QUERY PLAN'} ${listQuery}`);
      });
      const text = JSON.stringify(plan);
      expect([listQuery, text]).toEqual([listQuery, expect.stringMatching(/Index|USING (COVERING )?INDEX/)]);
      expect([listQuery, text]).toEqual([
        listQuery,
        expect.not.stringMatching(/Seq Scan|SCAN (games|players|talk|rating_changes)|Sort |TEMP B-TREE/),
      ]);
      // A search by ratings looks up two thousand games.
      if (listQuery.includes('rating_before')) expect(text).toContain('rating_changes_by_game');
    }
    await database.close();
  });
});
