import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decideSpan, FigureSolver, WHOLE } from '@halma/solver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listCandidates } from '../../src/solve/figures/candidates.ts';
import { readCertificate } from '../../src/solve/figures/certificate-file.ts';
import { type CountJob, runJob } from '../../src/solve/figures/count.ts';
import type { Crew } from '../../src/solve/figures/crew.ts';
import { requestedYard } from '../../src/solve/figures/requested-yard.ts';
import { ask, idleWork } from '../support/ask.ts';
import { command } from '../support/command.ts';

const GAME = 'grasshopper-8';
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'figures-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('a figure is decided', () => {
  test.each([
    ['names of squares', 'e1 f1 d2 c3 d3 b4 c4 a5 a6 d4'],
    ['names in capitals with commas', 'E1,F1,D2,C3,D3,B4,C4,A5,A6,D4'],
    ['a position', 'H8:8/8/A7/A7/1AAA4/2AA4/3A4/4AA2 A - 0 1'],
  ])('written as %s', async (_, figure) => {
    expect(await ask('solve figures decide', { game: GAME, figure })).toEqual({
      reachable: true,
      moves: expect.any(Array),
    });
  });

  test('as impossible, though it is no candidate', async () => {
    const far = 'h1 a8 h2 b8 h3 c8 h4 d8 h8 g7';
    expect(await ask('solve figures decide', { game: GAME, figure: far })).toEqual({
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
  ])('not for %j', async (request, code) => {
    expect(await ask('solve figures decide', request)).toMatchObject({ error: { code } });
  });
});

/** A crew of one that works here, and goes home after so many spans. */
function smallCrew(spans: number, solver: FigureSolver): Crew {
  let left = spans;
  return {
    hands: 1,
    decide: async ({ first, figures }) => {
      left -= 1;
      return left < 0 ? null : decideSpan(solver, first, figures);
    },
    sendHome: () => {},
  };
}

async function jobFor(certificate: string): Promise<{ job: CountJob; solver: FigureSolver }> {
  const choice = requestedYard({ game: 'halma-4' });
  if (!choice.ok) throw new Error(choice.fault.code);
  const { yard } = choice.value;
  const list = await listCandidates(yard, idleWork);
  // Of thirteen men's candidates a few spans are enough.
  const job = { game: 'halma-4', list, shard: { index: 1, count: 5 }, certificate };
  return { job, solver: new FigureSolver(yard) };
}

test('a count goes on where it was stopped, whatever its last line had become', async () => {
  const path = join(folder, 'stopped.txt');
  const { job, solver } = await jobFor(path);
  const begun = await runJob(job, [], smallCrew(2, solver), idleWork);
  expect(begun.ok && begun.value.counts).toEqual({ reachable: 222, impossible: 778, undecided: 0 });
  await appendFile(path, 'figures halma-4 7656 2500 2999\n2513 a1-c3 a2');
  const known = await readCertificate(path);
  expect(known.ok && known.value.map(({ first }) => first)).toEqual([0, 2500]);
}, 60_000);

describe('a certificate', () => {
  const path = (): string => join(folder, 'whole.txt');
  beforeAll(async () => {
    const choice = requestedYard({ game: GAME });
    if (!choice.ok) throw new Error(choice.fault.code);
    const { yard } = choice.value;
    const list = await listCandidates(yard, idleWork);
    const job = { game: GAME, list, shard: WHOLE, certificate: path() };
    const counted = await runJob(job, [], smallCrew(9, new FigureSolver(yard)), idleWork);
    expect(counted.ok && counted.value.counts).toEqual({ reachable: 122, impossible: 205, undecided: 0 });
  });

  const verify = async (file: string): Promise<unknown> => {
    const { out } = await command(['solve', 'figures', 'verify', file, '--sample', '5', '--json']);
    return JSON.parse(out);
  };

  test('is verified', async () => {
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
    ['with a move that cannot be made', (text) => text.replace(/^(8 \S+-)\S+/m, '$1h8'), 'false-certificate'],
    ['with moves to another figure', (text) => text.replace(/^8 /m, '7 '), 'false-certificate'],
    ['with counts that are wrong', (text) => text.replace(' 205 ', ' 204 '), 'bad-certificate'],
    ['with all verdicts twice', (text) => `${text}${text}`, 'bad-certificate'],
    ['of nothing', () => '', 'bad-certificate'],
  ])('is refused %s', async (_, change, code) => {
    const other = join(folder, 'changed.txt');
    await writeFile(other, change(await readFile(path(), 'utf8')));
    expect(await verify(other)).toMatchObject({ error: { code } });
  });
});
