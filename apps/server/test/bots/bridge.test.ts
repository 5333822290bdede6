import { setTimeout as delay } from 'node:timers/promises';
import type { GameSetup, TokenScope, TournamentView } from '@halma/protocol';
import { describe, expect, test } from 'vitest';
import { gameSetup } from '../game/played-game.ts';
import { newId } from '../online/client.ts';
import { TestAccount } from '../online/test-account.ts';
import { startTestServer } from '../online/test-server.ts';
import { bridgesForTests, CSCI561_COMMAND, createToken, Opponent, UGI_COMMAND } from './programs.ts';

const server = startTestServer();
const startBridge = bridgesForTests();

/** The acceptance run kills the bridge twenty times: `BRIDGE_KILLS=20`. */
const KILL_COUNT = Number(process.env.BRIDGE_KILLS ?? 4);

const SMALL_GAME: GameSetup = gameSetup('grasshopper-8', {
  rules: {
    game: 'grasshopper-8',
    preset: 'standard',
    // Random moves can repeat positions.
    options: { startRule: 'agreed', repetition: 'off' },
  },
  seats: { A: { kind: 'me' }, C: { kind: 'open' } },
});

const CSCI561: GameSetup = {
  ...SMALL_GAME,
  rules: { game: 'halma-2', preset: 'csci-561', options: {} },
  // The program thinks for a share of its remaining time, so a short time keeps the test quick.
  clock: { kind: 'real-time', main: 30_000, increment: 1000, delay: 0 },
};

/** A five-minute arena that all accounts can enter, with games between fast engines. */
const ARENA = {
  name: 'Evening arena for engines',
  format: 'arena',
  minutes: 5,
  // A capped game has the same messages in fewer moves.
  rules: { ...SMALL_GAME.rules, options: { ...SMALL_GAME.rules.options, moveCap: '20' } },
  clock: { kind: 'real-time', main: 60_000, increment: 1000, delay: 0 },
  entry: 'accounts',
  bots: true,
  games: 1,
  odd: 'bye',
  level: 5,
  turns: 'within-one',
  pause: 0,
  text: '',
  listed: false,
};

describe('the bridge', () => {
  test.each<readonly [string, string, GameSetup]>([
    ['a level of the built-in engine', 'level:2', SMALL_GAME],
    ['a UGI program', `ugi:${UGI_COMMAND}@100ms`, SMALL_GAME],
    ['a program that uses the file protocol', `csci561:${CSCI561_COMMAND}`, CSCI561],
  ])(
    'plays two games at once with %s',
    async (_, engine, setup) => {
      const [owner, other] = [await TestAccount.create(server), await TestAccount.create(server)];
      const opponent = new Opponent(other);
      const bridge = await startBridge(server.address(), await createToken(owner), '--engine', engine);
      const games = [await opponent.startGame(owner, setup), await opponent.startGame(owner, setup)];
      const plan = (choice: number) => ({ choice, resigns: (moveCount: number) => moveCount >= 2 });
      const results = await Promise.all(games.map((game, index) => opponent.play(game, setup, plan(index))));
      expect(results.map(({ moves }) => moves)).toEqual([3, 3]);
      await expect.poll(() => bridge.output().split('over, A>C').length - 1).toBe(2);
      bridge.child.kill('SIGINT');
      await bridge.ended;
      expect(bridge.output()).toContain('Games: 2. Moves: 6. Engine faults: 0. Games resigned: 0.');
    },
    60_000,
  );

  test('accepts challenges to games that it plays, and declines others with a reason', async () => {
    const [owner, other] = [await TestAccount.create(server), await TestAccount.create(server)];
    const opponent = new Opponent(other);
    const options = ['--engine', 'greedy', '--rules', 'grasshopper-8', '--accept', 'casual'];
    await startBridge(server.address(), await createToken(owner), ...options);
    const game = await opponent.challenge(owner.name, SMALL_GAME);
    const { moves } = await opponent.play(game, SMALL_GAME, {
      resigns: (moveCount) => moveCount >= 2,
      choice: 1,
    });
    expect(moves).toBe(3);
    await expect(opponent.challenge(owner.name, CSCI561)).rejects.toThrow('declined, because other-game');
  }, 60_000);

  test(`loses no game while it is killed ${KILL_COUNT} times`, async () => {
    const [owner, other] = [await TestAccount.create(server), await TestAccount.create(server)];
    const token = await createToken(owner);
    const opponent = new Opponent(other);
    const games = await Promise.all(Array.from({ length: 4 }, () => opponent.startGame(owner, SMALL_GAME)));
    let kills = 0;
    const killRepeatedly = async (): Promise<void> => {
      for (;;) {
        const bridge = await startBridge(server.address(), token, '--engine', 'random');
        if (kills === KILL_COUNT) return;
        // Long enough for the bridge to make moves, and sometimes to be killed during one.
        await bridge.waitForOutput('playing at');
        await delay(300 + 37 * (kills % 10));
        bridge.child.kill('SIGKILL');
        await bridge.ended;
        kills += 1;
      }
    };
    const killing = killRepeatedly();
    const plan = (choice: number) => ({
      choice,
      resigns: (moveCount: number) => kills === KILL_COUNT && moveCount > 10,
    });
    const results = await Promise.all(
      games.map((game, index) => opponent.play(game, SMALL_GAME, plan(index))),
    );
    await killing;
    // The opponent, in seat C, resigns every game: the program loses none.
    expect(results.map(({ ending }) => ending)).toEqual(games.map(() => ({ kind: 'resigned', seat: 'C' })));
    expect(kills).toBe(KILL_COUNT);
  }, 600_000);

  test('enters an arena, waits for a table, and stops after the game', async () => {
    const organiser = await TestAccount.create(server);
    const setup = { ...ARENA, startsAt: Date.now() + 3_600_000 };
    const request = { id: newId(), setup };
    const { tournament } = await organiser.client.fetchJson<{ tournament: string }>(
      'POST',
      '/api/tournaments',
      request,
    );
    const enter = ['--enter', tournament, '--count', '1', '--engine', 'greedy'];
    const start = async (...scopes: readonly TokenScope[]) => {
      const owner = await TestAccount.create(server);
      return startBridge(server.address(), await createToken(owner, ...scopes), ...enter);
    };
    const unscopedBridge = await start();
    await unscopedBridge.ended;
    expect(unscopedBridge.output()).toMatch(/the access token lacks the scope\s+tournaments/);
    const bridges = [await start('tournaments'), await start('tournaments')];
    const path = `/api/tournaments/${tournament}`;
    const view = () => organiser.client.fetchJson<TournamentView>('GET', path);
    await expect.poll(async () => (await view()).entries.length, { timeout: 20_000 }).toBe(2);
    await organiser.client.fetchJson('POST', `${path}/commands`, { id: newId(), command: { do: 'start' } });
    await Promise.all(bridges.map(({ ended }) => ended));
    for (const bridge of bridges) {
      expect(bridge.output()).toContain('Games: 1. ');
      expect(bridge.output()).toContain('Engine faults: 0. Games resigned: 0.');
    }
  }, 120_000);
});
