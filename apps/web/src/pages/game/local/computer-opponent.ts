import type { Move } from '@halma/rules';
import { createComputer } from '../../../game/computer.ts';
import { moveDisplayMs } from '../../../game/move-display.ts';
import { entriesOf } from '../../../game/move-list.ts';
import { playerOf, type Session } from '../../../game/session.ts';
import { startComputerWorker } from '../../../game/start-worker.ts';
import type { ThinkTime } from '../../../game/think-time.ts';

export interface ComputerOpponentSettings {
  readonly thinkTime: ThinkTime;
  readonly onMove: (move: Move) => void;
  readonly onFailure: () => void;
}

/** The computer in a worker. Its moves appear once the previous one has been animated and the level's pause is over. */
export interface ComputerOpponent {
  /**
   * Cancels a pending request and requests a move.
   *
   * @param turnStart when the computer's turn began, in milliseconds on the scale of `performance.now()`
   */
  readonly requestMove: (session: Session, turnStart: number) => void;
  /** Cancels the pending request, and a move that has not appeared yet. */
  readonly cancel: () => void;
  readonly terminate: () => void;
}

/** Creates the opponent, which starts its worker with the first request. */
export function createComputerOpponent({
  thinkTime,
  onMove,
  onFailure,
}: ComputerOpponentSettings): ComputerOpponent {
  let earliestMoveAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const computer = createComputer({
    milliseconds: thinkTime.searchMs,
    onFailure,
    makeWorker: startComputerWorker,
    onMove: (move) => {
      timer = setTimeout(() => onMove(move), Math.max(0, earliestMoveAt - performance.now()));
    },
  });
  return {
    requestMove: (session, turnStart) => {
      clearTimeout(timer);
      earliestMoveAt = turnStart + moveDelayMs(session, thinkTime);
      computer.requestMove(session);
    },
    cancel: () => {
      clearTimeout(timer);
      computer.cancel();
    },
    terminate: () => {
      clearTimeout(timer);
      computer.terminate();
    },
  };
}

/** Returns how long after the previous move the computer's reply may appear, in milliseconds. */
function moveDelayMs(session: Session, { pauseMsAt }: ThinkTime): number {
  const lastEntry = entriesOf(session).at(-1);
  const hasReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const level = playerOf(session, session.present.toMove);
  return (
    (level === 'person' ? 0 : pauseMsAt(level)) +
    (lastEntry === undefined ? 0 : moveDisplayMs(lastEntry.jumps, hasReducedMotion))
  );
}
