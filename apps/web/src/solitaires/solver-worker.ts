import { answerSolver } from './answer-solver.ts';
import type { SolverAnswer, SolverRequest } from './solver-messages.ts';

/** The part of the worker's global scope that this module uses. */
interface WorkerScope {
  addEventListener(type: 'message', listener: (event: MessageEvent<SolverRequest>) => void): void;
  postMessage(answer: SolverAnswer): void;
}

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('message', ({ data }) => {
  for (const answer of answerSolver(data, () => performance.now())) scope.postMessage(answer);
});
