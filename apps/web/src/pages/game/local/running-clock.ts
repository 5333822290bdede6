import type { Seat } from '@halma/rules';
import { type Accessor, createComputed, createEffect, createSignal, on, onCleanup } from 'solid-js';
import { addIncrement, type Clock, deductTime } from '../../../game/clock.ts';
import type { Session } from '../../../game/session.ts';

/** The running clocks of a local game. */
interface RunningClock {
  /** The time that a seat has left, in milliseconds; undefined in a game without clocks. */
  readonly timeLeft: (seat: Seat) => number | undefined;
  /** The present state of the clocks; null in a game without clocks. */
  readonly present: () => Clock | null;
  /** Ends the turn of a seat that has moved: deducts the time used and adds the increment. */
  readonly endTurn: () => void;
  /** Deducts the time used so far and restarts the turn, for example after a takeback or a resignation. */
  readonly chargeTurn: () => void;
  /** Replaces the state of the clocks, for example with the state that another tab stored. */
  readonly set: (clock: Clock | null) => void;
}

/** The interval between two updates of the displayed time. */
const TICK_MS = 100;

/**
 * Runs the clock of the seat to move from the first move to the end of the game.
 *
 * @param initialClock the clocks when the game is opened; null in a game without clocks
 * @param onFlag called with the seat whose time has run out
 */
export function createRunningClock(
  initialClock: Clock | null,
  session: Accessor<Session>,
  isPaused: Accessor<boolean>,
  onFlag: (seat: Seat) => void,
): RunningClock {
  const [clock, setClock] = createSignal(initialClock);
  const [now, setNow] = createSignal(performance.now());
  let startedAt = performance.now();
  const isTimed = (): boolean =>
    clock() !== null && session().turns.length > 0 && session().present.outcome === null;
  const isRunning = (): boolean => isTimed() && !isPaused();
  const restart = (next: Clock | null): void => {
    startedAt = performance.now();
    setNow(startedAt);
    setClock(next);
  };
  const afterTurn = (spentMs: number): Clock | null => {
    const lastClock = clock();
    return lastClock === null ? null : deductTime(lastClock, session().present.toMove, spentMs);
  };
  const present = (): Clock | null => afterTurn(isRunning() ? performance.now() - startedAt : 0);
  const timeLeft = (seat: Seat): number | undefined => {
    const leftMs = clock()?.left.get(seat);
    if (leftMs === undefined || seat !== session().present.toMove || !isRunning()) return leftMs;
    return Math.max(0, leftMs - Math.max(0, now() - startedAt));
  };

  // A pause must not give back the time that the turn has taken so far.
  createComputed(
    on(isPaused, (paused) => paused && isTimed() && restart(afterTurn(performance.now() - startedAt)), {
      defer: true,
    }),
  );

  createEffect(() => {
    if (!isRunning()) return;
    startedAt = performance.now();
    const timer = setInterval(() => {
      setNow(performance.now());
      const { toMove } = session().present;
      if (timeLeft(toMove) === 0) onFlag(toMove);
    }, TICK_MS);
    onCleanup(() => clearInterval(timer));
  });

  return {
    timeLeft,
    present,
    endTurn: () => {
      const chargedClock = present();
      restart(chargedClock === null ? null : addIncrement(chargedClock, session().present.toMove));
    },
    chargeTurn: () => restart(present()),
    set: restart,
  };
}
