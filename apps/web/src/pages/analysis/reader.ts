import { extractFeatures, type Features } from '@halma/engine';
import type { Position, Rules, Seat } from '@halma/rules';
import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js';

/** The pause between two seats, in milliseconds, in which the page handles input. */
const READ_INTERVAL_MS = 30;

interface Readings {
  readonly rules: Rules;
  readonly bySeat: ReadonlyMap<Seat, Features | null>;
}

/**
 * Computes the features of a position, one seat after another, as each takes longer than drawing the board. The last
 * features in the same game stay until a seat's new ones are ready.
 *
 * @returns the features of a seat; null in games without camps, and before the first are ready
 */
export function createReader(position: Accessor<Position>): (seat: Seat) => Features | null {
  const [readings, setReadings] = createSignal<Readings>({ rules: position().rules, bySeat: new Map() });
  createEffect(
    on(position, (shown) => {
      const { rules } = shown;
      if (readings().rules !== rules) setReadings({ rules, bySeat: new Map() });
      let next: ReturnType<typeof setTimeout>;
      const readFrom = (index: number): void => {
        const seat = rules.seats[index];
        if (seat === undefined) return;
        next = setTimeout(() => {
          const features = extractFeatures(shown, seat);
          setReadings(({ bySeat }) => ({ rules, bySeat: new Map(bySeat).set(seat, features) }));
          readFrom(index + 1);
        }, READ_INTERVAL_MS);
      };
      readFrom(0);
      onCleanup(() => clearTimeout(next));
    }),
  );
  return (seat) => (readings().rules === position().rules ? (readings().bySeat.get(seat) ?? null) : null);
}
