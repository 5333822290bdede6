import type { Seat } from '@halma/rules';
import { type Accessor, createEffect, createSignal, onCleanup } from 'solid-js';
import { addIncrement, type Clock, charge } from '../../game/clock.ts';
import type { Session } from '../../game/session.ts';

/** The clocks of the game on the board, while they run. */
interface RunningClock {
  /** What a seat has left now, in milliseconds; undefined in a game without clocks. */
  readonly left: (seat: Seat) => number | undefined;
  /** The clocks as they stand now; null in a game without. */
  readonly present: () => Clock | null;
  /** The seat to move has moved: its time is taken off, and the increment added. */
  readonly press: () => void;
  /** The turn begins anew, as when a move is taken back: the time so far is taken off. */
  readonly settle: () => void;
  /** The clocks stand as they stood elsewhere, and run on from there. */
  readonly set: (clock: Clock | null) => void;
}

/** How often the shown time is renewed, in milliseconds. */
const TICK = 100;

/** Lets the clock of the seat to move run from the first move to the end of the game, but while it rests. */
export function createRunningClock(
  first: Clock | null,
  session: Accessor<Session>,
  rests: Accessor<boolean>,
  onFlag: (seat: Seat) => void,
): RunningClock {
  const [clock, setClock] = createSignal(first);
  const [now, setNow] = createSignal(performance.now());
  let since = performance.now();
  const isRunning = (): boolean =>
    clock() !== null && !rests() && session().turns.length > 0 && session().present.outcome === null;
  const spent = (): number => (isRunning() ? performance.now() - since : 0);
  const restart = (next: Clock | null): void => {
    since = performance.now();
    setNow(since);
    setClock(next);
  };
  const present = (): Clock | null => {
    const stood = clock();
    return stood === null ? null : charge(stood, session().present.toMove, spent());
  };
  const left = (seat: Seat): number | undefined => {
    const stood = clock()?.left.get(seat);
    if (stood === undefined || seat !== session().present.toMove || !isRunning()) return stood;
    return Math.max(0, stood - Math.max(0, now() - since));
  };

  createEffect(() => {
    if (!isRunning()) return;
    since = performance.now();
    const tick = setInterval(() => {
      setNow(performance.now());
      const { toMove } = session().present;
      if (left(toMove) === 0) onFlag(toMove);
    }, TICK);
    onCleanup(() => clearInterval(tick));
  });

  return {
    left,
    present,
    press: () => {
      const stood = present();
      restart(stood === null ? null : addIncrement(stood, session().present.toMove));
    },
    settle: () => restart(present()),
    set: restart,
  };
}
