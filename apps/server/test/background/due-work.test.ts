import { expect, test } from 'vitest';
import { type DueWorkDependencies, DueWorkJob } from '../../src/background/due-work.ts';
import { MAX_MOVES } from '../../src/game/move-limit.ts';
import { type DueWorkKind, nextDueWork } from '../../src/game/next-due-work.ts';
import { hasStarted } from '../../src/game/state.ts';
import { gameSetup, PlayedGame, REAL_TIME } from '../game/played-game.ts';

/** Returns a game in which both players have moved, and the time at which its work falls due. */
function playedGame(): { readonly game: PlayedGame; readonly dueAt: number } {
  const game = new PlayedGame(gameSetup('halma-2', { clock: REAL_TIME })).seatPlayers();
  for (let ply = 0; ply < 2; ply += 1) game.makeMove();
  const due = nextDueWork(game.state);
  if (due === null) throw new Error('nothing falls due');
  return { game, dueAt: due.at };
}

/**
 * Runs a node's due work for a game whose row says that it is due. Returns what the node did.
 *
 * @param chooseMove searches for the engine's move; if it is given, the work is a move and not a time limit
 * @param outageRuns the number of runs during which the store fails after it has leased the work
 */
async function runDueWork(
  { state }: PlayedGame,
  now: number,
  chooseMove?: () => Promise<string | undefined>,
  outageRuns = 0,
): Promise<readonly unknown[]> {
  const kind: DueWorkKind = chooseMove === undefined ? 'time' : 'level';
  const actions: unknown[] = [];
  const freeWork = [{ id: state.game, kind, at: now }];
  let runCount = 0;
  const dependencies = {
    store: {
      leaseDue: async (leased: DueWorkKind) => (leased === kind ? freeWork.splice(0) : []),
      releaseDue: async (_: unknown, dueAt: number) => {
        if (runCount < outageRuns) throw new Error('no store');
        actions.push(['due again', dueAt]);
      },
    },
    games: {
      log: { find: async () => ({ state }) },
      execute: async (_: string, __: string, { command }: { command: { do: string } }) => {
        actions.push([command.do]);
        return { ok: true, value: 1 };
      },
    },
    engine: {
      idleThreadCount: 1,
      chooseMove: async () => {
        actions.push(['search']);
        return chooseMove?.();
      },
    },
    appliesTimeLimits: true,
    delayBeforeTimeLimit: async (_: unknown, { at }: { at: number }) => {
      actions.push(['checked against', at]);
      return 0;
    },
    now: () => now,
    onError: (error: unknown) => actions.push([String(error)]),
  } as unknown as DueWorkDependencies;
  const job = new DueWorkJob(dependencies);
  for (; runCount <= outageRuns; runCount += 1) {
    await job.run().catch((error: unknown) => actions.push([String(error)]));
    await job.settle();
  }
  return actions;
}

test('a time limit that moves have postponed is stored again with its correct time', async () => {
  const { game, dueAt } = playedGame();
  expect(await runDueWork(game, dueAt - 1)).toEqual([['due again', dueAt]]);
});

test('a time limit that has passed is applied, and the wait for other nodes counts from that time', async () => {
  const { game, dueAt } = playedGame();
  expect(await runDueWork(game, dueAt + 50)).toEqual([['checked against', dueAt], ['time-out']]);
});

test('a node does no work for a game that has since ended', async () => {
  const { game, dueAt } = playedGame();
  game.send('A', { do: 'resign' });
  expect(await runDueWork(game, dueAt)).toEqual([]);
});

/** Returns a game in which the engine is to move, in one of its two seats. */
function gameAgainstEngine(): PlayedGame {
  const level = { kind: 'level', level: 10 } as const;
  const seats = { A: { kind: 'me' }, C: level, E: level } as const;
  const game = new PlayedGame(gameSetup('star-3', { seats }));
  game.makeMove();
  return game;
}

