import { formatPosition, playAll } from '@halma/rules';
import { describe, expect, it } from 'vitest';
import { setUp, sure } from '../../src/board/set-up.ts';
import { answerSolver } from '../../src/solitaires/answer-solver.ts';
import { ARMY, fullYard } from '../../src/solitaires/army.ts';
import { FIGURES } from '../../src/solitaires/key-names.ts';
import { figurePosition } from '../../src/solitaires/keys.ts';
import { judge, mirrored, squaresOf, toggled, walksOf } from '../../src/solitaires/own-figure.ts';
import type { SolverAnswer, SolverRequest } from '../../src/solitaires/solver-messages.ts';
import { createSolverThread, type SolverWorker } from '../../src/solitaires/solver-thread.ts';

const { board } = fullYard().rules;
const cells = (names: string): readonly number[] =>
  names.split(' ').map((name) => board.numbers.get(name) ?? -1);

/** A clock that goes on by a little whenever it is read. */
function tickingClock(): () => number {
  let ticks = 0;
  return () => ticks++ / 10;
}

describe('own figures', () => {
  it.each(FIGURES)('figure %s is decided, with a key that plays through', (figure) => {
    const squares = squaresOf(figurePosition(figure));
    const [answer] = [...answerSolver({ kind: 'figure', squares }, tickingClock())];
    if (answer?.kind !== 'verdict' || answer.verdict.kind !== 'reachable') throw new Error('not reachable');
    const end = sure(playAll(fullYard(), walksOf(answer.verdict.moves)));
    expect(squaresOf(end)).toEqual(squares);
  });

  it('a figure in the far corner is proven impossible', () => {
    const squares = squaresOf(fullYard()).map((cell) => board.cells - 1 - cell);
    expect([...answerSolver({ kind: 'figure', squares }, tickingClock())]).toEqual([
      { kind: 'verdict', verdict: { kind: 'impossible' } },
    ]);
  });

  it.each([
    ['wrong-count', cells('f6 g7')],
    ['in-yard', squaresOf(fullYard())],
    ['not-symmetric', [...squaresOf(figurePosition('a')).slice(1), board.numbers.get('p1') ?? -1]],
  ])('%s is told before anything is searched', (fault, squares) => {
    expect(judge(squares)).toBe(fault);
  });

  it('squares are put in with their mirror image, and taken out with it', () => {
    const [f3 = 0, c6 = 0, f6 = 0] = cells('f3 c6 f6');
    expect(mirrored(f3)).toBe(c6);
    const both = toggled(new Set(), f3, true);
    expect([...both].sort((a, b) => a - b)).toEqual([f3, c6]);
    expect([...toggled(both, c6, true)]).toEqual([]);
    expect([...toggled(new Set(), f3, false)]).toEqual([f3]);
    expect([...toggled(new Set(), f6, true)]).toEqual([f6]);
  });
});

describe('packings', () => {
  it('come with a proof where one is found, and then end', () => {
    const text = 'H16:11AAAA1/11AA1AA/11A1AAA/13AAA/12A1AA/16/16/16/16/16/16/16/16/16/16/16 A - 0 1';
    const answers = [...answerSolver({ kind: 'packing', position: text, milliseconds: 1e9 }, tickingClock())];
    expect(answers.at(-1)).toEqual({ kind: 'end' });
    const ways = answers.flatMap((answer) => (answer.kind === 'way' ? [answer.way] : []));
    const best = ways.at(-1);
    expect(best).toMatchObject({ best: 3, bound: 3, proven: true });
    expect(sure(playAll(setUp(ARMY, text), best?.moves ?? [])).outcome?.termination).toBe('win');
  });

  it('end when the time is up', () => {
    const request = { kind: 'packing', position: formatPosition(fullYard()), milliseconds: 1 } as const;
    const answers = [...answerSolver(request, tickingClock())];
    expect(answers.at(-1)).toEqual({ kind: 'end' });
    expect(answers.length).toBeLessThan(5);
  });
});

describe('the thread', () => {
  class FakeWorker implements SolverWorker {
    onmessage: SolverWorker['onmessage'] = null;
    onerror: SolverWorker['onerror'] = null;
    readonly asked: SolverRequest[] = [];
    isEnded = false;

    postMessage(request: SolverRequest): void {
      this.asked.push(request);
    }

    terminate(): void {
      this.isEnded = true;
    }
  }

  const begin = (): {
    workers: FakeWorker[];
    heard: (SolverAnswer | 'failure')[];
    thread: ReturnType<typeof createSolverThread>;
  } => {
    const workers: FakeWorker[] = [];
    const heard: (SolverAnswer | 'failure')[] = [];
    const thread = createSolverThread({
      makeWorker: () => {
        const worker = new FakeWorker();
        workers.push(worker);
        return worker;
      },
      onAnswer: (answer) => heard.push(answer),
      onFailure: () => heard.push('failure'),
    });
    return { workers, heard, thread };
  };

  it('hands answers on, and hears nothing more of what was given up', () => {
    const { workers, heard, thread } = begin();
    thread.ask({ kind: 'figure', squares: [] });
    workers[0]?.onmessage?.({ data: { kind: 'end' } } as MessageEvent<SolverAnswer>);
    thread.ask({ kind: 'figure', squares: [1] });
    expect([workers[0]?.isEnded, workers[0]?.onmessage]).toEqual([true, null]);
    expect(workers[1]?.asked).toEqual([{ kind: 'figure', squares: [1] }]);
    expect(heard).toEqual([{ kind: 'end' }]);
  });

  it('tells of a breakdown and starts anew', () => {
    const { workers, heard, thread } = begin();
    thread.ask({ kind: 'figure', squares: [] });
    workers[0]?.onerror?.({} as ErrorEvent);
    thread.ask({ kind: 'figure', squares: [] });
    expect([heard, workers.length]).toEqual([['failure'], 2]);
  });
});
