import { Worker } from 'node:worker_threads';
import { EngineSession, type ReviewedPly, type SearchInfo } from '@halma/engine';
import { createEngineWorker, type EngineWorker, type PageWorker } from '@halma/engine/worker';
import {
  agreeDraw,
  legalMoves,
  loseOnTime,
  type Position,
  playAll,
  type Result,
  resign,
  serializePosition,
  startPosition,
} from '@halma/rules';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { must, rulesOf } from './support/positions.ts';

const start = must(startPosition(rulesOf('grasshopper-8')));
const game = must(playAll(start, ['a4-b5']));

/** Starts the compiled worker, because Node 20 cannot run the TypeScript sources. */
const startCompiled = (): Worker =>
  new Worker(new URL('../dist/worker/thread.js', import.meta.url), { execArgv: [] });

describe('in a Node thread', () => {
  let engine: EngineWorker;
  beforeEach(() => {
    engine = createEngineWorker({ startWorker: startCompiled });
  });
  afterEach(() => engine.dispose());

  test('chooses moves, analyses and reviews, and reports progress', async () => {
    await engine.ready();
    const depths: number[] = [];
    const onProgress = ({ depth }: SearchInfo): void => void depths.push(depth);
    const [move, analysis, review] = await Promise.all([
      engine.chooseMove(start, { level: 4, seed: 1 }),
      engine.analyse(start, { depth: 3, lineCount: 2, onProgress }),
      engine.review(game, { nodes: 200 }),
    ]);
    expect(legalMoves(start)).toContainEqual(move);
    expect(depths).toEqual([1, 2, 3]);
    expect(analysis).toMatchObject({ depth: 3, lines: [{}, {}] });
    expect(review.map(({ turns }) => turns)).toEqual([1, 0]);
  });

  test.each<[string, (position: Position) => Result<Position>]>([
    ['a resignation', (position) => resign(position, 3)],
    ['a loss on time', (position) => loseOnTime(position, 1)],
    ['an agreed draw', agreeDraw],
  ])('reviews every turn of a game that ended with %s', async (_, end) => {
    const last = must(end(must(playAll(start, ['a4-b5', 'h5-g4', 'b5-c6']))));
    const plies: number[] = [];
    const onProgress = ({ ply }: ReviewedPly): void => void plies.push(ply);
    const review = await engine.review(last, { nodes: 50, onProgress });
    expect(plies).toEqual([1, 2, 3]);
    expect(review.map(({ turns }) => turns)).toEqual([2, 1]);
  });

  test('reviews the turns before and after the eliminations of seats', async () => {
    const opening = must(playAll(must(startPosition(rulesOf('star-3'))), ['d1-e5', 'j1-j2', 'j10-j9']));
    const middle = must(playAll(must(resign(opening, 3)), ['e5-e6', 'j9-j8']));
    const seats: number[] = [];
    const onProgress = ({ seat }: ReviewedPly): void => void seats.push(seat);
    const review = await engine.review(must(loseOnTime(middle, 1)), { nodes: 50, onProgress });
    expect(seats).toEqual([1, 3, 5, 1, 5]);
    expect(review.map(({ turns }) => turns)).toEqual([2, 1, 2]);
  });

  test('stops a search with its result so far', async () => {
    const search = engine.analyse(start, { onProgress: ({ depth }) => depth === 3 && engine.stop() });
    expect((await search)?.depth).toBeGreaterThanOrEqual(3);
  });

  test('searches with several threads, and can change their number and the game', async () => {
    const star = must(startPosition(rulesOf('star-2')));
    for (const [position, threads] of [
      [start, 2],
      [start, 3],
      [star, 3],
      [start, 1],
    ] as const) {
      const analysis = await engine.analyse(position, { depth: 6, threads });
      expect(analysis?.depth).toBe(6);
      expect(legalMoves(position)).toContainEqual(analysis?.lines[0]?.moves[0]);
    }
    const search = engine.analyse(start, {
      threads: 2,
      onProgress: ({ depth }) => depth === 4 && engine.stop(),
    });
    expect((await search)?.depth).toBeGreaterThanOrEqual(4);
    for (const threads of [0, 1.5, 65, '2' as never])
      await expect(engine.analyse(start, { threads })).rejects.toThrow(
        `\`threads\` must be a whole number from 1 to 64, not ${threads}.`,
      );
  });

  test('cancels a task whose progress the caller fails to handle, and continues with the next', async () => {
    const onProgress = (): void => {
      throw new Error('the caller fails');
    };
    const onProgressLater = async (): Promise<void> => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      throw new Error('the caller fails');
    };
    const tasks = [
      engine.analyse(start, { onProgress }),
      engine.review(game, { nodes: 300, onProgress }),
      engine.chooseMove(start, { depth: 1, onProgress }),
      engine.analyse(start, { onProgress: onProgressLater }),
      engine.chooseMove(start, { depth: 1, onProgress: onProgressLater }),
      engine.chooseMove(start, { depth: 1 }),
    ];
    const results = await Promise.allSettled(tasks);
    for (const result of results.slice(0, -1))
      expect(result).toMatchObject({ status: 'rejected', reason: { message: 'the caller fails' } });
    expect(results.at(-1)).toMatchObject({ value: { kind: 'normal' } });
  });

  test('cancels a running and a waiting task, and continues with the next', async () => {
    const running = new AbortController();
    const waiting = new AbortController();
    const onProgress = (): void => {
      waiting.abort('not needed');
      running.abort();
    };
    const tasks = [
      engine.analyse(start, { signal: running.signal, onProgress }),
      engine.analyse(start, { signal: waiting.signal }),
      engine.chooseMove(start, { depth: 1 }),
    ];
    const [first, second, third] = await Promise.allSettled(tasks);
    expect(first).toMatchObject({ reason: { name: 'AbortError' } });
    expect(second).toEqual({ status: 'rejected', reason: 'not needed' });
    expect(third).toMatchObject({ value: { kind: 'normal' } });
  });

  test.each([
    ['a signal that is already aborted', { signal: AbortSignal.abort() }, 'AbortError'],
    ['a limit below 0', { nodes: -1 }, 'RangeError'],
    ['an unknown level', { level: 11 }, 'RangeError'],
  ])('rejects %s', async (_, options, name) => {
    await expect(engine.chooseMove(start, options as object)).rejects.toMatchObject({ name });
  });

  test('rejects a value that is not a position', async () => {
    await expect(engine.analyse('H8' as never)).rejects.toThrow(TypeError);
  });

  test('dispose rejects the tasks in progress and all later ones', async () => {
    const running = engine.analyse(start);
    engine.dispose();
    for (const task of [running, engine.analyse(start), engine.ready()])
      await expect(task).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('on a page that cannot share memory', () => {
  /** A worker that sends messages only when the test calls a method. */
  class FakeWorker implements PageWorker {
    static readonly started: FakeWorker[] = [];
    isTerminated = false;
    readonly sent: { readonly number: number }[] = [];
    readonly #listeners = new Map<string, (event: never) => void>();
    constructor() {
      FakeWorker.started.push(this);
    }
    postMessage(message: { readonly number: number }): void {
      expect(message).not.toHaveProperty('lastStopped');
      this.sent.push(message);
    }
    terminate(): void {
      this.isTerminated = true;
    }
    addEventListener(type: string, listener: (event: never) => void): void {
      this.#listeners.set(type, listener);
    }
    emit(type: string, event: object): void {
      this.#listeners.get(type)?.(event as never);
    }
    /** Reports an iteration of the latest task. */
    progress(depth: number): void {
      const number = this.sent.at(-1)?.number;
      this.emit('message', { data: { kind: 'progress', number, progress: { depth, nodes: 1, lines: [] } } });
    }
  }

  let engine: EngineWorker;
  const worker = (): FakeWorker => FakeWorker.started.at(-1) ?? expect.unreachable('no worker');
  beforeEach(() => {
    FakeWorker.started.length = 0;
    vi.stubGlobal('crossOriginIsolated', false);
    engine = createEngineWorker({ startWorker: () => new FakeWorker() });
  });
  afterEach(() => {
    engine.dispose();
    vi.unstubAllGlobals();
  });

  test('stop resolves the search with its latest iteration, or waits for the first, and starts another worker for the next task', async () => {
    const search = engine.analyse(start);
    const next = engine.analyse(start);
    const first = worker();
    engine.stop();
    expect(first.isTerminated).toBe(false);
    first.progress(1);
    expect(await search).toMatchObject({ depth: 1 });
    expect(first.isTerminated).toBe(true);
    expect(FakeWorker.started).toHaveLength(2);
    worker().progress(7);
    engine.stop();
    expect(await next).toMatchObject({ depth: 7 });
  });

  test('stopping a task from its progress callback does not affect the next task', async () => {
    const search = engine.analyse(start, { onProgress: () => engine.stop() });
    const next = engine.analyse(start);
    worker().progress(1);
    expect(await search).toMatchObject({ depth: 1 });
    expect(FakeWorker.started).toHaveLength(2);
    worker().progress(7);
    engine.stop();
    expect(await next).toMatchObject({ depth: 7 });
  });

  test('settings that cannot be cloned reject only their own task', async () => {
    vi.spyOn(FakeWorker.prototype, 'postMessage').mockImplementationOnce(() => {
      throw new DOMException('a function could not be cloned', 'DataCloneError');
    });
    const search = engine.analyse(start);
    const next = engine.analyse(start);
    await expect(search).rejects.toThrow('could not be cloned');
    worker().progress(7);
    engine.stop();
    expect(await next).toMatchObject({ depth: 7 });
    vi.restoreAllMocks();
  });

  test('cancelling a task replaces the worker and ignores its late messages', async () => {
    const controller = new AbortController();
    const onProgress = vi.fn();
    const search = engine.analyse(start, { signal: controller.signal, onProgress });
    const first = worker();
    controller.abort();
    await expect(search).rejects.toMatchObject({ name: 'AbortError' });
    first.progress(1);
    first.emit('error', {});
    expect(onProgress).not.toHaveBeenCalled();
    expect(first.isTerminated).toBe(true);
  });

  test('ready resolves although the task that started the worker is cancelled', async () => {
    const controller = new AbortController();
    const search = engine.analyse(start, { signal: controller.signal });
    const isReady = engine.ready();
    controller.abort();
    await expect(search).rejects.toMatchObject({ name: 'AbortError' });
    expect(FakeWorker.started).toHaveLength(2);
    worker().emit('message', { data: { kind: 'ready' } });
    await isReady;
  });

  test('rejects all tasks when the worker fails, and starts another for the next task', async () => {
    const tasks = [engine.analyse(start), engine.analyse(start), engine.ready()];
    worker().emit('error', { message: 'no memory' });
    for (const task of tasks) await expect(task).rejects.toThrow('no memory');
    engine.analyse(start).catch(() => {});
    expect(FakeWorker.started).toHaveLength(2);
  });
});

test.each([
  [
    'refused',
    () => {
      throw new Error('refused.');
    },
  ],
  ['Cannot find module', () => new Worker(new URL('missing.js', import.meta.url))],
])('rejects tasks when no worker can start: %s', async (reason, startWorker) => {
  const engine = createEngineWorker({ startWorker });
  const message = new RegExp(`^The engine worker could not start: ${reason}[^.]*\\b.* Pass \`startWorker\``);
  await expect(engine.analyse(start)).rejects.toThrow(message);
  await expect(engine.ready()).rejects.toThrow(message);
});

test('a task gives the same result in the calling thread as in a worker', async () => {
  const engine = createEngineWorker({ startWorker: startCompiled });
  const task = { kind: 'analysis', position: serializePosition(start), settings: { nodes: 2000 } } as const;
  const session = new EngineSession();
  await session.prepare(task);
  const localResult = session.run(task, { now: () => 0 }, () => {});
  expect(await engine.analyse(start, { nodes: 2000 })).toEqual(localResult);
  engine.dispose();
});
