import type { Move } from '@halma/rules';
import { createComputer } from '../game/computer.ts';
import { entriesOf } from '../game/move-list.ts';
import { timeToSee } from '../game/pace.ts';
import { awaitsComputer, type Session } from '../game/session.ts';

/** Sees to it that the computer moves when it is its turn. */
export interface Opponent {
  /** The game has come to this. An answer to an older request is ignored. */
  attend(session: Session): void;
  /** Nothing is to be played for now; an answer on its way is ignored. */
  rest(): void;
}

interface OpponentSettings {
  readonly milliseconds: number;
  readonly onMove: (move: Move) => void;
  readonly onFailure: () => void;
}

/** The computer in its own thread; it never answers before the last move has been seen. */
export function createOpponent({ milliseconds, onMove, onFailure }: OpponentSettings): Opponent {
  let seenAt = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const computer = createComputer({
    milliseconds,
    onFailure,
    makeWorker: () =>
      new Worker(new URL('../game/computer-worker.ts', import.meta.url), {
        type: 'module',
        name: 'computer',
      }),
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
    attend(session) {
      rest();
      if (!awaitsComputer(session)) return;
      const last = entriesOf(session).at(-1);
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      seenAt = performance.now() + (last === undefined ? 0 : timeToSee(last.jumps, still));
      computer.ask(session);
    },
  };
}
