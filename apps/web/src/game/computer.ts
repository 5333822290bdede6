import { type Move, parseMove } from '@halma/rules';
import type { ComputerAnswer, ComputerRequest } from './computer-messages.ts';
import { saveGame } from './saved-game.ts';
import type { Session } from './session.ts';

/** The part of a worker that is used here. */
export interface ComputerWorker {
  onmessage: ((event: MessageEvent<ComputerAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
  postMessage(request: ComputerRequest): void;
  terminate(): void;
}

/** How the computer is told what to do and reports back. */
export interface Computer {
  /** Asks for a move. A request still under way is forgotten. */
  ask(session: Session): void;
  /** Forgets the request under way: its answer will be ignored. */
  forget(): void;
}

export interface ComputerSettings {
  readonly milliseconds: number;
  readonly makeWorker: () => ComputerWorker;
  readonly onMove: (move: Move) => void;
  readonly onFailure: () => void;
}

/** A worker that has not answered so long after its time to think is taken for broken. */
const PATIENCE = 20_000;

/** Keeps one worker that thinks; after a failure the next request starts another. */
export function createComputer({ milliseconds, makeWorker, onMove, onFailure }: ComputerSettings): Computer {
  let worker: ComputerWorker | undefined;
  let number = 0;
  let asked: Session | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;

  const forget = (): void => {
    asked = undefined;
    number += 1;
    clearTimeout(patience);
  };

  const fail = (): void => {
    worker?.terminate();
    worker = undefined;
    const waited = asked !== undefined;
    forget();
    if (waited) onFailure();
  };

  const listen = ({ data }: MessageEvent<ComputerAnswer>): void => {
    if (data.number !== number || asked === undefined) return;
    const move = 'move' in data ? parseMove(asked.rules.board, data.move) : undefined;
    if (move?.ok !== true) {
      fail();
      return;
    }
    forget();
    onMove(move.value);
  };

  const start = (): ComputerWorker => {
    const started = makeWorker();
    started.onmessage = listen;
    started.onerror = fail;
    started.onmessageerror = fail;
    return started;
  };

  return {
    forget,
    ask(session) {
      forget();
      asked = session;
      patience = setTimeout(fail, milliseconds + PATIENCE);
      try {
        worker ??= start();
        worker.postMessage({ number, game: saveGame(session), milliseconds });
      } catch {
        fail();
      }
    },
  };
}
