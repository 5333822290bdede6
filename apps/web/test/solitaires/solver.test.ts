import { formatPosition, playAll } from '@halma/rules';
import { describe, expect, it } from 'vitest';
import { setUp, unwrap } from '../../src/board/set-up.ts';
import { ARMY, fullCamp } from '../../src/solitaires/army.ts';
import {
  mirrorImageOf,
  normalMoves,
  occupiedSquares,
  toggleSquare,
  validateFigure,
} from '../../src/solitaires/custom-figure.ts';
import { FIGURES } from '../../src/solitaires/key-names.ts';
import { figurePosition } from '../../src/solitaires/keys.ts';
import { runSolver } from '../../src/solitaires/run-solver.ts';
import type { SolverRequest, SolverResponse } from '../../src/solitaires/solver-messages.ts';
import { createSolverThread, type SolverWorker } from '../../src/solitaires/solver-thread.ts';

const { board } = fullCamp().rules;
const cells = (names: string): readonly number[] =>
  names.split(' ').map((name) => board.cellByName.get(name) ?? -1);

/** Returns a clock that advances each time it is read. */
function tickingClock(): () => number {
  let ticks = 0;
  return () => ticks++ / 10;
}

describe('custom figures', () => {
  it.each(FIGURES)('with the squares of figure %s are solved with a legal key', (figure) => {
    const squares = occupiedSquares(figurePosition(figure));
    const [response] = [...runSolver({ kind: 'figure', squares }, tickingClock())];
    if (response?.kind !== 'verdict' || response.verdict.kind !== 'reachable')
      throw new Error('not reachable');
    const end = unwrap(playAll(fullCamp(), normalMoves(response.verdict.moves)));
    expect(occupiedSquares(end)).toEqual(squares);
  });

  it('in the far corner are proved impossible', () => {
    const squares = occupiedSquares(fullCamp()).map((cell) => board.cellCount - 1 - cell);
    expect([...runSolver({ kind: 'figure', squares }, tickingClock())]).toEqual([
      { kind: 'verdict', verdict: { kind: 'impossible' } },
    ]);
  });

  it.each([
    ['wrong-count', cells('f6 g7')],
    ['in-camp', occupiedSquares(fullCamp())],
    ['not-symmetric', [...occupiedSquares(figurePosition('a')).slice(1), board.cellByName.get('p1') ?? -1]],
  ])('have the fault %s', (fault, squares) => {
    expect(validateFigure(squares)).toBe(fault);
  });

  it('gain and lose squares together with their mirror images', () => {
    const [f3 = 0, c6 = 0, f6 = 0] = cells('f3 c6 f6');
    expect(mirrorImageOf(f3)).toBe(c6);
    const mirroredPair = toggleSquare(new Set(), f3, true);
    expect([...mirroredPair].sort((a, b) => a - b)).toEqual([f3, c6]);
    expect([...toggleSquare(mirroredPair, c6, true)]).toEqual([]);
    expect([...toggleSquare(new Set(), f3, false)]).toEqual([f3]);
    expect([...toggleSquare(new Set(), f6, true)]).toEqual([f6]);
  });
});

describe('packings', () => {
  it('end with a solution that the solver has proved to be the shortest', () => {
    const text = 'H16:11AAAA1/11AA1AA/11A1AAA/13AAA/12A1AA/16/16/16/16/16/16/16/16/16/16/16 A - 0 1';
    const responses = [...runSolver({ kind: 'packing', position: text, milliseconds: 1e9 }, tickingClock())];
    expect(responses.at(-1)).toEqual({ kind: 'end' });
    const results = responses.flatMap((response) => (response.kind === 'result' ? [response.result] : []));
    const best = results.at(-1);
    expect(best).toMatchObject({ fewestMoves: 3, lowerBound: 3, proven: true });
    expect(unwrap(playAll(setUp(ARMY, text), best?.moves ?? [])).outcome?.termination).toBe('win');
  });

  it('end when the time is up', () => {
    const request = { kind: 'packing', position: formatPosition(fullCamp()), milliseconds: 1 } as const;
    const responses = [...runSolver(request, tickingClock())];
    expect(responses.at(-1)).toEqual({ kind: 'end' });
    expect(responses.length).toBeLessThan(5);
  });
});

describe('the thread', () => {
  class FakeWorker implements SolverWorker {
    onmessage: SolverWorker['onmessage'] = null;
    onerror: SolverWorker['onerror'] = null;
    readonly requests: SolverRequest[] = [];
    isEnded = false;

    postMessage(request: SolverRequest): void {
      this.requests.push(request);
    }

    terminate(): void {
      this.isEnded = true;
    }
  }

  const startThread = (): {
    workers: FakeWorker[];
    reports: (SolverResponse | 'failure')[];
    thread: ReturnType<typeof createSolverThread>;
  } => {
    const workers: FakeWorker[] = [];
    const reports: (SolverResponse | 'failure')[] = [];
    const thread = createSolverThread({
      makeWorker: () => {
        const worker = new FakeWorker();
        workers.push(worker);
        return worker;
      },
      onResponse: (response) => reports.push(response),
      onFailure: () => reports.push('failure'),
    });
    return { workers, reports, thread };
  };

  it('delivers responses, and ignores those of a cancelled request', () => {
    const { workers, reports, thread } = startThread();
    thread.send({ kind: 'figure', squares: [] });
    workers[0]?.onmessage?.({ data: { kind: 'end' } } as MessageEvent<SolverResponse>);
    thread.send({ kind: 'figure', squares: [1] });
    expect([workers[0]?.isEnded, workers[0]?.onmessage]).toEqual([true, null]);
    expect(workers[1]?.requests).toEqual([{ kind: 'figure', squares: [1] }]);
    expect(reports).toEqual([{ kind: 'end' }]);
  });

  it('reports a failure and starts again', () => {
    const { workers, reports, thread } = startThread();
    thread.send({ kind: 'figure', squares: [] });
    workers[0]?.onerror?.({} as ErrorEvent);
    thread.send({ kind: 'figure', squares: [] });
    expect([reports, workers.length]).toEqual([['failure'], 2]);
  });
});
