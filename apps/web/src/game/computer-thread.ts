import type { ComputerAnswer, ComputerRequest, Numbered } from './computer-messages.ts';

/** The part of a worker that is used here. */
export interface ComputerWorker {
  onmessage: ((event: MessageEvent<Numbered<ComputerAnswer>>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
  postMessage(request: Numbered<ComputerRequest>): void;
  terminate(): void;
}

/** An answer that is none of the problems. */
export type GoodAnswer = Exclude<ComputerAnswer, { readonly kind: 'problem' }>;

/** A worker that is there when it is needed. Only the newest request is answered. */
export interface ComputerThread {
  /** Asks the worker, which is started if there is none. */
  ask(request: ComputerRequest): void;
  /** Lets the worker go on, but hears no answer to what it was asked. */
  forget(): void;
  /** Ends the worker at once, whatever it is doing. */
  end(): void;
}

export interface ThreadSettings {
  readonly makeWorker: () => ComputerWorker;
  readonly onAnswer: (answer: GoodAnswer) => void;
  /** The worker broke down, tells of a problem, or cannot be had. It has been ended; the next request starts another. */
  readonly onFailure: () => void;
}

/** Keeps one worker that thinks. */
export function createThread({ makeWorker, onAnswer, onFailure }: ThreadSettings): ComputerThread {
  let worker: ComputerWorker | undefined;
  let number = 0;

  const forget = (): void => {
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
    end,
    ask(request) {
      forget();
      try {
        worker ??= start();
        worker.postMessage({ ...request, number });
      } catch {
        fail();
      }
    },
  };
}
