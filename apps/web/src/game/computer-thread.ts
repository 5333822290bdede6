import type {
  CancelCounter,
  ComputerAnswer,
  ComputerRequest,
  Numbered,
  SentRequest,
} from './computer-messages.ts';

/** The part of a worker that is used here. */
export interface ComputerWorker {
  onmessage: ((event: MessageEvent<Numbered<ComputerAnswer>>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
  postMessage(request: SentRequest): void;
  terminate(): void;
}

/** An answer other than a problem. */
export type SuccessfulAnswer = Exclude<ComputerAnswer, { readonly kind: 'problem' }>;

/** A worker that starts on demand. Only the newest request gets answers. */
interface ComputerThread {
  /** Sends a request to the worker, and starts one if there is none. */
  ask(request: ComputerRequest): void;
  /** Ignores the answer to the last request. The worker stops its search where it shares memory with the page. */
  forget(): void;
  /** Ignores the answer and stops the worker at once: ends it where it shares no memory with the page. */
  stop(): void;
  /** Terminates the worker at once. */
  end(): void;
  /** Returns whether the worker that had the last request still runs. */
  isRunning(): boolean;
}

export interface ThreadSettings {
  readonly makeWorker: () => ComputerWorker;
  /** Makes the shared number that stops a worker; none where the browser does not let pages share memory with workers. */
  readonly makeCancelCounter?: () => CancelCounter | undefined;
  readonly onAnswer: (answer: SuccessfulAnswer) => void;
  /** The worker failed, reported a problem, or could not start. It is terminated; the next request starts another. */
  readonly onFailure: () => void;
}

/** Creates a thread with at most one worker. */
export function createThread({
  makeWorker,
  makeCancelCounter = shareNumber,
  onAnswer,
  onFailure,
}: ThreadSettings): ComputerThread {
  const cancelCounter = makeCancelCounter();
  let worker: ComputerWorker | undefined;
  let number = 0;

  const forget = (): void => {
    if (cancelCounter !== undefined) Atomics.store(cancelCounter, 0, number);
    number += 1;
  };

  const end = (): void => {
    forget();
    worker?.terminate();
    worker = undefined;
  };

  const fail = (): void => {
    end();
    onFailure();
  };

  const start = (): ComputerWorker => {
    const started = makeWorker();
    // A message that the worker sent before its end may still arrive.
    const failIfPresent = (): void => {
      if (worker === started) fail();
    };
    started.onmessage = ({ data }) => {
      if (data.number !== number) return;
      if (data.kind === 'problem') fail();
      else onAnswer(data);
    };
    started.onerror = failIfPresent;
    started.onmessageerror = failIfPresent;
    return started;
  };

  return {
    forget,
    stop: cancelCounter === undefined ? end : forget,
    end,
    isRunning: () => worker !== undefined,
    ask(request) {
      forget();
      try {
        worker ??= start();
        worker.postMessage({ ...request, number, ...(cancelCounter && { cancelCounter }) });
      } catch {
        fail();
      }
    },
  };
}

function shareNumber(): CancelCounter | undefined {
  return globalThis.crossOriginIsolated ? new Int32Array(new SharedArrayBuffer(4)) : undefined;
}
