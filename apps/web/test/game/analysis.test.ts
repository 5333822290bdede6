import { formatPosition, PASS } from '@halma/rules';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Analyser, createAnalyser } from '../../src/game/analysis.ts';
import type { CancelCounter, SentRequest, ShownAnalysis } from '../../src/game/computer-messages.ts';
import { searchControlOf } from '../../src/game/search-control.ts';
import { FakeWorker } from './fake-worker.ts';
import { afterMoves, gameOf } from './setup.ts';

const position = afterMoves(gameOf('star-3', 'ppp', { moveCap: '90' }, 'C'), 'j1-i1').present;

let workers: FakeWorker[];
let reports: unknown[];
let analyser: Analyser;
let cancelCounter: CancelCounter | undefined;

beforeEach(() => {
  workers = [];
  reports = [];
  cancelCounter = undefined;
  analyser = startAnalyser();
});

function startAnalyser(): Analyser {
  return createAnalyser({
    makeCancelCounter: () => cancelCounter,
    makeWorker: () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    },
    onFound: ({ depth }) => reports.push(depth),
    onEnd: (last) => reports.push(['end', last?.depth]),
    onFailure: () => reports.push('failure'),
  });
}

function analysisOf(depth: number): ShownAnalysis {
  return {
    depth,
    nodes: 7,
    lines: [{ moves: [PASS], score: 0, winningChance: 0.5, shownMoves: [], lead: { moves: 0, chance: 0.5 } }],
  };
}

function respondWithDepth(worker: FakeWorker | undefined, depth: number): void {
  worker?.respond({ kind: 'found', analysis: analysisOf(depth) });
}

describe('an analysis', () => {
  test('sends the position, its game, the limits and the number of lines to the worker', () => {
    analyser.analyse({ position, nodes: 500, milliseconds: 40, lineCount: 3 });
    expect(workers[0]?.requests[0]).toMatchObject({
      kind: 'analysis',
      rules: { game: 'star-3', preset: 'standard', options: { moveCap: '90' } },
      position: formatPosition(position),
      first: 'C',
      limits: { nodes: 500, milliseconds: 40 },
      lineCount: 3,
    });
    analyser.analyse({ position });
    expect(workers[1]?.requests[0]).toMatchObject({ limits: {}, lineCount: 1 });
  });

  test('reports each depth, and the last result at its end', () => {
    analyser.analyse({ position, depth: 2 });
    respondWithDepth(workers[0], 1);
    respondWithDepth(workers[0], 2);
    workers[0]?.respond({ kind: 'end' });
    expect(reports).toEqual([1, 2, ['end', 2]]);
  });

  test('of a finished game ends without a result, even if an earlier analysis had one', () => {
    analyser.analyse({ position });
    respondWithDepth(workers[0], 1);
    workers[0]?.respond({ kind: 'end' });
    analyser.analyse({ position });
    workers[0]?.respond({ kind: 'end' });
    expect(reports).toEqual([1, ['end', 1], ['end', undefined]]);
    expect(workers).toHaveLength(1);
  });

  test.each<[string, () => void]>([
    ['stopped', () => analyser.stop()],
    ['followed by another', () => analyser.analyse({ position })],
  ])('that is %s ends immediately, and later responses are ignored', (_, act) => {
    analyser.analyse({ position });
    respondWithDepth(workers[0], 1);
    act();
    expect(workers[0]?.terminated).toBe(true);
    respondWithDepth(workers[0], 2);
    workers[0]?.respond({ kind: 'end' });
    workers[0]?.raiseError();
    expect(reports).toEqual([1]);
    analyser.analyse({ position });
    respondWithDepth(workers.at(-1), 3);
    expect(reports).toEqual([1, 3]);
  });

  test('that is stopped reuses its worker if the worker supports stopping', () => {
    cancelCounter = new Int32Array(new SharedArrayBuffer(4));
    analyser = startAnalyser();
    const isStopped = (request: number): boolean =>
      searchControlOf(workers[0]?.requests[request] as SentRequest).shouldStop?.() === true;
    analyser.analyse({ position });
    expect(isStopped(0)).toBe(false);
    analyser.stop();
    expect(isStopped(0)).toBe(true);
    analyser.analyse({ position });
    expect([isStopped(0), isStopped(1)]).toEqual([true, false]);
    workers[0]?.respond({ kind: 'end' }, 1);
    respondWithDepth(workers[0], 1);
    expect([reports, workers.length, workers[0]?.terminated]).toEqual([[1], 1, false]);
  });

  test('that has ended keeps its worker when it is stopped', () => {
    analyser.analyse({ position });
    workers[0]?.respond({ kind: 'end' });
    analyser.stop();
    expect(workers[0]?.terminated).toBe(false);
  });

  test.each<[string, (worker: FakeWorker | undefined) => void]>([
    ['an error in the worker', (worker) => worker?.raiseError()],
    ['a problem', (worker) => worker?.respond({ kind: 'problem', problem: 'no' })],
  ])('fails once after %s and can be requested again', (_, act) => {
    analyser.analyse({ position });
    act(workers[0]);
    act(workers[0]);
    expect([reports, workers[0]?.terminated]).toEqual([['failure'], true]);
    analyser.analyse({ position });
    respondWithDepth(workers[1], 1);
    expect(reports).toEqual(['failure', 1]);
  });
});
