import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatShortMove } from '@halma/rules';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Turn } from '../../src/arena/contestant.ts';
import { Csci561Program } from '../../src/arena/contestants/csci561-program.ts';
import { positionOf } from '../support/positions.ts';

vi.setConfig({ testTimeout: 30_000 });

const agent = fileURLToPath(new URL('../support/fake-agent.mjs', import.meta.url));
const start = positionOf('halma-2', { preset: 'csci-561' });

const turnWith = (left: number): Turn => ({
  position: start,
  clocks: new Map([[1, { left, increment: 0 }]]),
});

let program: Csci561Program;
async function begun(manner: string, { path = agent, grace = 20_000 } = {}): Promise<void> {
  program = new Csci561Program([process.execPath, path, manner], grace);
  expect(await program.begin()).toBeNull();
}
afterEach(() => program.close());

test('a program is started for every move, in a folder of its own, and charged its CPU time', async () => {
  await begun('well', { path: relative(process.cwd(), agent) });
  for (const turns of [1, 2]) {
    const chosen = await program.choose(turnWith(10_000));
    if ('fault' in chosen) throw new Error(chosen.fault.detail);
    expect(formatShortMove(start.rules.board, chosen.move)).toBe('a5-a6');
    expect(chosen.milliseconds).toBeGreaterThan(50);
    expect(program.spent()).toBeGreaterThan(50 * turns);
  }
});

describe('what a program does wrong is told', () => {
  test.each([
    ['crash', { kind: 'crash', detail: 'ended with 3: something broke' }],
    ['nothing', { kind: 'crash', detail: 'it wrote no output.txt' }],
    ['nonsense', { kind: 'bad-answer', detail: '“hello”' }],
  ])('%s', async (manner, fault) => {
    await begun(manner);
    expect(await program.choose(turnWith(10))).toEqual({ fault });
  });

  test('one that goes on too long', async () => {
    await begun('sleep', { grace: 200 });
    const fault = { kind: 'timeout', detail: 'still running after 220 ms' };
    expect(await program.choose(turnWith(10))).toEqual({ fault });
  });

  test('a program that is not there', async () => {
    program = new Csci561Program(['/no/such/program'], 200);
    await program.begin();
    const chosen = await program.choose(turnWith(1000));
    expect(chosen).toMatchObject({
      fault: { kind: 'crash', detail: expect.stringContaining('/no/such/program') },
    });
  });
});

test('its folder goes with the game, and with it what still runs there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'halma-agents-'));
  vi.stubEnv('TMPDIR', folder);
  await begun('sleep');
  vi.unstubAllEnvs();
  const chosen = program.choose(turnWith(10_000));
  await vi.waitFor(async () => expect(await readdir(folder, { recursive: true })).toHaveLength(3));
  program.close();
  expect(await chosen).toMatchObject({ fault: { kind: 'crash', detail: 'killed by SIGKILL' } });
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});
