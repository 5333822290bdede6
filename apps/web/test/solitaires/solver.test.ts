import { formatPosition, playAll } from '@halma/rules';
import { describe, expect, it } from 'vitest';
import { setUp, unwrap } from '../../src/board/set-up.ts';
import { answerSolver } from '../../src/solitaires/answer-solver.ts';
import { ARMY, fullCamp } from '../../src/solitaires/army.ts';
import { FIGURES } from '../../src/solitaires/key-names.ts';
import { figurePosition } from '../../src/solitaires/keys.ts';
import {
  mirrored,
  normalMoves,
  squaresOf,
  toggleSquare,
  validateFigure,
} from '../../src/solitaires/own-figure.ts';
import type { SolverAnswer, SolverRequest } from '../../src/solitaires/solver-messages.ts';
import { createSolverThread, type SolverWorker } from '../../src/solitaires/solver-thread.ts';

const { board } = fullCamp().rules;
const cells = (names: string): readonly number[] =>
  names.split(' ').map((name) => board.cellByName.get(name) ?? -1);

/** A clock that advances a little at each reading. */
function tickingClock(): () => number {
  let ticks = 0;
  return () => ticks++ / 10;
}

describe('custom figures', () => {
  it.each(FIGURES)('solves figure %s with a legal key', (figure) => {
    const squares = squaresOf(figurePosition(figure));
    const [answer] = [...answerSolver({ kind: 'figure', squares }, tickingClock())];
    if (answer?.kind !== 'verdict' || answer.verdict.kind !== 'reachable') throw new Error('not reachable');
    const end = unwrap(playAll(fullCamp(), normalMoves(answer.verdict.moves)));
    expect(squaresOf(end)).toEqual(squares);
  });

  it('proves a figure in the far corner impossible', () => {
    const squares = squaresOf(fullCamp()).map((cell) => board.cellCount - 1 - cell);
    expect([...answerSolver({ kind: 'figure', squares }, tickingClock())]).toEqual([
      { kind: 'verdict', verdict: { kind: 'impossible' } },
    ]);
  });

  it.each([
    ['wrong-count', cells('f6 g7')],
    ['in-camp', squaresOf(fullCamp())],
    ['not-symmetric', [...squaresOf(figurePosition('a')).slice(1), board.cellByName.get('p1') ?? -1]],
  ])('reports %s before any search', (fault, squares) => {
    expect(validateFigure(squares)).toBe(fault);
  });

  it('adds and removes squares together with their mirror images', () => {
    const [f3 = 0, c6 = 0, f6 = 0] = cells('f3 c6 f6');
    expect(mirrored(f3)).toBe(c6);
    const both = toggleSquare(new Set(), f3, true);
    expect([...both].sort((a, b) => a - b)).toEqual([f3, c6]);
    expect([...toggleSquare(both, c6, true)]).toEqual([]);
    expect([...toggleSquare(new Set(), f3, false)]).toEqual([f3]);
    expect([...toggleSquare(new Set(), f6, true)]).toEqual([f6]);
  });
});

describe('packings', () => {
  it('end with a proof where the solver finds one', () => {
    const text = 'H16:11AAAA1/11AA1AA/11A1AAA/13AAA/12A1AA/16/16/16/16/16/16/16/16/16/16/16 A - 0 1';
    const answers = [...answerSolver({ kind: 'packing', position: text, milliseconds: 1e9 }, tickingClock())];
    expect(answers.at(-1)).toEqual({ kind: 'end' });
    const results = answers.flatMap((answer) => (answer.kind === 'result' ? [answer.result] : []));
    const best = results.at(-1);
    expect(best).toMatchObject({ fewestMoves: 3, lowerBound: 3, proven: true });
    expect(unwrap(playAll(setUp(ARMY, text), best?.moves ?? [])).outcome?.termination).toBe('win');
  });

  it('end when the time is up', () => {
    const request = { kind: 'packing', position: formatPosition(fullCamp()), milliseconds: 1 } as const;
    const answers = [...answerSolver(request, tickingClock())];
    expect(answers.at(-1)).toEqual({ kind: 'end' });
    expect(answers.length).toBeLessThan(5);
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

  const begin = (): {
    workers: FakeWorker[];
    reports: (SolverAnswer | 'failure')[];
    thread: ReturnType<typeof createSolverThread>;
  } => {
    const workers: FakeWorker[] = [];
    const reports: (SolverAnswer | 'failure')[] = [];
    const thread = createSolverThread({
      makeWorker: () => {
        const worker = new FakeWorker();
        workers.push(worker);
        return worker;
      },
      onAnswer: (answer) => reports.push(answer),
      onFailure: () => reports.push('failure'),
    });
    return { workers, reports, thread };
  };

  it('delivers answers, and ignores those of a cancelled request', () => {
    const { workers, reports, thread } = begin();
    thread.ask({ kind: 'figure', squares: [] });
    workers[0]?.onmessage?.({ data: { kind: 'end' } } as MessageEvent<SolverAnswer>);
    thread.ask({ kind: 'figure', squares: [1] });
    expect([workers[0]?.isEnded, workers[0]?.onmessage]).toEqual([true, null]);
    expect(workers[1]?.requests).toEqual([{ kind: 'figure', squares: [1] }]);
    expect(reports).toEqual([{ kind: 'end' }]);
  });

  it('reports a failure and starts again', () => {
    const { workers, reports, thread } = begin();
    thread.ask({ kind: 'figure', squares: [] });
    workers[0]?.onerror?.({} as ErrorEvent);
    thread.ask({ kind: 'figure', squares: [] });
    expect([reports, workers.length]).toEqual([['failure'], 2]);
  });
});
