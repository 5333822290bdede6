import { chooseMove, type KernelNetwork, loadNetwork } from '@halma/engine';
import { makeRules } from '@halma/rules';
import { expect, test, vi } from 'vitest';
import { chooseEngineMove } from '../../src/engine/choose-engine-move.ts';
import { gameSetup, PlayedGame, personFor } from '../game/played-game.ts';

vi.mock('@halma/engine', async (importOriginal) => {
  const engine = await importOriginal<typeof import('@halma/engine')>();
  return { ...engine, chooseMove: vi.fn(engine.chooseMove), loadNetwork: vi.fn(engine.loadNetwork) };
});

/** The time that passes whenever the engine reads the clock, in milliseconds. */
const STEP_MS = 30;
const PLY_AFTER_BOOK = 60;

const rules = makeRules({ game: 'halma-2' });
const trainedNetwork: KernelNetwork | null = rules.ok ? await loadNetwork(rules.value) : null;

test.each([
  ['uses the network for its game', 0, trainedNetwork],
  ['waits for the network', 20, trainedNetwork],
  ['plays without a network if it cannot be loaded', 0, null],
])('level 10 %s', async (_, delayMs, network) => {
  vi.mocked(loadNetwork).mockImplementation(
    () => new Promise((resolve) => setTimeout(resolve, delayMs, network)),
  );
  const seats = { A: { kind: 'level', level: 10 }, C: { kind: 'open' } } as const;
  const game = new PlayedGame(gameSetup('halma-2', { seats }), personFor('C')).seatPlayers();
  for (let ply = 0; ply < PLY_AFTER_BOOK; ply += 1) expect(game.makeMove(0, 7 * ply)).toBe('moved');
  let now = 0;
  const clock = (): number => {
    now += STEP_MS;
    return now;
  };
  const move = await chooseEngineMove(game.state, clock, () => 0);
  expect(trainedNetwork).not.toBeNull();
  expect(vi.mocked(chooseMove).mock.lastCall?.[2]).toBe(network);
  expect(game.sendEngineMove(move)).toBe('moved');
});
