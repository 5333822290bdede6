import { describe, expect, test, vi } from 'vitest';
import { seatingLock } from '../../src/store/seating-lock.ts';
import type { Store } from '../../src/store/store.ts';
import { createGames } from '../game/create-games.ts';
import { gameSetup, testPersonId } from '../game/played-game.ts';
import { compete, withPostgres } from '../store/competing-transaction.ts';
import { giveName, locationsForTests, storeContract } from '../store/stores.ts';

const { kinds, postgres } = await locationsForTests();

const NOW = 1_700_000_000_000;
const LISTED = gameSetup('halma-2', {
  listed: true,
  seats: { A: { kind: 'open' }, C: { kind: 'open' } },
});

async function newAccount(store: Store, number: number): Promise<string> {
  const person = testPersonId(number);
  await store.people.addGuest(person, NOW);
  await giveName(store, person, `Bot${number}`);
  return person;
}

describe.each(kinds)('an account that changes while a join is decided on %s', (_, location) => {
  const { contract, open } = storeContract(location);

  const changes: readonly [string, (store: Store, person: string) => Promise<unknown>, string][] = [
    ['becomes a bot’s', ({ people }, person) => people.makeBot(person, NOW), 'bot-account'],
    ['is closed', ({ people }, person) => people.anonymize(person, NOW), 'no-session'],
  ];
  for (const [index, [name, change, code]] of changes.entries())
    contract(`gets no seat in a game from the lobby if it ${name}`, async () => {
      const store = await open();
      const person = await newAccount(store, 10 + index);
      const games = createGames(store, { now: () => NOW, random: () => 0 });
      const created = await games.create(LISTED, testPersonId(20 + index), 'create-1');
      if (created?.ok !== true) throw new Error('the game was not created');
      const findPlayer = vi.spyOn(store.games, 'findPlayer').mockImplementationOnce(async () => {
        await change(store, person);
        return { hasAccount: true, isBot: false, isClosed: false, limits: [] };
      });
      const join = { by: 'person', person, command: { do: 'join' } } as const;
      expect(await games.execute(created.value, 'join-1', join)).toEqual({ ok: false, refusal: { code } });
      findPlayer.mockRestore();
    });
});

test.skipIf(postgres === undefined)('an account stays a person’s if a seat is being committed', () =>
  withPostgres(postgres ?? '', async (store, database) => {
    const person = await newAccount(store, 3);
    const result = await compete(database, {
      change: async (query) => {
        await database.lock(query, seatingLock(person));
        await query("INSERT INTO players (game, seat, person) VALUES ('game', 'A', $1)", [person]);
      },
      work: () => store.people.makeBot(person, NOW),
    });
    expect(result).toBe('has-games');
  }),
);
