import { setTimeout } from 'node:timers/promises';
import { ArchivedGame, type DownloadFormat, validateAs } from '@halma/protocol';
import { parseRecord } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { laterCursor } from '../../src/archive/archive-search.ts';
import { downloadGames } from '../../src/archive/download-games.ts';
import { archiveProjection } from '../../src/store/archive-projection.ts';
import { type ArchiveSearch, MAX_EXAMINED_GAMES } from '../../src/store/archive-store.ts';
import { FIRST_PAGE, type PageCursor } from '../../src/store/game-store.ts';
import type { JournalProjection } from '../../src/store/projection-store.ts';
import type { Store } from '../../src/store/store.ts';
import { gameSetup, PlayedGame, personFor } from '../game/played-game.ts';
import { appendAll, appendsOf, giveName, locationsForTests, newGameId, storeContract } from './stores.ts';

const { kinds } = await locationsForTests();

const [ANN, BOB] = [personFor('A'), personFor('C')];

interface GamePlan {
  readonly game?: string;
  readonly listed?: boolean;
  readonly plies?: number;
  readonly end?: (played: PlayedGame) => void;
}

const resigns =
  (seat: string) =>
  (played: PlayedGame): void =>
    void played.send(seat, { do: 'resign' });
const agreeDraw = (played: PlayedGame): void => {
  for (const seat of ['A', 'C']) played.send(seat, { do: 'offer-draw' });
};

let clock = 0;

/** Stores a game between Ann and Bob that ends a second after the previous one. Returns its id. */
async function finishGame(store: Store, plan: GamePlan): Promise<string> {
  const { game = 'grasshopper-8', listed = true, plies = 2, end = resigns('A') } = plan;
  const played = new PlayedGame(gameSetup(game, { listed })).seatPlayers();
  clock += 1000;
  played.now += clock;
  for (let ply = 0; ply < plies; ply += 1) played.makeMove(0, ply * 7);
  end(played);
  const id = newGameId();
  await appendAll(store, appendsOf(played, id));
  return id;
}

async function project(store: Store): Promise<void> {
  while ((await store.projections.runRound(archiveProjection)) > 0);
}

