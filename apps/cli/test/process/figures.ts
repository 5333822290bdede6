import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Block } from '@halma/solver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCertificate } from '../../src/solve/figures/certificate-file.ts';
import { repository, runCommand, startCommand } from '../support/process.ts';

const STORED = join(repository, 'packages/solver/data/figures-halma-4.txt.gz');

describe('the figures of thirteen men, counted by threads of the real command', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'figures-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const countShard = (shard: string, certificate: string): readonly string[] =>
    `solve figures count --game halma-4 --threads 2 --shard ${shard} --certificate ${certificate} --json`.split(
      ' ',
    );

  /** Waits until a block has been written. */
  const firstBlock = (path: string): Promise<void> =>
    new Promise((resolve) => {
      const timer = setInterval(() => {
        if (!existsSync(path) || !/end\n/.test(readFileSync(path, 'utf8'))) return;
        clearInterval(timer);
        resolve();
      }, 20);
    });

  test('in two shards, one of them killed and started again, they are those of the stored certificate', async () => {
    const paths = ['1', '2'].map((part) => join(folder, `part-${part}.txt`));
    const [first = '', second = ''] = paths;
    const killed = startCommand(countShard('1/2', first));
    await firstBlock(first);
    killed.child.kill('SIGKILL');
    expect(await killed.ended).toBe('SIGKILL');
    const resumed = await runCommand(countShard('1/2', first));
    const other = await runCommand(countShard('2/2', second));
    expect([resumed.status, other.status]).toEqual([0, 0]);
    const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
    const joined = join(folder, 'joined.txt');
    await writeFile(joined, texts.join(''));
    expect(await blocksOf(joined)).toEqual(await blocksOf(STORED));
    const verified = await runCommand(['solve', 'figures', 'verify', joined, '--sample', '3', '--json']);
    expect(JSON.parse(verified.out)).toMatchObject({ reachable: 850, impossible: 6806, missing: 0 });
  }, 180_000);

  test.each([
    ['figures-halma-4.txt.gz', { reachable: 850, impossible: 6806 }],
    ['figures-grasshopper-8.txt.gz', { reachable: 122, impossible: 205 }],
  ])(
    'the stored certificate %s is verified as it lies there',
    async (name, counts) => {
      const path = join(repository, 'packages/solver/data', name);
      const { out } = await runCommand(['solve', 'figures', 'verify', path, '--sample', '3', '--json']);
      expect(JSON.parse(out)).toMatchObject({ ...counts, undecided: 0, missing: 0 });
    },
    60_000,
  );
});

/** The blocks of a certificate in the order of their candidates. */
async function blocksOf(path: string): Promise<readonly Block[]> {
  const blocks = await readCertificate(path);
  if (!blocks.ok) throw new Error(blocks.fault.message);
  return [...blocks.value].sort((a, b) => a.first - b.first);
}
