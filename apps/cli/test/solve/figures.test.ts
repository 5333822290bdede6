import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { decideRange, FigureSolver, SINGLE_SHARD } from '@halma/solver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listCandidates } from '../../src/solve/figures/candidates.ts';
import { readCertificate } from '../../src/solve/figures/certificate-file.ts';
import { type CountJob, runJob } from '../../src/solve/figures/count.ts';
import { requestedCamp } from '../../src/solve/figures/requested-camp.ts';
import type { SolverPool } from '../../src/solve/figures/solver-pool.ts';
import { ask, idleWork } from '../support/ask.ts';
import { command } from '../support/command.ts';

const GAME = 'grasshopper-8';
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'figures-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('decides a figure', () => {
  test.each([
    ['names of squares', 'e1 f1 d2 c3 d3 b4 c4 a5 a6 d4'],
    ['names in upper case, separated by commas', 'E1,F1,D2,C3,D3,B4,C4,A5,A6,D4'],
    ['a position', 'H8:8/8/A7/A7/1AAA4/2AA4/3A4/4AA2 A - 0 1'],
  ])('written as %s', async (_, figure) => {
    expect(await ask('solve figures decide', { game: GAME, figure })).toEqual({
      reachable: true,
      moves: expect.any(Array),
    });
  });

  test('as impossible if it is not a candidate', async () => {
    const farFigure = 'h1 a8 h2 b8 h3 c8 h4 d8 h8 g7';
    expect(await ask('solve figures decide', { game: GAME, figure: farFigure })).toEqual({
      reachable: false,
      moves: [],
    });
  });

  test.each([
    [{ game: 'star-2', figure: 'a1' }, 'no-yard'],
    [{ game: GAME, figure: 'a1 b1' }, 'bad-figure'],
    [{ game: GAME, figure: 'z9' }, 'unknown-cell'],
    [{ game: GAME, figure: 'x:y' }, 'bad-field'],
    [{ game: GAME }, 'bad-request'],
  ])('but refuses %j', async (request, code) => {
    expect(await ask('solve figures decide', request)).toMatchObject({ error: { code } });
  });
});

/** Creates a pool that works in this thread and closes after a number of ranges. */
function createPool(rangeCount: number, solver: FigureSolver): SolverPool {
  let remaining = rangeCount;
  return {
    size: 1,
    decide: async ({ first, figures }) => {
      remaining -= 1;
      return remaining < 0 ? null : decideRange(solver, first, figures);
    },
    close: () => {},
  };
}

async function jobFor(certificate: string): Promise<{ job: CountJob; solver: FigureSolver }> {
  const choice = requestedCamp({ game: 'halma-4' });
  if (!choice.ok) throw new Error(choice.refusal.code);
  const { camp } = choice.value;
  const list = await listCandidates(camp, idleWork);
  // A few ranges of the candidates of thirteen men are enough.
  const job = { game: 'halma-4', list, shard: { index: 1, count: 5 }, certificate };
  return { job, solver: new FigureSolver(camp) };
}

test('a certificate whose last block is incomplete is read without that block', async () => {
  const path = join(folder, 'stopped.txt');
  const { job, solver } = await jobFor(path);
  const started = await runJob(job, [], createPool(2, solver), idleWork);
  expect(started.ok && started.value.counts).toEqual({ reachable: 222, impossible: 778, undecided: 0 });
  await appendFile(path, 'figures halma-4 7656 2500 2999\n2513 a1-c3 a2');
  const certificate = await readCertificate(path);
  expect(certificate.ok && certificate.value.map(({ first }) => first)).toEqual([0, 2500]);
}, 60_000);

test.each([
  ['a text that is not a certificate', Buffer.from('Club evening\n')],
  ['a compressed certificate', gzipSync('figures halma-4 7656 2500 2999\n')],
])('a count does not continue %s', async (_, bytes) => {
  const path = join(folder, 'other.txt');
  await writeFile(path, bytes);
  const { job, solver } = await jobFor(path);
  expect(await runJob(job, [], createPool(2, solver), idleWork)).toMatchObject({
    ok: false,
    refusal: { code: 'bad-certificate' },
  });
  expect(await readFile(path)).toEqual(bytes);
});

test('a count that could not write a block fails, even if it could write a later one', async () => {
  const path = join(folder, 'unwritable.txt');
  const { job } = await jobFor(path);
  let rangeCount = 0;
  const pool: SolverPool = {
    size: 2,
    decide: async () => {
      rangeCount += 1;
      if (rangeCount === 1) {
        await rm(path, { force: true });
        await mkdir(path);
        return [];
      }
      await setTimeout(100);
      await rm(path, { recursive: true, force: true });
      return rangeCount === 2 ? [] : null;
    },
    close: () => undefined,
  };
  expect(await runJob(job, [], pool, idleWork)).toMatchObject({
    ok: false,
    refusal: { code: 'unwritable-file' },
  });
});

describe('a certificate', () => {
  const path = (): string => join(folder, 'complete.txt');
  beforeAll(async () => {
    const choice = requestedCamp({ game: GAME });
    if (!choice.ok) throw new Error(choice.refusal.code);
    const { camp } = choice.value;
    const list = await listCandidates(camp, idleWork);
    const job = { game: GAME, list, shard: SINGLE_SHARD, certificate: path() };
    const counted = await runJob(job, [], createPool(9, new FigureSolver(camp)), idleWork);
    expect(counted.ok && counted.value.counts).toEqual({ reachable: 122, impossible: 205, undecided: 0 });
  });

  const verify = async (file: string): Promise<unknown> => {
    const { out } = await command(['solve', 'figures', 'verify', file, '--sample', '5', '--json']);
    return JSON.parse(out);
  };

  test('passes verification', async () => {
    expect(await verify(path())).toEqual({
      reachable: 122,
      impossible: 205,
      undecided: 0,
      missing: 0,
      replayed: 122,
      confirmed: 5,
      givenUp: 0,
    });
  });

  test.each<[string, (text: string) => string, string]>([
    ['for an illegal move', (text) => text.replace(/^(8 \S+-)\S+/m, '$1h8'), 'false-certificate'],
    ['for moves to a different figure', (text) => text.replace(/^8 /m, '7 '), 'false-certificate'],
    ['for wrong counts', (text) => text.replace(' 205 ', ' 204 '), 'bad-certificate'],
    ['for repeated verdicts', (text) => `${text}${text}`, 'bad-certificate'],
    ['when it is empty', () => '', 'bad-certificate'],
  ])('is refused %s', async (_, change, code) => {
    const changedPath = join(folder, 'changed.txt');
    await writeFile(changedPath, change(await readFile(path(), 'utf8')));
    expect(await verify(changedPath)).toMatchObject({ error: { code } });
  });

  test('is refused with the number of an invalid line, and without a character', async () => {
    const changedPath = join(folder, 'changed.txt');
    await writeFile(changedPath, (await readFile(path(), 'utf8')).replace(' 205 ', ' 204 '));
    const message = expect.stringMatching(/^Line \d+ of .* is invalid\.$/);
    expect(await verify(changedPath)).toEqual({ error: { code: 'bad-certificate', message } });
  });
});

test('a search for figures reports how many it found before an interruption', async () => {
  const { out, status } = await command(['solve', 'figures', 'find', '--count', '5'], {
    isInterrupted: true,
  });
  expect(out).toBe('Found 0 of 5 figures; 0 candidates tried.\n');
  expect(status).toBe(130);
});
