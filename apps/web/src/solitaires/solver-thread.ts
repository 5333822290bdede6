import type { SolverAnswer, SolverRequest } from './solver-messages.ts';

/** The part of a worker that is used here. */
export interface SolverWorker {
  onmessage: ((event: MessageEvent<SolverAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(request: SolverRequest): void;
  terminate(): void;
}

interface SolverSettings {
  readonly makeWorker: () => SolverWorker;
  readonly onAnswer: (answer: SolverAnswer) => void;
  /** The worker broke down or cannot be had. The next request starts another. */
  readonly onFailure: () => void;
}

/** The solver in a thread of its own, for one problem at a time. */
interface SolverThread {
  /** Begins a problem; one still under way is given up. */
  ask(request: SolverRequest): void;
  /** Gives up what is under way. */
  stop(): void;
}

/** Keeps at most one worker. A search hears nothing while it runs, so giving one up means ending its worker. */
export function createSolverThread({ makeWorker, onAnswer, onFailure }: SolverSettings): SolverThread {
  let worker: SolverWorker | undefined;
  const stop = (): void => {
    if (worker !== undefined) {
      worker.onmessage = null;
      worker.onerror = null;
      worker.terminate();
    }
    worker = undefined;
  };
  const fail = (): void => {
    stop();
    onFailure();
  };
  return {
    stop,
    ask(request) {
      stop();
      try {
        worker = makeWorker();
        worker.onmessage = ({ data }) => onAnswer(data);
        worker.onerror = fail;
        worker.postMessage(request);
      } catch {
        fail();
      }
    },
  };
}

/** The worker of the site. */
export function solverWorker(): SolverWorker {
  return new Worker(new URL('./solver-worker.ts', import.meta.url), { type: 'module', name: 'solver' });
}
