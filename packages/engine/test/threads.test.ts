import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { legalMoves, type Position, parsePosition } from '@halma/rules';
import { afterEach, expect, it } from 'vitest';
import {
  closeSearchThreads,
  createSearchThreads,
  EnginePlayer,
  type Limits,
  loadNetwork,
  PositionAnalyser,
  type SearchInfo,
  type SearchThreads,
} from '../src/index.ts';
import { must, rulesOf } from './support/positions.ts';
import { positionAfter } from './support/seeded-play.ts';

/** The workers that help the search threads of the current test. */
const workers: Worker[] = [];
const opened: SearchThreads[] = [];
afterEach(async () => {
  const exits = workers.map((worker) => once(worker, 'exit'));
  for (const threads of opened.splice(0)) closeSearchThreads(threads);
  // Every helper exits on its own, without an error.
  expect((await Promise.all(exits)).flat()).toEqual(workers.splice(0).map(() => 0));
});

/** Starts threads, and waits until all helpers are running. */
async function start(count: number): Promise<SearchThreads> {
  const threads = await createSearchThreads(count);
  opened.push(threads);
  const online: Promise<unknown>[] = [];
  for (let index = 1; index < count; index += 1) {
    const file = new URL('./support/search-helper.mjs', import.meta.url);
    const worker = new Worker(file, { workerData: { threads, index }, execArgv: [] });
    workers.push(worker);
    online.push(once(worker, 'online'));
  }
  await Promise.all(online);
  return threads;
}

/** Returns how often the helpers have polled in the running or latest search, and how many are searching. */
function activity({ control, count }: SearchThreads): { readonly polls: number; readonly searching: number } {
  const sum = (numbers: Int32Array): number => numbers.reduce((total, value) => total + value, 0);
  return { polls: sum(control.slice(-count)), searching: sum(control.slice(-2 * count, -count)) };
}

/** Returns the last iteration of an analysis. */
function analyse(analyser: PositionAnalyser, position: Position, limits: Partial<Limits>): SearchInfo {
  let last: SearchInfo | undefined;
  for (const info of analyser.analyse(position, { now: () => performance.now(), ...limits })) last = info;
  if (last === undefined) throw new Error('no iteration');
  return last;
}

it.each([
  ['halma-2', 2, 7],
  ['star-2', 4, 6],
  ['grasshopper-8', 3, 7],
] as const)(
  'searches %s with %i threads to the depth limit and finds a legal move',
  async (game, count, depth) => {
    const threads = await start(count);
    const rules = rulesOf(game);
    const analyser = new PositionAnalyser(rules, { threads, network: await loadNetwork(rules) });
    for (const seed of [1, 2, 3, 4]) {
      const position = positionAfter(rules, 10 + 4 * seed, seed);
      const info = analyse(analyser, position, { depth });
      expect(info.depth, `seed ${seed}`).toBe(depth);
      expect(legalMoves(position)).toContainEqual(info.lines[0]?.moves[0]);
      expect(activity(threads).searching).toBe(0);
    }
  },
);

// Positions with forced wins. A win that only seems forced would depend on how the threads run.
it.each([
  ['R5:3A1/5/C1C2/3CA/4A A - 0 1', 5],
  ['R5:3AA/1C3/1A3/5/1CC2 A - 0 1', 7],
  ['R5:A1A1A/5/5/1C3/1C2C A - 0 1', 7],
  ['R5:A4/4A/4A/5/1CC1C A - 0 1', 7],
])('proves the same win as one thread: %s', async (text, plies) => {
  const rules = rulesOf('rhombus-5-three', { preset: 'strong-solving' });
  const position = must(parsePosition(rules, text));
  const [single] = analyse(new PositionAnalyser(rules), position, { depth: 12 }).lines;
  expect(single?.proven).toEqual({ result: 'won', plies });
  const analyser = new PositionAnalyser(rules, { threads: await start(3) });
  for (let time = 0; time < 3; time += 1) {
    analyser.reset();
    // The table may contain a longer win that a helper has found first.
    const [line] = analyse(analyser, position, { depth: 12 }).lines;
    expect(line?.proven?.result).toBe('won');
    expect(legalMoves(position)).toContainEqual(line?.moves[0]);
  }
});

it('stops all threads with the search, even if the caller leaves it early', async () => {
  const threads = await start(3);
  const rules = rulesOf('halma-2');
  const analyser = new PositionAnalyser(rules, { threads });
  const position = positionAfter(rules, 20, 5);
  const info = analyse(analyser, position, {
    shouldStop: () => activity(threads).polls > 20,
  });
  expect(info.nodes).toBeGreaterThan(20 * 1024);
  expect(activity(threads).searching).toBe(0);
  const { polls } = activity(threads);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(activity(threads).polls).toBe(polls);

  for (const { depth } of analyser.analyse(position, { now: () => 0 })) if (depth === 4) break;
  expect(activity(threads).searching).toBe(0);
});

it('counts the nodes of all threads towards the limit', async () => {
  const threads = await start(3);
  const rules = rulesOf('halma-2');
  const position = positionAfter(rules, 30, 6);
  const isHelped = (): boolean => activity(threads).searching > 0;
  // Stands for a searching thread that does not run: it waits until the helpers have stopped at the limit.
  const now = (): number => {
    const start = performance.now();
    while (isHelped() && performance.now() < start + 1000);
    return start;
  };
  const info = analyse(new PositionAnalyser(rules, { threads }), position, { nodes: 100_000, now });
  expect(info.nodes).toBeGreaterThan(90_000);
  // Each thread may visit up to 1024 nodes between two checks of the limit.
  expect(info.nodes).toBeLessThan(100_000 + 3 * 1024);
});

it('continues to search after a helper has been terminated', async () => {
  const threads = await start(2);
  const rules = rulesOf('halma-2');
  const analyser = new PositionAnalyser(rules, { threads });
  const position = positionAfter(rules, 20, 7);
  const [worker] = workers.splice(0);
  const iterations = analyser.analyse(position, { now: () => 0 });
  for (const { depth } of iterations) if (depth >= 5 && activity(threads).searching === 1) break;
  await worker?.terminate();
  for (const depth of [3, 5]) expect(analyse(analyser, position, { depth }).depth).toBe(depth);
});

it('gives a limited level the same moves as without threads', async () => {
  const rules = rulesOf('star-2');
  const position = positionAfter(rules, 12, 8);
  const choose = (player: EnginePlayer): unknown =>
    player.chooseMove(position, { now: () => 0, level: 9, random: () => 0.5 });
  expect(choose(new EnginePlayer(position, { threads: await start(2) }))).toEqual(
    choose(new EnginePlayer(position)),
  );
});

it('refuses invalid numbers of threads, a second user and closed threads', async () => {
  for (const count of [1, 65, 2.5, Number.NaN])
    await expect(createSearchThreads(count)).rejects.toThrow('2 to 64 threads');
  const threads = await start(2);
  const rules = rulesOf('halma-2');
  new PositionAnalyser(rules, { threads });
  expect(() => new PositionAnalyser(rules, { threads })).toThrow('serve one player');
  const closed = await start(2);
  closeSearchThreads(closed);
  expect(() => new PositionAnalyser(rules, { threads: closed })).toThrow('closed');
});
