import type {
  ComputerAnswer,
  ComputerRequest,
  Numbered,
  SentRequest,
  Withdrawn,
} from './computer-messages.ts';

/** The part of a worker that is used here. */
export interface ComputerWorker {
  onmessage: ((event: MessageEvent<Numbered<ComputerAnswer>>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
  postMessage(request: SentRequest): void;
  terminate(): void;
}

/** An answer that is none of the problems. */
export type GoodAnswer = Exclude<ComputerAnswer, { readonly kind: 'problem' }>;

/** A worker that is there when it is needed. Only the newest request is answered. */
interface ComputerThread {
  /** Asks the worker, which is started if there is none. */
  ask(request: ComputerRequest): void;
  /** Hears no answer to what was asked. The worker stops thinking about it where it can be told to, and goes on elsewhere. */
  forget(): void;
  /** Forgets what was asked and has the worker stop at once: by ending it, where it cannot be told to. */
  stop(): void;
  /** Ends the worker at once, whatever it is doing. */
  end(): void;
}

export interface ThreadSettings {
  readonly makeWorker: () => ComputerWorker;
  /** Makes the number by which a worker is told to stop; none where the browser lets pages share no memory with workers. */
  readonly makeWithdrawn?: () => Withdrawn | undefined;
  readonly onAnswer: (answer: GoodAnswer) => void;
  /** The worker broke down, tells of a problem, or cannot be had. It has been ended; the next request starts another. */
  readonly onFailure: () => void;
}

/** Keeps one worker that thinks. */
export function createThread({
  makeWorker,
  makeWithdrawn = shareNumber,
  onAnswer,
  onFailure,
}: ThreadSettings): ComputerThread {
  const withdrawn = makeWithdrawn();
  let worker: ComputerWorker | undefined;
  let number = 0;

  const forget = (): void => {
    if (withdrawn !== undefined) Atomics.store(withdrawn, 0, number);
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
    // What a worker sent before it was ended may still arrive.
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
    stop: withdrawn === undefined ? end : forget,
    end,
    ask(request) {
      forget();
      try {
        worker ??= start();
        worker.postMessage({ ...request, number, ...(withdrawn && { withdrawn }) });
      } catch {
        fail();
      }
    },
  };
}

function shareNumber(): Withdrawn | undefined {
  return globalThis.crossOriginIsolated ? new Int32Array(new SharedArrayBuffer(4)) : undefined;
}
