import { type Move, parseMove } from '@halma/rules';
import { createThread, type GoodAnswer, type ThreadSettings } from './computer-thread.ts';
import { saveGame } from './saved-game.ts';
import type { Session } from './session.ts';

/** How the computer is told what to do and reports back. */
export interface Computer {
  /** Asks for a move. A request still under way is forgotten. */
  ask(session: Session): void;
  /** Forgets the request under way: its answer will be ignored. */
  forget(): void;
  /** Ends its thread; it is not asked again. */
  end(): void;
}

interface ComputerSettings extends Pick<ThreadSettings, 'makeWorker'> {
  readonly milliseconds: number;
  readonly onMove: (move: Move) => void;
  readonly onFailure: () => void;
}

/** A worker that has not answered so long after its time to think is taken for broken. */
const PATIENCE = 20_000;

/** An opponent in a thread of its own; after a failure the next request starts another. */
export function createComputer({ milliseconds, makeWorker, onMove, onFailure }: ComputerSettings): Computer {
  let asked: Session | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;

  const settle = (): void => {
    asked = undefined;
    clearTimeout(patience);
  };

  const fail = (): void => {
    const waited = asked !== undefined;
    settle();
    if (waited) onFailure();
  };

  const giveUp = (): void => {
    thread.end();
    fail();
  };

  const listen = (answer: GoodAnswer): void => {
    if (asked === undefined || answer.kind !== 'move') return;
    const move = parseMove(asked.rules.board, answer.move);
    if (!move.ok) {
      giveUp();
      return;
    }
    settle();
    onMove(move.value);
  };

  const thread = createThread({ makeWorker, onAnswer: listen, onFailure: fail });

  return {
    forget() {
      settle();
      thread.forget();
    },
    end() {
      settle();
      thread.end();
    },
    ask(session) {
      settle();
      asked = session;
      patience = setTimeout(giveUp, milliseconds + PATIENCE);
      thread.ask({ kind: 'move', game: saveGame(session), milliseconds });
    },
  };
}
