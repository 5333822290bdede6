import { rm } from 'node:fs/promises';
import type { GameSetup } from '@halma/protocol';
import { afterAll, expect, test } from 'vitest';
import { evolve } from '../../src/game/evolve.ts';
import { nextDueWork } from '../../src/game/next-due-work.ts';
import type { Append } from '../../src/store/game-store.ts';
import type { StoredSession } from '../../src/store/session-store.ts';
import { openStore, type Store, type StoreLocation } from '../../src/store/store.ts';
import { createDataFolder } from '../data-folder.ts';
import { gameSetup, PlayedGame } from '../game/played-game.ts';
import { postgresForTests } from '../private-services.ts';

/** The locations for the stores in one test file. */
export interface TestLocations {
  readonly folder: string;
  /** The address of a PostgreSQL server; undefined if PostgreSQL is not installed. */
  readonly postgres: string | undefined;
  /** Both kinds of store, for `describe.each`; undefined for a kind whose tests are skipped. */
  readonly kinds: readonly (readonly [name: string, location: StoreLocation | undefined])[];
}

/** Creates a folder and starts a PostgreSQL server for the tests in one file, and removes both afterwards. */
export async function locationsForTests(): Promise<TestLocations> {
  const postgres = await postgresForTests();
  const folder = await createDataFolder();
  afterAll(async () => {
    await postgres?.stop();
    await rm(folder, { recursive: true });
  });
  return {
    folder,
    postgres: postgres?.address,
    kinds: [
      ['SQLite', { folder }],
      ['PostgreSQL', postgres && { postgres: postgres.address }],
    ],
  };
}

/**
 * Prepares the tests for one kind of store: `contract` defines a test, `open` opens the store that they
 * share.
 */
export function storeContract(location: StoreLocation | undefined) {
  let store: Promise<Store> | undefined;
  afterAll(async () => (await store)?.close());
  return {
    contract: test.skipIf(location === undefined),
    open: (): Promise<Store> => {
      if (location === undefined) throw new Error('skipped');
      store ??= openUnusedStore(location);
      return store;
    },
  };
}

/** Opens a store that no server is using. */
export async function openUnusedStore(location: StoreLocation): Promise<Store> {
  const store = await openStore(location);
  if (store === undefined) throw new Error('the folder is locked');
  return store;
}

let gameCount = 0;

/** Returns the id of a new game. */
export function newGameId(): string {
  gameCount += 1;
  return `game${String(gameCount).padStart(8, '0')}`;
}

/** Returns a game in which the first player has moved. */
export function startedGame(setup: GameSetup = gameSetup('halma-2')): PlayedGame {
  const game = new PlayedGame(setup).seatPlayers();
  game.makeMove();
  return game;
}

/** Returns the appends that store the whole log of a game, by default under a new id. */
export function appendsOf(playedGame: PlayedGame, game = newGameId()): Append[] {
  let state: Append['state'] | null = null;
  return playedGame.log.map((logged) => {
    state = evolve(game, state, logged);
    return {
      id: game,
      logged,
      commandId: `command-${logged.seq}`,
      state,
      due: nextDueWork(state),
      now: logged.at,
    };
  });
}

export async function appendAll(store: Store, appends: readonly Append[]): Promise<void> {
  for (const append of appends) expect(await store.games.append([append])).toEqual({ kind: 'committed' });
}

/** Returns a session for a person, with a new id and a new token hash. */
export function sampleSession(person: string, id = person): StoredSession {
  const at = { startedAt: 1, lastSeenAt: 1, provedAt: 1 };
  return { ...at, tokenHash: `hash-of-${id}`, session: `session-of-${id}`, person, userAgent: 'Browser' };
}

/** Gives a guest a name. Returns false if the name is taken or the person is not a guest. */
export async function giveName(store: Store, person: string, name: string): Promise<boolean> {
  const created = await store.people.createAccount({
    person,
    name,
    passwordHash: 'hash',
    codeHashes: [`code-of-${person}`],
    session: sampleSession(person),
    at: 1,
  });
  return created !== undefined;
}
