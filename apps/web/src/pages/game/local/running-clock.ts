import type { Seat } from '@halma/rules';
import { type Accessor, createEffect, createSignal, onCleanup } from 'solid-js';
import { addIncrement, type Clock, charge } from '../../../game/clock.ts';
import type { Session } from '../../../game/session.ts';

/** The clocks of a local game, while they run. */
interface RunningClock {
  /** The time left to a seat now, in milliseconds; undefined in a game without clocks. */
  readonly left: (seat: Seat) => number | undefined;
  /** The clocks as they stand now; null in a game without. */
  readonly present: () => Clock | null;
  /** The seat to move has moved: charges its time and adds the increment. */
  readonly press: () => void;
  /** The turn begins anew, as after a takeback: charges the time so far. */
  readonly settle: () => void;
  /** Sets the clocks to a state that another tab has stored. */
  readonly set: (clock: Clock | null) => void;
}

/** The interval at which the shown time is updated. */
const TICK_MS = 100;

/** Runs the clock of the seat to move from the first move to the end of the game, except while it is paused. */
export function createRunningClock(
  first: Clock | null,
  session: Accessor<Session>,
  isPaused: Accessor<boolean>,
  onFlag: (seat: Seat) => void,
): RunningClock {
  const [clock, setClock] = createSignal(first);
  const [now, setNow] = createSignal(performance.now());
  let since = performance.now();
  const isRunning = (): boolean =>
    clock() !== null && !isPaused() && session().turns.length > 0 && session().present.outcome === null;
  const spent = (): number => (isRunning() ? performance.now() - since : 0);
  const restart = (next: Clock | null): void => {
    since = performance.now();
    setNow(since);
    setClock(next);
  };
  const present = (): Clock | null => {
    const stored = clock();
    return stored === null ? null : charge(stored, session().present.toMove, spent());
  };
  const left = (seat: Seat): number | undefined => {
    const stored = clock()?.left.get(seat);
    if (stored === undefined || seat !== session().present.toMove || !isRunning()) return stored;
    return Math.max(0, stored - Math.max(0, now() - since));
  };

  createEffect(() => {
    if (!isRunning()) return;
    since = performance.now();
    const tick = setInterval(() => {
      setNow(performance.now());
      const { toMove } = session().present;
      if (left(toMove) === 0) onFlag(toMove);
    }, TICK_MS);
    onCleanup(() => clearInterval(tick));
  });

  return {
    left,
    present,
    press: () => {
      const charged = present();
      restart(charged === null ? null : addIncrement(charged, session().present.toMove));
    },
    settle: () => restart(present()),
    set: restart,
  };
}
