import { describe, expect, test } from 'vitest';
import { exportPersonalData } from '../../src/people/personal-data.ts';
import { placeholders } from '../../src/store/columns.ts';
import type { Row } from '../../src/store/database.ts';
import { openSharedDatabase, type Store } from '../../src/store/store.ts';
import { TABLES } from '../../src/store/tables.ts';
import type { TournamentState } from '../../src/tournament/state.ts';
import type { Tournaments } from '../../src/tournament/tournaments.ts';
import type { TournamentWork } from '../../src/tournament/work.ts';
import { GAME_ID, gameSetup, PlayedGame, testPersonId } from '../game/played-game.ts';
import { newTournament } from '../tournament/simulated-tournament.ts';
import { testTournaments } from '../tournament/test-tournaments.ts';
import { appendAll, appendsOf, locationsForTests, storeContract } from './stores.ts';

const { kinds } = await locationsForTests();

const ANN = 'a'.repeat(16);
const BOB = 'b'.repeat(16);
const NAME = 'Annemarie';
/** Occurs in everything that Ann wrote or that only the server knows about her. */
const PRIVATE = 'private-to-ann';

const PLAYER = { hasAccount: true, isModerator: false } as const;

const NUMBERS = { rating: 150_000, deviation: 5000, volatility: 60_000 };

interface TableExpectation {
  /** A row about Ann; undefined if the table has no personal data, or if the game or the tournament of this test writes it. */
  readonly row?: Row;
  /** The values that refer to a person in the table after the deletion. */
  readonly left: 'nothing' | 'id';
  /** The part of the export that has the row, or why none has it. */
  readonly exported: string;
}

