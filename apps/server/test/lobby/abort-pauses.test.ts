import type { GameSetup, GameTerms, Result } from '@halma/protocol';
import { describe, expect } from 'vitest';
import { openLocalBus } from '../../src/bus/local-bus.ts';
import type { Challenges } from '../../src/challenges/challenges.ts';
import { seatOfPerson } from '../../src/game/state.ts';
import type { Games } from '../../src/games/games.ts';
import { Lobby } from '../../src/lobby/lobby.ts';
import { NetworkJoins } from '../../src/lobby/network-joins.ts';
import { PAIRING_COMMAND_ID, pairedGame } from '../../src/lobby/paired-game.ts';
import { PairingQueue } from '../../src/lobby/pairing-queue.ts';
import { LimitEnforcer } from '../../src/moderation/limit-enforcer.ts';
import { NameCache } from '../../src/people/name-cache.ts';
import type { Store } from '../../src/store/store.ts';
import type { Tournaments } from '../../src/tournament/tournaments.ts';
import { createGames } from '../game/create-games.ts';
import { gameSetup, REAL_TIME, testPersonId } from '../game/played-game.ts';
import { giveName, locationsForTests, newGameId, storeContract } from '../store/stores.ts';

const { kinds } = await locationsForTests();

const MINUTE_MS = 60_000;

let now = 1_700_000_000_000;
let count = 0;

/** Creates a node. Nodes share nothing but the store. */
function createNode(store: Store) {
  const environment = { now: () => now, random: () => 0 };
  const games = createGames(store, environment);
  const names = new NameCache(store.people, openLocalBus(), environment.now);
  const { games: gameStore, people } = store;
  const networkJoins = new NetworkJoins();
  const lobby = new Lobby({ store: gameStore, people, names, games, networkJoins, ...environment });
  const queue = new PairingQueue({
    store,
    games,
    lobby,
    ratings: { strength: async () => ({ rating: 1500, uncertainty: 0 }) },
    node: 'one',
    ...environment,
    onError: (error) => {
      throw error;
    },
  });
  return { games, lobby, queue };
}

async function newAccount(store: Store): Promise<string> {
  count += 1;
  const person = testPersonId(count);
  await store.people.addGuest(person, now);
  await giveName(store, person, `Player${count}`);
  return person;
}

function termsOf(overrides: Partial<GameTerms> = {}): GameTerms {
  const { seats: _, ...terms } = gameSetup('halma-2', { clock: REAL_TIME, listed: true, rated: true });
  return { ...terms, ...overrides };
}

const { rated: _rated, ...CASUAL } = termsOf();

/** A setup in which the creator has the first seat, and the other one is open. */
function seekOf(terms: GameTerms): GameSetup {
  const { tournament: _, series: __, ...own } = terms;
  return { ...own, seats: { A: { kind: 'me' }, C: { kind: 'open' } } };
}

const nextId = (): string => {
  count += 1;
  return `command-${count}`;
};

/** Starts a game, as the server does when it executes the command. The first person moves first. */
async function startGame(
  games: Games,
  people: readonly [string, string],
  { terms = termsOf(), commandId = PAIRING_COMMAND_ID }: StartedBy = {},
): Promise<string> {
  const game = newGameId();
  const [one, other] = people.map((person) => ({ person, terms }));
  if (one === undefined || other === undefined) throw new Error('a game needs two people');
  await games.log.start(
    game,
    pairedGame([one, other], () => 0),
    commandId,
  );
  return game;
}

interface StartedBy {
  readonly terms?: GameTerms;
  readonly commandId?: string;
}

/** Starts games one after another, a second apart, and lets a person abort them. */
async function abortGames(games: Games, person: string, opponent: string, times: number, how?: StartedBy) {
  for (let game = 0; game < times; game += 1) {
    const started = await startGame(games, [person, opponent], how);
    const aborted = await games.execute(started, nextId(), {
      by: 'person',
      person,
      command: { do: 'abort' },
    });
    expect(aborted.ok).toBe(true);
    now += 1000;
  }
}

/** Services that the enforcement of pauses does not use, or whose failure fails the test. */
function unusedServices() {
  return {
    tournaments: {} as Tournaments,
    challenges: {} as Challenges,
    notices: { announce: () => undefined },
    onError: (error: unknown) => {
      throw error;
    },
  };
}

const codeOf = (result: Result<unknown>): string => (result.ok ? 'ok' : result.refusal.code);

