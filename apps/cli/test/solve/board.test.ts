import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createSharedTable,
  createSmallBoard,
  RetrogradeSolver,
  type SharedTable,
  type SmallBoard,
} from '@halma/solver';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { plainText } from '../../src/drawing/paint.ts';
import type { BoardPool, BoardTask } from '../../src/solve/board/board-pool.ts';
import { readCheckpoint, writeCheckpoint } from '../../src/solve/board/checkpoint.ts';
import { solveBoard } from '../../src/solve/board/solve-board.ts';
import { verifyTablebase } from '../../src/solve/board/verify-tablebase.ts';
import { idleWork } from '../support/ask.ts';
import { command } from '../support/command.ts';

let folder = '';
let tablebase = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'board-'));
  tablebase = join(folder, 'board.htb');
});
afterEach(() => rm(folder, { recursive: true }));

const BOARD = { shape: 'rhombus', side: 5, men: 2 };

/** Returns a pool in this thread that closes before the pass for `lastPlies` plies. */
const poolClosedAt =
  (lastPlies: number) =>
  (board: SmallBoard, table: SharedTable): BoardPool => {
    const solver = new RetrogradeSolver(board, table);
    const run = (kind: BoardTask['kind'], plies: number): number => {
      if (kind === 'initialise') solver.initialise(0, table.ranks.length);
      if (kind === 'expand') return solver.expand(0, table.ranks.length, plies);
      return kind === 'zugzwangs' ? solver.countZugzwangs(0, table.ranks.length) : 0;
    };
    return {
      pass: async (kind, plies) => (plies < lastPlies ? run(kind, plies) : null),
      close: () => {},
    };
  };

/** A context whose clock advances by an hour each time it is read, so that every pass ends with a checkpoint. */
function workWithFastClock(): typeof idleWork {
  let now = 0;
  return {
    ...idleWork,
    now: () => {
      now += 3_600_000;
      return now;
    },
  };
}

const solve = (pool = poolClosedAt(Number.POSITIVE_INFINITY), request: object = {}) =>
  solveBoard({ ...BOARD, threads: 1, tablebase, ...request }, workWithFastClock(), pool);

test.each([
  [BOARD, [1, 9, 10, 17]],
  [{ shape: 'star', side: 1, men: 2 }, [1, 3, 5]],
  [{ shape: 'rhombus', side: 9, men: 1 }, [2, 20]],
  [{ shape: 'square', side: 4, men: 3, preset: 'parker-1885' }, [2, 4]],
])('an interrupted run of %o continues and writes the same file', async (board, interruptions) => {
  expect((await solve(undefined, board)).ok).toBe(true);
  const uninterrupted = await readFile(tablebase);
  await rm(tablebase);
  for (const plies of interruptions) {
    expect(await solve(poolClosedAt(plies), board)).toMatchObject({
      ok: false,
      refusal: {
        code: 'undecided',
        message: expect.stringContaining(plies > 1 ? 'resumes' : 'starts again'),
      },
    });
    expect(existsSync(tablebase)).toBe(false);
    expect(existsSync(`${tablebase}.part`)).toBe(plies > 1);
  }
  expect((await solve(undefined, board)).ok).toBe(true);
  expect((await readFile(tablebase)).equals(uninterrupted)).toBe(true);
  expect(existsSync(`${tablebase}.part`)).toBe(false);
});

test('an interrupted run exits with 130', async () => {
  const words = ['solve', 'board', '--shape', 'rhombus', '--side', '5', '--men', '3'];
  expect(await command(words, { isInterrupted: true })).toMatchObject({
    status: 130,
    err: expect.stringContaining('(undecided)'),
  });
});

test('prints that none of three players can force a win', async () => {
  const solved = await solve(undefined, { shape: 'star', side: 1, men: 1 });
  const text = solved.ok ? solved.value.text(plainText, 80) : '';
  expect(text).toContain('Star of 13 holes, 1 man each: no player can force a win.');
  expect(text).toMatch(/won by the previous side +612/);
  expect(text).not.toContain('zugzwang');
});

test.each([
  [
    'for another board',
    'halma checkpoint 4 rhombus 5 1 strong-solving 9\n',
    'is not a checkpoint of this board',
  ],
  [
    'that states no number of plies',
    'halma checkpoint 4 rhombus 5 2 strong-solving\n',
    'is not a checkpoint of this board',
  ],
  [
    'under other rules',
    'halma checkpoint 4 rhombus 5 2 parker-1885 9\n',
    'is not a checkpoint of this board',
  ],
  ['that is incomplete', 'halma checkpoint 4 rhombus 5 2 strong-solving 9\nabc', 'is incomplete'],
])('a checkpoint %s is refused', async (_, text, message) => {
  await writeFile(`${tablebase}.part`, text);
  expect(await solve()).toMatchObject({
    ok: false,
    refusal: { code: 'bad-tablebase', message: expect.stringContaining(message) },
  });
});