test.each<[string, () => Promise<string | undefined>, (now: number) => readonly unknown[]]>([
  ['makes the engine’s move', async () => 'a1-b2', () => [['search'], ['engine-move']]],
  [
    'leaves the engine’s move to another node at once when its engine is closed',
    async () => undefined,
    (now) => [['search'], ['due again', now]],
  ],
  [
    'tries again a few seconds after a search has failed',
    () => Promise.reject(new Error('out of memory')),
    (now) => [['search'], ['Error: out of memory'], ['due again', now + 5000]],
  ],
])('a node %s', async (_, chooseMove, actions) => {
  const game = gameAgainstEngine();
  expect(await runDueWork(game, game.now, chooseMove)).toEqual(actions(game.now));
});

test('a node whose clock was set back makes the engine’s move', async () => {
  const game = gameAgainstEngine();
  const hourBefore = game.now - 3_600_000;
  expect(await runDueWork(game, hourBefore, async () => 'a1-b2')).toEqual([['search'], ['engine-move']]);
});

test('a node whose clock was set back ends a game with the maximum number of moves without waiting for players', async () => {
  const { game } = playedGame();
  if (!hasStarted(game.state)) throw new Error('the game has not started');
  game.state = { ...game.state, position: { ...game.state.position, ply: MAX_MOVES } };
  expect(await runDueWork(game, game.now - 3_600_000)).toEqual([['time-out']]);
});

test('a node whose store fails makes the work due again as soon as the store answers', async () => {
  const game = gameAgainstEngine();
  const failure = ['Error: no store'];
  expect(await runDueWork(game, game.now, () => Promise.reject(new Error('no answer')), 2)).toEqual([
    ['search'],
    ['Error: no answer'],
    failure,
    failure,
    ['due again', game.now + 5000],
  ]);
});

test('a node ends a game in which only the engine still plays, and does not search for its moves', async () => {
  const game = gameAgainstEngine();
  game.send('A', { do: 'resign' });
  expect(await runDueWork(game, game.now, async () => 'a1-b2')).toEqual([['end-without-people']]);
});

test('a node leases the engine’s moves last for the people whom it served most recently', async () => {
  const { state } = gameAgainstEngine();
  const creators = ['first', 'second', 'first', 'third'];
  const servedPeople: unknown[] = [];
  const dependencies = {
    store: {
      leaseDue: async (...[kind, at, , , people]: readonly unknown[]) => {
        servedPeople.push(people);
        return [{ id: creators[servedPeople.length - 1], kind, at }];
      },
    },
    games: {
      log: { find: async (creator: string) => ({ state: { ...state, creator } }) },
      execute: async () => ({ ok: true, value: 1 }),
    },
    engine: { idleThreadCount: 1, chooseMove: async () => 'a1-b2' },
    appliesTimeLimits: false,
    now: () => state.clock.turnStartedAt,
  } as unknown as DueWorkDependencies;
  const job = new DueWorkJob(dependencies);
  for (const _ of creators) {
    await job.run();
    await job.settle();
  }
  expect(servedPeople).toEqual([[], ['first'], ['first', 'second'], ['second', 'first']]);
});

test('a node keeps the lease of a move while it searches, and no longer', async () => {
  const { state } = gameAgainstEngine();
  const renewed: unknown[] = [];
  let endSearch: (move: string) => void = () => undefined;
  let now = state.clock.turnStartedAt;
  const dependencies = {
    store: {
      leaseDue: async (kind: DueWorkKind, at: number, leaseMs: number) => {
        // If this node dies, the player waits for the rest of the lease.
        expect(leaseMs).toBeLessThanOrEqual(4000);
        return [{ id: state.game, kind, at }];
      },
      renewLeases: async (works: readonly { id: string }[], until: number) => {
        renewed.push(...works.map(({ id }) => [id, until]));
      },
    },
    games: {
      log: { find: async () => ({ state }) },
      execute: async () => ({ ok: true, value: 1 }),
    },
    engine: { idleThreadCount: 1, chooseMove: () => new Promise((resolve) => (endSearch = resolve)) },
    appliesTimeLimits: false,
    now: () => now,
  } as unknown as DueWorkDependencies;
  const job = new DueWorkJob(dependencies);
  await job.run();
  now += 1000;
  await job.renewLeases();
  expect(renewed).toEqual([[state.game, now + 4000]]);
  endSearch('a1-b2');
  await job.settle();
  await job.renewLeases();
  expect(renewed).toHaveLength(1);
});
