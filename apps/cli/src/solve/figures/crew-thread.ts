import { parentPort, workerData } from 'node:worker_threads';
import { decideSpan, FigureSolver, type Yard } from '@halma/solver';
import type { SpanOrder } from './crew.ts';

// A thread that decides candidates, some hundreds at a time.
const solver = new FigureSolver(workerData as Yard);

parentPort?.on('message', ({ first, figures }: SpanOrder) => {
  parentPort?.postMessage(decideSpan(solver, first, figures));
});