const TABLE_EXPECTATIONS: Readonly<Record<string, TableExpectation>> = {
  events: { left: 'id', exported: 'games' },
  games: { left: 'id', exported: 'games' },
  players: { left: 'id', exported: 'games' },
  due: { left: 'nothing', exported: 'no personal data' },
  talk: {
    row: {
      game: GAME_ID,
      line: 1,
      command: 'x',
      at: 1,
      person: ANN,
      seat: 'A',
      channel: 'table',
      said: PRIVATE,
    },
    left: 'nothing',
    exported: 'talk',
  },
  here: { row: { game: GAME_ID, person: ANN, at: 5 }, left: 'nothing', exported: 'here' },
  nodes: { left: 'nothing', exported: 'no personal data' },
  finished: { left: 'id', exported: 'games' },
  ratings: {
    row: { version: 1, person: ANN, pool: 'halma:quick', ...NUMBERS, games: 1, firsts: 1, last_at: 1 },
    left: 'id',
    exported: 'ratings',
  },
  rating_changes: {
    row: {
      version: 1,
      no: 9,
      seat: 'A',
      person: ANN,
      pool: 'halma:quick',
      game: GAME_ID,
      game_id: 'halma-2',
      at: 1,
      rating_before: 1,
      rating_after: 2,
      deviation: 3,
      first: 1,
      result: 'win',
    },
    left: 'nothing',
    exported: 'ratingChanges',
  },
  rated_games: {
    row: {
      version: 1,
      no: 9,
      game: GAME_ID,
      pool: 'halma:quick',
      people: 'key',
      at: 1,
      opening: 'o',
      winner: ANN,
      reason: null,
    },
    left: 'id',
    exported: 'games',
  },
  game_facts: {
    row: {
      version: 1,
      no: 9,
      person: ANN,
      game: GAME_ID,
      game_id: 'halma-2',
      ended_at: 1,
      listed: 1,
      rated: 0,
      plies: 3,
      termination: 'resignation',
      result: 'win',
    },
    left: 'nothing',
    exported: 'games',
  },
  tag_keys: { row: { day: 1, key: 'key' }, left: 'nothing', exported: 'no personal data' },
  connection_tags: {
    row: { person: ANN, day: 1, tag: 'tag' },
    left: 'nothing',
    exported: 'connections',
  },
  voided: {
    row: { game: GAME_ID, at: 1 },
    left: 'nothing',
    exported: 'no personal data',
  },
  projections: {
    row: { name: 'ratings', version: 1, upto: 0, live: 1 },
    left: 'nothing',
    exported: 'no personal data',
  },
  logs: { left: 'id', exported: 'tournaments' },
  log_due: { left: 'nothing', exported: 'no personal data' },
  tournaments: { left: 'id', exported: 'tournaments' },
  entries: { left: 'id', exported: 'tournaments' },
  waiting: {
    row: { tournament: 'cup00001', person: ANN, since: 1, at: 2 },
    left: 'nothing',
    exported: 'waiting',
  },
  challenges: {
    row: {
      challenge: 'c00000000001',
      by_person: ANN,
      to_person: BOB,
      setup: JSON.stringify(gameSetup('halma-2')),
      begins: 'random',
      note: PRIVATE,
      is_live: 0,
      state: 'open',
      reason: null,
      game: null,
      created_at: 1,
      until: 2,
      changed_at: 1,
    },
    left: 'nothing',
    exported: 'challenges',
  },
  follows: { row: { person: ANN, followed: BOB, at: 1 }, left: 'nothing', exported: 'follows' },
  preferences: {
    row: { person: ANN, chosen: JSON.stringify({ challenges: 'none' }) },
    left: 'nothing',
    exported: 'preferences',
  },
  notices: {
    row: {
      person: ANN,
      key: `turn:${GAME_ID}`,
      kind: 'your-turn',
      body: JSON.stringify({ kind: 'your-turn', game: GAME_ID, rules: PRIVATE }),
      about: BOB,
      at: 1,
      seen: 0,
      push_at: null,
    },
    left: 'nothing',
    exported: 'notices',
  },
  push_subscriptions: {
    row: {
      endpoint: 'https://push.example/1',
      person: ANN,
      session: 's1',
      p256dh: PRIVATE,
      auth: 'secret',
      language: 'en',
      at: 1,
    },
    left: 'nothing',
    exported: 'push',
  },
  push_keys: { left: 'nothing', exported: 'no personal data' },
  connected: { row: { person: ANN, node: 'node', left_at: 5 }, left: 'nothing', exported: 'connected' },
  sweeps: { left: 'nothing', exported: 'no personal data' },
  people: {
    row: {
      person: ANN,
      name: NAME,
      name_key: NAME.toLowerCase(),
      password: PRIVATE,
      role: 'player',
      muted_until: 0,
      created_at: 1,
    },
    left: 'id',
    exported: 'person',
  },
  sessions: {
    row: {
      token_hash: PRIVATE,
      session: 's1',
      person: ANN,
      began_at: 1,
      seen_at: 1,
      agent: 'Browser of Ann',
    },
    left: 'nothing',
    exported: 'sessions',
  },
  tokens: {
    row: {
      token_hash: PRIVATE,
      token: 't1',
      person: ANN,
      name: 'Program of Ann',
      scopes: 'games:read games:play',
      created_at: 1,
    },
    left: 'nothing',
    exported: 'tokens',
  },
  blocks: { row: { person: ANN, blocked: BOB }, left: 'nothing', exported: 'blocks' },
  reports: {
    row: { game: GAME_ID, reporter: ANN, person: BOB, reason: 'spam', said: PRIVATE, at: 1, state: 'new' },
    left: 'nothing',
    exported: 'reports',
  },
  passkeys: {
    row: { passkey: 'passkey-1', person: ANN, public_key: PRIVATE, counter: 0, added_at: 1, used_at: 1 },
    left: 'nothing',
    exported: 'passkeys',
  },
  recovery_codes: {
    row: { code_hash: PRIVATE, person: ANN, created_at: 1 },
    left: 'nothing',
    exported: 'recoveryCodes',
  },
  totp: {
    row: { person: ANN, secret: PRIVATE, created_at: 1, confirmed_at: 1, last_step: 0 },
    left: 'nothing',
    exported: 'totp',
  },
  emails: {
    row: { person: ANN, address: 'ann@x.example', address_key: PRIVATE, language: 'de', confirmed_at: 1 },
    left: 'nothing',
    exported: 'email',
  },
  account_links: {
    row: {
      token_hash: PRIVATE,
      purpose: 'confirm-email',
      person: ANN,
      address: 'new@x.example',
      language: 'de',
      until: 9,
    },
    left: 'nothing',
    exported: 'newEmail',
  },
  guesses: { left: 'nothing', exported: 'no personal data' },
  known_devices: {
    row: { device_hash: PRIVATE, person: ANN, used_at: 1 },
    left: 'nothing',
    exported: 'devices',
  },
  questions: { left: 'nothing', exported: 'no personal data' },
  audit: {
    row: { entry: 1, at: 1, by_whom: NAME, deed: 'change-password', name: NAME, until: null },
    left: 'id',
    exported: 'audit',
  },
};

const NOW = 1_700_000_000_000;

const tournamentsOf = (store: Store): Tournaments => testTournaments(store, () => NOW);

