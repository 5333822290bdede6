import type { SolverRequest, SolverResponse } from './solver-messages.ts';

/** The part of the `Worker` interface that a thread uses. */
export interface SolverWorker {
  onmessage: ((event: MessageEvent<SolverResponse>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(request: SolverRequest): void;
  terminate(): void;
}

interface SolverSettings {
  readonly makeWorker: () => SolverWorker;
  readonly onResponse: (response: SolverResponse) => void;
  /** Called when the worker has failed or cannot start. The next request starts another. */
  readonly onFailure: () => void;
}

/** A solver in a worker that works on one problem at a time. */
interface SolverThread {
  /** Cancels the running problem and starts another. */
  send(request: SolverRequest): void;
  /** Cancels the running problem. */
  stop(): void;
}

/**
 * Creates a thread with at most one worker. A running search cannot read messages, so cancelling it
 * terminates the worker.
 */
export function createSolverThread({ makeWorker, onResponse, onFailure }: SolverSettings): SolverThread {
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
    send(request) {
      stop();
      try {
        worker = makeWorker();
        worker.onmessage = ({ data }) => onResponse(data);
        worker.onerror = fail;
        worker.postMessage(request);
      } catch {
        fail();
      }
    },
  };
}

/** Starts a worker with the solver. */
export function startSolverWorker(): SolverWorker {
  return new Worker(new URL('./solver-worker.ts', import.meta.url), { type: 'module', name: 'solver' });
}
