import { runSolver } from './run-solver.ts';
import type { SolverRequest, SolverResponse } from './solver-messages.ts';

/** The part of the worker's global scope that this module uses. */
interface WorkerScope {
  addEventListener(type: 'message', listener: (event: MessageEvent<SolverRequest>) => void): void;
  postMessage(response: SolverResponse): void;
}

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('message', ({ data }) => {
  for (const response of runSolver(data, () => performance.now())) scope.postMessage(response);
});