test.each([
  ['another board', () => solve(undefined, { men: 1 })],
  ['other rules', () => solve(undefined, { preset: 'parker-1885' })],
  ['something else', () => writeFile(tablebase, 'a text that is long enough')],
])('a file with %s is not replaced', async (_, write) => {
  await write();
  const file = await readFile(tablebase);
  expect(await solve()).toMatchObject({ ok: false, refusal: { code: 'unwritable-file' } });
  expect((await readFile(tablebase)).equals(file)).toBe(true);
});

test('a tablebase of the same board is replaced', async () => {
  await solve();
  expect((await solve()).ok).toBe(true);
});

test('a checkpoint holds every block of both tables', async () => {
  const board = createSmallBoard({ shape: 'rhombus', side: 3, men: 2 });
  if (!board.ok) throw new Error(board.refusal.code);
  const createTable = (): SharedTable => {
    const table = createSharedTable(board.value, { maxBlockBytes: 100 });
    if (!table.ok) throw new Error(table.refusal.code);
    return table.value;
  };
  const [writtenTable, readTable] = [createTable(), createTable()];
  for (const [index, block] of [...writtenTable.values, ...writtenTable.counters].entries())
    block.fill(index);
  expect(await writeCheckpoint(tablebase, board.value, writtenTable, 7)).toEqual({ ok: true, value: null });
  expect(await readCheckpoint(tablebase, board.value, readTable)).toEqual({ ok: true, value: 7 });
  expect(writtenTable.values.length).toBeGreaterThan(1);
  expect(readTable).toEqual(writtenTable);
});

test('a folder that does not exist is refused', async () => {
  const result = await solve(undefined, { tablebase: join(folder, 'none', 'board.htb') });
  expect(result).toMatchObject({ ok: false, refusal: { code: 'unwritable-file' } });
});

describe('solve board verify', () => {
  test('solves a board and verifies every position', async () => {
    const { out } = await command([
      ...['solve', 'board', 'verify', '--all'],
      ...['--shape', 'rhombus', '--side', '3', '--men', '3', '--json'],
    ]);
    expect(JSON.parse(out)).toMatchObject({
      boards: [{ shape: 'rhombus', side: 3, men: 3, positions: 3360 }],
    });
  });

  test.each([
    [[], 'name a tablebase, or use --all'],
    [['--all', '--sample', '5'], '--all takes no --sample'],
    [['--all', '--shape', 'torus'], '--shape expects'],
  ])('refuses the options %j', async (words, message) => {
    const { status, err } = await command(['solve', 'board', 'verify', ...words]);
    expect({ status, err }).toEqual({ status: 2, err: expect.stringContaining(message) });
  });

  test('an interruption ends the solution of a board', async () => {
    const interruption = new AbortController();
    let yieldCount = 0;
    const yieldToEventLoop = async (): Promise<void> => {
      yieldCount += 1;
      interruption.abort();
    };
    const work = { ...idleWork, signal: interruption.signal, yieldToEventLoop };
    const verified = await verifyTablebase({ all: true, shape: 'rhombus', side: 3, men: 3 }, work);
    expect(verified.ok && verified.value.data()).toEqual({ boards: [] });
    expect(yieldCount).toBe(1);
  });

  test('proves every value if the sample is as large as the tablebase', async () => {
    await solve(undefined, { side: 4 });
    const progress: string[] = [];
    const work = { ...idleWork, reportProgress: (text: string) => void progress.push(text) };
    const verified = await verifyTablebase({ tablebase, sample: 20_000 }, work);
    expect(verified.ok && verified.value.data()).toEqual({ positions: 10_920, verified: 10_920 });
    expect(progress.at(-1)).toMatch(/ verified 10,500 of 10,920 positions/);
  });

  test.each([
    ['unreadable-file', async () => {}],
    ['bad-tablebase', () => writeFile(tablebase, 'a text that is long enough')],
  ])('refuses with %s', async (code, prepare) => {
    await prepare();
    expect(await verifyTablebase({ tablebase }, idleWork)).toMatchObject({ ok: false, refusal: { code } });
  });
});

test.each([
  [[], '--shape expects rhombus, square or star'],
  [['--shape', 'torus'], '--shape expects rhombus, square or star'],
  [['--shape', 'square'], '--side is missing'],
  [['--shape', 'square', '--side', '5'], '--men is missing'],
  [['--shape', 'square', '--side', '12', '--men', '3'], '--side expects a whole number from 4 to 11'],
  [['--shape', 'square', '--side', '5', '--men', '5'], '--men expects one of 1, 3, 4, 6 on this board'],
  [['--shape', 'rhombus', '--side', '7', '--men', '6'], 'tables of this board need'],
  [
    ['--shape', 'square', '--side', '5', '--men', '3', '--preset', 'standard'],
    '--preset expects strong-solving, parker-1885 or encyclopaedia',
  ],
  [['--shape', 'square', '--side', '5', '--men', '3', '--threads', '0'], '--threads expects'],
])('solve board refuses the options %j', async (words, message) => {
  const { status, err } = await command(['solve', 'board', ...words]);
  expect(status).toBe(2);
  expect(err).toContain(message);
});
