import type { Move } from '@halma/rules';
import type { Computer } from '../../../game/computer.ts';
import { moveDisplayMs } from '../../../game/move-display.ts';
import { entriesOf } from '../../../game/move-list.ts';
import { awaitsComputer, playerOf, type Session } from '../../../game/session.ts';
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
  let readyAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let computer: Computer | undefined;
  /** The game in which the computer is to move. */
  let awaitedSession: Session | undefined;

  const load = async (): Promise<Computer> => {
    const { createComputer } = await import('../../../game/computer.ts');
    return createComputer({
      milliseconds: thinkTime.searchMs,
      onFailure,
      makeWorker: startComputerWorker,
      onMove: (move) => {
        timer = setTimeout(() => onMove(move), Math.max(0, readyAt - performance.now()));
      },
    });
  };
  const request = async (session: Session): Promise<void> => {
    awaitedSession = session;
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
      if (!awaitsComputer(session)) return;
      const lastEntry = entriesOf(session).at(-1);
      const hasReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const level = playerOf(session, session.present.toMove);
      const pauseMs = level === 'person' ? 0 : thinkTime.pauseMsAt(level);
      readyAt =
        performance.now() +
        pauseMs +
        (lastEntry === undefined ? 0 : moveDisplayMs(lastEntry.jumps, hasReducedMotion));
      void request(session);
    },
  };
}