describe.each(kinds)('%s', (_, location) => {
  const { contract, open } = storeContract(location);

  contract('finds games by player, game, result, termination and length', async () => {
    const store = await open();
    const startedAt = clock;
    const [lostGame, wonGame, drawnGame, longGame, halmaGame, unlistedGame] = [
      await finishGame(store, {}),
      await finishGame(store, { end: resigns('C') }),
      await finishGame(store, { end: agreeDraw }),
      await finishGame(store, { plies: 30 }),
      await finishGame(store, { game: 'halma-2' }),
      await finishGame(store, { listed: false }),
    ];
    const abortedGame = await finishGame(store, {
      plies: 0,
      end: (played) => void played.send('A', { do: 'abort' }),
    });
    await project(store);
    const since = (await store.journal.findFacts([lostGame])).get(lostGame)?.endedAt ?? startedAt;
    const rows: readonly (readonly [ArchiveSearch, readonly string[]])[] = [
      [{}, [halmaGame, longGame, drawnGame, wonGame, lostGame]],
      [{ person: ANN }, [halmaGame, longGame, drawnGame, wonGame, lostGame]],
      [
        { person: ANN, includesUnlisted: true },
        [unlistedGame, halmaGame, longGame, drawnGame, wonGame, lostGame],
      ],
      [{ person: ANN, opponent: BOB }, [halmaGame, longGame, drawnGame, wonGame, lostGame]],
      [{ person: ANN, opponent: personFor('B') }, []],
      [{ person: personFor('B') }, []],
      [{ person: ANN, result: 'win' }, [wonGame]],
      [{ person: BOB, result: 'win' }, [halmaGame, longGame, lostGame]],
      [{ person: ANN, result: 'draw' }, [drawnGame]],
      [{ game: 'halma-2' }, [halmaGame]],
      [{ termination: 'agreement' }, [drawnGame]],
      [{ minPlies: 3 }, [longGame]],
      [{ maxPlies: 2, game: 'grasshopper-8', termination: 'resignation' }, [wonGame, lostGame]],
      [{ isRated: true }, []],
      [{ minRating: 100 }, []],
    ];
    for (const [search, games] of rows) {
      const found = await store.archive.search({ ...search, since }, FIRST_PAGE, 30);
      expect(found.games, JSON.stringify(search)).toEqual(games);
      expect(found.next).toBeUndefined();
      expect(found.games).not.toContain(abortedGame);
    }
  });

  contract('returns all games in pages, each game once', async () => {
    const store = await open();
    const first = await finishGame(store, {});
    for (let count = 0; count < 6; count += 1) await finishGame(store, {});
    await project(store);
    const since = (await store.journal.findFacts([first])).get(first)?.endedAt ?? 0;
    const games: string[] = [];
    let cursor: PageCursor | undefined = FIRST_PAGE;
    while (cursor !== undefined) {
      const page = await store.archive.search({ person: ANN, since }, cursor, 3);
      games.push(...page.games);
      cursor = page.next;
    }
    expect(games).toHaveLength(7);
    expect(new Set(games).size).toBe(7);
  });

  contract('downloads games in both formats, and both downloads can be read back', async () => {
    const store = await open();
    const first = await finishGame(store, { plies: 12 });
    const ids = [
      first,
      await finishGame(store, { game: 'halma-2', plies: 7 }),
      await finishGame(store, { end: agreeDraw }),
    ];
    await project(store);
    const since = (await store.journal.findFacts([first])).get(first)?.endedAt ?? 0;
    const download = async (format: DownloadFormat): Promise<string> => {
      const pieces: string[] = [];
      const search = { search: { since }, start: FIRST_PAGE };
      for await (const piece of downloadGames(store, search, format, async () => [])) pieces.push(piece);
      return pieces.join('');
    };
    const lines = (await download('jsonl')).trimEnd().split('\n');
    const games = lines.map((line) => {
      const game = validateAs(ArchivedGame, JSON.parse(line));
      if (!game.ok) throw new Error(line);
      return game.value;
    });
    expect(games.map(({ game }) => game)).toEqual(ids.toReversed());
    const records = (await download('hgn')).trimEnd().split(/\n\n(?=\[)/);
    for (const [index, text] of records.entries()) {
      const record = parseRecord(text);
      if (!record.ok) throw new Error(record.refusal.code);
      expect(record.value.turns).toHaveLength(
        games[index]?.score.filter((entry) => 'move' in entry).length ?? -1,
      );
      expect(record.value.result).toBe(games[index]?.result);
    }
    expect(records).toHaveLength(3);
  });

  contract('downloads the time at which a game ended, not the time of a later rematch offer', async () => {
    const store = await open();
    const game = await finishGame(store, {
      end: (played) => {
        resigns('A')(played);
        played.now += 3_600_000;
        expect(played.send('C', { do: 'rematch' })).toBe('rematch-offered');
      },
    });
    await project(store);
    const endedAt = (await store.journal.findFacts([game])).get(game)?.endedAt ?? 0;
    const search = { search: { since: endedAt }, start: { at: endedAt + 1, id: '' } };
    const pieces: string[] = [];
    for await (const piece of downloadGames(store, search, 'jsonl', async () => [])) pieces.push(piece);
    expect(pieces.map((piece) => JSON.parse(piece))).toMatchObject([{ game, endedAt }]);
  });

  contract(
    'finds no games of a deleted account, even after a rebuild, but still finds them for others',
    async () => {
      const store = await open();
      await store.people.addGuest(ANN, 1);
      expect(await giveName(store, ANN, 'Ann')).toBe(true);
      const game = await finishGame(store, {});
      await project(store);
      await store.people.anonymize(ANN, 10);
      const find = async (person?: string) =>
        (await store.archive.search({ person }, FIRST_PAGE, 30)).games.includes(game);
      expect([await find(ANN), await find(BOB), await find()]).toEqual([false, true, true]);
      await store.projections.startRebuild(archiveProjection);
      await project(store);
      expect([await find(ANN), await find(BOB), await find()]).toEqual([false, true, true]);
    },
  );

  contract('finds no games of an account that is deleted while its game is being written', async () => {
    const store = await open();
    await project(store);
    await store.people.addGuest(BOB, 1);
    expect(await giveName(store, BOB, 'Bob')).toBe(true);
    // An earlier test has deleted Ann's account, and a closed account gets no games.
    const played = new PlayedGame(gameSetup('grasshopper-8', { listed: true }), BOB);
    for (const person of [BOB, personFor('B')])
      played.execute({ by: 'person', person, command: { do: 'join' } });
    played.execute({ by: 'person', person: BOB, command: { do: 'resign' } });
    const game = newGameId();
    await appendAll(store, appendsOf(played, game));
    let deletion: Promise<void> | undefined;
    const slowProjection: JournalProjection = {
      ...archiveProjection,
      apply: async (query, version, entries) => {
        await archiveProjection.apply(query, version, entries);
        deletion ??= store.people.anonymize(BOB, 10);
        // Without a lock, the deletion would end here, before the rows that it should delete are committed.
        await Promise.race([deletion, setTimeout(500)]);
      },
    };
    expect(await store.projections.runRound(slowProjection)).toBe(1);
    await deletion;
    const found = await store.archive.search({ person: BOB, includesUnlisted: true }, FIRST_PAGE, 30);
    expect(found.games).toEqual([]);
    expect((await store.archive.search({}, FIRST_PAGE, 30)).games).toContain(game);
  });
});

test('a download that finds nothing ends, with an empty piece after each page', async () => {
  const archive = { search: async () => ({ games: [], next: FIRST_PAGE }) };
  const games = { read: async () => [] };
  const found = downloadGames({ archive, games }, { search: {}, start: FIRST_PAGE }, 'hgn', async () => []);
  const pieces: string[] = [];
  for await (const piece of found) pieces.push(piece);
  expect(pieces).toEqual(Array.from({ length: 400_000 / MAX_EXAMINED_GAMES }, () => ''));
});

test('a download of a long game lets other tasks run between parts of its log', async () => {
  const played = new PlayedGame(gameSetup('halma-2')).seatPlayers();
  for (let count = 0; count < 600; count += 1) played.makeMove(0, 7 * count);
  played.send('A', { do: 'resign' });
  const log = played.log.map((logged) => ({ ...logged, commandId: `command-${logged.seq}` }));
  let turnCount = 0;
  const turnsAtReads: number[] = [];
  const games = {
    read: async (_: string, after: number, limit = log.length) => {
      turnsAtReads.push(turnCount);
      setImmediate(() => {
        turnCount += 1;
      });
      return log.slice(after + 1, after + 1 + limit);
    },
  };
  const archive = { search: async () => ({ games: [played.state.game], next: undefined }) };
  const pieces: string[] = [];
  const search = { search: {}, start: FIRST_PAGE };
  for await (const piece of downloadGames({ archive, games }, search, 'jsonl', async () => []))
    pieces.push(piece);
  expect(pieces.map((piece) => JSON.parse(piece).result)).toEqual(['C>A']);
  expect(turnsAtReads).toEqual([0, 1, 2]);
});

test('of two cursors, the one with the earlier time comes later in a list', () => {
  const [early, late] = [
    { at: 1, id: 'b' },
    { at: 2, id: 'a' },
  ];
  expect(laterCursor(early, late)).toBe(early);
  expect(laterCursor(late, early)).toBe(early);
  expect(laterCursor({ at: 1, id: 'c' }, early)).toBe(early);
  expect(MAX_EXAMINED_GAMES).toBeGreaterThan(30);
});