/** Plays a tournament that Ann organises and wins. Returns its id. */
async function playTournament(tournaments: Tournaments): Promise<string> {
  const setup = newTournament(2, { format: 'swiss', rounds: 1, pause: 0, startsAt: NOW });
  const created = await tournaments.create(setup, ANN, 'create-it');
  if (!created.ok) throw new Error(created.refusal.code);
  const execute = async (id: string, work: TournamentWork): Promise<TournamentState> => {
    expect(await tournaments.execute(created.value, id, work)).toMatchObject({ ok: true });
    const state = await tournaments.find(created.value);
    if (state === undefined) throw new Error('there is no tournament');
    return state;
  };
  for (const person of [ANN, BOB])
    await execute(`enter-${person}`, { by: 'person', person, ...PLAYER, command: { do: 'enter' } });
  await execute('advance-1', { by: 'server', command: { do: 'advance' } });
  const { rounds } = await execute('advance-2', { by: 'server', command: { do: 'advance' } });
  const [game] = rounds[0]?.tables[0]?.games ?? [];
  if (game === undefined) throw new Error('there is no game');
  const places = game.sides.map((side) => (side.includes(ANN) ? 1 : 2));
  await execute('finish-1', { by: 'server', command: { do: 'finish', game: game.game, places, absent: [] } });
  await execute('advance-3', { by: 'server', command: { do: 'advance' } });
  return created.value;
}

test('every table of the schema has a row above', () => {
  expect(Object.keys(TABLE_EXPECTATIONS).toSorted()).toEqual(TABLES.map(({ name }) => name).toSorted());
});

describe.each(kinds)('%s', (_, location) => {
  const { contract, open } = storeContract(location);

  contract('exports a person from every table, and deletes them from it', async () => {
    const store = await open();
    const database = location && openSharedDatabase(location);
    if (database === undefined) throw new Error('there is no database');
    const rowsAbout = async (table: string, text: string): Promise<number> => {
      const rows = await database.query(`SELECT * FROM ${table}`);
      return rows.filter((row) => Object.values(row).some((value) => String(value).includes(text))).length;
    };
    const playedGame = new PlayedGame(gameSetup('halma-2')).seatPlayers();
    playedGame.send('A', { do: 'resign' });
    await appendAll(store, appendsOf(playedGame, GAME_ID));
    const tournaments = tournamentsOf(store);
    const tournament = await playTournament(tournaments);
    for (const [table, { row }] of Object.entries(TABLE_EXPECTATIONS)) {
      if (row === undefined) continue;
      const values = Object.values(row);
      await database.transaction((query) =>
        query(
          `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${placeholders(values)})`,
          values,
        ),
      );
    }

    const pieces: string[] = [];
    for await (const piece of exportPersonalData(store, tournaments, ANN)) pieces.push(piece);
    const exported = JSON.parse(pieces.join('')) as Record<string, unknown>;
    const keys = new Set(Object.values(TABLE_EXPECTATIONS).map(({ exported: key }) => key));
    expect([...Object.keys(exported), 'no personal data'].toSorted()).toEqual([...keys].toSorted());
    for (const [key, part] of Object.entries(exported)) expect([key, part]).not.toEqual([key, []]);
    expect(exported.tournaments).toEqual([
      {
        tournament,
        name: 'Spring cup',
        format: 'swiss',
        phase: 'over',
        organiser: true,
        enteredInRound: 1,
        place: 1,
        points: 120,
        played: 1,
        games: [{ game: expect.any(String), round: 1, turnPosition: expect.any(Number), place: 1 }],
      },
    ]);

    await store.people.anonymize(ANN, 10);
    await store.presence.record([{ game: GAME_ID, person: ANN }], 'node', 9);
    for (const [table, { left }] of Object.entries(TABLE_EXPECTATIONS)) {
      expect([table, await rowsAbout(table, NAME)]).toEqual([table, 0]);
      expect([table, await rowsAbout(table, PRIVATE)]).toEqual([table, 0]);
      expect([table, (await rowsAbout(table, ANN)) > 0]).toEqual([table, left === 'id']);
    }
    await database.close();
  });

  contract('exports many games in pieces, and other tasks run in between', async () => {
    const store = await open();
    const person = testPersonId(5);
    for (let number = 0; number < 210; number += 1) {
      const playedGame = new PlayedGame(gameSetup('halma-2'), person);
      playedGame.execute({ by: 'person', person, command: { do: 'join' } });
      await appendAll(store, appendsOf(playedGame));
    }
    let turns = 0;
    let isDone = false;
    const count = (): void => {
      turns += 1;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    const pieces: string[] = [];
    for await (const piece of exportPersonalData(store, tournamentsOf(store), person)) pieces.push(piece);
    isDone = true;
    const exported = JSON.parse(pieces.join('')) as { games: unknown[] };
    expect(exported.games).toHaveLength(210);
    expect(turns).toBeGreaterThanOrEqual(210);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(5000);
  });
});
