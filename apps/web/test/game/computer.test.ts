import { formatMove, type Move } from '@halma/rules';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Computer, createComputer } from '../../src/game/computer.ts';
import { rewindTo } from '../../src/game/session.ts';
import { FakeWorker } from './fake-worker.ts';
import { afterMoves, gameOf } from './setup.ts';

const game = afterMoves(gameOf('halma-2', 'pc'), 'e1-f1');

let workers: FakeWorker[];
let moves: string[];
let failures: number;
let computer: Computer;

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  moves = [];
  failures = 0;
  computer = createComputer({
    milliseconds: 100,
    makeWorker: () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    },
    onMove: (move: Move) => moves.push(formatMove(game.rules.board, move)),
    onFailure: () => {
      failures += 1;
    },
  });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the computer', () => {
  test('receives the game and its time, and responds with a move', () => {
    computer.requestMove(game);
    expect(workers[0]?.requests[0]).toMatchObject({ milliseconds: 100, game: { turns: ['e1-f1'] } });
    workers[0]?.move('p12-p11');
    expect(moves).toEqual(['p12-p11']);
    vi.runAllTimers();
    expect(failures).toBe(0);
  });

  test('receives only the new turns, and the number of turns that remain after a takeback', () => {
    computer.requestMove(game);
    workers[0]?.move('p12-p11');
    computer.requestMove(afterMoves(game, 'p12-p11', 'd1-e1'));
    expect(workers[0]?.requests[1]).toMatchObject({ game: { keptCount: 1, added: ['p12-p11', 'd1-e1'] } });
    computer.requestMove(afterMoves(rewindTo(game, 0), 'd1-f1'));
    expect(workers[0]?.requests[2]).toMatchObject({ game: { keptCount: 0, added: ['d1-f1'] } });
  });

  test('receives all turns of a different game, and of any game in a new thread', () => {
    computer.requestMove(game);
    computer.requestMove(afterMoves(gameOf('halma-2', 'pc'), 'd1-f1'));
    expect(workers[0]?.requests[1]).toMatchObject({ game: { turns: ['d1-f1'] } });
    workers[0]?.raiseError();
    computer.requestMove(game);
    expect(workers[1]?.requests[0]).toMatchObject({ game: { turns: ['e1-f1'] } });
  });

  test('makes no move if the game has changed since the request, or the request is cancelled', () => {
    computer.requestMove(game);
    computer.requestMove(afterMoves(gameOf('halma-2', 'pc'), 'd1-f1'));
    workers[0]?.move('p12-p11', 1);
    expect(moves).toEqual([]);
    workers[0]?.move('p12-o11');
    expect(moves).toEqual(['p12-o11']);
    computer.requestMove(game);
    computer.cancel();
    workers[0]?.move('p12-p11');
    expect(moves).toHaveLength(1);
  });

  test.each<[string, (worker: FakeWorker) => void]>([
    ['an error in the worker', (worker) => worker.raiseError()],
    ['an unreadable response', (worker) => worker.onmessageerror?.({} as MessageEvent)],
    ['a problem', (worker) => worker.respond({ kind: 'problem', problem: 'no' })],
    ['a response that is not a move', (worker) => worker.move('zz')],
    ['a timeout', () => vi.advanceTimersByTime(30_000)],
  ])('fails once after %s and responds to the next request', (_, cause) => {
    computer.requestMove(game);
    const [first] = workers;
    if (first !== undefined) cause(first);
    expect([failures, first?.terminated]).toEqual([1, true]);
    computer.requestMove(game);
    workers[1]?.move('p12-p11');
    expect([failures, moves.length, workers.length]).toEqual([1, 1, 2]);
  });

  test('fails if no worker can start', () => {
    const withoutWorker = createComputer({
      milliseconds: 100,
      makeWorker: () => {
        throw new Error('workers are not available');
      },
      onMove: () => {},
      onFailure: () => {
        failures += 1;
      },
    });
    withoutWorker.requestMove(game);
    expect(failures).toBe(1);
  });
});
