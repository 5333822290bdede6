import { formatPosition, PASS } from '@halma/rules';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Analyser, createAnalyser } from '../../src/game/analysis.ts';
import type { SentRequest, ShownAnalysis, Withdrawn } from '../../src/game/computer-messages.ts';
import { watchOf } from '../../src/game/watch.ts';
import { FakeWorker } from './fake-worker.ts';
import { afterMoves, gameOf } from './setup.ts';

const position = afterMoves(gameOf('star-3', 'ppp', { moveCap: '90' }, 'C'), 'j1-i1').present;

let workers: FakeWorker[];
let heard: unknown[];
let analyser: Analyser;
let withdrawn: Withdrawn | undefined;

beforeEach(() => {
  workers = [];
  heard = [];
  withdrawn = undefined;
  analyser = begin();
});

function begin(): Analyser {
  return createAnalyser({
    makeWithdrawn: () => withdrawn,
    makeWorker: () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    },
    onFound: ({ depth }) => heard.push(depth),
    onEnd: (last) => heard.push(['end', last?.depth]),
    onFailure: () => heard.push('failure'),
  });
}

function analysisOf(depth: number): ShownAnalysis {
  return { depth, nodes: 7, lines: [{ moves: [PASS], score: 0, winningChance: 0.5, shown: [] }] };
}

function find(worker: FakeWorker | undefined, depth: number): void {
  worker?.answer({ kind: 'found', analysis: analysisOf(depth) });
}

describe('an analysis', () => {
  test('is asked for with the position, its game, the limits and the lines', () => {
    analyser.analyse({ position, nodes: 500, milliseconds: 40, lines: 3 });
    expect(workers[0]?.requests[0]).toMatchObject({
      kind: 'analysis',
      rules: { game: 'star-3', preset: 'standard', options: { moveCap: '90' } },
      position: formatPosition(position),
      first: 'C',
      limits: { nodes: 500, milliseconds: 40 },
      lines: 3,
    });
    analyser.analyse({ position });
    expect(workers[1]?.requests[0]).toMatchObject({ limits: {}, lines: 1 });
  });

  test('tells each depth, and what was found last at its end', () => {
    analyser.analyse({ position, depth: 2 });
    find(workers[0], 1);
    find(workers[0], 2);
    workers[0]?.answer({ kind: 'end' });
    expect(heard).toEqual([1, 2, ['end', 2]]);
  });

  test('of a game that is over ends with nothing, whatever was found before', () => {
    analyser.analyse({ position });
    find(workers[0], 1);
    workers[0]?.answer({ kind: 'end' });
    analyser.analyse({ position });
    workers[0]?.answer({ kind: 'end' });
    expect(heard).toEqual([1, ['end', 1], ['end', undefined]]);
    expect(workers).toHaveLength(1);
  });

  test.each<[string, () => void]>([
    ['stopped', () => analyser.stop()],
    ['followed by another', () => analyser.analyse({ position })],
  ])('that is %s is ended at once and not heard any more', (_, happens) => {
    analyser.analyse({ position });
    find(workers[0], 1);
    happens();
    expect(workers[0]?.terminated).toBe(true);
    find(workers[0], 2);
    workers[0]?.answer({ kind: 'end' });
    workers[0]?.breakDown();
    expect(heard).toEqual([1]);
    analyser.analyse({ position });
    find(workers.at(-1), 3);
    expect(heard).toEqual([1, 3]);
  });

  test('that is stopped leaves its worker alive where it can be told to stop', () => {
    withdrawn = new Int32Array(new SharedArrayBuffer(4));
    analyser = begin();
    const isStopped = (request: number): boolean =>
      watchOf(workers[0]?.requests[request] as SentRequest).isStopped?.() === true;
    analyser.analyse({ position });
    expect(isStopped(0)).toBe(false);
    analyser.stop();
    expect(isStopped(0)).toBe(true);
    analyser.analyse({ position });
    expect([isStopped(0), isStopped(1)]).toEqual([true, false]);
    workers[0]?.answer({ kind: 'end' }, 1);
    find(workers[0], 1);
    expect([heard, workers.length, workers[0]?.terminated]).toEqual([[1], 1, false]);
  });

  test('that has ended leaves nothing to stop', () => {
    analyser.analyse({ position });
    workers[0]?.answer({ kind: 'end' });
    analyser.stop();
    expect(workers[0]?.terminated).toBe(false);
  });

  test.each<[string, (worker: FakeWorker | undefined) => void]>([
    ['an error of the worker', (worker) => worker?.breakDown()],
    ['a problem', (worker) => worker?.answer({ kind: 'problem', problem: 'no' })],
  ])('fails once by %s, and may be asked for again', (_, happens) => {
    analyser.analyse({ position });
    happens(workers[0]);
    happens(workers[0]);
    expect([heard, workers[0]?.terminated]).toEqual([['failure'], true]);
    analyser.analyse({ position });
    find(workers[1], 1);
    expect(heard).toEqual(['failure', 1]);
  });
});