describe.each(kinds)('pauses after aborted games on %s', (_, location) => {
  const { contract, open } = storeContract(location);
  const setUp = async () => {
    const store = await open();
    const [ann, bob] = [await newAccount(store), await newAccount(store)];
    const enter = async (person: string, overrides: Partial<GameTerms> = {}) =>
      createNode(store).queue.enter({
        socket: person,
        person,
        network: person,
        request: nextId(),
        terms: termsOf(overrides),
        send: () => undefined,
      });
    return { store, ann, bob, enter, ...createNode(store) };
  };

  contract('the third abort within an hour keeps the person from rated games in the lobby', async () => {
    const { store, games, ann, bob, enter } = await setUp();
    await abortGames(games, ann, bob, 2);
    expect(await enter(ann)).toEqual({ ok: true });
    await abortGames(games, ann, bob, 1);
    const after = 5 * MINUTE_MS - 1000;
    const refusal = { ok: false, refusal: { code: 'aborted-too-often', after } };
    expect(await enter(ann)).toEqual(refusal);
    // Other nodes know only what is stored.
    const { lobby, games: otherGames } = createNode(store);
    expect(await lobby.create(seekOf(termsOf()), ann, nextId())).toEqual(refusal);
    const seek = await lobby.create(seekOf(termsOf()), bob, nextId());
    const join = { by: 'person', person: ann, command: { do: 'join' } } as const;
    expect(await otherGames.execute(seek.ok ? seek.value : '', nextId(), join)).toEqual(refusal);
    now += after;
    expect(await otherGames.execute(seek.ok ? seek.value : '', nextId(), join)).toMatchObject({ ok: true });
  });

  contract('the server closes the person’s seeks for such games, and no others', async () => {
    const { store, games, lobby, ann, bob } = await setUp();
    const create = async (person: string, terms = termsOf()) => {
      const created = await lobby.create(seekOf(terms), person, nextId());
      if (!created.ok) throw new Error(created.refusal.code);
      return created.value;
    };
    const enforce = () => new LimitEnforcer({ store, games, ...unusedServices(), now: () => now }).run();
    const seeks = [await create(ann), await create(ann, CASUAL), await create(bob)];
    const phases = () => Promise.all(seeks.map(async (seek) => (await games.log.find(seek))?.state.phase));
    await abortGames(games, ann, bob, 2);
    await enforce();
    expect(await phases()).toEqual(['waiting', 'waiting', 'waiting']);
    await abortGames(games, ann, bob, 1);
    await enforce();
    expect(await phases()).toEqual(['aborted', 'waiting', 'waiting']);
  });

  contract('during a pause, the person can play all other games, and the opponent has no pause', async () => {
    const { games, lobby, ann, bob, enter } = await setUp();
    await abortGames(games, ann, bob, 3);
    expect(codeOf(await enter(bob))).toBe('ok');
    const allowed = [CASUAL, termsOf({ listed: false }), termsOf({ clock: { kind: 'days', days: 3 } })];
    for (const terms of allowed) expect(codeOf(await lobby.create(seekOf(terms), ann, nextId()))).toBe('ok');
  });

  contract.each<{ games: string } & StartedBy>([
    { games: 'casual', terms: CASUAL },
    { games: 'private', terms: termsOf({ listed: false }) },
    { games: 'correspondence', terms: termsOf({ clock: { kind: 'days', days: 3 } }) },
    { games: 'challenge', commandId: 'server:challenge' },
  ])('aborted $games games start no pause', async ({ games: _, ...how }) => {
    const { games, ann, bob, enter } = await setUp();
    await abortGames(games, ann, bob, 4, how);
    expect(codeOf(await enter(ann))).toBe('ok');
  });

  contract('the server’s aborts count against the player who did not move', async () => {
    const { games, ann, bob, enter } = await setUp();
    for (let game = 0; game < 3; game += 1) {
      const started = await startGame(games, [ann, bob]);
      now += MINUTE_MS + 1;
      const timedOut = await games.execute(started, nextId(), { by: 'server', command: { do: 'time-out' } });
      expect(timedOut.ok).toBe(true);
    }
    expect(await enter(ann)).toEqual({
      ok: false,
      refusal: { code: 'aborted-too-often', after: 5 * MINUTE_MS },
    });
    expect(codeOf(await enter(bob))).toBe('ok');
  });

  contract('aborted games that were seeks count, unless they never started', async () => {
    const { games, lobby, ann, bob, enter } = await setUp();
    const abort = async (game: string) => {
      const aborted = { by: 'person', person: ann, command: { do: 'abort' } } as const;
      expect((await games.execute(game, nextId(), aborted)).ok).toBe(true);
    };
    for (let game = 0; game < 6; game += 1) {
      const seek = await lobby.create(seekOf(termsOf()), ann, nextId());
      if (!seek.ok) throw new Error(seek.refusal.code);
      const join = { by: 'person', person: bob, command: { do: 'join' } } as const;
      if (game >= 3) await games.execute(seek.value, nextId(), join);
      const state = (await games.log.find(seek.value))?.state;
      expect(state && seatOfPerson(state, ann)).toBe('A');
      await abort(seek.value);
      expect(codeOf(await enter(ann))).toBe(game < 5 ? 'ok' : 'aborted-too-often');
    }
    // The server examines a limited number of games, and seeks are easy to withdraw.
    for (let seekCount = 0; seekCount < 30; seekCount += 1) {
      const seek = await lobby.create(seekOf(CASUAL), ann, nextId());
      now += 1;
      await abort(seek.ok ? seek.value : '');
    }
    expect(codeOf(await enter(ann))).toBe('aborted-too-often');
  });
});
