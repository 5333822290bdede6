import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../support/process.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boards-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('threads solve a board together, and its tablebase is verified', async () => {
  const path = join(folder, 'rhombus-5-3.htb');
  const words = ['solve', 'board', '--shape', 'rhombus', '--side', '5', '--men', '3', '--threads', '2'];
  const solved = await runCommand([...words, '--tablebase', path, '--json']);
  expect(JSON.parse(solved.out)).toMatchObject({
    positions: 7_084_000,
    wins: 3_499_722,
    draws: 26_036,
    illegal: 58_520,
    mutualZugzwangs: 28,
    start: { result: 'won', plies: 29 },
  });
  const verified = await runCommand(['solve', 'board', 'verify', path, '--sample', '2000', '--json']);
  expect(JSON.parse(verified.out)).toMatchObject({ positions: 3_542_000, verified: 2000 });
}, 120_000);
