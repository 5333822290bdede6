import { expect, test } from 'vitest';
import { type DueWorkDependencies, doDueWork } from '../../src/background/due-work.ts';
import { nextDueWork } from '../../src/game/next-due-work.ts';
import { gameSetup, PlayedGame, REAL_TIME } from '../game/played-game.ts';

/** Returns a game in which both players have moved, and the time at which its work falls due. */
function playedGame(): { readonly game: PlayedGame; readonly dueAt: number } {
  const game = new PlayedGame(gameSetup('halma-2', { clock: REAL_TIME })).seatPlayers();
  for (let ply = 0; ply < 2; ply += 1) game.makeMove();
  const due = nextDueWork(game.state);
  if (due === null) throw new Error('nothing falls due');
  return { game, dueAt: due.at };
}

/** Runs a node's due work for a game whose row says that it is due. Returns what the node did. */
async function runDueWork({ state }: PlayedGame, now: number): Promise<readonly unknown[]> {
  const actions: unknown[] = [];
  const work = { id: state.game, kind: 'time', at: now };
  const dependencies = {
    store: {
      leaseDue: async () => [work],
      releaseDue: async (_: unknown, dueAt: number) => actions.push(['due again', dueAt]),
    },
    games: {
      log: { find: async () => ({ state }) },
      execute: async (_: string, __: string, { command }: { command: { do: string } }) => {
        actions.push([command.do]);
        return { ok: true, value: 1 };
      },
    },
    engine: { idleThreadCount: 0 },
    appliesTimeLimits: true,
    delayBeforeTimeLimit: async (_: unknown, { at }: { at: number }) => {
      actions.push(['checked against', at]);
      return 0;
    },
    now: () => now,
    onError: (error: unknown) => {
      throw error;
    },
  } as unknown as DueWorkDependencies;
  await doDueWork(dependencies);
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
