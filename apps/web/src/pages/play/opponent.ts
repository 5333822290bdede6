import type { Move } from '@halma/rules';
import { createComputer } from '../../game/computer.ts';
import { entriesOf } from '../../game/move-list.ts';

import { awaitsComputer, playerOf, type Session } from '../../game/session.ts';
import { startComputerWorker } from '../../game/start-worker.ts';
import { timeToSee } from '../../game/time-to-see.ts';
import type { Pace } from './pace.ts';

/** Sees to it that the computer moves when it is its turn. */
interface Opponent {
  /** The game has come to this. An answer to an older request is ignored. */
  attend(session: Session): void;
  /** Nothing is to be played for now; an answer on its way is ignored. */
  rest(): void;
  /** The game is left. */
  leave(): void;
}

interface OpponentSettings {
  readonly pace: Pace;
  readonly onMove: (move: Move) => void;
  readonly onFailure: () => void;
}

/** The computer in its own thread. It never answers before the last move has been seen, nor faster than its level should. */
export function createOpponent({ pace, onMove, onFailure }: OpponentSettings): Opponent {
  let seenAt = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const computer = createComputer({
    milliseconds: pace.think,
    onFailure,
    makeWorker: startComputerWorker,
    onMove: (move) => {
      waiting = setTimeout(() => onMove(move), Math.max(0, seenAt - performance.now()));
    },
  });
  const rest = (): void => {
    clearTimeout(waiting);
    computer.forget();
  };
  return {
    rest,
    leave: () => {
      clearTimeout(waiting);
      computer.end();
    },
    attend(session) {
      rest();
      if (!awaitsComputer(session)) return;
      const last = entriesOf(session).at(-1);
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const level = playerOf(session, session.present.toMove);
      const pause = level === 'person' ? 0 : pace.pauseAt(level);
      seenAt = performance.now() + pause + (last === undefined ? 0 : timeToSee(last.jumps, still));
      computer.ask(session);
    },
  };
}
