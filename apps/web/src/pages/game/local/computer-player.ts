import type { Move } from '@halma/rules';
import type { Computer } from '../../../game/computer.ts';
import { awaitsComputer, type Session } from '../../../game/session.ts';
import { startComputerWorker } from '../../../game/start-worker.ts';
import type { ThinkTime } from '../../../game/think-time.ts';

/** Plays the moves for all seats that the computer holds. */
interface ComputerPlayer {
  /** Reports a change in the game. The computer abandons its search of an older position. */
  readonly update: (session: Session) => void;
  /** Stops until the next update, and ignores a pending response. */
  readonly pause: () => void;
  readonly end: () => void;
}

interface ComputerPlayerSettings {
  readonly thinkTime: ThinkTime;
  readonly onMove: (move: Move) => void;
  readonly onFailure: () => void;
}

/**
 * Runs the computer in a worker. Both are loaded when the computer has to make its first move. A move appears
 * once the previous one has been animated and the level's pause is over.
 */
export function createComputerPlayer({
  thinkTime,
  onMove,
  onFailure,
}: ComputerPlayerSettings): ComputerPlayer {
  /** When the computer’s turn began, in milliseconds on the scale of `performance.now()`. */
  let awaitedSince = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let computer: Computer | undefined;
  /** The game in which the computer is to move. */
  let awaitedSession: Session | undefined;

  const load = async (): Promise<Computer> => {
    const [{ createComputer }, { moveDelayMs }] = await Promise.all([
      import('../../../game/computer.ts'),
      import('./move-delay.ts'),
    ]);
    return createComputer({
      milliseconds: thinkTime.searchMs,
      onFailure,
      makeWorker: startComputerWorker,
      onMove: (move) => {
        const delayMs = awaitedSession === undefined ? 0 : moveDelayMs(awaitedSession, thinkTime);
        timer = setTimeout(() => onMove(move), Math.max(0, awaitedSince + delayMs - performance.now()));
      },
    });
  };
  const request = async (session: Session): Promise<void> => {
    awaitedSession = session;
    awaitedSince = performance.now();
    try {
      computer ??= await load();
      if (awaitedSession === session) computer.requestMove(session);
    } catch {
      if (awaitedSession === session) onFailure();
    }
  };
  const pause = (): void => {
    clearTimeout(timer);
    awaitedSession = undefined;
    computer?.cancel();
  };
  return {
    pause,
    end: () => {
      pause();
      computer?.terminate();
    },
    update(session) {
      pause();
      if (awaitsComputer(session)) void request(session);
    },
  };
}
