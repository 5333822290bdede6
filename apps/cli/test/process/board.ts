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

test('two threads solve a board together, and its tablebase is verified', async () => {
  const path = join(folder, 'rhombus-4-4.htb');
  const words = ['solve', 'board', '--shape', 'rhombus', '--side', '4', '--men', '4', '--threads', '2'];
  const solved = await runCommand([...words, '--tablebase', path, '--json']);
  expect(JSON.parse(solved.out)).toMatchObject({
    positions: 1_801_800,
    wins: 863_234,
    draws: 7022,
    illegal: 68_310,
    mutualZugzwangs: 24,
    start: { result: 'won', plies: 19 },
  });
  const verified = await runCommand(['solve', 'board', 'verify', path, '--sample', '2000', '--json']);
  expect(JSON.parse(verified.out)).toMatchObject({ positions: 900_900, verified: 2000 });
}, 120_000);
