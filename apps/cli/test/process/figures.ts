import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  addCounts,
  type CertificateBlock,
  checkFigureSolution,
  countVerdicts,
  ZERO_COUNTS,
} from '@halma/solver';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readCertificate } from '../../src/solve/figures/certificate-file.ts';
import { fullCampPosition } from '../../src/solve/figures/figure-text.ts';
import { requestedCamp } from '../../src/solve/figures/requested-camp.ts';
import { repository, runCommand, startCommand } from '../support/process.ts';

const STORED_CERTIFICATE = join(repository, 'packages/solver/data/figures-halma-4.txt.gz');

describe('the figures of thirteen men, counted in threads', () => {
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
  const waitForFirstBlock = (path: string): Promise<void> =>
    vi.waitFor(
      () => {
        if (!existsSync(path) || !/end\n/.test(readFileSync(path, 'utf8'))) throw new Error('no block yet');
      },
      { timeout: 60_000, interval: 20 },
    );

  test('match the stored certificate after a shard is killed and resumed', async () => {
    const paths = ['1', '2'].map((part) => join(folder, `part-${part}.txt`));
    const [first = '', second = ''] = paths;
    const killed = startCommand(countShard('1/2', first));
    await waitForFirstBlock(first);
    killed.child.kill('SIGKILL');
    expect(await killed.ended).toBe('SIGKILL');
    const resumed = await runCommand(countShard('1/2', first));
    const other = await runCommand(countShard('2/2', second));
    expect([resumed.status, other.status]).toEqual([0, 0]);
    const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
    const joined = join(folder, 'joined.txt');
    await writeFile(joined, texts.join(''));
    expect(await blocksOf(joined)).toEqual(await blocksOf(STORED_CERTIFICATE));
    const verified = await runCommand(['solve', 'figures', 'verify', joined, '--sample', '3', '--json']);
    const counts = { reachable: 850, impossible: 6806, undecided: 0, missing: 0 };
    expect(JSON.parse(verified.out)).toMatchObject(counts);
  }, 180_000);

  test.each([
    // The test above verifies the blocks of the figures of thirteen men.
    ['figures-grasshopper-10.txt.gz', { reachable: 3064, impossible: 29_554 }],
    ['figures-grasshopper-8.txt.gz', { reachable: 122, impossible: 205 }],
  ])(
    'verifies the stored certificate %s',
    async (name, counts) => {
      const path = join(repository, 'packages/solver/data', name);
      const { out } = await runCommand(['solve', 'figures', 'verify', path, '--sample', '3', '--json']);
      expect(JSON.parse(out)).toMatchObject({ ...counts, undecided: 0, missing: 0 });
    },
    60_000,
  );
});

describe('the stored certificate of nineteen men', async () => {
  const blocks = await blocksOf(join(repository, 'packages/solver/data/figures-halma-2.txt.gz'));
  const keys = blocks.flatMap(({ results }) =>
    results.flatMap(({ moves }) => (moves === null ? [] : [moves])),
  );
  const figures = keys.map((moves) => moves.map(({ to }) => to).sort((one, other) => one - other));
  const choice = requestedCamp({ game: 'halma-2' });
  if (!choice.ok) throw new Error(choice.refusal.message);
  const { rules } = choice.value;
  const { board, camps } = rules;

  test('contains every candidate', () => {
    expect(blocks.map(({ first }) => first)).toEqual([0, ...blocks.slice(0, -1).map(({ last }) => last + 1)]);
    expect(blocks.at(-1)?.last).toBe(962_728);
    const counts = blocks.map(countVerdicts).reduce(addCounts, ZERO_COUNTS);
    expect(counts).toEqual({ reachable: 51_178, impossible: 911_551, undecided: 0 });
  });

  test('has only distinct symmetric figures outside the camp', () => {
    expect(new Set(figures.map(String)).size).toBe(51_178);
    const mirrorOf = board.names.map((_, cell) =>
      board.names.findIndex(
        (_, other) => board.x[other] === board.y[cell] && board.y[other] === board.x[cell],
      ),
    );
    const isInvalid = (figure: readonly number[]): boolean => {
      const men = new Set(figure);
      return figure.some((cell) => camps[1]?.inHome[cell] === 1 || !men.has(mirrorOf[cell] ?? -1));
    };
    expect(figures.filter(isInvalid)).toEqual([]);
  });

  test('has legal keys, in a sample of one in a hundred', () => {
    const start = fullCampPosition(rules);
    const faults = keys.flatMap((moves, index) =>
      index % 100 === 0 ? [checkFigureSolution(start, moves, figures[index] ?? [])] : [],
    );
    expect(faults).toHaveLength(512);
    expect(faults.filter((fault) => fault !== null)).toEqual([]);
  });
});

/** Reads the blocks of a certificate, in the order of their candidates. */
async function blocksOf(path: string): Promise<readonly CertificateBlock[]> {
  const blocks = await readCertificate(path);
  if (!blocks.ok) throw new Error(blocks.refusal.message);
  return [...blocks.value].sort((a, b) => a.first - b.first);
}
