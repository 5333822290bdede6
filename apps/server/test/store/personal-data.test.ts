import { refuse } from '@halma/protocol';
import { describe, expect, test } from 'vitest';
import { exportPersonalData } from '../../src/people/personal-data.ts';
import { placeholders } from '../../src/store/columns.ts';
import { openSharedDatabase, type Store } from '../../src/store/store.ts';
import { TABLES } from '../../src/store/tables.ts';
import type { TournamentState } from '../../src/tournament/state.ts';
import type { Tournaments } from '../../src/tournament/tournaments.ts';
import type { TournamentWork } from '../../src/tournament/work.ts';
import { GAME_ID, gameSetup, PlayedGame, testPersonId } from '../game/played-game.ts';
import { newTournament } from '../tournament/simulated-tournament.ts';
import { testTournaments } from '../tournament/test-tournaments.ts';
import { compete, withPostgres } from './competing-transaction.ts';
import { appendAll, appendsOf, locationsForTests, storeContract } from './stores.ts';
import { ANN, BOB, NAME, PRIVATE, TABLE_EXPECTATIONS } from './table-expectations.ts';

const { kinds, postgres } = await locationsForTests();

const PLAYER = { hasAccount: true, isModerator: false } as const;

const NOW = 1_700_000_000_000;

const lateChallenge = {
  challenge: 'latechallenge',
  plan: gameSetup('halma-2'),
  begins: 'random',
  series: undefined,
  state: 'open',
  reason: undefined,
  game: undefined,
  createdAt: NOW,
  until: NOW + 1000,
} as const;

const tournamentsOf = (store: Store): Tournaments => testTournaments(store, () => NOW);

/** Plays a tournament that Ann organises and wins. Returns its id. */
async function playTournament(tournaments: Tournaments): Promise<string> {
  const setup = newTournament(2, {
    format: 'swiss',
    rounds: 1,
    pause: 0,
    startsAt: NOW,
    text: 'Bring a board.',
  });
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
  const correction = { do: 'correct', game: game.game, places, why: 'Checked by hand' } as const;
  await execute('correct-1', { by: 'person', person: ANN, ...PLAYER, command: correction });
  await execute('advance-3', { by: 'server', command: { do: 'advance' } });
  return created.value;
}

test('every table in the schema has an expectation', () => {
  expect(Object.keys(TABLE_EXPECTATIONS).toSorted()).toEqual(TABLES.map(({ name }) => name).toSorted());
});

test.skipIf(postgres === undefined)(
  'deleting an account deletes an address whose confirmation is being committed',
  () =>
    withPostgres(postgres ?? '', async (store, database) => {
      const person = testPersonId(8);
      await store.people.addGuest(person, NOW);
      const email = { address: 'ann@halma.example', language: 'en' };
      const link = { tokenHash: 'link', purpose: 'confirm-email', person, email, until: NOW + 1000 } as const;
      await store.accountLinks.add(link, NOW);
      await compete(database, {
        change: async (query) => {
          await query("DELETE FROM account_links WHERE token_hash = 'link'");
          await query(
            `INSERT INTO emails (person, address, address_key, language, confirmed_at) VALUES ($1, $2, $2, 'en', 1)`,
            [person, email.address],
          );
        },
        work: () => store.people.anonymize(person, NOW),
      });
      expect(await store.accountLinks.findEmail(person)).toBeUndefined();
    }),
);

test.skipIf(postgres === undefined)('a chat message waits for a deletion of its author’s account', () =>
  withPostgres(postgres ?? '', async (store, database) => {
    const person = testPersonId(9);
    await store.people.addGuest(person, NOW);
    const message = {
      game: GAME_ID,
      command: 'late',
      at: NOW,
      person,
      seat: undefined,
      channel: 'table',
      text: PRIVATE,
    } as const;
    const result = await compete(database, {
      change: (query) => query("UPDATE people SET role = 'closed' WHERE person = $1", [person]),
      work: () => store.chat.add(message),
    });
    expect(result).toEqual(refuse('no-session'));
  }),
);

describe.each(kinds)('%s', (_, location) => {
  const { contract, open } = storeContract(location);

  contract('exports a person’s data from every table, and deletes it', async () => {
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
        text: 'Bring a board.',
        corrections: [{ game: expect.any(String), why: 'Checked by hand' }],
        enteredInRound: 1,
        place: 1,
        points: 120,
        played: 1,
        games: [{ game: expect.any(String), round: 1, turnPosition: expect.any(Number), place: 1 }],
      },
    ]);

    await store.people.anonymize(ANN, 10);
    // Requests that were in progress.
    await store.gamePresence.record([{ game: GAME_ID, person: ANN }], 'node', 9);
    const message = {
      game: GAME_ID,
      command: 'late',
      at: 11,
      person: ANN,
      seat: 'A',
      channel: 'table',
    } as const;
    expect(await store.chat.add({ ...message, text: PRIVATE })).toEqual(refuse('no-session'));
    const passkey = { passkey: 'late', publicKey: PRIVATE, counter: 0, addedAt: 11, lastUsedAt: 11 };
    expect(await store.passkeys.add({ ...passkey, person: ANN })).toEqual(refuse('no-session'));
    const email = { address: PRIVATE, language: 'en' };
    const link = { tokenHash: 'late', purpose: 'confirm-email', person: ANN, email, until: 99 } as const;
    await store.accountLinks.add(link, 11);
    await store.credentials.replaceRecoveryCodes(ANN, [PRIVATE], 11);
    expect(await store.credentials.startTotp(ANN, PRIVATE, 11)).toBe(false);
    await store.failedAttempts.addDevice(PRIVATE, ANN, 11);
    await store.preferences.change(ANN, { digest: true }, 11);
    const device = { endpoint: PRIVATE, p256dh: PRIVATE, auth: PRIVATE, language: 'en' };
    await store.push.subscribe({ ...device, person: ANN, session: 'late' }, 11);
    await store.reports.add(GAME_ID, ANN, { person: BOB, reason: 'spam', text: PRIVATE }, 11);
    for (const [follower, followed] of [
      [ANN, BOB],
      [BOB, ANN],
    ] as const) {
      expect(await store.follows.follow(follower, followed, 11)).toBe('unknown');
      const challenge = { ...lateChallenge, by: follower, to: followed, note: PRIVATE };
      expect(await store.challenges.add(challenge)).toEqual(refuse('no-challenges'));
    }
    for (const [table, { left }] of Object.entries(TABLE_EXPECTATIONS)) {
      expect([table, await rowsAbout(table, NAME)]).toEqual([table, 0]);
      expect([table, await rowsAbout(table, PRIVATE)]).toEqual([table, 0]);
      expect([table, (await rowsAbout(table, ANN)) > 0]).toEqual([table, left === 'id']);
    }
    await database.close();
  });

  contract('exports many games in parts', async () => {
    const store = await open();
    const person = testPersonId(5);
    for (let game = 0; game < 210; game += 1) {
      const playedGame = new PlayedGame(gameSetup('halma-2'), person);
      playedGame.execute({ by: 'person', person, command: { do: 'join' } });
      await appendAll(store, appendsOf(playedGame));
    }
    const pieces: string[] = [];
    for await (const piece of exportPersonalData(store, tournamentsOf(store), person)) pieces.push(piece);
    const exported = JSON.parse(pieces.join('')) as { games: unknown[] };
    expect(exported.games).toHaveLength(210);
    expect(pieces.length).toBeGreaterThan(210);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(5000);
  });
});
