import { describe, expect } from 'vitest';
import type { Append } from '../../src/store/game-store.ts';
import { openSharedDatabase, type StoreLocation } from '../../src/store/store.ts';
import { gameSetup, PlayedGame, personFor, STARTED_AT } from '../game/played-game.ts';
import { appendAll, appendsOf, locationsForTests, newGameId, storeContract } from './stores.ts';

const DAY = 24 * 60 * 60_000;

const { kinds } = await locationsForTests();

/** Deletes the key of a game's terms, since older versions of the program wrote none. */
async function deleteTermsKey(location: StoreLocation | undefined, game: string): Promise<void> {
  const database = location && openSharedDatabase(location);
  await database?.transaction((query) => query('UPDATE games SET terms_key = NULL WHERE game = $1', [game]));
  await database?.close();
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
    const mine = await store.games.listForPerson(personFor('A'), { game: 'star-3' }, false, 50);
    expect(mine.map((row) => row.game)).toEqual([game]);
    expect(mine[0]).toMatchObject({ phase: 'waiting', result: '*', seats: { C: { kind: 'open' } } });
    expect(
      await store.games.listForPerson(personFor('A'), { game: 'star-3', phase: 'over' }, false, 50),
    ).toEqual([]);
    expect(
      await store.games.listForPerson(personFor('A'), { game: 'star-3', before: '5' }, false, 50),
    ).toEqual([]);
  });

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
      seek: 'with one option fewer',
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
    const seek = new PlayedGame(row.setup);
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
      const [created] = appendsOf(new PlayedGame({ ...terms, seats }));
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

  contract('lists running games by the player’s turn, then by time left', async () => {
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
    const listed = await store.games.listForPerson(
      personFor('A'),
      { game: 'star-2', running: 'yes' },
      false,
      50,
    );
    expect(listed.map(({ game, toMove, deadline }) => [nameOf.get(game), toMove, deadline])).toEqual([
      ['player’s turn, one day', 'A', STARTED_AT + DAY],
      ['player’s turn, three days', 'A', STARTED_AT + 2000 + 3 * DAY],
      ['player’s turn, no clock', 'A', undefined],
      ['opponent’s turn, one day', 'D', STARTED_AT + 1000 + DAY],
      ['waiting for players', undefined, undefined],
    ]);
  });
});
