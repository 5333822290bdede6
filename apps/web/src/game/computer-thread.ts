import type {
  CancelCounter,
  ComputerRequest,
  ComputerResponse,
  Numbered,
  SentRequest,
} from './computer-messages.ts';

/** The part of the `Worker` interface that a thread uses. */
export interface ComputerWorker {
  onmessage: ((event: MessageEvent<Numbered<ComputerResponse>>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
  postMessage(request: SentRequest): void;
  terminate(): void;
}

/** A response other than a problem. */
export type SuccessfulResponse = Exclude<ComputerResponse, { readonly kind: 'problem' }>;

/** A worker that starts on demand. The thread reports only responses to the latest request. */
interface ComputerThread {
  /** Sends a request to the worker. Starts a worker if none is running. */
  send(request: ComputerRequest): void;
  /** Ignores responses to the latest request. The worker stops its search if it shares memory with the page. */
  cancel(): void;
  /**
   * Ignores responses to the latest request and stops the search immediately. Terminates the worker if it
   * shares no memory with the page.
   */
  stop(): void;
  /** Terminates the worker. */
  terminate(): void;
  /** Returns whether the worker that received the latest request is still running. */
  isRunning(): boolean;
}

export interface ThreadSettings {
  readonly makeWorker: () => ComputerWorker;
  /** Creates the shared cancel counter; undefined if the browser does not let pages share memory with workers. */
  readonly makeCancelCounter?: () => CancelCounter | undefined;
  readonly onResponse: (response: SuccessfulResponse) => void;
  /** Called when the worker fails, reports a problem or cannot start. The next request starts another worker. */
  readonly onFailure: () => void;
}

/** Creates a thread, which runs at most one worker. */
export function createThread({
  makeWorker,
  makeCancelCounter = createCancelCounter,
  onResponse,
  onFailure,
}: ThreadSettings): ComputerThread {
  const cancelCounter = makeCancelCounter();
  let worker: ComputerWorker | undefined;
  let requestNumber = 0;

  const cancel = (): void => {
    if (cancelCounter !== undefined) Atomics.store(cancelCounter, 0, requestNumber);
    requestNumber += 1;
  };

  const terminate = (): void => {
    cancel();
    worker?.terminate();
    worker = undefined;
  };

  const fail = (): void => {
    terminate();
    onFailure();
  };

  const start = (): ComputerWorker => {
    const started = makeWorker();
    // An error from a terminated worker may still arrive.
    const failIfCurrent = (): void => {
      if (worker === started) fail();
    };
    started.onmessage = ({ data }) => {
      if (data.requestNumber !== requestNumber) return;
      if (data.kind === 'problem') fail();
      else onResponse(data);
    };
    started.onerror = failIfCurrent;
    started.onmessageerror = failIfCurrent;
    return started;
  };

  return {
    cancel,
    stop: cancelCounter === undefined ? terminate : cancel,
    terminate,
    isRunning: () => worker !== undefined,
    send(request) {
      cancel();
      try {
        worker ??= start();
        worker.postMessage({ ...request, requestNumber, ...(cancelCounter && { cancelCounter }) });
      } catch {
        fail();
      }
    },
  };
}

function createCancelCounter(): CancelCounter | undefined {
  return globalThis.crossOriginIsolated ? new Int32Array(new SharedArrayBuffer(4)) : undefined;
}
