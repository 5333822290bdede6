import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatShortMove } from '@halma/rules';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { MoveRequest } from '../../src/arena/player.ts';
import { Csci561Player } from '../../src/arena/players/csci561-player.ts';
import { positionOf } from '../support/positions.ts';

const agent = fileURLToPath(new URL('../support/fake-agent.mjs', import.meta.url));
const start = positionOf('halma-2', { preset: 'csci-561' });

const requestWith = (remainingMs: number): MoveRequest => ({
  position: start,
  clocks: new Map([[1, { remainingMs, incrementMs: 0 }]]),
});

let program: Csci561Player;
async function startProgram(behaviour: string, { path = agent, graceMs = 20_000 } = {}): Promise<void> {
  program = new Csci561Player([process.execPath, path, behaviour], graceMs);
  expect(await program.startGame()).toBeNull();
}
afterEach(() => program.close());

test('runs the program once for each move, in a temporary folder, and charges its CPU time', async () => {
  await startProgram('well', { path: relative(process.cwd(), agent) });
  for (const turns of [1, 2]) {
    const chosen = await program.chooseMove(requestWith(10_000));
    if ('fault' in chosen) throw new Error(chosen.fault.detail);
    expect(formatShortMove(start.rules.board, chosen.move)).toBe('a5-a6');
    expect(chosen.chargedMs).toBeGreaterThanOrEqual(50);
    expect(program.cpuTimeMs()).toBeGreaterThanOrEqual(50 * turns);
  }
});

describe('reports a fault for', () => {
  test.each([
    ['crash', { kind: 'crash', detail: 'exited with status 3: something broke' }],
    ['nothing', { kind: 'crash', detail: 'the program wrote no output.txt' }],
    ['nonsense', { kind: 'bad-answer', detail: '“hello”' }],
  ])('a program with the behaviour “%s”', async (behaviour, fault) => {
    await startProgram(behaviour);
    expect(await program.chooseMove(requestWith(10))).toEqual({ fault });
  });

  test('a timeout', async () => {
    await startProgram('sleep', { graceMs: 200 });
    const fault = { kind: 'timeout', detail: 'still running after 220 ms' };
    expect(await program.chooseMove(requestWith(10))).toEqual({ fault });
  });

  test('a missing program', async () => {
    program = new Csci561Player(['/no/such/program'], 200);
    await program.startGame();
    const chosen = await program.chooseMove(requestWith(1000));
    expect(chosen).toMatchObject({
      fault: { kind: 'crash', detail: expect.stringContaining('/no/such/program') },
    });
  });
});

test('removes the folder and kills the program when it closes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'halma-agents-'));
  vi.stubEnv('TMPDIR', folder);
  await startProgram('sleep');
  vi.unstubAllEnvs();
  const chosen = program.chooseMove(requestWith(10_000));
  await vi.waitFor(async () => expect(await readdir(folder, { recursive: true })).toHaveLength(3), {
    timeout: 20_000,
  });
  program.close();
  expect(await chosen).toMatchObject({ fault: { kind: 'crash', detail: 'killed by SIGKILL' } });
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});
